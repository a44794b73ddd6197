/** The rules of opening hours. */
import { isNextDay, minutesOvernight } from './clock.ts';
import { DAY_MINUTES } from './days.ts';
import { MIN_MINUTES, minutesOf, TIME } from './formats.ts';
import { HOLIDAY, sortHours, type WeeklyHours } from './hours.ts';
import type { Message } from './message.ts';

/** Far more opening times than a week can need. */
export const MAX_HOURS = 70;

/** What a field allows beyond the hours of weekdays that end on their day. */
export interface HoursAllowed {
  holidays?: boolean;
  overnight?: boolean;
}

const isHours = (value: unknown, last: number): value is WeeklyHours => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { day, from, to, ...other } = value as Record<string, unknown>;
  if (Object.keys(other).length || typeof from !== 'string' || typeof to !== 'string') return false;
  return Number.isInteger(day) && (day as number) >= 0 && (day as number) <= last && TIME.test(from) && TIME.test(to);
};

const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Do two of them overlap? What passes midnight meets the hours of the next weekday, and Saturday's those of Sunday. */
function overlaps(sorted: readonly WeeklyHours[], lengthOf: (one: WeeklyHours) => number): boolean {
  // The day after a public holiday may be any: such hours meet those of the same day alone.
  const isOne = (day: number) => (one: WeeklyHours) => (day === HOLIDAY) === (one.day === HOLIDAY);
  return [0, HOLIDAY].some((day) => {
    const spans = sorted.filter(isOne(day)).map((one) => {
      const start = (day === HOLIDAY ? 0 : one.day * DAY_MINUTES) + minutesOf(one.from);
      return { start, end: start + lengthOf(one) };
    });
    const again =
      day === HOLIDAY
        ? []
        : spans.slice(0, 1).map(({ start, end }) => ({ start: start + WEEK_MINUTES, end: end + WEEK_MINUTES }));
    return [...spans, ...again].some(({ start }, index, all) => index > 0 && (all[index - 1]?.end ?? 0) > start);
  });
}

/** The error in opening hours; undefined when they are valid. Their order does not matter. */
export function hoursProblem(value: unknown, { holidays, overnight }: HoursAllowed = {}): Message | undefined {
  if (value === null || value === undefined) return undefined;
  if (!Array.isArray(value)) return { code: 'notList' };
  if (value.length > MAX_HOURS) return { code: 'tooManyItems', params: { max: MAX_HOURS } };
  if (!value.every((one) => isHours(one, holidays ? HOLIDAY : 6))) return { code: 'hours.wrong' };
  const sorted = sortHours(value);
  const lengthOf = ({ from, to }: WeeklyHours) =>
    overnight && isNextDay(from, to) ? minutesOvernight(from, to) : minutesOf(to) - minutesOf(from);
  if (sorted.some((one) => lengthOf(one) < MIN_MINUTES)) return { code: 'hours.short', params: { minutes: MIN_MINUTES } };
  return overlaps(sorted, lengthOf) ? { code: 'hours.overlap' } : undefined;
}
