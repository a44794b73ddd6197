/** The state of outgoing mails. Every step is one statement on its row, so that two processes never send the same one. */
import { sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { enqueue, enqueueMany, PRIORITY, type Priority } from '#server/jobs/enqueue.ts';
import { jobName } from '#server/jobs/job.ts';
import { nextAttempt } from './schedule.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  /** Where its bytes are in the file storage: they are read while the mail is sent. */
  storageKey: string;
}
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  since: string;
  priority: Priority;
}
export const SEND_MAIL = jobName<{ mailId: number }>('mail.send');
/** Longer than sending takes: the sending process has died. */
const LOST_SECONDS = 300;
/** Mails overdue for this long have lost their job. */
const OVERDUE_SECONDS = 300;

const WIPED = sql.raw(`text = '', html = '', attachments = '[]'`);
const changed = sql.raw('version = version + 1, updated_date = now()');
const lost = sql.raw(`status = 'SENDING' and last_attempt_date < now() - interval '${LOST_SECONDS} seconds'`);

/** Claims a due mail for sending: undefined when another process has it, it is not due, or it must no longer be sent. */
export async function takeMail(db: Database, id: number): Promise<OutgoingMail | undefined> {
  await db.query(sql`
    update mails set status = 'EXPIRED', next_attempt_date = null, ${WIPED}, ${changed}
    where id = ${id} and status in ('QUEUED', 'RETRYING') and expires_date <= now()`);
  // A few seconds early is accepted: the clocks of database and process differ.
  const [mail] = await db.query<OutgoingMail>(sql`
    update mails set status = 'SENDING', attempts = coalesce(attempts, 0) + 1, last_attempt_date = now(), ${changed}
    where id = ${id} and ((status in ('QUEUED', 'RETRYING') and coalesce(next_attempt_date, now()) <= now() + interval '5 seconds') or ${lost})
    returning to_address as to, subject, text, html, attachments, priority, coalesce(queued_date, created_date) as since`);
  return mail;
}

/** Without a mail server it is kept. */
export async function keepMail(db: Database, id: number): Promise<void> {
  await db.query(
    sql`update mails set status = 'KEPT', next_attempt_date = null, ${changed} where id = ${id} and status in ('QUEUED', 'RETRYING')`,
  );
}

/** A sent mail is wiped from the table, so that codes and lists are not kept. */
export async function markSent(db: Database, id: number): Promise<void> {
  await db.query(
    sql`update mails set status = 'SENT', sent_date = now(), next_attempt_date = null, error = null, ${WIPED}, ${changed} where id = ${id}`,
  );
}

/** Records why it was not sent, and schedules a retry, or none. */
export async function markFailed(db: Database, id: number, { since, priority }: OutgoingMail, why: string): Promise<void> {
  const next = nextAttempt(new Date(since), new Date());
  await db.transaction(async (tx) => {
    await tx.query(sql`
      update mails set status = ${next ? 'RETRYING' : 'FAILED'}, error = ${why.slice(0, 300)}, next_attempt_date = ${next?.toISOString() ?? null}::timestamptz, ${changed}
      where id = ${id} and status = 'SENDING'`);
    if (next) await enqueue(tx, SEND_MAIL, { mailId: id }, { startAfter: next, priority });
  });
}

/** Sends mails whose job was lost, and wipes those that must no longer be sent. */
export async function sweepMail(tx: Transaction, { keepsForReading }: { keepsForReading: boolean }): Promise<void> {
  await tx.query(sql`
    update mails set status = 'EXPIRED', ${WIPED}, ${changed}
    where expires_date <= now() and status = any(${sql.param(keepsForReading ? ['FAILED'] : ['FAILED', 'KEPT'])}::text[])`);
  const overdue = await tx.query<{ id: number; priority: Priority }>(sql`
    select id, priority from mails
    where (status in ('QUEUED', 'RETRYING') and coalesce(next_attempt_date, queued_date, created_date) < now() - ${sql.raw(`interval '${OVERDUE_SECONDS} seconds'`)})
      or (${lost})
    order by id limit 1000`);
  for (const priority of Object.values(PRIORITY)) {
    const equal = overdue.filter((mail) => mail.priority === priority).map(({ id }) => ({ mailId: id }));
    await enqueueMany(tx, SEND_MAIL, equal, priority);
  }
}

/** Keeps what was not written at all, and why: nobody is to believe that it was sent. */
export async function keepRefused(
  tx: Transaction,
  refused: readonly { to: string; why: string; building: number | null }[],
): Promise<void> {
  if (!refused.length) return;
  await tx.query(sql`
    insert into mails (to_address, office_centre_id, subject, text, html, status, error, queued_date)
    select "to", building, '–', '', '', 'REFUSED', why, now()
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as r("to" text, building bigint, why text)`);
}

/** Number of mails that wait, have failed, or are kept because there is no mail server. */
export async function countMail(on: Queryable): Promise<{ waiting: number; retrying: number; failed: number; kept: number }> {
  const rows = await on.query<{ status: string; total: number }>(
    sql`select status, count(*)::int as total from mails where status in ('QUEUED', 'SENDING', 'RETRYING', 'FAILED', 'KEPT') group by status`,
  );
  const of = (...wanted: string[]) => rows.reduce((sum, { status, total }) => sum + (wanted.includes(status) ? total : 0), 0);
  return { waiting: of('QUEUED', 'SENDING'), retrying: of('RETRYING'), failed: of('FAILED'), kept: of('KEPT') };
}
