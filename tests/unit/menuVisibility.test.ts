/** When a menu group is visible (001 §3), against a second implementation that walks through the days quarter by quarter, on 5,000 days. */
import { expect, it } from 'vitest';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { isVisible, type VisibilityPeriod } from '#server/areas/retail/menu/visibility.ts';
import { randomFrom } from './random.ts';

const QUARTER = 900_000;
const ZONES = ['Asia/Singapore', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe'] as const;
const formats = new Map(
  ZONES.map((timeZone) => [
    timeZone as string,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
const TIMES = [
  ['07:00', '11:00'],
  ['22:00', '02:00'],
  ['18:30', '00:00'],
  ['00:30', '01:30'],
  ['01:15', '02:45'],
  ['00:00', '00:00'],
] as const;
const DAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** What the clock of a zone shows, from the evening before a day until the evening after it. */
function walk(zone: string, date: string): { at: number; shown: string }[] {
  const middle = Date.parse(`${date}T12:00:00Z`);
  return Array.from({ length: 480 }, (_, index) => middle + (index - 240) * QUARTER).map((at) => ({
    at,
    shown: formats.get(zone)?.format(at) ?? '',
  }));
}

/** The quarters at which a period is on: from the first that shows its start or more to the first that shows its end or more. */
function slowVisible(quarters: ReturnType<typeof walk>, period: VisibilityPeriod, date: string, holidays: ReadonlySet<string>) {
  const visible = new Set<number>();
  for (const on of [addDays(date, -1), date]) {
    const weekday = DAYS[new Date(`${on}T00:00:00Z`).getUTCDay()] as string;
    const isMeant = period.daysOfWeek === null || period.daysOfWeek.length === 0 || period.daysOfWeek.includes(weekday);
    let isOn = isMeant;
    if (holidays.has(on) && period.publicHolidays === 'ALWAYS') isOn = true;
    if (holidays.has(on) && period.publicHolidays === 'NEVER') isOn = false;
    if (period.startDate !== null && on < period.startDate) isOn = false;
    if (period.endDate !== null && on > period.endDate) isOn = false;
    if (!isOn) continue;
    const begins = `${on} ${period.startTime}`;
    const ends = `${period.endTime <= period.startTime ? addDays(on, 1) : on} ${period.endTime}`;
    const first = quarters.findIndex(({ shown }) => shown >= begins);
    const last = quarters.findIndex(({ shown }) => shown >= ends);
    for (const { at } of quarters.slice(first, last)) visible.add(at);
  }
  return visible;
}

it('agrees with a second implementation on 5,000 days: past midnight, on holidays, between dates, in nights in which the clock is moved', () => {
  const random = randomFrom(47);
  const one = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const weeks = ['2026-03-06', '2026-03-27', '2026-04-03', '2026-10-02', '2026-10-23', '2026-10-30', '2026-06-05', '2026-12-29'];
  const walks = new Map<string, ReturnType<typeof walk>>();
  let seen = 0;
  let hidden = 0;
  for (let turn = 0; turn < 5000; turn += 1) {
    const zone = one(ZONES);
    const date = addDays(one(weeks), Math.floor(random() * 5));
    const periods = Array.from({ length: 1 + Math.floor(random() * 3) }, (): VisibilityPeriod => {
      const [startTime, endTime] = one(TIMES);
      return {
        startDate: random() < 0.3 ? addDays(date, Math.floor(random() * 4) - 2) : null,
        endDate: random() < 0.3 ? addDays(date, Math.floor(random() * 4) - 2) : null,
        daysOfWeek: random() < 0.3 ? null : DAYS.filter(() => random() < 0.5),
        publicHolidays: one(['AS_WEEKDAY', 'ALWAYS', 'NEVER']),
        startTime,
        endTime,
      };
    });
    const holidays = new Set(random() < 0.4 ? [addDays(date, Math.floor(random() * 2) - 1)] : []);
    const key = `${zone} ${date}`;
    const quarters = walks.get(key) ?? walk(zone, date);
    walks.set(key, quarters);
    const today = quarters.filter(({ shown }) => shown.startsWith(date));
    const all = periods.map((period) => slowVisible(quarters, period, date, holidays));
    for (const { at, shown } of [one(today), one(today.slice(0, 16)), one(today.slice(-8))]) {
      const wanted = all.some((visible) => visible.has(at));
      expect(isVisible(periods, { at, zone, holidays }), `${zone} ${shown} ${JSON.stringify(periods)}`).toBe(wanted);
      if (wanted) seen += 1;
      else hidden += 1;
    }
  }
  expect(seen).toBeGreaterThan(1000);
  expect(hidden).toBeGreaterThan(1000);
}, 120_000);

it('is always visible without periods', () => {
  expect(isVisible([], { at: 0, zone: 'Asia/Singapore', holidays: new Set() })).toBe(true);
});
