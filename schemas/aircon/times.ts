/**
 * When the aircon may be extended (002 §7), by the building's hours, its public holidays and its clock. Pure: the server offers and refuses by
 * it, and so does the form, which asks the server.
 *
 * The aircon runs by itself during the building's hours. An extension starts outside them, on a quarter of an hour, after the notice that the
 * building needs, and ends at the latest when these hours begin again, or 24 hours later. A recurring one has the same times on all of its days:
 * what is offered must hold on each of them.
 */
import { Clock, timeOf } from '../kernel/fields/clock.ts';
import { addDays, DAY, dateOfDay, dayNumber, MINUTE, weekdayOf } from '../kernel/fields/days.ts';
import { minutesOf } from '../kernel/fields/formats.ts';
import { HOLIDAY, type WeeklyHours } from '../kernel/fields/hours.ts';
import type { MessageCode } from '../kernel/fields/message.ts';
import { type Period, periodsOn } from '../kernel/fields/openHours.ts';

/** Minutes between the times that are offered. */
export const STEP = 15;
/** The most days from the first to the last of a recurring request. */
export const MAX_DAYS = 184;
export const requestTypes = ['AD_HOC_ON', 'RECURRING'] as const;
/** By the number of the day, 0 is Sunday. */
export const daysOfWeek = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
export type DayOfWeek = (typeof daysOfWeek)[number];

/** What a building has set. */
export interface Plan {
  zone: string;
  /** When the aircon runs by itself. An end of 23:59 is midnight. */
  hours: readonly WeeklyHours[];
  /** The same on a public holiday; null where it does not run then. */
  holidayHours: { from: string; to: string } | null;
  /** `YYYY-MM-DD` */
  holidays: ReadonlySet<string>;
  noticeMinutes: number;
}
/** What somebody asks for, as far as it is filled in. */
export interface Wish {
  requestType?: (typeof requestTypes)[number] | null;
  startDate?: string | null;
  endDate?: string | null;
  startTime?: string | null;
  endTime?: string | null;
  recurringDays?: readonly string[] | null;
  phIncluded?: boolean | null;
}
/** One time that the aircon runs; the instants in milliseconds. */
export interface Run {
  date: string;
  from: number;
  to: number;
}

const TIMES = Array.from({ length: 1440 / STEP }, (_, index) => timeOf(index * STEP));

/** One building's clock and hours. Days are numbers. */
class Days {
  readonly clock: Clock;
  private readonly plan: Plan;
  private readonly worked = new Map<number, Period[]>();
  constructor(plan: Plan) {
    this.plan = plan;
    this.clock = new Clock(plan.zone);
  }

  /** When the aircon runs by itself on a day. */
  private work(day: number): Period[] {
    const known = this.worked.get(day);
    if (known) return known;
    const { hours, holidays, holidayHours } = this.plan;
    const all = holidayHours ? [...hours, { day: HOLIDAY, ...holidayHours }] : hours;
    const work = periodsOn(this.clock, all, day, holidays);
    this.worked.set(day, work);
    return work;
  }

  /** The instant of a time of day (in minutes) that may start an extension; undefined for any other. */
  start(day: number, minutes: number, earliest: number): number | undefined {
    const at = minutes % STEP ? undefined : this.clock.instant(day, minutes);
    if (at === undefined || at < earliest || this.work(day).some(({ from, to }) => from <= at && at < to)) return undefined;
    return this.ends(day, minutes, at, 1).length ? at : undefined;
  }

  /** Where an extension that starts then may end, in order; at most so many. */
  ends(day: number, minutes: number, at: number, most = Number.POSITIVE_INFINITY): { day: number; minutes: number }[] {
    const next = [day, day + 1, day + 2].flatMap((one) => this.work(one).map(({ from }) => from)).filter((from) => from >= at);
    const limit = Math.min(at + DAY, ...next);
    const found: { day: number; minutes: number }[] = [];
    // Later times of day have later instants, also where the clock is moved.
    for (let later = minutes + STEP; later < 2880 && found.length < most; later += STEP) {
      const end = { day: day + Math.floor(later / 1440), minutes: later % 1440 };
      const instant = this.clock.instant(end.day, end.minutes);
      if (instant !== undefined && instant > limit) break;
      if (instant !== undefined && instant > at) found.push(end);
    }
    return found;
  }
}

const earliestOf = ({ noticeMinutes }: Plan, now: number) => now + noticeMinutes * MINUTE;
const isRecurring = ({ requestType }: Wish) => requestType === 'RECURRING';

