/**
 * The time for which a desk is booked: a day, its morning or afternoon by what the building has set, or hours of it. Both halves use it:
 * the plan shows what is free then, and the server books it.
 */
import { instantAt } from '../kernel/fields/clock.ts';

export const dayParts = ['DAY', 'MORNING', 'AFTERNOON', 'HOURS'] as const;
export type DayPart = (typeof dayParts)[number];
/** Of the call that answers a plan: the day and its part; with HOURS the times. Absent: now. */
export const planQuery = ['date', 'part', 'startTime', 'endTime'] as const;

/** `HH:mm` on the building's clock. */
export interface DayTimes {
  dayStart: string;
  midday: string;
  dayEnd: string;
}
export interface AskedSpan {
  /** `YYYY-MM-DD` */
  date: string;
  part: DayPart;
  startTime?: string | null;
  endTime?: string | null;
}
/** Instants in ISO 8601. */
export interface Span {
  startAt: string;
  endAt: string;
}

/** The times of a part of a day; undefined where hours are meant and one is missing. */
export function timesOf({ part, startTime, endTime }: Omit<AskedSpan, 'date'>, day: DayTimes): [string, string] | undefined {
  if (part === 'HOURS') return startTime && endTime ? [startTime.slice(0, 5), endTime.slice(0, 5)] : undefined;
  const [from, to] = [part === 'AFTERNOON' ? day.midday : day.dayStart, part === 'MORNING' ? day.midday : day.dayEnd];
  return [from.slice(0, 5), to.slice(0, 5)];
}

/** The instants of it on the clock of a zone; undefined where the clock skips one of the times, or there is none. */
export function spanOf(asked: AskedSpan, day: DayTimes, zone: string): Span | undefined {
  const times = timesOf(asked, day);
  const [from, to] = (times ?? []).map((time) => instantAt(zone, asked.date, time));
  if (from === undefined || to === undefined || to <= from) return undefined;
  return { startAt: new Date(from).toISOString(), endAt: new Date(to).toISOString() };
}
