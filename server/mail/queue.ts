/** The state of outgoing mails. Every step is one statement on its row, so that two processes never send the same one. */
import { sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { enqueueMany, PRIORITY, type Priority } from '#server/jobs/enqueue.ts';
import { type InLane, jobName } from '#server/jobs/job.ts';
import { nextAttempt } from './schedule.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  /** Where its bytes are in the file storage: they are read while the mail is sent. */
  storageKey?: string;
  /** What is short stands here instead. Of a calendar file, `contentType` has the method: mail programs show it as an invitation. */
  text?: string;
}
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  buildingId: number | null;
  attachments: Attachment[];
  since: string;
  priority: Priority;
  /** Random, and the same at each attempt: no two mails share it, not even those of a restored database. */
  uuid: string;
  unsubscribe: string | null;
}
export interface Sending extends InLane {
  mailId: number;
}
export const SEND_MAIL = jobName<Sending>('mail.send');
/** Longer than sending takes: the sending process has died. */
const LOST_SECONDS = 300;
/** Mails overdue for this long have lost their job. */
const OVERDUE_SECONDS = 300;

const WIPED = sql.raw(`text = '', html = '', attachments = '[]', unsubscribe = null`);
const changed = sql.raw('version = version + 1, updated_date = now()');
const lost = sql.raw(`status = 'SENDING' and last_attempt_date < now() - interval '${LOST_SECONDS} seconds'`);

/**
 * The server of a mail and its priority: a silent server delays only its own mail, and a long list or a slow receiver neither codes nor
 * emergencies. It is where the mail waits, not what sends it: settings that change meanwhile hold all the same.
 */
const server = sql.raw(`(select s.id from mail_servers s
  where s.enabled and (s.office_centre_id = mails.office_centre_id or s.office_centre_id is null) order by s.office_centre_id nulls last limit 1)`);
export const laneOf = sql`concat_ws('.', coalesce(${server}::text, 'process'), mails.priority)`;

export interface Lined {
  id: number;
  lane: string;
  priority: Priority;
}
/** Enqueues the sending of mails, each in its lane. */
export async function sendLined(tx: Transaction, mails: readonly Lined[], startAfter?: Date): Promise<void> {
  for (const priority of Object.values(PRIORITY)) {
    const equal = mails.filter((mail) => mail.priority === priority).map(({ id, lane }) => ({ mailId: id, lane }));
    await enqueueMany(tx, SEND_MAIL, equal, priority, startAfter);
  }
}

/** Sends these now, such as those that somebody wants to be sent again. */
export async function sendAgain(tx: Transaction, ids: readonly number[]): Promise<void> {
  await sendLined(
    tx,
    await tx.query<Lined>(sql`select id::int, ${laneOf} as lane, priority from mails where id = any(${idList(ids)})`),
  );
}

/** The most urgent first; what is left after these is sent when its own time has come. */
const WAITING = 1000;
/** The server takes mail again, or is said to: what was tried again later is sent now. */
export async function sendWaiting(tx: Transaction, serverId: number): Promise<void> {
  await tx.query(sql`
    update mail_servers set failing_since = null, paused_until = null, failure = null, failure_answer = null where id = ${serverId}`);
  await sendLined(
    tx,
    await tx.query<Lined>(sql`
      update mails set next_attempt_date = null, ${changed} where id in (
        select id from mails where status = 'RETRYING' and ${server} = ${serverId} order by priority desc, id limit ${WAITING} for update skip locked)
      returning id::int, ${laneOf} as lane, priority`),
  );
}

/** A code or link in it has ended: it is not sent any more. */
const expire = (db: Database, id: number): Promise<unknown> =>
  db.query(sql`
    update mails set status = 'EXPIRED', next_attempt_date = null, ${WIPED}, ${changed}
    where id = ${id} and status in ('QUEUED', 'RETRYING') and expires_date <= now()`);

/** Claims a due mail for sending: undefined when another process has it, it is not due, or it must no longer be sent. */
export async function takeMail(db: Database, id: number): Promise<OutgoingMail | undefined> {
  await expire(db, id);
  // A few seconds early is accepted: the clocks of database and process differ.
  const [mail] = await db.query<OutgoingMail>(sql`
    update mails set status = 'SENDING', attempts = coalesce(attempts, 0) + 1, last_attempt_date = now(), handed_date = null, ${changed}
    where id = ${id} and ((status in ('QUEUED', 'RETRYING') and coalesce(next_attempt_date, now()) <= now() + interval '5 seconds')
      or (${lost} and handed_date is null))
    returning to_address as to, subject, text, html, office_centre_id::int as "buildingId", attachments, priority, coalesce(queued_date, created_date) as since, uuid, unsubscribe`);
  return mail;
}

