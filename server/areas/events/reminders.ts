/**
 * Reminders of a session, a day before it starts: by mail to guests, by their own channels to everybody else. What a person has been
 * reminded of is kept with the seat, so that each is reminded once, and again only of another time when the session is rescheduled.
 * Whoever takes a seat on the last day needs no reminder.
 */
import { sql } from 'drizzle-orm';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import type { Job } from '#server/jobs/job.ts';
import { mailGuests } from './guests/mails.ts';
import { tell } from './notices.ts';

export const REMIND = 'events.remind';
/** Hours before the start. */
const LEAD_HOURS = 24;
/** People in one transaction. */
const BATCH = 200;

interface Due {
  id: number;
  userId: number | null;
  eventId: number;
  sessionId: number;
  /** ISO 8601 in UTC. */
  startAt: string;
}

/** Marks the next ones as reminded and returns them. Two processes never get the same one. */
const takeDue = (tx: Transaction): Promise<Due[]> =>
  tx.query<Due>(sql`
    with due as (
      select p.id, s.id as session, s.start_at as start
      from activity_event_time_slots s
        join activity_events e on e.id = s.activity_event_id and e.status in ('EVENT_RSVP', 'EVENT_FULL')
        join event_participants p on p.activity_event_time_slot_id = s.id and p.status = any(${sql.param([...holdsSeat])}::text[])
      where s.status = 'OPEN' and s.start_at between now() and now() + make_interval(hours => ${LEAD_HOURS}) and p.reminded_for is distinct from s.start_at
        and (p.reminded_for is not null or p.created_date < s.start_at - make_interval(hours => ${LEAD_HOURS}))
      order by p.id limit ${BATCH} for update of p skip locked)
    update event_participants p set reminded_for = due.start from due where p.id = due.id
    returning p.id, p.user_id as "userId", p.activity_event_id as "eventId", due.session as "sessionId", due.start as "startAt"`);

async function remind(tx: Transaction, context: Pick<DomainJobContext, 'model' | 'config'>): Promise<number> {
  const due = await takeDue(tx);
  const guests = due.filter(({ userId }) => userId === null).map(({ id }) => id);
  await mailGuests(tx, context, 'guestReminder', guests);
  for (const sessionId of new Set(due.map((one) => one.sessionId))) {
    const people = due.filter((one) => one.sessionId === sessionId && one.userId !== null);
    const [first] = people;
    if (!first) continue;
    const userIds = people.map(({ userId }) => userId as number);
    await tell(tx, 'reminder', { eventId: first.eventId, sessionId, id: `${sessionId}.${first.startAt}`, userIds });
  }
  return due.length;
}

export const remindJob: Job<object, DomainJobContext> = {
  name: REMIND,
  cron: '*/5 * * * *',
  // The next run does what this one could not.
  retries: 0,
  run: async (_, { db, ...context }) => {
    while ((await db.transaction((tx) => remind(tx, context))) === BATCH);
  },
};
