/** Months as the calendar's address names them, `2026-06`, and their arithmetic. Dates are `YYYY-MM-DD`. */

/** What the calendar reads of a season parking. */
export interface Period {
  commencementDate: string;
  endDate: string;
  status: string;
  /** An instant, ISO 8601. */
  terminatedDate?: string | null;
}

const monthOf = (year: number, index: number): string => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);
const partsOf = (month: string): [year: number, index: number] => [Number(month.slice(0, 4)), Number(month.slice(5)) - 1];

/** The month that the address asks for; any other text is the month of `today`. */
export const readMonth = (asked: string | null, today: string): string =>
  asked && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);

/** So many months later, or earlier. */
export function addMonths(month: string, count: number): string {
  const [year, index] = partsOf(month);
  return monthOf(year, index + count);
}

/** Its first and its last day. */
export function daysOf(month: string): { first: string; last: string } {
  const [year, index] = partsOf(month);
  return { first: `${month}-01`, last: new Date(Date.UTC(year, index + 1, 0)).toISOString().slice(0, 10) };
}

/** The day after: a calendar's end is the day on which nothing runs any more. */
export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/**
 * The last day on which a season parking runs: of one that was terminated before its end, the day of its termination.
 * @param dayOf the day of an instant (ISO 8601) on the building's clock
 */
export function lastDayOf(row: Period, dayOf: (at: string) => string): string {
  const { status, endDate, terminatedDate } = row;
  const ended = status === 'TERMINATED' && terminatedDate ? dayOf(terminatedDate) : endDate;
  return ended < endDate ? ended : endDate;
}
