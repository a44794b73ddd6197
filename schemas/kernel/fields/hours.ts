/** Opening hours by weekday, the same every week, and on public holidays where the field says so. Their rules are apart (`hoursRules.ts`): lists do not need them. */
export { MIN_MINUTES } from './formats.ts';

/** The day of hours on public holidays, after the weekdays 0 (Sunday) to 6. */
export const HOLIDAY = 7;

/** `from` and `to` are `HH:mm` in the building's time zone; day 0 is Sunday, 7 a public holiday. */
export interface WeeklyHours {
  day: number;
  from: string;
  to: string;
}

/** By day, then by start. */
export const sortHours = (hours: readonly WeeklyHours[]): WeeklyHours[] =>
  [...hours].sort((one, other) => one.day - other.day || one.from.localeCompare(other.from));
