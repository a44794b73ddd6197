/**
 * What a facility allows, asked for every booking that is made or moved: its hours and terms, the days and times of its building
 * (`schemas/bookings/slots.ts`), and for whom it is.
 */
import { type SQL, sql } from 'drizzle-orm';
import { facility } from '#schemas/bookings/facility.ts';
import type { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { type SlotRefusal, slotRefusal } from '#schemas/bookings/slotRefusal.ts';
import { type Blocked, type Bookable, type BookingPeriod, isBlocked, type Period, slotProblem } from '#schemas/bookings/slots.ts';
import { addDays, DAY, dateOfDay } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { ChangedRow, NewRow, RuleContext } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { addressedTo } from '#server/engine/reach/viewableBy.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';
import type { Terms } from './terms.ts';

type Row = NewRow<typeof facilityBooking> | ChangedRow<typeof facilityBooking>;
/** What all facilities of a building have in common around a time. */
export type Times = Pick<Bookable, 'holidays' | 'blocked' | 'periods'>;

const applies = sql`applies_to as "appliesTo", facility_category_ids::int[] as "facilityCategoryIds", facility_ids::int[] as "facilityIds"`;
const at = (instant: number): string => new Date(instant).toISOString();

/** The blocked dates of a building that touch a period. */
const blockedIn = (buildingId: number, { from, to }: Period): SQL => sql`
  select ${applies}, start_at as "startAt", end_at as "endAt" from blocked_dates
  where office_centre_id = ${buildingId} and start_at < ${at(to)} and end_at > ${at(from)}`;

/** Three statements, whatever there is in the building. */
export async function timesOf(on: Queryable, model: Model, buildingId: number, period: Period): Promise<Times> {
  const blocked = await on.query<Blocked & object>(blockedIn(buildingId, period));
  const periods = await on.query<BookingPeriod & object>(sql`
    select ${applies}, to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime", days_of_week as "daysOfWeek"
    from booking_periods where office_centre_id = ${buildingId} and active order by start_time`);
  // What is open on a day may have begun the day before; the clock of the building is at most a day from UTC.
  const [first, last] = [period.from, period.to].map((instant) => dateOfDay(Math.floor(instant / DAY))) as [string, string];
  const off = await daysOffOf(on, model, buildingId, addDays(first, -2), addDays(last, 1));
  return { holidays: new Set(off.map(({ date }) => date)), blocked, periods };
}

export const bookableOf = (terms: Terms, times: Times, now: number): Bookable => ({
  ...times,
  terms,
  facilityId: terms.id,
  categoryId: terms.categoryId,
  zone: terms.zone,
  now,
});

/** Who decides on bookings may book what the rules do not allow, by saying so. */
export const decides = ({ reach: { session } }: Pick<RuleContext, 'reach'>): boolean =>
  session.side !== 'tenant' && session.permissions.includes('BOOKING_APPROVE');

const periodOf = ({ startAt, endAt }: { startAt: string; endAt: string }): Period => ({
  from: Date.parse(startAt),
  to: Date.parse(endAt),
});

/** What has been allowed once outside the rules stays so, as long as no more is taken. */
export const isKept = (
  before: { outsideRules?: unknown; facilityId: number; startAt: string; endAt: string } | null | undefined,
  facilityId: number,
  period: Period,
): boolean => before?.outsideRules === true && before.facilityId === facilityId && isPartOf(period, before);

const isPartOf = ({ from, to }: Period, other: { startAt: string; endAt: string }): boolean => {
  const whole = periodOf(other);
  return whole.from <= from && to <= whole.to;
};

interface Whom {
  userId: number | null;
  tenantId: number | null;
}
/** Is the facility for this person, or this company? The building itself has all of its facilities. */
async function isFor({ tx, model, reach }: RuleContext, { id, buildingId }: Terms, { userId, tenantId }: Whom): Promise<boolean> {
  if (!userId && !tenantId) return true;
  const theirs = {
    ...reach,
    buildingId,
    tenantId: tenantId ?? buildingId,
    session: { ...reach.session, userId: userId ?? 0 },
  };
  const entity = model.entity(facility.name);
  const found = await tx.query(sql`select 1 from facilities f where f.id = ${id} and ${addressedTo(model, entity, 'f', theirs)}`);
  return found.length > 0;
}

/**
 * Why a facility cannot be had at a time, by its own rules and those of its building; undefined where they allow it.
 * @param since when it was asked for, in milliseconds
 * @param outside it is wanted whatever the rules say: only blocked dates stand in its way
 */
export async function timeProblem(
  { tx: on, model, locale }: { tx: Queryable; model: Model; locale: string },
  terms: Terms,
  period: Period,
  { since, outside }: { since: number; outside: boolean },
): Promise<SlotRefusal | undefined> {
  const of = bookableOf(terms, await timesOf(on, model, terms.buildingId, period), since);
  const problem = outside ? (isBlocked(of, period) ? 'blocked' : undefined) : slotProblem(period, of);
  return problem && slotRefusal(problem, of, locale);
}

/**
 * Refuses a booking that the facility does not allow, with the field and the reason. Blocked dates hold for everybody.
 * @param since when it was asked for (ISO 8601): one that keeps its start keeps the notice that it had
 * @param whom who will have it; undefined where that has been asked before
 */
export async function refuseUnlessAllowed(
  context: RuleContext,
  row: Row,
  terms: Terms,
  since: string,
  whom: Whom | undefined,
): Promise<void> {
  const { values, before } = row;
  const period = periodOf(values as { startAt: string; endAt: string });
  if (period.to <= period.from) return;
  const kept = isKept(before, terms.id, period);
  if (values.outsideRules && !kept && !decides(context)) refuse(row, 'outsideRules', 'bookingErrors.decidersOnly');
  values.outsideRules = Boolean(values.outsideRules) || kept;
  if (!values.outsideRules && whom && !(await isFor(context, terms, whom))) refuse(row, 'facilityId', 'bookingErrors.notForThem');
  const problem = await timeProblem(context, terms, period, { since: Date.parse(since), outside: values.outsideRules });
  if (problem) refuse(row, problem.field, problem.code, problem.params && { params: problem.params });
}

/** Refuses to approve what has been blocked since it was asked for. Other rules that have changed leave what was asked before. */
export async function denyBlocked(
  { tx, model }: RuleContext,
  row: ChangedRow<typeof facilityBooking>,
  terms: Terms,
): Promise<void> {
  const period = periodOf(row.before);
  const of = bookableOf(terms, await timesOf(tx, model, terms.buildingId, period), Date.now());
  if (isBlocked(of, period)) deny(row, 'notAllowedNow', { messageKey: 'bookingErrors.blocked' });
}
