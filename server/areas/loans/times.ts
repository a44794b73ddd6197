/** When a loan is due, and when the borrower is reminded. */
const HOUR = 3_600_000;
/** Hours before the end at most. */
const LEAD = 24;

export const dueAfter = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** A quarter of the loan before its end, at most a day: who has borrowed for an hour needs no day. */
export function remindAtOf(from: string, dueAt: string): string {
  const end = Date.parse(dueAt);
  const lead = Math.min(LEAD * HOUR, (end - Date.parse(from)) / 4);
  return new Date(end - lead).toISOString();
}
