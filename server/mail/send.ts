/** The mail jobs: one hands it to the mail server, the others clean up. */
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import { storageOf } from '#server/files/storage.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import { type MailServer, serverOf } from './mailServer.ts';
import { domainOf } from './messageDomain.ts';
import { keepMail, markFailed, markSent, type OutgoingMail, SEND_MAIL, sweepMail, takeMail } from './queue.ts';
import { closeMail, senderOf, transportTo } from './transport.ts';

export { closeMail };

async function handOver(mail: OutgoingMail, mailId: number, server: MailServer, config: Config): Promise<void> {
  const domain = domainOf(config);
  const storage = storageOf(config);
  const opened: Readable[] = [];
  try {
    for (const { storageKey } of mail.attachments) opened.push(await storage.read(storageKey));
    const transport = await transportTo(server, config);
    await transport.sendMail({
      ...('url' in server
        ? { from: config.mailFrom ?? { name: 'Atrium', address: `no-reply@${domain}` } }
        : senderOf(server.settings)),
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
 * mails are retried by their own schedule, for two days, and always by the server whose they are: none takes another's place.
 */
export async function sendMail({ mailId }: { mailId: number }, { db, config }: JobContext): Promise<void> {
  const server = await serverOf(db, config, mailId);
  if (!server) return keepMail(db, mailId);
  const mail = await takeMail(db, mailId);
  if (!mail) return;
  try {
    await handOver(mail, mailId, server, config);
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
