/** The desks of a zone on its plan, and which of them can be had at a time: one statement. */
import { sql } from 'drizzle-orm';
import { type AskedSpan, type DayPart, dayParts, spanOf } from '#schemas/hotdesks/spans.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { isDate, TIME } from '#schemas/kernel/fields/formats.ts';
import type { Queryable } from '#server/db/database.ts';
import type { RawQuery } from '#server/engine/lists/listQuery.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, moment, objectOf, orNull, text, textOf, uuid, whole } from '#server/openapi/values.ts';
import { stillHolds } from './noShow.ts';
import type { DeskSettings } from './settings.ts';

/** `KEPT`: assigned to somebody, and not lent then. `TODAY_ONLY`: a hot desk on another day. */
export const planStates = ['FREE', 'TAKEN', 'MINE', 'KEPT', 'TODAY_ONLY'] as const;
export interface PlanDesk {
  uuid: string;
  id: number;
  deskNo: string;
  deskType: string;
  amenities: string[];
  planX: number | null;
  planY: number | null;
  state: (typeof planStates)[number];
  /** Who has it then, where the reader may know. */
  holder: string | null;
  bookingUuid: string | null;
}
export interface Plan {
  startAt: string;
  endAt: string;
  desks: PlanDesk[];
}
export const planSchema = objectOf({
  startAt: moment,
  endAt: moment,
  desks: listOf(
    objectOf({
      uuid,
      id: whole,
      deskNo: text,
      deskType: text,
      amenities: listOf(text),
      planX: orNull(whole),
      planY: orNull(whole),
      state: textOf(...planStates),
      holder: orNull(text),
      bookingUuid: orNull(uuid),
    }),
  ),
});

const bad = (param: string) => new AppError('badQuery', { params: { param } });

/** The time that a call asks for; the present moment without a date. Throws AppError badQuery. */
export function askedFor(query: RawQuery, set: DeskSettings, zone: string): { asked: AskedSpan; startAt: string; endAt: string } {
  const value = (name: string) => (typeof query[name] === 'string' && query[name] ? (query[name] as string) : undefined);
  const date = value('date');
  if (date === undefined) {
    const now = Date.now();
    const [startAt, endAt] = [now, now + 60_000].map((at) => new Date(at).toISOString()) as [string, string];
    return { asked: { date: dateIn(zone), part: 'HOURS' }, startAt, endAt };
  }
  if (!isDate(date)) throw bad('date');
  const part = (value('part') ?? 'DAY') as DayPart;
  if (!dayParts.includes(part)) throw bad('part');
  const times = [value('startTime'), value('endTime')];
  if (part === 'HOURS' && !times.every((time) => time !== undefined && TIME.test(time))) throw bad('startTime');
  const asked = { date, part, startTime: times[0], endTime: times[1] };
  const span = spanOf(asked, set, zone);
  if (!span) throw bad('endTime');
  return { asked, ...span };
}

interface Asked {
  zoneId: number;
  zone: string;
  userId: number;
  /** Does the reader learn who has a desk? */
  names: boolean;
}

export async function planOf(
  on: Queryable,
  { zoneId, zone, userId, names }: Asked,
  { asked, startAt, endAt }: ReturnType<typeof askedFor>,
): Promise<Plan> {
  const isToday = asked.date === dateIn(zone);
  const rows = await on.query<Omit<PlanDesk, 'state'> & { holderId: number | null; held: boolean; kept: boolean }>(sql`
    select d.uuid, d.id, d.desk_no as "deskNo", d.desk_type as "deskType", coalesce(d.amenities, '{}') as amenities,
      d.plan_x as "planX", d.plan_y as "planY", b.id is not null as held, b.user_id as "holderId", u.full_name as holder, b.uuid as "bookingUuid",
      d.desk_type = 'ASSIGNED' and d.owner_id <> ${userId} and not exists (
        select 1 from hotdesk_lendings l where l.hotdesk_id = d.id and ${asked.date}::date between l.from_date and l.until_date) as kept
    from hotdesks d
    left join lateral (
      select * from hotdesk_bookings b where b.hotdesk_id = d.id and ${stillHolds('b')}
        and b.start_at < ${endAt}::timestamptz and b.end_at > ${startAt}::timestamptz
      order by b.user_id is not distinct from ${userId}::bigint desc, b.start_at limit 1) b on true
    left join users u on u.id = b.user_id
    where d.zone_id = ${zoneId} and d.active and d.deleted_date is null order by d.desk_no, d.id limit 1000`);
  const desks = rows.map(({ holderId, held, kept, holder, bookingUuid, ...desk }): PlanDesk => {
    const isMine = held && holderId === userId;
    const state = isMine ? 'MINE' : held ? 'TAKEN' : kept ? 'KEPT' : desk.deskType === 'HOT' && !isToday ? 'TODAY_ONLY' : 'FREE';
    return { ...desk, state, holder: names || isMine ? holder : null, bookingUuid: names || isMine ? bookingUuid : null };
  });
  return { startAt, endAt, desks };
}
