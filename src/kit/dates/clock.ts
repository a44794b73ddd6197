/** Times of a day as `HH:mm`, and their arithmetic. 24:00 does not exist: the last minute is 23:59 (000 §5), and an end at 24:00 is 00:00 of the next day. */
import { isNextDay, minutesOvernight } from '#schemas/kernel/fields/clock.ts';
import { MIN_MINUTES, minutesOf } from '#schemas/kernel/fields/formats.ts';

export const FIRST_TIME = '00:00';
export const LAST_TIME = '23:59';
/** Minutes between the times that a picker offers (000 §5). */
export const STEP_MINUTES = 15;

/** Minutes since midnight as `HH:mm`, kept within the day. */
export function timeAt(minutes: number): string {
  const kept = Math.min(Math.max(minutes, 0), 23 * 60 + 59);
  return `${String(Math.floor(kept / 60)).padStart(2, '0')}:${String(kept % 60).padStart(2, '0')}`;
}

/** The times that a picker offers: every `step` minutes from midnight, within `min` and `max`. */
export function timeSteps(step = STEP_MINUTES, min = FIRST_TIME, max = LAST_TIME): string[] {
  return Array.from({ length: Math.ceil(1440 / step) }, (_, index) => timeAt(index * step)).filter(
    (time) => time >= min && time <= max,
  );
}

/** The time helper of 000 §9: up to the next full 5 minutes; what would pass midnight stays at 23:59. */
export const roundUpTo5 = (time: string): string => timeAt(Math.ceil(minutesOf(time) / 5) * 5);

/** The earliest end that a start allows; undefined when the day has no room left for one. */
export function earliestEnd(start: string, gap = MIN_MINUTES): string | undefined {
  const minutes = minutesOf(start) + gap;
  return minutes < 1440 ? timeAt(minutes) : undefined;
}

/** The times on the next day at which something may end that began then; in order. */
export const nextDaySteps = (start: string, step = STEP_MINUTES, gap = MIN_MINUTES): string[] =>
  timeSteps(step).filter((time) => isNextDay(start, time) && minutesOvernight(start, time) >= gap);
