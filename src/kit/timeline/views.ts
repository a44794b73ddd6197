/** Day, week and month: which days each shows, how wide their cells are, and the way to earlier and later ones. */
import { addDays, DAY_MINUTES, dayNumber, daysBetween, weekdayOf } from '#schemas/kernel/fields/days.ts';

export const timelineViews = ['day', 'week', 'month'] as const;
export type TimelineView = (typeof timelineViews)[number];

const DAYS_OF_WEEK = 7;
interface Look {
  /** Minutes of a cell. */
  step: number;
  /** Pixels of a cell. */
  width: number;
  /** Every so many cells the axis names the time. */
  named: number;
}
export const looks: Readonly<Record<TimelineView, Look>> = {
  day: { step: 30, width: 36, named: 2 },
  week: { step: 60, width: 20, named: 4 },
  month: { step: DAY_MINUTES, width: 44, named: 1 },
};

const monthAfter = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

/** The days that a view shows which contains `date`: weeks begin on Monday. */
export function daysShown(view: TimelineView, date: string): { first: string; count: number } {
  if (view === 'day') return { first: date, count: 1 };
  if (view === 'month') {
    const first = monthAfter(date, 0);
    return { first, count: daysBetween(first, monthAfter(date, 1)) };
  }
  const sinceMonday = (weekdayOf(dayNumber(date)) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return { first: addDays(date, -sinceMonday), count: DAYS_OF_WEEK };
}

/** A day of the view before or after: of a month its first day. */
export function otherDate(view: TimelineView, date: string, by: 1 | -1): string {
  if (view === 'month') return monthAfter(date, by);
  return addDays(date, view === 'day' ? by : by * DAYS_OF_WEEK);
}

/** A date from an address; any other text is `today`. */
export const readDate = (asked: unknown, today: string): string =>
  typeof asked === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
export const readView = (asked: unknown): TimelineView => timelineViews.find((one) => one === asked) ?? 'week';
