/** Days as the calendar counts them: `YYYY-MM-DD`, without a clock or a zone. Everything that counts days counts them here. */

export const MINUTE = 60_000;
/** Of a calendar, not of a clock: a day on which the clock is moved is an hour longer or shorter (`clock.ts`). */
export const DAY = 86_400_000;
export const DAY_MINUTES = 1440;

/** Days since 1970 of `YYYY-MM-DD`, and back. The calendar has the years 1 to 9999: what would lie outside is its first or its last day. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
const ENDS = { first: dayNumber('0001-01-01'), last: dayNumber('9999-12-31') };
export const dateOfDay = (day: number): string =>
  new Date(Math.min(Math.max(day, ENDS.first), ENDS.last) * DAY).toISOString().slice(0, 10);
/** So many days later, or earlier: `2026-12-31` and 1 give `2027-01-01`. */
export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days);
/** The next day. */
export const dayAfter = (date: string): string => addDays(date, 1);
/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The day of the week of a day number; 0 is Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