/** Notes that a mail is about to be accepted. Throws when it is not this process that sends it any more. */
export async function markHanded(db: Database, id: number): Promise<void> {
  const [mail] = await db.query(sql`update mails set handed_date = now() where id = ${id} and status = 'SENDING' returning id`);
  if (!mail) throw new Error('the mail is being sent by somebody else');
}

/** Its server is left alone: it waits, and counts as not tried. */
export async function deferMail(db: Database, id: number, until: Date, why: string): Promise<void> {
  await expire(db, id);
  await db.transaction(async (tx) => {
    const [mail] = await tx.query<{ since: string }>(sql`
      select coalesce(queued_date, created_date) as since from mails
      where id = ${id} and status in ('QUEUED', 'RETRYING') and coalesce(next_attempt_date, now()) <= now() + interval '5 seconds' for update`);
    if (mail) await retryLater(tx, id, { since: mail.since, why, notBefore: until });
  });
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

/** Schedules the next attempt, or none after two days. */
async function retryLater(
  tx: Transaction,
  id: number,
  { since, why, notBefore }: { since: string; why: string; notBefore?: Date },
): Promise<void> {
  const scheduled = nextAttempt(new Date(since), new Date());
  const next = scheduled && notBefore && notBefore > scheduled ? notBefore : scheduled;
  const [mail] = await tx.query<Lined>(sql`
    update mails set status = ${next ? 'RETRYING' : 'FAILED'}, error = ${why.slice(0, 300)},
      next_attempt_date = ${next?.toISOString() ?? null}::timestamptz, ${changed}
    where id = ${id} and status in ('QUEUED', 'RETRYING', 'SENDING') returning id::int, ${laneOf} as lane, priority`);
  if (next && mail) await sendLined(tx, [mail], next);
}

/** Records why it was not sent, and schedules a retry, or none. */
export const markFailed = (db: Database, id: number, { since }: OutgoingMail, why: string): Promise<void> =>
  db.transaction((tx) => retryLater(tx, id, { since, why }));

/** Not tried again by itself: refused for good, or perhaps accepted. Somebody can send it again. */
export async function markEnded(db: Database, id: number, status: 'FAILED' | 'UNCERTAIN', why: string): Promise<void> {
  await db.query(sql`
    update mails set status = ${status}, error = ${why.slice(0, 300)}, next_attempt_date = null, ${changed}
    where id = ${id} and status = 'SENDING'`);
}

/** Sends mails whose job was lost, and wipes those that must no longer be sent. */
export async function sweepMail(tx: Transaction, { keepsForReading }: { keepsForReading: boolean }): Promise<void> {
  await tx.query(sql`
    update mails set status = 'EXPIRED', ${WIPED}, ${changed}
    where expires_date <= now() and status = any(${sql.param(keepsForReading ? ['FAILED'] : ['FAILED', 'KEPT'])}::text[])`);
  // The process has died after it had handed it over.
  await tx.query(sql`
    update mails set status = 'UNCERTAIN', error = 'interrupted', next_attempt_date = null, ${changed} where ${lost} and handed_date is not null`);
  // That it may have arrived stays known.
  await tx.query(sql`update mails set ${WIPED}, ${changed} where expires_date <= now() and status = 'UNCERTAIN' and text <> ''`);
  const overdue = await tx.query<Lined>(sql`
    select id::int, ${laneOf} as lane, priority from mails
    where (status in ('QUEUED', 'RETRYING') and coalesce(next_attempt_date, queued_date, created_date) < now() - ${sql.raw(`interval '${OVERDUE_SECONDS} seconds'`)})
      or (${lost})
    order by id limit 1000`);
  await sendLined(tx, overdue);
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

/** Number of mails that wait, have failed or may have arrived, or are kept because there is no mail server. */
export async function countMail(
  on: Queryable,
): Promise<{ waiting: number; retrying: number; failed: number; uncertain: number; kept: number }> {
  const rows = await on.query<{ status: string; total: number }>(
    sql`select status, count(*)::int as total from mails where status in ('QUEUED', 'SENDING', 'RETRYING', 'FAILED', 'UNCERTAIN', 'KEPT') group by status`,
  );
  const of = (...wanted: string[]) => rows.reduce((sum, { status, total }) => sum + (wanted.includes(status) ? total : 0), 0);
  return {
    waiting: of('QUEUED', 'SENDING'),
    retrying: of('RETRYING'),
    failed: of('FAILED'),
    uncertain: of('UNCERTAIN'),
    kept: of('KEPT'),
  };
}
