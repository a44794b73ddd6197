import type { Sheet } from './grid.ts';

/** Of the building: its zone, and its day of today, from which on events are told that repeat. */
export interface CalendarPlace {
  zone: string;
  today: string;
}

/**
 * The days of a calendar file as one sheet: columns DTSTART (`2036-12-25`), SUMMARY and RRULE (whether it is on the same date every year).
 * An event that cannot be read has its lines instead of a day. Throws for a file that is no calendar.
 * @param libraries the modules of ical.js and of rrule-temporal
 */
export function readCalendar(
  libraries: { ICAL: unknown; RRule: unknown },
  text: string,
  limits: { rows: number } & CalendarPlace,
): Sheet[];
