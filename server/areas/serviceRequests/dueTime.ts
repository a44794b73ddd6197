/**
 * Until when a request is to be done, by its form: hours count through; working days leave out weekends and the building's days off, and end
 * at the time of day at which the request was made.
 */
import { Clock, localAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, dayAfter, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { minutesOf } from '#schemas/kernel/fields/formats.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';

interface Allowed {
  dueIn: number | null;
  dueUnit: 'HOURS' | 'WORKING_DAYS';
}
const HOUR_MS = 3_600_000;
const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(dayNumber(day)));

/** The last of so many working days after `today`; both are `YYYY-MM-DD`. */
export function workingDaysAfter(today: string, count: number, daysOff: ReadonlySet<string>): string {
  let day = today;
  for (let left = count; left > 0; ) {
    day = dayAfter(day);
    if (!isWeekend(day) && !daysOff.has(day)) left -= 1;
  }
  return day;
}

/** ISO 8601 in UTC; null where the form allows any time. */
export async function dueAtOf({ tx, model, reach }: RuleContext, { dueIn, dueUnit }: Allowed): Promise<string | null> {
  if (dueIn === null) return null;
  if (dueUnit === 'HOURS' || reach.buildingId === null) return new Date(Date.now() + dueIn * HOUR_MS).toISOString();
  // Twice the days, and some for long holidays: more days off than working days there are none.
  const off = await daysOffOf(tx, model, reach.buildingId, reach.today, addDays(reach.today, dueIn * 2 + 60));
  const day = workingDaysAfter(reach.today, dueIn, new Set(off.map(({ date }) => date)));
  // Where the clock skips this time of day on that day, it is due when the clock is moved.
  const { time } = localAt(reach.zone, Date.now());
  return new Date(new Clock(reach.zone).from(dayNumber(day), minutesOf(time))).toISOString();
}
