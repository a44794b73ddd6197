/** A recurrence in words, in the portal and in the drop-downs of the API. `say` puts a key below `recurrence.` into words. */
import { DAY } from './days.ts';
import { type MonthlyWay, placeOf, type Recurrence, type Weekday, weekdays } from './recurrence.ts';

export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
/** `Monday`, or `Mon`. */
export const weekdayName = (day: Weekday, locale: string, weekday: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(MONDAY + weekdays.indexOf(day) * DAY);

/** `Third Tuesday of the month`, by the date from which on it repeats (`YYYY-MM-DD`). */
export function monthlyWord(way: MonthlyWay, start: string, locale: string, say: Say): string {
  const { day, nth, weekday } = placeOf(start);
  return say(`monthly.${way}`, { day, nth: say(`nth.${nth}`), weekday: weekdayName(weekday, locale) });
}

/**
 * `Every 2 weeks: Mon, Wed`, as far as it is chosen.
 * @param join puts a list into one line, as the language does
 */
export function recurrenceWord(
  { frequency, interval, weekdays: days = [], monthly }: Recurrence,
  start: string | undefined,
  locale: string,
  { say, join }: { say: Say; join: (parts: readonly string[]) => string },
): string {
  const every = say(`every.${frequency}`, { smart_count: interval });
  if (days.length) return say('on', { every, days: join(days.map((day) => weekdayName(day, locale, 'short'))) });
  return monthly && start ? say('on', { every, days: monthlyWord(monthly, start, locale, say) }) : every;
}
