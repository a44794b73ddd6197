/**
 * The dates of a recurrence (RFC 5545): the preview of a form shows them, and the server makes the records from the same ones. A library
 * expands the rule; each half brings it (`expandRule.ts`). Days of a calendar have no zone, so all is reckoned in UTC.
 */
import type { Message } from './message.ts';
import { leavesDaysOff, MAX_DATES, placeOf, type Recurrence } from './recurrence.ts';

/**
 * The dates of a rule, `YYYY-MM-DD`, at most so many.
 * @param text two lines, DTSTART and RRULE
 */
export type Expand = (text: string, most: number) => string[];

const compact = (date: string): string => `${date.replaceAll('-', '')}T000000Z`;

function monthlyPart(recurrence: Recurrence, start: string): string[] {
  const { day, weekday, nth } = placeOf(start);
  switch (recurrence.monthly) {
    case 'DATE':
      return [`BYMONTHDAY=${day}`];
    case 'LAST_DATE':
      return ['BYMONTHDAY=-1'];
    case 'WEEKDAY':
      return [`BYDAY=${nth}${weekday}`];
    case 'LAST_WEEKDAY':
      return [`BYDAY=-1${weekday}`];
    default:
      return [];
  }
}

/** The rule as RFC 5545 writes it: `FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE;COUNT=10`. */
export const ruleText = (recurrence: Recurrence, start: string): string =>
  [
    `FREQ=${recurrence.frequency}`,
    `INTERVAL=${recurrence.interval}`,
    ...(recurrence.weekdays ? [`BYDAY=${recurrence.weekdays.join(',')}`] : []),
    ...monthlyPart(recurrence, start),
    recurrence.count ? `COUNT=${recurrence.count}` : `UNTIL=${compact(recurrence.until ?? start)}`,
  ].join(';');

/**
 * Every date of the rule from `start` on, those left out included; at most one more than a series may have.
 * @param start `YYYY-MM-DD`; it counts only if the rule meets it
 */
export const possibleDates = (recurrence: Recurrence, start: string, expand: Expand): string[] =>
  expand(`DTSTART:${compact(start)}\nRRULE:${ruleText(recurrence, start)}`, MAX_DATES + 1);

/**
 * The dates without those left out, and why they cannot be a series.
 * @param daysOff of the building, `YYYY-MM-DD`; they count only where the rule leaves them out
 */
export function datesOf(
  recurrence: Recurrence,
  start: string,
  expand: Expand,
  daysOff: readonly string[] = [],
): { dates: string[]; problem?: Message } {
  const possible = possibleDates(recurrence, start, expand);
  const left = new Set([...(recurrence.except ?? []), ...(leavesDaysOff(recurrence) ? daysOff : [])]);
  const dates = possible.filter((date) => !left.has(date));
  if (possible.length > MAX_DATES) return { dates, problem: { code: 'recurrence.tooMany', params: { max: MAX_DATES } } };
  return dates.length ? { dates } : { dates, problem: { code: 'recurrence.none' } };
}
