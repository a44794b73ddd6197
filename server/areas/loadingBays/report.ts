/** The dwell report: how long vehicles waited for a bay and stood at it, by bay and by hour of arrival, and who came early, late or not. */
import { sql } from 'drizzle-orm';
import { startOfDay } from '#schemas/kernel/fields/clock.ts';
import { dayAfter, daysBetween } from '#schemas/kernel/fields/days.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { type AreaContext, type Handler, returning } from '#server/engine/areas/areaCalls.ts';
import { parseId } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, objectOf, orNull, text, whole } from '#server/openapi/values.ts';

/** A period has at most so many days. */
const MAX_DAYS = 366;

const sums = { visits: whole, queueMinutes: orNull(whole), dwellMinutes: orNull(whole), longestMinutes: orNull(whole) };
const schema = objectOf({
  total: objectOf({ ...sums, early: whole, onTime: whole, late: whole, noShow: whole, cancelled: whole }),
  byBay: listOf(objectOf({ loadingBayId: whole, loadingBay: text, loadingBayGroup: text, ...sums })),
  byHour: listOf(objectOf({ hour: whole, ...sums })),
});

const dayIn = ({ query }: AreaContext, name: string): string => {
  const value = query[name];
  if (typeof value !== 'string' || !isDate(value)) throw new AppError('badQuery', { params: { param: name } });
  return value;
};

/** Of vehicles that have left, in whole minutes: null where there is none. */
const SUMS = sql`
  count(*) filter (where v.status = 'CHECKED_OUT')::int as visits,
  round(avg(v.queue_minutes) filter (where v.status = 'CHECKED_OUT'))::int as "queueMinutes",
  round(avg(v.dwell_minutes) filter (where v.status = 'CHECKED_OUT'))::int as "dwellMinutes",
  max(v.dwell_minutes) filter (where v.status = 'CHECKED_OUT') as "longestMinutes"`;

/** By the day of the appointment on the building's calendar. A company sees its own vehicles. */
const dwellReport: Handler = async (context) => {
  const { db, reach, query } = context;
  if (reach.buildingId === null) throw new AppError('centreRequired');
  const [from, to] = [dayIn(context, 'from'), dayIn(context, 'to')];
  if (to < from || daysBetween(from, to) >= MAX_DAYS) throw new AppError('badQuery', { params: { param: 'to' } });
  const group = query.loadingBayGroupId ? parseId(String(query.loadingBayGroupId)) : null;
  const at = (date: string) => new Date(startOfDay(reach.zone, date)).toISOString();
  const visits = sql`
    (select * from loading_bay_applications where office_centre_id = ${reach.buildingId}
      and (${reach.tenantId}::bigint is null or tenant_id = ${reach.tenantId}::bigint)
      and (${group}::bigint is null or loading_bay_group_id = ${group}::bigint)
      and start_at >= ${at(from)}::timestamptz and start_at < ${at(dayAfter(to))}::timestamptz) v`;
  const [total] = await db.query(sql`
    select ${SUMS}, count(*) filter (where v.arrival = 'EARLY')::int as early, count(*) filter (where v.arrival = 'ON_TIME')::int as "onTime",
      count(*) filter (where v.arrival = 'LATE')::int as late, count(*) filter (where v.status = 'NO_SHOW')::int as "noShow",
      count(*) filter (where v.status = 'CANCELLED')::int as cancelled
    from ${visits}`);
  const byBay = await db.query(sql`
    select b.id::int as "loadingBayId", b.name as "loadingBay", g.name as "loadingBayGroup", ${SUMS}
    from ${visits} join loading_bays b on b.id = v.loading_bay_id join loading_bay_groups g on g.id = b.loading_bay_group_id
    where v.status = 'CHECKED_OUT' group by b.id, b.name, g.name order by g.name, b.name`);
  const byHour = await db.query(sql`
    select extract(hour from v.checked_in_date at time zone ${reach.zone})::int as hour, ${SUMS}
    from ${visits} where v.status = 'CHECKED_OUT' and v.checked_in_date is not null group by 1 order by 1`);
  return { total, byBay, byHour };
};

export const reports = { dwellReport: returning(schema, dwellReport) };
