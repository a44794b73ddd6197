/**
 * When a subscription is sent: on days of the calendar at a time of the clock of one zone. Each such day is one period, whatever the clock does on
 * it: a time that it skips is the instant of the change, and of one that comes twice the first counts.
 */
import { Clock, localAt } from '../kernel/fields/clock.ts';
import { addDays, dayNumber } from '../kernel/fields/days.ts';
import { minutesOf } from '../kernel/fields/formats.ts';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'MONTHLY_BY_WEEKDAY'] as const;
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
/** Which of the weekdays of a month. */
export const weeks = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'LAST'] as const;

export interface Schedule {
  frequency: (typeof frequencies)[number];
  weekday?: (typeof weekdays)[number] | null;
  week?: (typeof weeks)[number] | null;
  /** Where a month is shorter: its last day. */
  monthDay?: number | null;
  /** `HH:mm`. */
  time: string;
}
/** One time that something is sent. */
export interface Period {
  /** The day of the clock, `YYYY-MM-DD`: what names the period. */
  day: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The day is a whole number of days after 1 January 1970, which was a Thursday. */
const weekdayOf = (day: string) => weekdays[(dayNumber(day) + 3) % 7];
const monthOf = (day: string) => day.slice(0, 7);
const isLastOfMonth = (day: string) => monthOf(addDays(day, 1)) !== monthOf(day);

/** Is it sent on this day? */
export function isOn({ frequency, weekday, week, monthDay }: Omit<Schedule, 'time'>, day: string): boolean {
  const date = Number(day.slice(8));
  if (frequency === 'DAILY') return true;
  if (frequency === 'MONTHLY') return date === (monthDay ?? 1) || (date < (monthDay ?? 1) && isLastOfMonth(day));
  if (weekdayOf(day) !== weekday) return false;
  if (frequency === 'WEEKLY') return true;
  return week === 'LAST' ? monthOf(addDays(day, 7)) !== monthOf(day) : Math.ceil(date / 7) === weeks.indexOf(week ?? 'FIRST') + 1;
}

/** Any schedule has a day within two months. */
const DAYS_AHEAD = 63;

/** The first period that begins after an instant (milliseconds since 1970). Throws for a schedule that names no day. */
export function nextPeriod(schedule: Schedule, zone: string, after: number): Period {
  const clock = new Clock(zone);
  const today = localAt(zone, after).date;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const at = isOn(schedule, day) ? clock.from(dayNumber(day), minutesOf(schedule.time)) : after;
    if (at > after) return { day, at };
  }
  throw new Error('the schedule has no day');
}
