/** Numbers over time as the points of a line, by day, week or month. */
import { addDays, daysBetween } from '#schemas/kernel/fields/days.ts';
import type { DayCount } from '#schemas/kernel/lists/results.ts';

export const timeSteps = ['day', 'week', 'month'] as const;
export type TimeStep = (typeof timeSteps)[number];

/** More points than this are a thicket: a longer time starts by week, a much longer one by month. */
const MOST_POINTS = 70;
const DAYS_OF_WEEK = 7;

/** The step by which a time from `first` to `last` is readable at first. */
export function stepFor(first: string, last: string): TimeStep {
  const days = daysBetween(first, last) + 1;
  return days <= MOST_POINTS ? 'day' : days <= MOST_POINTS * DAYS_OF_WEEK ? 'week' : 'month';
}

/** The first day of the week (from Monday) or month that a day is in; the day itself. */
export function startOf(step: TimeStep, day: string): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return step === 'week' ? addDays(day, -sinceMonday) : day;
}

/** The day with which the next step begins. */
export function nextOf(step: TimeStep, start: string): string {
  if (step !== 'month') return addDays(start, step === 'week' ? DAYS_OF_WEEK : 1);
  return startOf('month', addDays(start, 31));
}

/** The counts of a step together, under its first day. */
export function grouped(days: readonly DayCount[], step: TimeStep): DayCount[] {
  const sums = new Map<string, number>();
  for (const { day, count } of days) {
    const start = startOf(step, day);
    sums.set(start, (sums.get(start) ?? 0) + count);
  }
  return [...sums].map(([day, count]) => ({ day, count })).sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** What the lines of a chart share: the first and the last day, and the highest number. */
export interface Frame {
  first: string;
  last: string;
  most: number;
}
export const frameOf = (lines: readonly (readonly DayCount[])[]): Frame | undefined => {
  const all = lines.flat();
  const days = all.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? { first, last, most: Math.max(...all.map(({ count }) => count)) } : undefined;
};

/** Every step of a frame, with those in which nothing happened. */
export function stepsOf({ first, last }: Frame, step: TimeStep): string[] {
  const all: string[] = [];
  for (let day = first; day <= last; day = nextOf(step, day)) all.push(day);
  return all;
}

/**
 * The points of a line from the frame's first step to its last: `y` counts down from the top, as drawings do. A single step is a
 * level line.
 */
export function timeLine(
  days: readonly DayCount[],
  frame: Frame,
  width: number,
  height: number,
  step: TimeStep = 'day',
): { x: number; y: number }[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const y = (day: string) => height - ((counts.get(day) ?? 0) / Math.max(1, frame.most)) * height;
  const all = stepsOf(frame, step);
  if (all.length === 1) return [0, width].map((x) => ({ x, y: y(frame.first) }));
  return all.map((day, index) => ({ x: (index / (all.length - 1)) * width, y: y(day) }));
}
