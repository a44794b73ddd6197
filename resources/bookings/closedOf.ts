/** When a facility is closed: between its opening hours. Public holidays are the server's to know, which refuses them. */
import { Clock, localAt } from '#schemas/kernel/fields/clock.ts';
import { dayNumber } from '#schemas/kernel/fields/days.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { periodsOn } from '#schemas/kernel/fields/openHours.ts';
import type { Span } from '#src/kit/timeline/axis.ts';

const NONE: ReadonlySet<string> = new Set();

/** @param within a period in milliseconds */
export function closedOf({ openingHrs }: { openingHrs?: unknown }, within: Span, zone: string): Span[] {
  const clock = new Clock(zone);
  const dayOf = (at: number) => dayNumber(localAt(zone, at).date);
  const [first, last] = [dayOf(within.from) - 1, dayOf(within.to - 1)];
  const hours = Array.isArray(openingHrs) ? (openingHrs as WeeklyHours[]) : [];
  const open = Array.from({ length: last - first + 1 }, (_, index) => periodsOn(clock, hours, first + index, NONE))
    .flat()
    .sort((one, other) => one.from - other.from);
  const closed: Span[] = [];
  let since = within.from;
  for (const { from, to } of open) {
    if (from > since) closed.push({ from: since, to: Math.min(from, within.to) });
    since = Math.max(since, to);
  }
  if (since < within.to) closed.push({ from: since, to: within.to });
  return closed.filter(({ from, to }) => from < to);
}
