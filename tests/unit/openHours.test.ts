/** Open or closed, against a second implementation that walks through the day quarter by quarter, on 5,000 days. */
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '#schemas/kernel/fields/days.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { isOpenAt } from '#schemas/kernel/fields/openHours.ts';
import { randomFrom } from './random.ts';

const QUARTER = 900_000;
const ZONES = ['Asia/Singapore', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe'] as const;
const formats = new Map(
  ZONES.map((timeZone) => [
    timeZone as string,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
const NIGHTS: readonly Omit<WeeklyHours, 'day'>[] = [
  { from: '09:00', to: '18:00' },
  { from: '22:00', to: '02:00' },
  { from: '18:30', to: '00:00' },
  { from: '00:30', to: '01:30' },
  { from: '01:15', to: '02:45' },
  { from: '20:00', to: '23:59' },
];

/** What the clock of a zone shows, from the evening before a day until the evening after it. */
function walk(zone: string, date: string): { at: number; shown: string }[] {
  const middle = Date.parse(`${date}T12:00:00Z`);
  const quarters = Array.from({ length: 480 }, (_, index) => middle + (index - 240) * QUARTER);
  return quarters.map((at) => ({ at, shown: formats.get(zone)?.format(at) ?? '' }));
}

/** The quarters of the walk at which it is open: from the first that shows the beginning or more to the first that shows the end or more. */
function slowOpen(
  quarters: ReturnType<typeof walk>,
  hours: readonly WeeklyHours[],
  date: string,
  holidays: ReadonlySet<string>,
): Set<number> {
  const open = new Set<number>();
  for (const on of [addDays(date, -1), date]) {
    const kind = holidays.has(on) ? 7 : new Date(`${on}T00:00:00Z`).getUTCDay();
    for (const { from, to } of hours.filter(({ day }) => day === kind)) {
      const begins = `${on} ${from}`;
      const ends = to <= from ? `${addDays(on, 1)} ${to}` : to === '23:59' ? `${addDays(on, 1)} 00:00` : `${on} ${to}`;
      const [first, last] = [begins, ends].map((wanted) => quarters.findIndex(({ shown }) => shown >= wanted)) as [
        number,
        number,
      ];
      for (const { at } of quarters.slice(first, last)) open.add(at);
    }
  }
  return open;
}

it('agrees with a second implementation on 5,000 days: past midnight, on holidays, in nights in which the clock is moved', () => {
  const random = randomFrom(46);
  const one = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  // Weeks with the changes of all four zones, and two without.
  const weeks = ['2026-03-06', '2026-03-27', '2026-04-03', '2026-10-02', '2026-10-23', '2026-10-30', '2026-06-05', '2026-12-29'];
  const walks = new Map<string, ReturnType<typeof walk>>();
  let opened = 0;
  for (let turn = 0; turn < 5000; turn += 1) {
    const zone = one(ZONES);
    const date = addDays(one(weeks), Math.floor(random() * 5));
    const hours = Array.from({ length: 12 }, () => ({ day: Math.floor(random() * 8), ...one(NIGHTS) }));
    const holidays = new Set(random() < 0.3 ? [addDays(date, Math.floor(random() * 2) - 1)] : []);
    const key = `${zone} ${date}`;
    const quarters = walks.get(key) ?? walk(zone, date);
    walks.set(key, quarters);
    const today = quarters.filter(({ shown }) => shown.startsWith(date));
    const open = slowOpen(quarters, hours, date, holidays);
    for (const { at, shown } of [one(today), one(today.slice(0, 16)), one(today.slice(-8))]) {
      expect(isOpenAt(hours, at, zone, holidays), `${zone} ${shown} ${JSON.stringify(hours)}`).toBe(open.has(at));
      opened += open.has(at) ? 1 : 0;
    }
  }
  expect(opened).toBeGreaterThan(1000);
}, 120_000);

describe('hours', () => {
  const bar: WeeklyHours[] = [
    { day: 6, from: '20:00', to: '02:00' },
    { day: 7, from: '12:00', to: '16:00' },
  ];
  const at = (text: string) => Date.parse(`${text}:00+08:00`);
  it('of Saturday night go on into Sunday, even if that is a public holiday', () => {
    expect(dayNumber('2026-06-06') % 7).toBe(dayNumber('2026-06-13') % 7);
    const holiday = new Set(['2026-06-07']);
    const isOpen = (text: string) => isOpenAt(bar, at(text), 'Asia/Singapore', holiday);
    expect(['2026-06-06T19:59', '2026-06-06T20:00', '2026-06-07T01:59', '2026-06-07T02:00'].map(isOpen)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isOpen('2026-06-07T12:00')).toBe(true);
    expect(isOpenAt(bar, at('2026-06-07T12:00'), 'Asia/Singapore')).toBe(false);
  });
});
