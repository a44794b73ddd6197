/** The mail jobs: one hands it to the SMTP server, the others clean up. */
import { hostname } from 'node:os';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { storageOf } from '#server/files/storage.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import { keepMail, markFailed, markSent, type OutgoingMail, SEND_MAIL, sweepMail, takeMail } from './queue.ts';

const TIMEOUT = 20_000;
const transports = new Map<string, ReturnType<typeof createTransport>>();

/** One pooled connection per server; user input reaches it only in the fields of the message. */
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

/** Closes the connections to mail servers; called when a process stops. */
export function closeMail(): void {
  for (const transport of transports.values()) transport.close();
  transports.clear();
}

const domainOf = (config: Config) => {
  const { hostname: host } = new URL(config.publicUrl);
  return /[a-z]/i.test(host) ? host : hostname().replace(/[^\w.-]/g, '') || 'localhost';
};

async function handOver(mail: OutgoingMail, mailId: number, smtpUrl: string, config: Config): Promise<void> {
  const domain = domainOf(config);
  const storage = storageOf(config);
  const opened: Readable[] = [];
  try {
    for (const { storageKey } of mail.attachments) opened.push(await storage.read(storageKey));
    await transportTo(smtpUrl).sendMail({
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
  } finally {
    // Otherwise a stream that the mail server did not read stays open.
    for (const one of opened) one.destroy();
  }
}

/**
 * Sends one message when it is due. The Message-ID is derived from the row, so that a server can detect duplicates. Failed
 * mails are retried by their own schedule, for two days.
 */
export async function sendMail({ mailId }: { mailId: number }, { db, config }: JobContext): Promise<void> {
  if (!config.smtpUrl) return keepMail(db, mailId);
  const mail = await takeMail(db, mailId);
  if (!mail) return;
  try {
    await handOver(mail, mailId, config.smtpUrl, config);
  } catch (error) {
    return markFailed(db, mailId, mail, String((error as Error).message));
  }
  await markSent(db, mailId);
}

// The job's retries are for a process or a database that was lost midway.
const sending: Job<{ mailId: number }> = { name: SEND_MAIL, run: sendMail, retries: 8, expireSeconds: 120, concurrency: 4 };

const sweeping: Job = {
  name: 'mail.sweep',
  cron: '*/10 * * * *',
  run: (_, { db, config }) => db.transaction((tx) => sweepMail(tx, { keepsForReading: config.mailbox })),
};

const KEEP_DAYS = 30;
const cleaningUp: Job = {
  name: 'mail.cleanUp',
  cron: '17 3 * * *',
  run: async (_, { db }) => {
    await db.query(sql`delete from mails where created_date < now() - ${sql.raw(`interval '${KEEP_DAYS} days'`)}`);
  },
};
export const mailJobs: readonly Job[] = [sending, sweeping, cleaningUp];
