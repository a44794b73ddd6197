/** Instants a number of days ago. */
import { addDays } from '#schemas/kernel/fields/days.ts';

/** An instant in office hours, this many days before the date; never in the future, early in the day. */
export const daysBefore = (date: string, days: number, minute = 0): string =>
  new Date(Math.min(Date.parse(`${addDays(date, -days)}T03:00:00Z`) + (minute % 360) * 60_000, Date.now())).toISOString();
