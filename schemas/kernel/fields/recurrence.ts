/**
 * How something repeats: the part of RFC 5545 that people choose in a form. The dates themselves come from `recurrenceDates.ts`, which
 * brings a library; this file is what a form and a check need.
 */
import { DAY } from './days.ts';
import { isDate } from './formats.ts';
import type { Message } from './message.ts';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Frequency = (typeof frequencies)[number];
/** In the order of a week, as RFC 5545 writes them. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];
/** On which day of a month: the same date, the last one, the same weekday (the third Tuesday), the last such weekday. */
export const monthlyWays = ['DATE', 'LAST_DATE', 'WEEKDAY', 'LAST_WEEKDAY'] as const;
export type MonthlyWay = (typeof monthlyWays)[number];

export interface Recurrence {
  frequency: Frequency;
  /** Every so many days, weeks or months. */
  interval: number;
  /** With WEEKLY. */
  weekdays?: readonly Weekday[];
  /** With MONTHLY. */
  monthly?: MonthlyWay;
  /** How many dates, those left out included; or the last possible day, `YYYY-MM-DD`. One of the two. */
  count?: number;
  until?: string;
  /** Days left out, `YYYY-MM-DD`. */
  except?: readonly string[];
  /** Public holidays included (002 §3): false leaves out the building's days off (`daysOff.ts`). */
  phIncluded?: boolean;
}

/** The most dates of one series. */
export const MAX_DATES = 200;
export const MAX_INTERVAL = 52;
const KEYS = new Set(['frequency', 'interval', 'weekdays', 'monthly', 'count', 'until', 'except', 'phIncluded']);

const isBetween = (value: unknown, max: number) =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= max;
const isGiven = (value: unknown) => value !== undefined && value !== null;
const areDistinct = (value: unknown): value is readonly unknown[] => Array.isArray(value) && new Set(value).size === value.length;
const isDay = (value: unknown) => typeof value === 'string' && isDate(value);

function endProblem({ count, until }: Partial<Recurrence>): Message | undefined {
  if (isGiven(count) === isGiven(until)) return { code: 'recurrence.end' };
  if (isGiven(until)) return isDay(until) ? undefined : { code: 'recurrence.end' };
  return isBetween(count, MAX_DATES) ? undefined : { code: 'recurrence.tooMany', params: { max: MAX_DATES } };
}

/** What is wrong with it; undefined when it can be followed. */
export function recurrenceProblem(value: unknown): Message | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return { code: 'notObject' };
  const given = value as Partial<Recurrence>;
  const { frequency, interval, monthly, except } = given;
  if (Object.keys(given).some((key) => !KEYS.has(key)) || !frequencies.includes(frequency as Frequency))
    return { code: 'recurrence.wrong' };
  if (!isBetween(interval, MAX_INTERVAL)) return { code: 'recurrence.interval', params: { max: MAX_INTERVAL } };
  const isWeekly = frequency === 'WEEKLY';
  const days = given.weekdays ?? [];
  if (isWeekly ? !days.length || !areDistinct(days) || days.some((day) => !weekdays.includes(day)) : isGiven(given.weekdays))
    return { code: 'recurrence.weekdays' };
  if (frequency === 'MONTHLY' ? !monthlyWays.includes(monthly as MonthlyWay) : isGiven(monthly))
    return { code: 'recurrence.monthly' };
  if (isGiven(except) && (!areDistinct(except) || except.length > MAX_DATES || !except.every(isDay)))
    return { code: 'recurrence.except' };
  if (isGiven(given.phIncluded) && typeof given.phIncluded !== 'boolean') return { code: 'recurrence.wrong' };
  return endProblem(given);
}

/** Does it leave out the building's days off? */
export const leavesDaysOff = ({ phIncluded }: Pick<Recurrence, 'phIncluded'>): boolean => phIncluded === false;

/** As it is stored: days in order, nothing empty. */
export function tidyRecurrence({
  frequency,
  interval,
  weekdays: days,
  monthly,
  count,
  until,
  except,
  phIncluded,
}: Recurrence): Recurrence {
  return {
    frequency,
    interval,
    ...(days ? { weekdays: weekdays.filter((day) => days.includes(day)) } : {}),
    ...(monthly ? { monthly } : {}),
    ...(count ? { count } : { until: until as string }),
    ...(except?.length ? { except: [...except].sort() } : {}),
    ...(phIncluded === false ? { phIncluded } : {}),
  };
}

/** Place of a date in its month: its weekday, which of them it is, and whether it is the last one or the last day of all. */
export function placeOf(date: string): {
  day: number;
  weekday: Weekday;
  nth: number;
  isLastWeekday: boolean;
  isLastDay: boolean;
} {
  const at = new Date(`${date}T00:00:00Z`);
  const day = at.getUTCDate();
  const inDays = (days: number) => new Date(at.getTime() + days * DAY).getUTCMonth() !== at.getUTCMonth();
  return {
    day,
    weekday: weekdays[(at.getUTCDay() + 6) % 7] as Weekday,
    nth: Math.ceil(day / 7),
    isLastWeekday: inDays(7),
    isLastDay: inDays(1),
  };
}

/** The ways in which something can repeat monthly that starts on this date. A fifth weekday is only offered as the last one. */
export function monthlyWaysOn(date: string): MonthlyWay[] {
  const { nth, isLastDay, isLastWeekday } = placeOf(date);
  const holds: Record<MonthlyWay, boolean> = {
    DATE: true,
    LAST_DATE: isLastDay,
    WEEKDAY: nth < 5,
    LAST_WEEKDAY: isLastWeekday,
  };
  return monthlyWays.filter((way) => holds[way]);
}
