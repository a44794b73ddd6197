/** The mail jobs: one hands it to the mail server, the others clean up. */
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import { storageOf } from '#server/files/storage.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import { traced } from '#server/traces/traces.ts';
import { outcomeOf, wordsOf } from './failure.ts';
import type { Handover } from './handover.ts';
import { headersOf } from './headers.ts';
import { forgetFailures, leftAloneUntil, noteAnswering, noteFailing } from './leftAlone.ts';
import { withLogoAttached } from './logo.ts';
import { type MailServer, serverOf } from './mailServer.ts';
import { domainOf } from './messageDomain.ts';
import {
  type Attachment,
  deferMail,
  keepMail,
  markEnded,
  markFailed,
  markHanded,
  markSent,
  type OutgoingMail,
  SEND_MAIL,
  type Sending,
  sweepMail,
  takeMail,
} from './queue.ts';
import { CONNECTIONS, closeConnections, senderOf, transportTo } from './transport.ts';

/** Closes the connections to mail servers, and forgets which did not answer; called when a process stops. */
export function closeMail(): void {
  closeConnections();
  forgetFailures();
}

const isCalendar = ({ contentType }: Attachment): boolean => contentType.startsWith('text/calendar');

const hostOf = (server: MailServer): string => ('url' in server ? new URL(server.url).hostname : server.settings.host);

async function handOver(mail: OutgoingMail, server: MailServer, { db, config }: JobContext, handover: Handover): Promise<void> {
  const domain = domainOf(config);
  const storage = storageOf(config);
  const opened: Readable[] = [];
  try {
    const stored = mail.attachments.filter(({ storageKey }) => storageKey);
    for (const { storageKey } of stored) opened.push(await storage.read(storageKey as string));
    const texts = mail.attachments.filter(({ text }) => text !== undefined);
    const { html, logo } = await withLogoAttached(db, config, mail);
    const transport = await transportTo(server, mail.priority, config);
    handover.stage = 'connecting';
    const message: SendMailOptions & { handover: Handover } = {
      handover,
      ...('url' in server
        ? { from: config.mailFrom ?? { name: 'Atrium', address: `no-reply@${domain}` } }
        : senderOf(server.settings)),
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html,
      messageId: `<${mail.uuid}@${domain}>`,
      headers: headersOf(mail),
      attachments: [
        ...logo,
        ...stored.map(({ filename, contentType }, index) => ({ filename, contentType, content: opened[index] })),
        ...texts.map(({ filename, contentType, text }) => ({ filename, contentType, content: text })),
      ],
      // Beside the text, as one more way to show the mail.
      alternatives: texts.filter(isCalendar).map(({ contentType, text }) => ({ contentType, content: text })),
    };
    await traced(
      () => ({ name: 'SMTP', kind: 'client', attributes: { 'server.address': hostOf(server) } }),
      () => transport.sendMail(message),
    );
  } finally {
    // Otherwise a stream that the mail server did not read stays open.
    for (const one of opened) one.destroy();
  }
}

/**
 * Sends one message when it is due, always by the server whose it is: none takes another's place. What the server has refused for good, and
 * what it may have accepted without saying so, is not tried again; everything else is, by the mail's own schedule, for two days.
 */
export async function sendMail({ mailId }: Sending, context: JobContext): Promise<void> {
  const { db, config } = context;
  const server = await serverOf(db, config, mailId);
  if (!server) return keepMail(db, mailId);
  const until = await leftAloneUntil(db, server);
  if (until) return deferMail(db, mailId, until, 'the mail server is left alone for a while, because it takes no mail');
  const mail = await takeMail(db, mailId);
  if (!mail) return;
  const handover: Handover = { stage: 'ready', beforeDot: () => markHanded(db, mailId) };
  try {
    await handOver(mail, server, context, handover);
  } catch (error) {
    const outcome = outcomeOf(error, handover.stage);
    if (outcome === 'server') await noteFailing(db, server, error);
    else if (handover.stage !== 'ready') await noteAnswering(db, server);
    if (outcome === 'refused') return markEnded(db, mailId, 'FAILED', wordsOf(error));
    if (outcome === 'uncertain') return markEnded(db, mailId, 'UNCERTAIN', wordsOf(error));
    return markFailed(db, mailId, mail, wordsOf(error));
  }
  await markSent(db, mailId);
  await noteAnswering(db, server);
}

// The job's retries are for a process or a database that was lost midway.
const sending: Job<Sending> = {
  name: SEND_MAIL,
  run: sendMail,
  retries: 8,
  expireSeconds: 120,
  concurrency: CONNECTIONS,
  // More than there are silent servers at the same time; each is soon left alone.
  lanes: 16,
};

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
