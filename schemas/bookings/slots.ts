/**
 * What can be booked of a facility, apart from what others have booked: by its opening hours, public holidays, slots, lengths, notice, booking
 * periods and blocked dates, all on the building's clock, wherever the browser is. Both halves use it. Instants are milliseconds; ends are not
 * included.
 *
 * - Hours that follow on each other and begin on one day are one opening. Its slots begin when it opens and then every `slotMinutes`, counted in
 *   instants: a night in which the clock is set back has more of them. What is left of it at the end is no slot.
 * - A booking begins with a slot, lasts whole slots between the shortest and the longest stay, and lies in hours that are open, over midnight
 *   as well where the next day goes on.
 * - Facilities for which there are booking periods are booked by exactly one of these instead.
 * - An all-day booking has whole days of the calendar, on each of which the facility is open at some time.
 * - Where no notice is asked for (`leadMinutes` 0), a slot or period can be had until it ends.
 * - The times before and after (`bufferBefore`, `bufferAfter`) keep others out; they may lie where it is closed or blocked.
 */
import { Clock, isNextDay, localAt, startOfDay } from '../kernel/fields/clock.ts';
import { addDays, dayAfter, dayNumber, MINUTE, weekdayOf } from '../kernel/fields/days.ts';
import { minutesOf } from '../kernel/fields/formats.ts';
import type { WeeklyHours } from '../kernel/fields/hours.ts';
import { type Period, periodsOn } from '../kernel/fields/openHours.ts';
import { type Applies, appliesFor } from './price.ts';

export type { Period };

export interface SlotTerms {
  openingHrs: readonly WeeklyHours[] | null;
  slotMinutes: number;
  /** Null: one slot. */
  minMinutes: number | null;
  /** Null: as long as it is open. */
  maxMinutes: number | null;
  leadMinutes: number;
  horizonDays: number;
}
export interface Blocked extends Applies {
  startAt: string;
  endAt: string;
}
const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
export interface BookingPeriod extends Applies {
  startTime: string;
  endTime: string;
  /** Null: every day. */
  daysOfWeek: readonly string[] | null;
}
export interface Bookable {
  terms: SlotTerms;
  facilityId: number;
  categoryId: number;
  zone: string;
  /** `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
  blocked: readonly Blocked[];
  periods: readonly BookingPeriod[];
  now: number;
}

/** Why something cannot be booked; each has one sentence (`slotRefusal.ts`). */
export const slotProblems = [
  'endsBeforeStart',
  'tooSoon',
  'tooFar',
  'closed',
  'notInPeriods',
  'offSlot',
  'tooShort',
  'tooLong',
  'blocked',
] as const;
export type SlotProblem = (typeof slotProblems)[number];

const clocks = new Map<string, Clock>();
/** A clock remembers the days that it was asked for. */
function clockOf(zone: string): Clock {
  const clock = clocks.get(zone) ?? new Clock(zone);
  clocks.set(zone, clock);
  return clock;
}

const overlaps = (one: Period, other: Period): boolean => one.from < other.to && other.from < one.to;

/** The times of a blocked date, of a facility. */
const blockedTimes = (of: Bookable): Period[] =>
  of.blocked
    .filter((one) => appliesFor(one, of))
    .map(({ startAt, endAt }) => ({ from: Date.parse(startAt), to: Date.parse(endAt) }));

/** Is some of it blocked? */
export const isBlocked = (of: Bookable, booking: Period): boolean => blockedTimes(of).some((one) => overlaps(one, booking));

/** Those that follow on each other as one, in order. */
function joined(periods: readonly Period[]): Period[] {
  const all: Period[] = [];
  for (const { from, to } of [...periods].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) all.push({ from, to });
  }
  return all;
}

const openOn = ({ terms, holidays }: Bookable, clock: Clock, day: number): Period[] =>
  periodsOn(clock, terms.openingHrs ?? [], day, holidays);
/** When it is open between two instants, whatever day that began. */
function openBetween(of: Bookable, clock: Clock, { from, to }: Period): Period[] {
  const days: Period[] = [];
  const last = dayNumber(localAt(of.zone, to).date);
  for (let day = dayNumber(localAt(of.zone, from).date) - 1; day <= last; day += 1) days.push(...openOn(of, clock, day));
  return joined(days);
}

/** The booking periods of a facility; where there are some, it is booked by these alone. */
export const ownPeriods = (of: Bookable): BookingPeriod[] => of.periods.filter((one) => appliesFor(one, of));
/** The booking periods that begin on a day. */
const periodsOf = (of: Bookable, clock: Clock, day: number): Period[] =>
  ownPeriods(of)
    .filter(({ daysOfWeek }) => !daysOfWeek?.length || daysOfWeek.includes(weekdays[weekdayOf(day)] as string))
    .map(({ startTime, endTime }) => ({
      from: clock.from(day, minutesOf(startTime)),
      to: clock.from(isNextDay(startTime, endTime) ? day + 1 : day, minutesOf(endTime)),
    }))
    .filter(({ from, to }) => to > from);

/** When it cannot be had within a period, whatever others have booked: between its opening hours, and where it is blocked; in order. */
export function closedTimesOf(of: Bookable, within: Period): Period[] {
  const between: Period[] = [];
  let since = within.from;
  for (const { from, to } of openBetween(of, clockOf(of.zone), within)) {
    if (from > since) between.push({ from: since, to: from });
    since = Math.max(since, to);
  }
  between.push({ from: since, to: within.to });
  return joined([...between, ...blockedTimes(of)])
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
    .filter(({ from, to }) => from < to);
}

