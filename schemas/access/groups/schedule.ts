/**
 * When a schedule lets people pass, by the clock of the building. What is stored is what the clock shows; instants are derived from it day by day,
 * by the rules of opening hours (`kernel/fields/openHours.ts`): hours belong to the day on which they begin, and begin and end with the first
 * instant at which the clock shows it. A night in which the clock is moved is an hour longer or shorter; an hour that comes twice is all within.
 *
 * A day has the hours of its first exception; otherwise those of public holidays if it is one, or in a holiday list; otherwise those of its weekday.
 */
import { type Clock, localAt } from '../../kernel/fields/clock.ts';
import { dateOfDay, dayNumber } from '../../kernel/fields/days.ts';
import type { WeeklyHours } from '../../kernel/fields/hours.ts';
import { type Period, periodsOn } from '../../kernel/fields/openHours.ts';

/** Nobody passes; the hours of public holidays; the whole day. */
export const exceptionKinds = ['CLOSED', 'HOLIDAY_HOURS', 'ALL_DAY'] as const;
export interface ScheduleException {
  /** The first and the last day, `YYYY-MM-DD`. */
  period: readonly [string, string];
  kind: (typeof exceptionKinds)[number];
}
export interface Schedule {
  hours: readonly WeeklyHours[];
  exceptions: readonly ScheduleException[];
  /** Public holidays, if it heeds them, and the days of its holiday lists: `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
}

/** The periods of a schedule that begin on a day (its number), in order. */
export function scheduleOn(clock: Clock, { hours, exceptions, holidays }: Schedule, day: number): Period[] {
  const date = dateOfDay(day);
  const kind = exceptions.find(({ period: [first, last] }) => first <= date && date <= last)?.kind;
  if (kind === 'CLOSED') return [];
  if (kind === 'ALL_DAY') return [{ from: clock.from(day, 0), to: clock.from(day + 1, 0) }];
  return periodsOn(clock, hours, day, kind === 'HOLIDAY_HOURS' ? new Set([date]) : holidays).sort(
    (one, other) => one.from - other.from,
  );
}

/** An instant that schedules are asked about, with what its clock shows: hundreds of them are asked about the same one. */
export interface Moment {
  /** In milliseconds. */
  at: number;
  clock: Clock;
  /** The number of its day. */
  today: number;
}
export const momentOf = (clock: Clock, at: number): Moment => ({ at, clock, today: dayNumber(localAt(clock.zone, at).date) });

/** The periods of a schedule that hold at a moment; those that began the day before, too. */
export const heldAt = (schedule: Schedule, { at, clock, today }: Moment): Period[] =>
  [today - 1, today].flatMap((day) => scheduleOn(clock, schedule, day)).filter(({ from, to }) => from <= at && at < to);

/** Does the schedule let people pass at a moment? */
export const isWithin = (schedule: Schedule, moment: Moment): boolean => heldAt(schedule, moment).length > 0;

/** What schedules come to together from a day on, for so many days: periods that touch are one. */
export function periodsFrom(schedules: readonly Schedule[], first: string, days: number, clock: Clock): Period[] {
  const start = dayNumber(first);
  const [begin, end] = [clock.from(start, 0), clock.from(start + days, 0)];
  const found = schedules
    .flatMap((schedule) => Array.from({ length: days + 1 }, (_, index) => scheduleOn(clock, schedule, start - 1 + index)).flat())
    .map(({ from, to }) => ({ from: Math.max(from, begin), to: Math.min(to, end) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  const joined: Period[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to);
    else joined.push({ ...one });
  }
  return joined;
}
