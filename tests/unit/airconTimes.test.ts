/**
 * The times of aircon extensions against a second implementation that knows no shortcuts: it reads the clock of the zone at every quarter of an
 * hour, as a person would. 2,000 cases with holidays, in twenty lots, in zones with and without summer time, around the days on which it begins and ends.
 */
import { expect, it } from 'vitest';
import {
  daysOfWeek,
  endDates,
  endTimes,
  MAX_DAYS,
  type Plan,
  problemOf,
  runsOf,
  startTimes,
  type Wish,
} from '#schemas/aircon/times.ts';
import { addDays, dayNumber } from '#schemas/kernel/fields/days.ts';
import { randomFrom } from './random.ts';

const QUARTER = 15 * 60_000;
const ZONES = ['Asia/Singapore', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'];
/** Around summer time in the zones above. */
const STARTS = ['2031-03-08', '2031-03-29', '2031-04-05', '2031-10-04', '2031-10-25', '2031-11-01', '2031-06-10', '2031-12-30'];

/** The quarters of some days as the clock shows them: the instant of each time of day that it shows, the first one. */
interface Shown {
  at: number;
  date: string;
  time: string;
}
const formats = new Map<string, Intl.DateTimeFormat>();
const shown = new Map<string, ReadonlyMap<string, Shown>>();
function quartersOf(zone: string, date: string): ReadonlyMap<string, Shown> {
  const key = `${zone} ${date}`;
  const known = shown.get(key);
  if (known) return known;
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  const found = new Map<string, Shown>();
  const noon = Date.parse(`${date}T12:00:00Z`);
  for (let at = noon - 30 * 3_600_000; at < noon + 30 * 3_600_000; at += QUARTER) {
    const [day = '', time = ''] = format.format(at).split(' ');
    if (day === date && !found.has(time)) found.set(time, { at, date, time });
  }
  shown.set(key, found);
  return found;
}
const TIMES = Array.from({ length: 96 }, (_, index) => {
  return `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
});
/** The quarters of a day and of the next, by instant. */
const ahead = new Map<string, ReadonlyMap<number, Shown>>();
function aheadOf(zone: string, date: string): ReadonlyMap<number, Shown> {
  const key = `${zone} ${date}`;
  const known =
    ahead.get(key) ??
    new Map([date, addDays(date, 1)].flatMap((day) => [...quartersOf(zone, day).values()]).map((one) => [one.at, one]));
  ahead.set(key, known);
  return known;
}
/** What the clock shows, also for the second time. */
const read = new Map<string, Shown>();
function shownAt(zone: string, at: number): Shown {
  const key = `${zone} ${at}`;
  const known = read.get(key);
  if (known) return known;
  const [date = '', time = ''] = (formats.get(zone) as Intl.DateTimeFormat).format(at).split(' ');
  read.set(key, { at, date, time });
  return { at, date, time };
}

/** Does the aircon run by itself in the quarter that begins then? */
function works(plan: Plan, { at, date, time }: Shown): boolean {
  const known = working.get(plan) ?? new Map<number, boolean>();
  working.set(plan, known);
  let answer = known.get(at);
  if (answer === undefined) {
    const { hours, holidays, holidayHours } = plan;
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const parts = holidays.has(date) ? (holidayHours ? [holidayHours] : []) : hours.filter(({ day }) => day === weekday);
    answer = parts.some(({ from, to }) => from <= time && (to === '23:59' || time < to));
    known.set(at, answer);
  }
  return answer;
}
const working = new WeakMap<Plan, Map<number, boolean>>();
/** Every end of a run that starts then, by walking on quarter by quarter until the aircon runs by itself. */
function slowEnds(plan: Plan, date: string, time: string, now: number): Shown[] {
  const start = quartersOf(plan.zone, date).get(time);
  if (!start || start.at < now + plan.noticeMinutes * 60_000 || works(plan, start)) return [];
  const possible = aheadOf(plan.zone, date);
  const ends: Shown[] = [];
  for (let at = start.at + QUARTER; at <= start.at + 86_400_000; at += QUARTER) {
    if (works(plan, shownAt(plan.zone, at - QUARTER))) break;
    const end = possible.get(at);
    if (end) ends.push(end);
  }
  return ends;
}
const slowStarts = (plan: Plan, date: string, now: number) => TIMES.filter((time) => slowEnds(plan, date, time, now).length > 0);

function slowDates(plan: Plan, wish: Wish): string[] {
  const first = wish.startDate as string;
  if (wish.requestType !== 'RECURRING') return [first];
  const days: string[] = [];
  for (let later = 0; addDays(first, later) <= (wish.endDate as string); later += 1) {
    const date = addDays(first, later);
    const name = daysOfWeek[new Date(`${date}T00:00:00Z`).getUTCDay()] as string;
    if (wish.recurringDays?.includes(name) && (wish.phIncluded || !plan.holidays.has(date))) days.push(date);
  }
  return days;
}
const inAll = (lists: string[][]) => (lists[0] ?? []).filter((one) => lists.every((list) => list.includes(one)));
function slowEndTimes(plan: Plan, wish: Wish, now: number): string[] {
  const { startTime: from = '', requestType, endDate } = wish as { startTime: string } & Wish;
  const lists = slowDates(plan, wish).map((date) =>
    slowEnds(plan, date, from, now)
      .filter((end) => end.date === (requestType === 'RECURRING' ? (end.time > from ? date : addDays(date, 1)) : endDate))
      .map(({ time }) => time),
  );
  return inAll(lists);
}

let random = randomFrom(20_311_105);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
function aPlan(first: string): Plan {
  const hours = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    const [from, to] = [one(TIMES.slice(0, 48)), one([...TIMES.slice(60), '23:59'])];
    if (random() < 0.15) return [];
    return random() < 0.2
      ? [
          { day, from, to: '12:00' },
          { day, from: '13:00', to },
        ].filter((part) => part.from < part.to)
      : [{ day, from, to }];
  });
  const holidays = new Set(Array.from({ length: 3 }, () => addDays(first, Math.floor(random() * 10) - 1)));
  const holidayHours = random() < 0.5 ? null : { from: '09:00', to: '13:15' };
  return { zone: one(ZONES), hours, holidays, holidayHours, noticeMinutes: one([0, 30, 60, 24 * 60]) };
}

const LOTS = Array.from({ length: 20 }, (_, lot) => lot + 1);
it.each(LOTS)('agree with a second implementation that reads the clock quarter by quarter, in 100 cases (lot %i)', (lot) => {
  random = randomFrom(20_311_105 + lot);
  let possible = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    const startDate = addDays(one(STARTS), Math.floor(random() * 4) - 1);
    const plan = aPlan(startDate);
    const isRecurring = random() < 0.4;
    const wish: Wish = {
      requestType: isRecurring ? 'RECURRING' : 'AD_HOC_ON',
      startDate,
      ...(isRecurring
        ? { endDate: addDays(startDate, Math.floor(random() * 9)), phIncluded: random() < 0.5 }
        : { endDate: addDays(startDate, random() < 0.4 ? 1 : 0) }),
      ...(isRecurring ? { recurringDays: daysOfWeek.filter(() => random() < 0.5) } : {}),
    };
    if (isRecurring && !wish.recurringDays?.length) wish.recurringDays = [...daysOfWeek];
    const now = dayNumber(startDate) * 86_400_000 + Math.floor((random() - 0.7) * 86_400_000);
    const say = () => JSON.stringify({ turn, plan: { ...plan, holidays: [...plan.holidays] }, wish, now });
    const dates = slowDates(plan, wish);
    const starts = dates.length ? inAll(dates.map((date) => slowStarts(plan, date, now))) : [];
    expect(startTimes(plan, wish, now), say()).toEqual(starts);
    wish.startTime = starts.length ? one(starts) : one(TIMES);
    const ends = slowEndTimes(plan, wish, now);
    expect(endTimes(plan, wish, now), say()).toEqual(ends);
    if (!isRecurring) {
      const days = [...new Set(slowEnds(plan, startDate, wish.startTime, now).map(({ date }) => date))];
      expect(endDates(plan, wish, now), say()).toEqual(days);
    }
    wish.endTime = ends.length && random() < 0.8 ? one(ends) : one(TIMES);
    const isGood = ends.includes(wish.endTime) && (!isRecurring || dates.includes(wish.endDate as string));
    expect(problemOf(plan, wish, now) === undefined, say()).toBe(isGood);
    if (!isGood) continue;
    possible += 1;
    const runs = runsOf(plan, wish);
    expect(runs.map(({ date }) => date)).toEqual(dates);
    for (const { date, from, to } of runs) {
      expect(quartersOf(plan.zone, date).get(wish.startTime)?.at, say()).toBe(from);
      const end = slowEnds(plan, date, wish.startTime, now).find(({ at }) => at === to);
      expect(end?.time, say()).toBe(wish.endTime);
    }
  }
  expect(possible).toBeGreaterThan(20);
});

const quiet: Plan = { zone: 'Asia/Singapore', hours: [], holidayHours: null, holidays: new Set(), noticeMinutes: 0 };
it('offers no day beyond half a year, however long somebody asks', () => {
  const wish: Wish = { requestType: 'RECURRING', startDate: '2031-01-01', startTime: '20:00', recurringDays: [...daysOfWeek] };
  expect(endDates(quiet, wish, 0)).toHaveLength(MAX_DAYS);
  expect(problemOf(quiet, { ...wish, endDate: '2036-01-01', endTime: '21:00' }, 0)?.field).toBe('endDate');
  expect(runsOf(quiet, { ...wish, endDate: '2036-01-01', endTime: '21:00' })).toEqual([]);
});
it('takes no time between the quarters', () => {
  const wish: Wish = { startDate: '2031-01-01', endDate: '2031-01-01', startTime: '20:07', endTime: '21:00' };
  expect(problemOf(quiet, wish, 0)).toEqual({ field: 'startTime', code: 'airconStartTime' });
  expect(problemOf(quiet, { ...wish, startTime: '20:00', endTime: '21:07' }, 0)).toEqual({
    field: 'endTime',
    code: 'airconEndTime',
  });
});
