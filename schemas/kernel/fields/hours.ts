/** Opening hours by weekday, the same every week. Their rules are apart (`hoursRules.ts`): lists do not need them. */
export { MIN_MINUTES } from './formats.ts';

/** `from` and `to` are `HH:mm` in the building's time zone; day 0 is Sunday. */
export interface WeeklyHours {
  day: number;
  from: string;
  to: string;
}

/** By day, then by start. */
export const sortHours = (hours: readonly WeeklyHours[]): WeeklyHours[] =>
  [...hours].sort((one, other) => one.day - other.day || one.from.localeCompare(other.from));
