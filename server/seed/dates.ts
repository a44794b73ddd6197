/** Calendar arithmetic on `YYYY-MM-DD`, and instants a number of days ago. */
const DAY = 86_400_000;

export const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** An instant in office hours, this many days before the date; never in the future, early in the day. */
export const daysBefore = (date: string, days: number, minute = 0): string =>
  new Date(Math.min(Date.parse(`${addDays(date, -days)}T03:00:00Z`) + (minute % 360) * 60_000, Date.now())).toISOString();
