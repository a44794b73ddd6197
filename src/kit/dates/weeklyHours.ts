/** Opening hours of a week: what the widget does with them, and how they are read. */
import { isNextDay } from '#schemas/kernel/fields/clock.ts';
import { minutesOf, NEXT_MIDNIGHT } from '#schemas/kernel/fields/formats.ts';
import { HOLIDAY, MIN_MINUTES, sortHours, type WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { timeAt } from './clock.ts';

/** A working week begins on Monday; day 0 is Sunday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
/** The same and public holidays. */
export const WEEK_AND_HOLIDAYS = [...WEEK, HOLIDAY] as const;
const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];
const USUAL = { from: '09:00', to: '18:00' };
const LAST_START = 1440 - MIN_MINUTES - 1;

/** The key of a day's name. */
export const dayKey = (day: number): string => (day === HOLIDAY ? 'dates.hours.holidays' : `dates.weekdays.${day}`);

export type Hours = Omit<WeeklyHours, 'day'>;
type Week = readonly WeeklyHours[];

export const hoursOn = (week: Week, day: number): Hours[] =>
  week.filter((one) => one.day === day).map(({ from, to }) => ({ from, to }));

/** The week with other hours on one day; none means closed. */
export const withDay = (week: Week, day: number, hours: readonly Hours[]): WeeklyHours[] =>
  WEEK_AND_HOLIDAYS.flatMap((one) => (one === day ? hours : hoursOn(week, one)).map(({ from, to }) => ({ day: one, from, to })));

/** The hours with which a day opens: those of the open day before it, else the usual ones. */
export function openingHours(week: Week, day: number): Hours[] {
  const before = WEEK_AND_HOLIDAYS.slice(0, WEEK_AND_HOLIDAYS.indexOf(day as (typeof WEEK_AND_HOLIDAYS)[number])).reverse();
  const found = before.map((one) => hoursOn(week, one)).find((hours) => hours.length > 0);
  return found ?? [USUAL];
}

/** One more stretch after the last one, an hour later, four hours long; undefined when the day has no room for it. */
export function nextHours(hours: readonly Hours[]): Hours | undefined {
  // After hours that go on past midnight the day has no room.
  const last = hours
    .map((one) => (isNextDay(one.from, one.to) ? '23:59' : one.to))
    .sort()
    .at(-1);
  if (last === undefined) return USUAL;
  const from = Math.min(minutesOf(last) + 60, LAST_START);
  if (Number.isNaN(from) || from <= minutesOf(last)) return undefined;
  return { from: timeAt(from), to: timeAt(from + 240) };
}

/** The hours of one day on every workday; Saturday and Sunday stay as they are. */
export const copyToWorkdays = (week: Week, day: number): WeeklyHours[] =>
  WORKDAYS.reduce<WeeklyHours[]>((whole, one) => withDay(whole, one, hoursOn(week, day)), [...week]);

/** The error of a day as a whole; errors of one time are shown at its field. */
export function dayProblem(hours: readonly Hours[]): 'missing' | 'overlap' | undefined {
  if (hours.some(({ from, to }) => !from || !to)) return 'missing';
  const sorted = [...hours].sort((one, other) => one.from.localeCompare(other.from));
  const endOf = ({ from, to }: Hours) => (isNextDay(from, to) ? NEXT_MIDNIGHT : to);
  return sorted.some(({ from }, index) => index > 0 && endOf(sorted[index - 1] as Hours) > from) ? 'overlap' : undefined;
}

/** Days that follow each other and have the same hours, from Monday on; closed days are left out. */
export function groupDays(week: Week): { days: number[]; hours: Hours[] }[] {
  const groups: { days: number[]; hours: Hours[]; key: string }[] = [];
  let open: string | undefined;
  for (const day of WEEK_AND_HOLIDAYS) {
    // Public holidays stand by themselves.
    if (day === HOLIDAY) open = undefined;
    const hours = hoursOn(sortHours(week), day);
    const key = JSON.stringify(hours);
    if (hours.length === 0) open = undefined;
    else if (open === key) groups.at(-1)?.days.push(day);
    else groups.push({ days: [day], hours, key });
    if (hours.length > 0) open = key;
  }
  return groups.map(({ days, hours }) => ({ days, hours }));
}
