/**
 * The hours in which a building allows no noisy work, compared with a permit: one function for the form and the server. Work that goes on
 * overnight lasts from its start to its end; any other is done every day of the period, between the time of day at which it starts and the
 * one at which it ends.
 */
import { localAt } from '../kernel/fields/clock.ts';
import { DAY_MINUTES, dayNumber, weekdayOf } from '../kernel/fields/days.ts';
import { minutesOf } from '../kernel/fields/formats.ts';
import type { WeeklyHours } from '../kernel/fields/hours.ts';

export interface Work {
  /** ISO 8601. */
  workStartDate: string;
  workEndDate: string;
  overnightWork: boolean;
}
interface Local {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Since midnight. */
  minute: number;
}

/** Day and minute of an instant in a time zone. */
function localOf(at: string, zone: string): Local {
  const { date, time } = localAt(zone, Date.parse(at));
  return { date, minute: minutesOf(time) };
}

/** The first hours that the work would touch; undefined when it touches none. Hours end at their last minute. */
export function noisyConflict(work: Work, restricted: readonly WeeklyHours[], zone: string): WeeklyHours | undefined {
  const start = localOf(work.workStartDate, zone);
  const end = localOf(work.workEndDate, zone);
  const [first, last] = [dayNumber(start.date), dayNumber(end.date)];
  // A time of day that ends before it starts is one that crosses midnight, whatever is ticked.
  const isWhole = work.overnightWork || end.minute <= start.minute;
  // Weekdays repeat: eight days in a row have been each of them, whole.
  for (let day = first; day <= Math.min(last, first + 8); day += 1) {
    const from = !isWhole || day === first ? start.minute : 0;
    const to = !isWhole || day === last ? end.minute : DAY_MINUTES;
    const weekday = weekdayOf(day);
    const found = restricted.find((one) => one.day === weekday && from < minutesOf(one.to) && minutesOf(one.from) < to);
    if (found) return found;
  }
  return undefined;
}

/** `Mon 09:00–18:00, Tue 09:00–18:00`, with the names of the days in a language. */
export function hoursText(hours: readonly WeeklyHours[], locale: string): string {
  // 2026-01-04 was a Sunday.
  const name = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 4 + day)));
  return hours.map(({ day, from, to }) => `${name(day)} ${from}–${to}`).join(', ');
}
