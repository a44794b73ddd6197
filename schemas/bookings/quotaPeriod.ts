/** The period in which a booking counts towards what a member of a user group may book (000 §3): in the building's clock, by its start. */
import { addDays, dayNumber, weekdayOf } from '../kernel/fields/days.ts';
import type { periods } from '../users/grouping.ts';

export type PeriodUnit = (typeof periods)[number];

/** Mondays begin a week. */
const monday = (date: string): string => addDays(date, -((weekdayOf(dayNumber(date)) + 6) % 7));

/** Names the period of a day (`YYYY-MM-DD`): `DAY 2026-06-10`, `WEEK 2026-06-08`, `MONTH 2026-06`, `YEAR 2026`. */
export function quotaPeriod(date: string, unit: PeriodUnit): string {
  const begins = { DAY: date, WEEK: monday(date), MONTH: date.slice(0, 7), YEAR: date.slice(0, 4) }[unit];
  return `${unit} ${begins}`;
}

/** Bookings in a year that a limit comes to: to say which of several limits allows the most. */
export const perYear = (most: number, unit: PeriodUnit): number => most * { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 }[unit];
