/** The rules of opening hours. */
import { MIN_MINUTES, minutesOf, TIME } from './formats.ts';
import { sortHours, type WeeklyHours } from './hours.ts';
import type { Message } from './message.ts';

/** Far more opening times than a week can need. */
export const MAX_HOURS = 70;

const isHours = (value: unknown): value is WeeklyHours => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { day, from, to, ...other } = value as Record<string, unknown>;
  if (Object.keys(other).length || typeof from !== 'string' || typeof to !== 'string') return false;
  return Number.isInteger(day) && (day as number) >= 0 && (day as number) <= 6 && TIME.test(from) && TIME.test(to);
};

/** The error in opening hours; undefined when they are valid. Their order does not matter. */
export function hoursProblem(value: unknown): Message | undefined {
  if (value === null || value === undefined) return undefined;
  if (!Array.isArray(value)) return { code: 'notList' };
  if (value.length > MAX_HOURS) return { code: 'tooManyItems', params: { max: MAX_HOURS } };
  if (!value.every(isHours)) return { code: 'hours.wrong' };
  const sorted = sortHours(value);
  if (sorted.some(({ from, to }) => minutesOf(to) - minutesOf(from) < MIN_MINUTES))
    return { code: 'hours.short', params: { minutes: MIN_MINUTES } };
  const overlaps = sorted.some(({ day, from }, index) => {
    const before = sorted[index - 1];
    return before?.day === day && before.to > from;
  });
  return overlaps ? { code: 'hours.overlap' } : undefined;
}
