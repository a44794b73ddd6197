import type { Sheet } from './grid.ts';

/**
 * The days of a calendar file as one sheet: columns DTSTART (`2036-12-25`), SUMMARY and RRULE (whether it is on the same date every year).
 * @param ICAL the module of ical.js; throws what it throws for a file that it cannot read
 */
export function readCalendar(ICAL: unknown, text: string, limits: { rows: number }): Sheet[];
