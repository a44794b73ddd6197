import type { DayCount } from '#schemas/kernel/results.ts';

const DAY = 86_400_000;

/**
 * The points of a line from the first day to the last, with every day between: `y` counts down from the top, as drawings do. A
 * single day is a level line.
 */
export function dayLine(
  days: readonly DayCount[],
  width: number,
  height: number,
): { points: { x: number; y: number }[]; most: number } {
  const first = Date.parse(days[0]?.day ?? '');
  const last = Date.parse(days.at(-1)?.day ?? '');
  if (Number.isNaN(first)) return { points: [], most: 0 };
  const counts = new Map(days.map(({ day, count }) => [Date.parse(day), count]));
  const most = Math.max(...days.map(({ count }) => count));
  const steps = Math.round((last - first) / DAY);
  const at = (step: number) => counts.get(first + step * DAY) ?? 0;
  const y = (count: number) => height - (count / Math.max(1, most)) * height;
  if (steps === 0) return { points: [0, width].map((x) => ({ x, y: y(at(0)) })), most };
  return {
    points: Array.from({ length: steps + 1 }, (_, step) => ({ x: (step / steps) * width, y: y(at(step)) })),
    most,
  };
}