/** The days on which a wish runs. While its last day is open, those of its first week. */
export function datesOf({ holidays }: Plan, wish: Wish): string[] {
  const { startDate: first, recurringDays, phIncluded } = wish;
  if (!first) return [];
  if (!isRecurring(wish)) return [first];
  const last = wish.endDate ?? addDays(first, 6);
  const days: string[] = [];
  for (let date = first; date <= last && days.length <= MAX_DAYS; date = addDays(date, 1)) {
    const isChosen = !recurringDays?.length || recurringDays.includes(daysOfWeek[weekdayOf(dayNumber(date))] as string);
    if (isChosen && (phIncluded || !holidays.has(date))) days.push(date);
  }
  return days;
}

/** Is a recurring wish so long that it is not looked at? */
const isTooLong = ({ startDate, endDate }: Wish) =>
  Boolean(startDate && endDate && dayNumber(endDate) - dayNumber(startDate) >= MAX_DAYS);

/** The times at which it may start: on every one of its days. */
export function startTimes(plan: Plan, wish: Wish, now: number): string[] {
  const days = new Days(plan);
  const dates = isTooLong(wish) ? [] : datesOf(plan, wish).map(dayNumber);
  const fits = (time: string) => dates.every((day) => days.start(day, minutesOf(time), earliestOf(plan, now)) !== undefined);
  return dates.length ? TIMES.filter(fits) : [];
}

/** The dates on which it may end: of an ad hoc one the same or the next day, of a recurring one each of its possible days. */
export function endDates(plan: Plan, wish: Wish, now: number): string[] {
  const { startDate, startTime } = wish;
  if (!startDate) return [];
  const days = new Days(plan);
  const startOn = (date: string) =>
    startTime ? days.start(dayNumber(date), minutesOf(startTime), earliestOf(plan, now)) : undefined;
  if (isRecurring(wish)) {
    const dates = datesOf(plan, { ...wish, endDate: addDays(startDate, MAX_DAYS - 1) });
    const wrong = startTime ? dates.findIndex((date) => startOn(date) === undefined) : -1;
    return wrong < 0 ? dates : dates.slice(0, wrong);
  }
  if (!startTime) return [startDate, addDays(startDate, 1)];
  const at = startOn(startDate);
  if (at === undefined) return [];
  const ends = days.ends(dayNumber(startDate), minutesOf(startTime), at);
  return [...new Set(ends.map(({ day }) => dateOfDay(day)))];
}

/** The times at which it may end: after its start on every one of its days; of a recurring one an earlier time is on the next day. */
export function endTimes(plan: Plan, wish: Wish, now: number): string[] {
  const { startTime, endDate } = wish;
  const dates = isTooLong(wish) || !startTime ? [] : datesOf(plan, wish);
  const days = new Days(plan);
  let common: string[] | undefined;
  for (const date of dates) {
    const [day, minutes] = [dayNumber(date), minutesOf(startTime as string)];
    const at = days.start(day, minutes, earliestOf(plan, now));
    if (at === undefined) return [];
    const fits = (end: { day: number; minutes: number }) =>
      isRecurring(wish) ? end.day === day + (end.minutes > minutes ? 0 : 1) : dateOfDay(end.day) === (endDate ?? date);
    const ends = days
      .ends(day, minutes, at)
      .filter(fits)
      .map((end) => timeOf(end.minutes));
    common = common?.filter((time) => ends.includes(time)) ?? ends;
  }
  return common ?? [];
}

/** When the aircon runs for a complete wish, in order. */
export function runsOf(plan: Plan, wish: Wish): Run[] {
  const { startDate, startTime, endTime, endDate } = wish;
  if (!startDate || !startTime || !endTime || isTooLong(wish)) return [];
  const clock = new Clock(plan.zone);
  return datesOf(plan, wish).flatMap((date) => {
    const [day, start, end] = [dayNumber(date), minutesOf(startTime), minutesOf(endTime)];
    const last = isRecurring(wish) ? day + (end > start ? 0 : 1) : dayNumber(endDate ?? date);
    const [from, to] = [clock.instant(day, start), clock.instant(last, end)];
    return from === undefined || to === undefined || to <= from ? [] : [{ date, from, to }];
  });
}

/** What is wrong with a complete wish: the field, and the code of its sentence. */
export function problemOf(
  plan: Plan,
  wish: Wish,
  now: number,
): { field: 'startDate' | 'startTime' | 'endDate' | 'endTime'; code: MessageCode } | undefined {
  if (isTooLong(wish) || !endDates(plan, { ...wish, startTime: null }, now).includes(wish.endDate ?? ''))
    return { field: 'endDate', code: 'airconEndDate' };
  if (!startTimes(plan, wish, now).includes(wish.startTime ?? '')) return { field: 'startTime', code: 'airconStartTime' };
  if (!endTimes(plan, wish, now).includes(wish.endTime ?? '')) return { field: 'endTime', code: 'airconEndTime' };
  return undefined;
}
