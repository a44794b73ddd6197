/** What the screen of a zone shows: each desk and room now, and until when. */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import { walkInMinutes } from '#schemas/hotdesks/hotdesk.ts';
import { localAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { type LocalizedText, readIn } from '#schemas/kernel/fields/localized.ts';
import type { Queryable } from '#server/db/database.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { flag, listOf, moment, objectOf, orNull, text, textOf, uuid, whole } from '#server/openapi/values.ts';
import { stillHolds } from './noShow.ts';

/** `SOON`: free, and booked within a quarter of an hour. */
export const placeStates = ['FREE', 'SOON', 'TAKEN', 'KEPT'] as const;
export const placeKinds = ['DESK', 'ROOM'] as const;
export interface GridPlace {
  /** Desks can be taken at the screen, rooms are booked. */
  kind: (typeof placeKinds)[number];
  uuid: string;
  name: string;
  state: (typeof placeStates)[number];
  /** Until when it is so today; null: for the rest of the day. */
  until: string | null;
  holder: string | null;
}
export interface Grid {
  display: { uuid: string; name: string; theme: string; minutes: number[] };
  zone: string;
  floorNo: string | null;
  building: string;
  timeZone: string;
  /** ISO 8601: the server's clock. */
  at: string;
  places: GridPlace[];
}
export const gridSchema = objectOf({
  display: objectOf({ uuid, name: text, theme: text, minutes: listOf(whole) }),
  zone: text,
  floorNo: orNull(text),
  building: text,
  timeZone: text,
  at: moment,
  places: listOf(
    objectOf({
      kind: textOf(...placeKinds),
      uuid,
      name: text,
      state: textOf(...placeStates),
      until: orNull(moment),
      holder: orNull(text),
    }),
  ),
});
export const takenSchema = objectOf({ endAt: moment, again: flag });

const SOON = 15 * 60_000;

interface RoomRow {
  uuid: string;
  name: LocalizedText;
  until: string | null;
  holder: string | null;
  next: string | null;
}

/** A room is taken while all of it is: of several that are alike, one may be free. Whoever has not checked in in time has lost it. */
async function roomsOf(on: Queryable, display: RecordRow, dayEnds: string, locale: LocaleCode): Promise<GridPlace[]> {
  const kept = (
    one: string,
  ) => sql`${sql.raw(one)}.holds and ${sql.raw(one)}.status in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED')
    and not (${sql.raw(one)}.status = 'CONFIRMED' and coalesce(${sql.raw(one)}.check_in_until <= now(), false))`;
  const rows = await on.query<RoomRow>(sql`
    select f.uuid, f.name, case when b.count >= f.at_once then b.until end as until, b.holder, n.start_at as next
    from zone_displays d join facilities f on f.id = any(d.facility_ids) and f.active
    left join lateral (
      select count(*) as count, min(b.held_until) as until, min(u.full_name) as holder from facility_bookings b left join users u on u.id = b.user_id
      where b.facility_id = f.id and ${kept('b')} and b.held_from <= now() and b.held_until > now()) b on true
    left join lateral (
      select n.held_from as start_at from facility_bookings n where n.facility_id = f.id and ${kept('n')} and f.at_once = 1
        and n.held_from > now() and n.held_from < ${dayEnds}::timestamptz order by n.held_from limit 1) n on true
    where d.id = ${display.id} order by f.position, f.id`);
  const iso = (value: string | null) => value && new Date(value).toISOString();
  return rows.map(({ uuid: of, name, until, holder, next }) => ({
    kind: 'ROOM',
    uuid: of,
    name: readIn(name, locale),
    state: until ? 'TAKEN' : next !== null && Date.parse(next) - Date.now() < SOON ? 'SOON' : 'FREE',
    until: iso(until ?? next),
    holder: until && display.showsNames ? holder : null,
  }));
}

/** @param display a record of `zone-displays` */
export async function gridOf(on: Queryable, display: RecordRow, locale: LocaleCode = fallbackLocale): Promise<Grid> {
  const [place] = await on.query<{ zone: string; floorNo: string | null; building: string; timeZone: string }>(sql`
    select z.name as zone, z.floor_no as "floorNo", coalesce(b.building_name, b.company_name) as building, b.time_zone as "timeZone"
    from hotdesk_zones z join office_centres b on b.id = z.office_centre_id where z.id = ${display.zoneId as number}`);
  const { zone = '', floorNo = null, building = '', timeZone = 'UTC' } = place ?? {};
  const now = Date.now();
  const today = localAt(timeZone, now).date;
  const dayEnds = new Date(startOfDay(timeZone, addDays(today, 1))).toISOString();
  const rows = await on.query<{
    uuid: string;
    name: string;
    kept: boolean;
    until: string | null;
    holder: string | null;
    next: string | null;
  }>(sql`
    select d.uuid, d.desk_no as name, b.end_at as until, u.full_name as holder, n.start_at as next,
      d.desk_type = 'ASSIGNED' and not exists (
        select 1 from hotdesk_lendings l where l.hotdesk_id = d.id and ${today}::date between l.from_date and l.until_date) as kept
    from hotdesks d
    left join lateral (select * from hotdesk_bookings b where b.hotdesk_id = d.id and ${stillHolds('b')}
      and b.start_at <= now() and b.end_at > now() order by b.start_at limit 1) b on true
    left join lateral (select * from hotdesk_bookings n where n.hotdesk_id = d.id and ${stillHolds('n')}
      and n.start_at > now() and n.start_at < ${dayEnds}::timestamptz order by n.start_at limit 1) n on true
    left join users u on u.id = b.user_id
    where d.zone_id = ${display.zoneId as number} and d.active and d.deleted_date is null order by d.desk_no, d.id limit 1000`);
  const iso = (value: string | null) => value && new Date(value).toISOString();
  const places = rows.map(({ uuid: of, name, kept, until, holder, next }): GridPlace => {
    const isSoon = next !== null && Date.parse(next) - now < SOON;
    const state = until ? 'TAKEN' : kept ? 'KEPT' : isSoon ? 'SOON' : 'FREE';
    return {
      kind: 'DESK',
      uuid: of,
      name,
      state,
      until: iso(until ?? (kept ? null : next)),
      holder: display.showsNames ? holder : null,
    };
  });
  const rooms = await roomsOf(on, display, dayEnds, locale);
  const most = Number(display.maxMinutes ?? 0);
  const minutes = display.mayBook ? walkInMinutes.filter((one) => one <= most) : [];
  const shown = { uuid: display.uuid as string, name: String(display.name), theme: String(display.theme), minutes };
  return { display: shown, zone, floorNo, building, timeZone, at: new Date(now).toISOString(), places: [...places, ...rooms] };
}
