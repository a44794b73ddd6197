/** A date and a time of day that together are an instant, as far as they are filled in. */
import { toLocalInput } from '../values/dateTime.ts';
import { type Resolved, resolveLocal } from './localTime.ts';

export interface LocalParts {
  /** `YYYY-MM-DD`, or a text that is none yet. */
  date: string;
  /** `HH:mm`, or a text that is none yet. */
  time: string;
}
export type InstantProblem = 'dateMissing' | 'timeMissing' | 'skipped';

/** An instant on the building's clock; a text that is no instant stands where the date is typed. */
export function partsOf(instant: string, timeZone: string): LocalParts {
  if (instant === '' || Number.isNaN(Date.parse(instant))) return { date: instant, time: '' };
  const [date = '', time = ''] = toLocalInput(instant, timeZone).split('T');
  return { date, time };
}

/** What the two parts make: an instant, or why they make none; both are absent while nothing is filled in. */
export function instantOf({ date, time }: LocalParts, timeZone: string): { found?: Resolved; problem?: InstantProblem } {
  if (!date && !time) return {};
  if (!date) return { problem: 'dateMissing' };
  if (!time) return { problem: 'timeMissing' };
  const found = resolveLocal(`${date}T${time}`, timeZone);
  return found.instant === undefined ? { found, problem: 'skipped' } : { found };
}
