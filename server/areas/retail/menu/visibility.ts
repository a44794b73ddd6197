/**
 * When a menu group is visible (001 §3), on the clock of its building. A period belongs to the day on which it begins: what begins on the last day
 * of a period ends on the next one where it goes on past midnight, even if that is a public holiday. It begins when the clock first shows its start
 * and ends when it first shows its end; where the clock skips one of them, when it is moved.
 */
import { Clock, isNextDay, localAt } from '#schemas/kernel/fields/clock.ts';
import { dateOfDay, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { minutesOf } from '#schemas/kernel/fields/formats.ts';
import { systemDataCodes } from '#schemas/kernel/fields/systemData.ts';
import type { Moment } from '../standing.ts';

export interface VisibilityPeriod {
  /** `YYYY-MM-DD`, both included. */
  startDate: string | null;
  endDate: string | null;
  daysOfWeek: readonly string[] | null;
  publicHolidays: string;
  /** `HH:mm` */
  startTime: string;
  endTime: string;
}

/** Sunday is 0. */
const weekdays: readonly string[] = systemDataCodes('WEEKDAY');

/** Does it begin on this day? */
function beginsOn(period: VisibilityPeriod, day: number, holidays: ReadonlySet<string>): boolean {
  const date = dateOfDay(day);
  if ((period.startDate && date < period.startDate) || (period.endDate && date > period.endDate)) return false;
  if (holidays.has(date) && period.publicHolidays !== 'AS_WEEKDAY') return period.publicHolidays === 'ALWAYS';
  return !period.daysOfWeek?.length || period.daysOfWeek.includes(weekdays[weekdayOf(day)] as string);
}

/** Without periods it always is. */
export function isVisible(periods: readonly VisibilityPeriod[], { at, zone, holidays }: Moment): boolean {
  if (!periods.length) return true;
  const clock = new Clock(zone);
  const today = dayNumber(localAt(zone, at).date);
  return periods.some((period) =>
    [today - 1, today].some((day) => {
      if (!beginsOn(period, day, holidays)) return false;
      const { startTime, endTime } = period;
      const from = clock.from(day, minutesOf(startTime));
      const to = clock.from(isNextDay(startTime, endTime) ? day + 1 : day, minutesOf(endTime));
      return from <= at && at < to;
    }),
  );
}
