/** Months as the address of a calendar names them, `2026-06`, and their arithmetic. Dates are `YYYY-MM-DD`. */

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
