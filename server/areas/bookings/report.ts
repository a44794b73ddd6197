/**
 * The report of facilities (002 §7). A handful of statements, whatever there is in the period: bookings that begin in it, spread over the hours of the
 * building's clock, and summed up by facility, by company and by when they were cancelled. Whether somebody has not come is judged now, as everywhere.
 */

import { type SQL, sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import {
  type Cancellations,
  type CompanyUse,
  cancelledWhen,
  type FacilityReport,
  type FacilityUse,
} from '#schemas/bookings/report.ts';
import { Clock, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { dayAfter, dayNumber, daysBetween, MINUTE } from '#schemas/kernel/fields/days.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { periodsOn } from '#schemas/kernel/fields/openHours.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import type { RawQuery } from '#server/engine/lists/listQuery.ts';
import { scopeOf } from '#server/engine/reach/scope.ts';
import { tableAs } from '#server/engine/records/select.ts';
import type { ReportContext } from '#server/engine/reports/mailed.ts';
import { periodIn } from '#server/engine/reports/period.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, objectOf, orNull, text, whole } from '#server/openapi/values.ts';

const use = { bookings: whole, minutes: whole, noShows: whole, cancelled: whole, income: whole, fees: whole };
export const reportSchema = objectOf({
  from: text,
  to: text,
  currency: text,
  hours: listOf(objectOf({ weekday: whole, hour: whole, bookings: whole })),
  facilities: listOf(objectOf({ id: whole, name: text, openMinutes: whole, ...use })),
  companies: listOf(objectOf({ id: orNull(whole), name: orNull(text), ...use })),
  cancellations: listOf(objectOf({ when: text, cancelled: whole, fees: whole, waived: whole })),
});

/** The number of a record in a query. Throws AppError badQuery for what is none. */
function idIn(query: RawQuery, param: string): number | undefined {
  const asked = query[param];
  if (asked === undefined) return undefined;
  const id = Number(asked);
  if (!Number.isSafeInteger(id) || id < 1) throw new AppError('badQuery', { params: { param } });
  return id;
}

/** It did not take place because nobody came, also where the job has not said so yet. */
const noShow = sql`(t.status = 'NO_SHOW' or (t.status = 'CONFIRMED' and coalesce(t.check_in_until <= now(), false)))`;
const cancelled = sql`t.status = 'CANCELLED'`;
const dropped = sql`t.status in ('CANCELLED', 'REJECTED')`;
const takesPlace = sql`(t.status in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED') and not ${noShow})`;
const sums = sql`(count(*) filter (where not ${dropped}))::int as bookings,
  coalesce(sum(extract(epoch from t.end_at - t.start_at) / 60) filter (where ${takesPlace}), 0)::int as minutes,
  (count(*) filter (where ${noShow}))::int as "noShows",
  (count(*) filter (where ${cancelled}))::int as cancelled,
  coalesce(sum(t.price) filter (where not ${dropped}), 0)::float8 as income,
  coalesce(sum(t.cancellation_fee) filter (where ${cancelled} and t.fee_waived_date is null), 0)::float8 as fees`;
const DAY = "interval '24 hours'";
const when = sql`case when t.cancelled_date >= t.start_at then 'after' when t.start_at - t.cancelled_date < ${sql.raw(DAY)} then 'late' else 'early' end`;

/** Throws AppError badQuery for what is no period. */
export async function reportOf(context: ReportContext): Promise<FacilityReport> {
  const { db, model, reach, query } = context;
  const entity = model.entity(facilityBooking.name);
  const { from, to } = periodIn(query, reach.today);
  const [facilityId, categoryId] = [idIn(query, 'facilityId'), idIn(query, 'categoryId')];
  const [begins, ends] = [startOfDay(reach.zone, from), startOfDay(reach.zone, dayAfter(to))];
  const conditions = [
    sql`t.start_at >= ${new Date(begins).toISOString()}`,
    sql`t.start_at < ${new Date(ends).toISOString()}`,
    scopeOf(model, entity, 't', reach),
    ...(facilityId ? [sql`t.facility_id = ${facilityId}`] : []),
    ...(categoryId ? [sql`t.category_id = ${categoryId}`] : []),
  ];
  const where = sql.join(conditions, sql.raw(' and '));
  const hours = await db.query<FacilityReport['hours'][number]>(
    sql`select extract(isodow from h)::int as weekday, extract(hour from h)::int as hour, count(*)::int as bookings
      from ${tableAs(entity)}, generate_series(date_trunc('hour', t.start_at at time zone ${reach.zone}),
        (t.end_at at time zone ${reach.zone}) - interval '1 second', interval '1 hour') as h
      where ${where} and ${takesPlace} group by 1, 2 order by 1, 2`,
  );
  const companies = await db.query<CompanyUse>(
    sql`select c.id, c.company_name as name, u.* from (select t.tenant_id, ${sums} from ${tableAs(entity)} where ${where} group by 1) u
      left join office_centres c on c.id = u.tenant_id order by u.minutes desc, c.id`,
  );
  const cancellations = await db.query<Cancellations & object>(
    sql`select ${when} as when, count(*)::int as cancelled,
        coalesce(sum(t.cancellation_fee) filter (where t.fee_waived_date is null), 0)::float8 as fees,
        (count(*) filter (where t.fee_waived_date is not null))::int as waived
      from ${tableAs(entity)} where ${where} and ${cancelled} group by 1`,
  );
  const [building] = await db.query<{ currency: string }>(
    sql`select currency from office_centres where id = ${reach.buildingId}`,
  );
  return {
    from,
    to,
    currency: building?.currency ?? '',
    hours,
    facilities: await facilitiesOf(context, where, { from, to, facilityId, categoryId }),
    companies,
    cancellations: cancelledWhen.map((one) => ({
      when: one,
      cancelled: 0,
      fees: 0,
      waived: 0,
      ...cancellations.find((found) => found.when === one),
    })),
  };
}

export const facilityReport: Handler = (context) => reportOf(context);

interface Asked {
  from: string;
  to: string;
  facilityId: number | undefined;
  categoryId: number | undefined;
}
type Row = Omit<FacilityUse, 'openMinutes'> & { openingHrs: readonly WeeklyHours[] | null; atOnce: number };

/** Every facility in reach with its use, unused ones too: these are what a report is read for. */
async function facilitiesOf({ db, model, reach }: ReportContext, where: SQL, asked: Asked): Promise<FacilityUse[]> {
  const facilities = model.entity('facilities');
  const bookings = model.entity(facilityBooking.name);
  const { from, to, facilityId, categoryId } = asked;
  const narrowed = [
    scopeOf(model, facilities, 'f', reach),
    ...(facilityId ? [sql`f.id = ${facilityId}`] : []),
    ...(categoryId ? [sql`f.category_id = ${categoryId}`] : []),
  ];
  const rows = await db.query<Row>(
    sql`select f.id, coalesce(f.name->>${reach.locale ?? fallbackLocale}, f.name->>${fallbackLocale}) as name, f.opening_hrs as "openingHrs", f.at_once as "atOnce",
        coalesce(u.bookings, 0) as bookings, coalesce(u.minutes, 0) as minutes,
        coalesce(u."noShows", 0) as "noShows", coalesce(u.cancelled, 0) as cancelled, coalesce(u.income, 0) as income,
        coalesce(u.fees, 0) as fees
      from facilities f left join (select t.facility_id, ${sums} from ${tableAs(bookings)} where ${where} group by 1) u
        on u.facility_id = f.id
      where ${sql.join(narrowed, sql.raw(' and '))} and (f.active or u.bookings > 0)
      order by minutes desc, f.id`,
  );
  const off = reach.buildingId === null ? [] : await daysOffOf(db, model, reach.buildingId, from, to);
  const holidays = new Set(off.map(({ date }) => date));
  const clock = new Clock(reach.zone);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dayNumber(from) + index);
  return rows.map(({ openingHrs, atOnce, ...facility }) => ({
    ...facility,
    openMinutes: Math.round(
      (atOnce *
        days
          .flatMap((day) => periodsOn(clock, openingHrs ?? [], day, holidays))
          .reduce((sum, period) => sum + Math.max(0, period.to - period.from), 0)) /
        MINUTE,
    ),
  }));
}
