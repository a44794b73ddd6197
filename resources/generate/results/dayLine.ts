import { addDays, daysBetween } from '#schemas/kernel/fields/days.ts';
import type { DayCount } from '#schemas/kernel/lists/results.ts';

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

/**
 * The points of a line from the frame's first day to its last, with every day between: `y` counts down from the top, as drawings
 * do. A single day is a level line.
 */
export function dayLine(days: readonly DayCount[], frame: Frame, width: number, height: number): { x: number; y: number }[] {
  const { most } = frame;
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const steps = daysBetween(frame.first, frame.last);
  const at = (step: number) => counts.get(addDays(frame.first, step)) ?? 0;
  const y = (count: number) => height - (count / Math.max(1, most)) * height;
  if (steps === 0) return [0, width].map((x) => ({ x, y: y(at(0)) }));
  return Array.from({ length: steps + 1 }, (_, step) => ({ x: (step / steps) * width, y: y(at(step)) }));
}
