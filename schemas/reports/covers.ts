/** Of which days a report is that is sent on a schedule, seen from the day on which it is sent. */
import { addDays } from '../kernel/fields/days.ts';

export const covers = ['YESTERDAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_MONTH'] as const;
export type Covers = (typeof covers)[number];

const DAYS = { YESTERDAY: 1, LAST_7_DAYS: 7, LAST_30_DAYS: 30 } as const;

/** First and last day (`YYYY-MM-DD`): whole days before `today`. */
export function daysCovered(what: Covers, today: string): { from: string; to: string } {
  if (what !== 'LAST_MONTH') return { from: addDays(today, -DAYS[what]), to: addDays(today, -1) };
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
