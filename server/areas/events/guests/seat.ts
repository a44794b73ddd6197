/** A participant with everything that mails, pages and calendar files say: the event, the session, the building, who signed up. */
import { type SQL, sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import type { GivenAnswer } from '#schemas/kernel/fields/answers.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { Queryable } from '#server/db/database.ts';

export interface Seat {
  id: number;
  uuid: string;
  hostId: number | null;
  userId: number | null;
  bookedUserId: number | null;
  eventId: number;
  slotId: number;
  status: string;
  guestName: string | null;
  guestEmail: string | null;
  guestMobile: string | null;
  guestLanguage: LocaleCode | null;
  confirmedDate: string | null;
  checkedInDate: string | null;
  ownCode: string | null;
  answers: readonly GivenAnswer[] | null;
  stars: number | null;
  comment: string | null;
  /** Who signed up. */
  bookedBy: string | null;
  event: LocalizedText;
  eventUuid: string;
  tagline: LocalizedText | null;
  questions: readonly OptionItem[] | null;
  slotUuid: string;
  /** Grows with every change of the event, the session and the seat. */
  changes: number;
  sessionName: string;
  location: string | null;
  /** `YYYY-MM-DD`, `HH:mm` in the building's zone. */
  sessionDate: string;
  startTime: string;
  endTime: string;
  posterCode: string | null;
  isCancelled: boolean;
  /** ISO 8601 in UTC. */
  startAt: string;
  endAt: string;
  zone: string;
  buildingId: number;
  building: string;
}

/** @param condition on a participant `p`, a session `s`, an event `e` */
export const seatsWhere = (on: Queryable, condition: SQL): Promise<Seat[]> =>
  on.query<Seat>(sql`
    select p.id, p.uuid, p.host_id as "hostId", p.user_id as "userId", p.booked_user_id as "bookedUserId", p.activity_event_id as "eventId",
      s.id as "slotId", p.status, p.guest_name as "guestName", p.guest_email as "guestEmail",
      p.guest_mobile as "guestMobile", p.guest_language as "guestLanguage", p.confirmed_date as "confirmedDate",
      p.checked_in_date as "checkedInDate", p.check_in_code as "ownCode", p.answers, p.stars, p.comment, b.full_name as "bookedBy",
      e.name as event, e.uuid as "eventUuid", e.tagline, e.options as questions, s.uuid as "slotUuid", e.version + s.version + p.version as changes,
      s.session_name as "sessionName", s.location, s.session_date::text as "sessionDate", left(s.start_time::text, 5) as "startTime",
      left(s.end_time::text, 5) as "endTime", s.check_in_code as "posterCode", s.status = 'CANCELLED' as "isCancelled",
      s.start_at as "startAt",
      s.end_at as "endAt",
      c.time_zone as zone, c.id as "buildingId", coalesce(c.building_name, c.company_name) as building
    from event_participants p
      join activity_event_time_slots s on s.id = p.activity_event_time_slot_id
      join activity_events e on e.id = p.activity_event_id
      join office_centres c on c.id = p.office_centre_id
      left join users b on b.id = p.booked_user_id
    where ${condition} order by p.id`);