const isWithin = ({ from, to }: Period, periods: readonly Period[]): boolean =>
  periods.some((one) => one.from <= from && to <= one.to);

/** The last day on which bookings may begin that are made now. */
export const lastDay = ({ terms, zone, now }: Bookable): string => addDays(localAt(zone, now).date, terms.horizonDays);

/**
 * Is there notice enough, and not too much? Where no notice is asked for, what has begun is had until its first slot ends: somebody stands at
 * the door.
 */
function noticeOf(of: Bookable, clock: Clock): (first: Period) => SlotProblem | undefined {
  const { terms, now } = of;
  const ends = clock.from(dayNumber(lastDay(of)) + 1, 0);
  return ({ from, to }) => {
    if (terms.leadMinutes ? from < now + terms.leadMinutes * MINUTE : to <= now) return 'tooSoon';
    return from >= ends ? 'tooFar' : undefined;
  };
}

/** The whole days of an all-day booking, both included, from the first instant of the first one to that of the day after the last. */
export const wholeDays = (zone: string, first: string, last: string): Period => ({
  from: startOfDay(zone, first),
  to: startOfDay(zone, dayAfter(last)),
});

/** The slots, or the booking periods, that begin on a day of the building's calendar and can be booked, in order; others may have them. */
export function slotsOn(date: string, of: Bookable): Period[] {
  const clock = clockOf(of.zone);
  const day = dayNumber(date);
  const blocked = blockedTimes(of);
  const length = of.terms.slotMinutes * MINUTE;
  const whole = ownPeriods(of).length
    ? periodsOf(of, clock, day)
        .filter((one) => isWithin(one, openBetween(of, clock, one)))
        .sort((one, other) => one.from - other.from)
    : joined(openOn(of, clock, day)).flatMap(({ from, to }) =>
        Array.from({ length: Math.floor((to - from) / length) }, (_, index) => ({
          from: from + index * length,
          to: from + (index + 1) * length,
        })),
      );
  const notice = noticeOf(of, clock);
  return whole.filter((slot) => !notice(slot) && !blocked.some((one) => overlaps(one, slot)));
}

function dayProblem(of: Bookable, clock: Clock, { from, to }: Period): SlotProblem | undefined {
  const first = localAt(of.zone, from).date;
  const last = localAt(of.zone, to - 1).date;
  const days = wholeDays(of.zone, first, last);
  if (days.from !== from || days.to !== to) return 'offSlot';
  for (let day = dayNumber(first); day <= dayNumber(last); day += 1) if (!openOn(of, clock, day).length) return 'closed';
  return undefined;
}

function lengthProblem(of: Bookable, clock: Clock, booking: Period): SlotProblem | undefined {
  const { slotMinutes, minMinutes, maxMinutes } = of.terms;
  const slot = slotMinutes * MINUTE;
  const length = booking.to - booking.from;
  const day = dayNumber(localAt(of.zone, booking.from).date);
  const opening = [day - 1, day]
    .flatMap((one) => joined(openOn(of, clock, one)))
    .find(({ from, to }) => from <= booking.from && booking.from < to);
  if (!opening || (booking.from - opening.from) % slot !== 0 || length % slot !== 0) return 'offSlot';
  if (length < (minMinutes ?? slotMinutes) * MINUTE) return 'tooShort';
  return maxMinutes !== null && length > maxMinutes * MINUTE ? 'tooLong' : undefined;
}

/** Why a time cannot be booked, whatever others have booked; undefined where it can. @param allDay it has whole days */
export function slotProblem(booking: Period, of: Bookable, allDay = false): SlotProblem | undefined {
  const { from, to } = booking;
  if (to <= from) return 'endsBeforeStart';
  const clock = clockOf(of.zone);
  // All of a day that has begun cannot be had.
  const first = allDay ? from : ownPeriods(of).length ? to : Math.min(to, from + of.terms.slotMinutes * MINUTE);
  const notice = noticeOf(of, clock)({ from, to: first });
  if (notice) return notice;
  if (isBlocked(of, booking)) return 'blocked';
  if (allDay) return dayProblem(of, clock, booking);
  if (!isWithin(booking, openBetween(of, clock, booking))) return 'closed';
  if (!ownPeriods(of).length) return lengthProblem(of, clock, booking);
  const day = dayNumber(localAt(of.zone, from).date);
  return periodsOf(of, clock, day).some((one) => one.from === from && one.to === to) ? undefined : 'notInPeriods';
}

export interface BlockTimes {
  allDay: boolean;
  startDate: string;
  endDate: string | null;
  startTime: string | null;
  endTime: string | null;
}
/** From when to when a blocked date blocks; undefined where it would end before it begins. */
export function blockSpan({ allDay, startDate, endDate, startTime, endTime }: BlockTimes, zone: string): Period | undefined {
  const last = endDate ?? startDate;
  if (allDay || !startTime || !endTime) return last < startDate ? undefined : wholeDays(zone, startDate, last);
  const clock = clockOf(zone);
  const isLater = endDate === null && isNextDay(startTime, endTime);
  const span = {
    from: clock.from(dayNumber(startDate), minutesOf(startTime)),
    to: clock.from(dayNumber(last) + (isLater ? 1 : 0), minutesOf(endTime)),
  };
  return span.to > span.from ? span : undefined;
}
