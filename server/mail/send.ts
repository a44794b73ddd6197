/** The job that hands mail to the SMTP server. */
import { hostname } from 'node:os';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { storageOf } from '#server/files/storage.ts';
import type { JobContext } from '#server/jobs/queue.ts';
import { registerJob, scheduleJob } from '#server/jobs/queue.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  /** Where its bytes lie in the file storage: they are read while the mail goes out. */
  storageKey: string;
}
export const SEND_MAIL = 'mail.send';

interface Row {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}
const TIMEOUT = 20_000;
const transports = new Map<string, ReturnType<typeof createTransport>>();

/** One pooled connection per server; nothing that a user typed reaches it outside the fields of the message. */
function transportTo(smtpUrl: string) {
  let transport = transports.get(smtpUrl);
  if (!transport) {
    transport = createTransport(
      {
        url: smtpUrl,
        pool: true,
        maxConnections: 4,
        connectionTimeout: TIMEOUT,
        greetingTimeout: TIMEOUT,
        socketTimeout: TIMEOUT,
      } as object,
      { disableFileAccess: true, disableUrlAccess: true },
    );
    transports.set(smtpUrl, transport);
  }
  return transport;
}

/** Ends the connections to mail servers; a process that stops calls it. */
export function closeMail(): void {
  for (const transport of transports.values()) transport.close();
  transports.clear();
}

const domainOf = (config: Config) => {
  const { hostname: host } = new URL(config.publicUrl);
  return /[a-z]/i.test(host) ? host : hostname().replace(/[^\w.-]/g, '') || 'localhost';
};

/**
 * Sends one message. The Message-ID follows from the row, so that a server that had it already can tell. What was sent
 * is wiped from the table: codes and lists do not lie around.
 */
export async function sendMail({ mailId }: { mailId: number }, { db, config }: JobContext): Promise<void> {
  const [mail] = await db.query<Row>(
    sql`select to_address as to, subject, text, html, attachments from mails where id = ${mailId} and status in ('QUEUED', 'FAILED')`,
  );
  if (!mail) return;
  if (!config.smtpUrl) {
    await db.query(sql`update mails set status = 'KEPT' where id = ${mailId}`);
    return;
  }
  const domain = domainOf(config);
  const storage = storageOf(config);
  const opened: Readable[] = [];
  try {
    for (const { storageKey } of mail.attachments) opened.push(await storage.read(storageKey));
    await transportTo(config.smtpUrl).sendMail({
      from: config.mailFrom ?? { name: 'Atrium', address: `no-reply@${domain}` },
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<atrium-mail-${mailId}@${domain}>`,
      attachments: mail.attachments.map(({ filename, contentType }, index) => ({
        filename,
        contentType,
        content: opened[index],
      })),
    });
  } catch (error) {
    await db.query(
      sql`update mails set status = 'FAILED', error = ${String((error as Error).message).slice(0, 300)} where id = ${mailId}`,
    );
    throw error;
  } finally {
    // What the mail server did not come to read stays open otherwise.
    for (const one of opened) one.destroy();
  }
  await db.query(
    sql`update mails set status = 'SENT', sent_date = now(), error = null, text = '', html = '', attachments = '[]' where id = ${mailId}`,
  );
}

registerJob(SEND_MAIL, sendMail, { retries: 8, expireSeconds: 120, concurrency: 4 });

const KEEP_DAYS = 30;
registerJob('mail.cleanUp', async (_: object, { db }: JobContext) => {
  await db.query(sql`delete from mails where created_date < now() - ${sql.raw(`interval '${KEEP_DAYS} days'`)}`);
});
scheduleJob('mail.cleanUp', '17 3 * * *');
