/**
 * What those who have signed up are told: that a seat is theirs now, that a session or the event is cancelled or has another time.
 * Each is ordered in the transaction that causes it, once for each person.
 */
import { type SQL, sql } from 'drizzle-orm';
import { formatDate } from '#i18n/dateFormats.ts';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { holdsPlace } from '#schemas/events/holdsSeat.ts';
import { endText } from '#schemas/kernel/fields/clock.ts';
import { type LocalizedText, readIn } from '#schemas/kernel/fields/localized.ts';
import { deliver } from '#server/channels/deliver.ts';
import type { Transaction } from '#server/db/database.ts';

export type Told =
  | 'movedUp'
  | 'reminder'
  | 'guestDeclined'
  | 'placeCancelled'
  | 'sessionCancelled'
  | 'sessionMoved'
  | 'seriesCancelled'
  | 'seriesMoved'
  | 'eventCancelled'
  | 'eventMoved';

/** Of the event, and of the session where the notice is about one. Times as the building's clocks show them. */
interface Facts {
  event: LocalizedText;
  buildingId: number;
  session: string | null;
  /** `YYYY-MM-DD`, and `HH:mm` both. */
  date: string | null;
  from: string | null;
  until: string | null;
  /** `YYYY-MM-DD HH:mm`. */
  starts: string;
  ends: string;
}

/** `2026-06-05 09:30` as `05 Jun 2026, 09:30`. */
const inWords = (moment: string, locale: LocaleCode): string => {
  const [date = '', time = ''] = moment.split(' ');
  return `${formatDate(date, locale)}, ${time}`;
};

async function factsOf(tx: Transaction, eventId: number, sessionId: number | null): Promise<Facts> {
  const [facts] = await tx.query<Facts>(sql`
    select e.name as event, e.office_centre_id as "buildingId", s.session_name as session, s.session_date::text as date,
      left(s.start_time::text, 5) as "from", left(s.end_time::text, 5) as until,
      to_char(e.event_start_date at time zone c.time_zone, 'YYYY-MM-DD HH24:MI') as starts,
      to_char(e.event_end_date at time zone c.time_zone, 'YYYY-MM-DD HH24:MI') as ends
    from activity_events e join office_centres c on c.id = e.office_centre_id
      left join activity_event_time_slots s on s.activity_event_id = e.id and s.id = ${sessionId}::bigint
    where e.id = ${eventId}`);
  return facts as Facts;
}

interface About {
  eventId: number;
  sessionId?: number;
  /** What happened, told once: `12.7`, the session and its version. */
  id: string;
  remark?: string | null;
  /** The guest that it is about. */
  guest?: string | null;
  userIds: readonly number[] | SQL;
}

/** Tells these people, in the portal and by what they have chosen. */
export async function tell(
  tx: Transaction,
  step: Told,
  { eventId, sessionId, id, remark, guest, userIds }: About,
): Promise<void> {
  const facts = await factsOf(tx, eventId, sessionId ?? null);
  const said = (part: 'title' | 'message') =>
    Object.fromEntries(
      localeCodes.map((locale) => [
        locale,
        translate(locale, `eventNotices.${step}.${part}`, {
          event: readIn(facts.event, locale),
          session: facts.session ?? '',
          date: facts.date ? formatDate(facts.date, locale) : '',
          from: facts.from ?? '',
          until: facts.until ? endText(facts.from ?? '', facts.until) : '',
          starts: inWords(facts.starts, locale),
          ends: inWords(facts.ends, locale),
          guest: guest ?? '',
          remark: remark || translate(locale, 'eventNotices.noReason'),
        }),
      ]),
    ) as LocalizedText;
  await deliver(tx, {
    kind: 'event',
    id: `${step}.${id}`,
    title: said('title'),
    message: said('message'),
    buildingId: facts.buildingId,
    userIds,
  });
}

/** The session `s` has not ended. */
export const isComing = sql.raw('s.end_at > now()');

/** Those with a seat, or waiting for one, in the sessions of the event that are still to come; or in one of them. */
export const signedUp = ({ eventId, sessionId }: { eventId: number; sessionId?: number }): SQL => sql`
  select p.user_id as id from event_participants p join activity_event_time_slots s on s.id = p.activity_event_time_slot_id
  where p.activity_event_id = ${eventId} and ${sessionId === undefined ? sql.raw('true') : sql`s.id = ${sessionId}`}
    and p.status = any(${sql.param([...holdsPlace])}::text[]) and ${isComing}`;
