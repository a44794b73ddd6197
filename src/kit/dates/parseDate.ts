/** Free typing of dates: whatever people write in an office here, understood as day, month, year in that order. */
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { monthNames } from './formats.ts';

const two = (value: number) => String(value).padStart(2, '0');
const month = (word: string) => monthNames.findIndex((name) => word.toLowerCase().startsWith(name.toLowerCase())) + 1;

/** Year, month and day of what was typed; the year is empty where none was given. */
function partsOf(typed: string): [year: string, month: number, day: number] | undefined {
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  // Eight figures: the end that is a year and leaves a date.
  const compact = /^(?:((?:19|20|21)\d{2})(0[1-9]|1[0-2])(\d{2})|(\d{2})(0[1-9]|1[0-2])((?:19|20|21)\d{2}))$/.exec(text);
  if (compact) return [(compact[1] ?? compact[6]) as string, Number(compact[2] ?? compact[5]), Number(compact[3] ?? compact[4])];
  const yearFirst = /^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?$/.exec(text);
  if (yearFirst) return [yearFirst[1] as string, Number(yearFirst[2]), Number(yearFirst[3])];
  const noYear = /^(\d{1,2}) ?月 ?(\d{1,2}) ?日?$/.exec(text);
  if (noYear) return ['', Number(noYear[1]), Number(noYear[2])];
  const figures = /^(\d{1,2}) ?[-/. ] ?(\d{1,2})(?: ?[-/. ] ?(\d{4}|\d{2}))?$/.exec(text);
  if (figures) return [figures[3] ?? '', Number(figures[2]), Number(figures[1])];
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[ \-/.,]*([a-z]{3,9})\.?[ \-/.,]*(\d{4}|\d{2})?$/i.exec(text);
  if (named) return [named[3] ?? '', month(named[2] as string), Number(named[1])];
  const monthFirst = /^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/i.exec(text);
  if (monthFirst) return [monthFirst[3] ?? '', month(monthFirst[1] as string), Number(monthFirst[2])];
  return undefined;
}

/**
 * What somebody typed as `YYYY-MM-DD`: `2026-01-31`, `31/1/2026`, `31 Jan 2026`, `2026年1月31日`. Two figures of a
 * year are of this century; without a year it is that of `today`. Undefined when it is no date.
 */
export function parseDate(typed: string, today: string): string | undefined {
  const [year, monthNumber, day] = partsOf(typed) ?? [];
  if (year === undefined || !monthNumber || !day) return undefined;
  const whole = year.length === 4 ? year : year.length === 2 ? `20${year}` : today.slice(0, 4);
  const date = `${whole}-${two(monthNumber)}-${two(day)}`;
  return isDate(date) ? date : undefined;
}

/** True when the text names its year in full: only then it counts before the field is left. */
export const hasYear = (typed: string): boolean => /\d{4}/.test(typed.normalize('NFKC'));
