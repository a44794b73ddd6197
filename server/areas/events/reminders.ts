/**
 * Reminders of a session, a day before it starts: by mail to guests, by their own channels to everybody else. What a person has been
 * reminded of is kept with the seat, so that each is reminded once, and again only of another time when the session is rescheduled.
 * Whoever takes a seat on the last day needs no reminder.
 */
import { sql } from 'drizzle-orm';
import { formatDate } from '#i18n/dateFormats.ts';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { deliver } from '#server/channels/deliver.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import type { Job } from '#server/jobs/job.ts';
import { mailGuests } from './guests/mails.ts';

export const REMIND = 'events.remind';
/** Hours before the start. */
const LEAD_HOURS = 24;
/** People in one transaction. */
const BATCH = 200;

interface Due {
  id: number;
  userId: number | null;
  slotId: number;
  eventUuid: string;
  buildingId: number;
  event: LocalizedText;
  session: string;
  place: string;
  date: string;
  time: string;
  /** ISO 8601 in UTC. */
  startAt: string;
}

/** Marks the next ones as reminded and returns them. Two processes never get the same one. */
const takeDue = (tx: Transaction): Promise<Due[]> =>
  tx.query<Due>(sql`
    with due as (
      select p.id, s.id as slot, ((s.session_date + s.start_time) at time zone c.time_zone)::timestamptz(3) as start
      from activity_event_time_slots s
        join activity_events e on e.id = s.activity_event_id and e.status in ('EVENT_RSVP', 'EVENT_FULL')
        join office_centres c on c.id = s.office_centre_id
        join event_participants p on p.activity_event_time_slot_id = s.id and p.status = any(${sql.param([...holdsSeat])}::text[])
      where s.status = 'OPEN' and s.session_date between current_date - 1 and current_date + 3
        and (s.session_date + s.start_time) at time zone c.time_zone between now() and now() + make_interval(hours => ${LEAD_HOURS})
        and p.reminded_for is distinct from ((s.session_date + s.start_time) at time zone c.time_zone)::timestamptz(3)
        and (p.reminded_for is not null
          or p.created_date < (s.session_date + s.start_time) at time zone c.time_zone - make_interval(hours => ${LEAD_HOURS}))
      order by p.id limit ${BATCH} for update of p skip locked)
    update event_participants p set reminded_for = due.start
    from due, activity_event_time_slots s, activity_events e, office_centres c
    where p.id = due.id and s.id = due.slot and e.id = s.activity_event_id and c.id = s.office_centre_id
    returning p.id, p.user_id as "userId", s.id as "slotId", e.uuid as "eventUuid", c.id as "buildingId", e.name as event,
      s.session_name as session, coalesce(s.location, c.building_name, c.company_name) as place, s.session_date::text as date,
      left(s.start_time::text, 5) || '–' || left(s.end_time::text, 5) as time, due.start as "startAt"`);

/** A text in every language. */
const inEach = (text: (locale: (typeof localeCodes)[number]) => string): LocalizedText =>
  Object.fromEntries(localeCodes.map((locale) => [locale, text(locale)])) as unknown as LocalizedText;

async function remind(tx: Transaction, context: Pick<DomainJobContext, 'model' | 'config'>): Promise<number> {
  const due = await takeDue(tx);
  const guests = due.filter(({ userId }) => userId === null).map(({ id }) => id);
  await mailGuests(tx, context, 'guestReminder', guests);
  for (const slotId of new Set(due.map((one) => one.slotId))) {
    const people = due.filter((one) => one.slotId === slotId && one.userId !== null);
    const [first] = people;
    if (!first) continue;
    const { event, session, place, date, time, startAt, buildingId } = first;
    await deliver(tx, {
      kind: 'event',
      id: `reminder.${slotId}.${startAt}`,
      title: inEach((locale) => translate(locale, 'server.eventReminder.title', { event: readIn(event, locale) })),
      message: inEach((locale) =>
        translate(locale, 'server.eventReminder.message', { session, place, time, date: formatDate(date, locale) }),
      ),
      buildingId,
      userIds: people.map(({ userId }) => userId as number),
    });
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
