/** When a visitor is in the building, on its clock. */
import { sql } from 'drizzle-orm';
import { instantAt, isNextDay, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays, DAY, MINUTE } from '#schemas/kernel/fields/days.ts';
import { isOpenAt } from '#schemas/kernel/fields/openHours.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';
import type { Setting } from './setting.ts';

export interface Stay {
  visitDate: string;
  arrivalTime: string;
  leaveTime: string;
}
export interface Times {
  startAt: number;
  endAt: number;
  validFrom: number;
  validUntil: number;
  outAt: number;
  forgetAt: number;
}

/** Undefined where the clock does not show a time on that day: it is refused where the instant is set. */
export function timesOfVisit({ visitDate, arrivalTime, leaveTime }: Stay, setting: Setting): Times | undefined {
  const { zone, dayEndTime, validBeforeMinutes, validAfterMinutes, retentionDays } = setting;
  const [from, to] = [arrivalTime.slice(0, 5), leaveTime.slice(0, 5)];
  const startAt = instantAt(zone, visitDate, from);
  const endAt = instantAt(zone, isNextDay(from, to) ? addDays(visitDate, 1) : visitDate, to);
  if (startAt === undefined || endAt === undefined) return undefined;
  const dayEnd = instantAt(zone, visitDate, dayEndTime) ?? endAt;
  const midnight = startOfDay(zone, addDays(visitDate, 1));
  return {
    startAt,
    endAt,
    validFrom: validBeforeMinutes === null ? startOfDay(zone, visitDate) : startAt - validBeforeMinutes * MINUTE,
    validUntil: validAfterMinutes === null ? Math.max(midnight, endAt) : endAt + validAfterMinutes * MINUTE,
    // Who is booked for longer than the day stays in, and on the roll call.
    outAt: Math.max(dayEnd, endAt),
    forgetAt: endAt + retentionDays * DAY,
  };
}

/** Does the visit begin while visitors are received? */
export async function isReceived(on: Queryable, model: Model, buildingId: number, startAt: number, { hours, zone }: Setting) {
  if (!hours.length) return true;
  const day = new Date(startAt).toISOString().slice(0, 10);
  const off = await daysOffOf(on, model, buildingId, addDays(day, -2), addDays(day, 1));
  const holidays = new Set(off.map(({ date }) => date));
  return hours.every((one) => isOpenAt(one, startAt, zone, holidays));
}

/** Is the company's number of visitors of the day used up? Holds the company, so that two who ask at once are counted one after the other. */
export async function isQuotaSpent(
  on: Queryable,
  { tenantId, visitDate, quota, ahead }: { tenantId: number; visitDate: string; quota: number | null; ahead: number },
): Promise<boolean> {
  if (quota === null) return false;
  await on.query(sql`select 1 as held from office_centres where id = ${tenantId} for no key update`);
  const [found] = await on.query<{ count: number }>(sql`
    select count(*)::int as count from visits where tenant_id = ${tenantId} and visit_date = ${visitDate}::date
      and status in ('PRE_REGISTERED', 'PENDING_APPROVAL', 'APPROVED', 'CHECKED_IN', 'CHECKED_OUT')`);
  return (found?.count ?? 0) + ahead >= quota;
}
