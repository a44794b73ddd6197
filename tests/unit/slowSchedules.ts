/** When schedules hold, slowly and obviously: the clock is read quarter by quarter of an hour. The second opinion for `schemas/access`. */
import { exceptionKinds, type Schedule } from '#schemas/access/groups/schedule.ts';
import { Clock, localAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { randomFrom } from './random.ts';

const QUARTER = 15 * 60_000;
const HOUR = 4 * QUARTER;

/** What the clock of a zone shows, and what was found in it: asked thousands of times. */
const shownIn = new Map<string, Map<number, string>>();
function shownAt(zone: string): (at: number) => string {
  const known = shownIn.get(zone) ?? new Map<number, string>();
  shownIn.set(zone, known);
  return (at) => {
    const before = known.get(at);
    if (before !== undefined) return before;
    const { date, time } = localAt(zone, at);
    known.set(at, `${date} ${time}`);
    return `${date} ${time}`;
  };
}
const found = new Map<string, number>();
/**
 * The first instant at which the clock shows this or more, searched from well before: slow and obvious. Hours begin and end with quarters here,
 * and clocks are moved by quarters.
 */
function firstShown(zone: string, date: string, time: string): number {
  const wanted = `${date} ${time}`;
  const known = found.get(`${zone} ${wanted}`);
  if (known !== undefined) return known;
  let at = Date.parse(`${date}T00:00:00Z`) - 16 * HOUR;
  const shown = shownAt(zone);
  while (shown(at) < wanted) at += QUARTER;
  found.set(`${zone} ${wanted}`, at);
  return at;
}
/** Where the periods begin that begin on this date and hold at the instant. */
function heldOn(schedule: Schedule, date: string, at: number, zone: string): number[] {
  const exception = schedule.exceptions.find(({ period }) => period[0] <= date && date <= period[1]);
  if (exception?.kind === 'CLOSED') return [];
  const [begin, end] = [firstShown(zone, date, '00:00'), firstShown(zone, addDays(date, 1), '00:00')];
  if (exception?.kind === 'ALL_DAY') return begin <= at && at < end ? [begin] : [];
  const kind = exception || schedule.holidays.has(date) ? 7 : weekdayOf(dayNumber(date));
  return schedule.hours
    .filter(({ day }) => day === kind)
    .filter(({ from, to }) => {
      const next = to <= from;
      const until = to === '23:59' ? end : firstShown(zone, next ? addDays(date, 1) : date, to);
      return firstShown(zone, date, from) <= at && at < until;
    })
    .map(({ from }) => firstShown(zone, date, from));
}
/** Where the periods of a schedule begin that hold at an instant: those of yesterday, too. */
export function slowlyHeld(schedule: Schedule, at: number, zone: string): number[] {
  const date = shownAt(zone)(at).slice(0, 10);
  return [...heldOn(schedule, addDays(date, -1), at, zone), ...heldOn(schedule, date, at, zone)];
}

/** The quick clock of a zone, which keeps what it has found. */
const clocks = new Map<string, Clock>();
export function clockOf(zone: string): Clock {
  const clock = clocks.get(zone) ?? new Clock(zone);
  clocks.set(zone, clock);
  return clock;
}

/** Chance, the same in every run. */
export class Dice {
  readonly random: () => number;
  constructor(seed: number) {
    this.random = randomFrom(seed);
  }
  upTo = (most: number): number => Math.floor(this.random() * most);
  one = <T>(list: readonly T[]): T => list[this.upTo(list.length)] as T;
  happens = (chance: number): boolean => this.random() < chance;
}

/** Time zones, each from a day on about which clocks are moved. */
export const PLACES = [
  ['Europe/London', '2026-10-23'],
  ['Europe/London', '2026-03-27'],
  ['America/New_York', '2026-10-30'],
  ['Australia/Lord_Howe', '2026-04-03'],
  ['Asia/Singapore', '2026-02-13'],
] as const;
/** As a form takes them: an end that is not later is on the next day, at midnight or within half a day. */
function someHours(dice: Dice): Schedule['hours'][number] {
  const [start, length] = [dice.upTo(96), 1 + dice.upTo(48)];
  const text = (quarter: number) =>
    `${String(Math.floor(quarter / 4) % 24).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  return { day: dice.upTo(8), from: text(start), to: dice.happens(0.1) ? '23:59' : text(start + length) };
}

/** A schedule about the days from `first` on. */
export const someSchedule = (dice: Dice, first: string): Schedule => ({
  hours: Array.from({ length: dice.upTo(7) }, () => someHours(dice)),
  holidays: new Set([0, 1, 2, 3, 4, 5].filter(() => dice.happens(0.3)).map((day) => addDays(first, day))),
  exceptions: Array.from({ length: dice.upTo(3) }, () => {
    const begin = addDays(first, dice.upTo(5));
    return { period: [begin, addDays(begin, dice.upTo(3))] as const, kind: dice.one(exceptionKinds) };
  }),
});
