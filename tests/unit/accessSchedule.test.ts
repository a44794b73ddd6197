/** When a schedule lets people pass: against a slow second implementation that reads the clock minute by minute (AREAS §1, cases A1 and A2). */
import { describe, expect, it } from 'vitest';
import { decide } from '#schemas/access/decide.ts';
import { exceptionKinds, isWithin, periodsFrom, type Schedule } from '#schemas/access/schedule.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { randomFrom } from './random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const none = { exceptions: [], holidays: new Set<string>() };
const days = (list: readonly number[], from: string, to: string): Schedule['hours'] => list.map((day) => ({ day, from, to }));

/** What the clock of a zone shows minute by minute about a date, and what was found in it: asked thousands of times. */
const shownIn = new Map<string, string>();
const shownAt = (zone: string, at: number): string => {
  const key = `${zone} ${at}`;
  const known = shownIn.get(key);
  if (known !== undefined) return known;
  const { date, time } = localAt(zone, at);
  shownIn.set(key, `${date} ${time}`);
  return `${date} ${time}`;
};
const found = new Map<string, number>();
/** The first minute at which the clock shows this or more, searched from well before: slow and obvious. */
function firstShown(zone: string, date: string, time: string): number {
  const wanted = `${date} ${time}`;
  const known = found.get(`${zone} ${wanted}`);
  if (known !== undefined) return known;
  let at = Date.parse(`${date}T00:00:00Z`) - 16 * HOUR;
  while (shownAt(zone, at) < wanted) at += MINUTE;
  found.set(`${zone} ${wanted}`, at);
  return at;
}
/** Is it within what begins on this date? */
function holdsOn(schedule: Schedule, date: string, at: number, zone: string): boolean {
  const exception = schedule.exceptions.find(({ period }) => period[0] <= date && date <= period[1]);
  if (exception?.kind === 'CLOSED') return false;
  const [begin, end] = [firstShown(zone, date, '00:00'), firstShown(zone, addDays(date, 1), '00:00')];
  if (exception?.kind === 'ALL_DAY') return begin <= at && at < end;
  const kind = exception || schedule.holidays.has(date) ? 7 : weekdayOf(dayNumber(date));
  return schedule.hours
    .filter(({ day }) => day === kind)
    .some(({ from, to }) => {
      const next = to <= from;
      const until = to === '23:59' ? end : firstShown(zone, next ? addDays(date, 1) : date, to);
      return firstShown(zone, date, from) <= at && at < until;
    });
}
const slowly = (schedule: Schedule, at: number, zone: string): boolean => {
  const { date } = localAt(zone, at);
  return holdsOn(schedule, addDays(date, -1), at, zone) || holdsOn(schedule, date, at, zone);
};

const random = randomFrom(20_261_127);
const upTo = (most: number): number => Math.floor(random() * most);
const one = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
const CASES = 150;
const PLACES = [
  ['Europe/London', '2026-10-23'],
  ['Europe/London', '2026-03-27'],
  ['America/New_York', '2026-10-30'],
  ['Australia/Lord_Howe', '2026-04-03'],
  ['Asia/Singapore', '2026-02-13'],
] as const;
/** As a form takes them: an end that is not later is on the next day, at midnight or within half a day. */
function someHours(): Schedule['hours'][number] {
  const [start, length] = [upTo(96), 1 + upTo(48)];
  const text = (quarter: number) =>
    `${String(Math.floor(quarter / 4) % 24).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  return { day: upTo(8), from: text(start), to: random() < 0.1 ? '23:59' : text(start + length) };
}

describe('a schedule', () => {
  it('belongs to the day on which it begins: a night shift from Monday to Friday ends on Saturday morning', () => {
    const zone = 'Asia/Singapore';
    const shift: Schedule = { hours: days([1, 2, 3, 4, 5], '22:00', '06:00'), ...none };
    const asked = (local: string) => isWithin(shift, Date.parse(`${local}+08:00`), zone);
    expect(asked('2026-11-27T23:30:00')).toBe(true);
    expect(asked('2026-11-28T05:59:59')).toBe(true);
    expect(asked('2026-11-28T06:00:00')).toBe(false);
    expect(asked('2026-11-30T03:00:00')).toBe(false);
    expect(asked('2026-11-29T23:00:00')).toBe(false);
    // It does not end in the second in which it starts.
    expect(asked('2026-11-27T22:00:00')).toBe(true);
    expect(
      decide({ at: Date.parse('2026-11-29T23:00:00+08:00'), zone, inService: true, grants: [{ schedules: [shift] }] }),
    ).toEqual({
      granted: false,
      reason: 'OUT_OF_TIME_RANGE',
    });
  });

  it('is nine hours long in the night in which London sets its clock back, and seven when it sets it forward', () => {
    const zone = 'Europe/London';
    const nightly: Schedule = { hours: days([0, 1, 2, 3, 4, 5, 6], '22:00', '06:00'), ...none };
    const lengthFrom = (date: string) => {
      const night = periodsFrom([nightly], date, 2, zone).find(({ from }) => localAt(zone, from).time === '22:00');
      return ((night?.to ?? 0) - (night?.from ?? 0)) / HOUR;
    };
    expect(lengthFrom('2026-10-24')).toBe(9);
    expect(lengthFrom('2026-03-28')).toBe(7);
    // 01:30 comes twice.
    expect(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) => isWithin(nightly, Date.parse(at), zone))).toEqual([
      true,
      true,
    ]);
  });

  it('says the same as a slow second implementation, about days on which clocks are moved', () => {
    for (let turn = 0; turn < CASES; turn += 1) {
      const [zone, first] = one(PLACES);
      const moment = Date.parse(`${first}T00:00:00Z`) + upTo(5 * 24 * 60) * MINUTE;
      const schedule: Schedule = {
        hours: Array.from({ length: upTo(7) }, someHours),
        holidays: new Set([0, 1, 2, 3, 4, 5].filter(() => random() < 0.3).map((day) => addDays(first, day))),
        exceptions: Array.from({ length: upTo(3) }, () => {
          const begin = addDays(first, upTo(5));
          return { period: [begin, addDays(begin, upTo(3))] as const, kind: one(exceptionKinds) };
        }),
      };
      const said = slowly(schedule, moment, zone);
      const what = JSON.stringify({ turn, zone, moment: new Date(moment), ...schedule, holidays: [...schedule.holidays] });
      expect(isWithin(schedule, moment, zone), what).toBe(said);
      const { date } = localAt(zone, moment);
      expect(
        periodsFrom([schedule], date, 1, zone).some(({ from, to }) => from <= moment && moment < to),
        what,
      ).toBe(said);
    }
  });
});

it('a door that is out of service, and somebody without a group, have reasons of their own', () => {
  const always: Schedule = {
    hours: [],
    exceptions: [{ period: ['2026-01-01', '2026-12-31'], kind: 'ALL_DAY' }],
    holidays: new Set(),
  };
  const question = { at: Date.parse('2026-06-01T10:00:00Z'), zone: 'UTC', inService: true, grants: [{ schedules: [always] }] };
  expect(decide(question)).toMatchObject({ granted: true, reason: 'GRANTED', by: { schedule: always } });
  expect(decide({ ...question, inService: false }).reason).toBe('POINT_OUT_OF_SERVICE');
  expect(decide({ ...question, grants: [] }).reason).toBe('NO_ACCESS_RIGHTS');
});
