/**
 * Instants that follow from a date and times of day (`schemas/kernel/time/instants.ts`), against a second implementation that reads the
 * clock of the zone quarter by quarter, on 5,000 days: past midnight, until 24:00, and in the nights in which clocks are moved.
 */
import { expect, it } from 'vitest';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { date, instant, time } from '#schemas/kernel/fields/field.ts';
import { instantIn, instantsIn, isSkipped, sourcesOf } from '#schemas/kernel/time/instants.ts';
import { randomFrom } from './random.ts';

const QUARTER = 900_000;
/** With and without summer time; moved by half an hour, and at midnight. */
const ZONES = [
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
];
const clocks = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })]),
);
const shownAt = (zone: string, at: number): string => clocks.get(zone)?.format(at) ?? '';

const fields = {
  day: date({ required: true }),
  start: time({ required: true }),
  end: time({ required: true, after: 'start', overnight: true }),
  startAt: instant({ of: ['day', 'start'] }),
  endAt: instant({ of: ['day', 'end'] }),
};

/** Hours since midnight, as a person counts them. */
const hours = (clock: string): number => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60;
/** The day of an end: midnight is that of the night; an earlier time than the start at most twelve hours later is the next morning. */
const dayOfEnd = (on: string, start: string, end: string): string =>
  end === '00:00' || (end < start && 24 - hours(start) + hours(end) <= 12) ? addDays(on, 1) : on;

/** The first quarter at which the clock shows this or more, walking from two hours before; it is skipped where that is more. */
function slow(zone: string, on: string, clock: string): { at: number; skipped: boolean } {
  const wanted = `${on} ${clock}`;
  const asUtc = Date.parse(`${on}T${clock}:00Z`);
  const ahead = Date.parse(`${shownAt(zone, asUtc).replace(' ', 'T')}:00Z`) - asUtc;
  let at = asUtc - ahead - 8 * QUARTER;
  expect(shownAt(zone, at) < wanted).toBe(true);
  while (shownAt(zone, at) < wanted) at += QUARTER;
  return { at, skipped: shownAt(zone, at) > wanted };
}

/** The Sundays about which clocks are moved in these zones, and any other day. */
function someDay(random: () => number): string {
  const year = 2015 + Math.floor(random() * 20);
  if (random() < 0.4) return addDays(`${year}-01-01`, Math.floor(random() * 365));
  const month = ['03', '04', '09', '10', '11'][Math.floor(random() * 5)];
  const first = `${year}-${month}-01`;
  const sunday = addDays(first, (7 - new Date(`${first}T00:00:00Z`).getUTCDay()) % 7);
  return addDays(sunday, 7 * Math.floor(random() * 5) - Math.floor(random() * 2));
}

it('agree on 5,000 days: the start, the end of the same night, and what the clock skips', () => {
  const random = randomFrom(1_127);
  const count = { overnight: 0, skipped: 0, midnight: 0 };
  const quarter = (hour: number) =>
    `${String(hour).padStart(2, '0')}:${['00', '15', '30', '45'][Math.floor(random() * 4)] as string}`;
  for (let turn = 0; turn < 5000; turn += 1) {
    const zone = ZONES[turn % ZONES.length] as string;
    const day = someDay(random);
    const start = quarter(random() < 0.5 ? Math.floor(random() * 4) : 14 + Math.floor(random() * 10));
    const end = random() < 0.2 ? '00:00' : quarter(random() < 0.5 ? Math.floor(random() * 4) : Math.floor(random() * 24));
    const values = { day, start, end };
    const what = `${zone} ${day} ${start}-${end}`;
    const endDay = dayOfEnd(day, start, end);
    for (const [of, slowly] of [
      [['day', 'start'] as const, slow(zone, day, start)],
      [['day', 'end'] as const, slow(zone, endDay, end)],
    ] as const) {
      expect(isSkipped(fields, of, values, zone), `${what} ${of[1]}`).toBe(slowly.skipped);
      expect(instantIn(fields, of, values, zone), `${what} ${of[1]}`).toBe(new Date(slowly.at).toISOString());
      count.skipped += slowly.skipped ? 1 : 0;
    }
    count.overnight += endDay === day ? 0 : 1;
    count.midnight += end === '00:00' ? 1 : 0;
  }
  for (const found of Object.values(count)) expect(found).toBeGreaterThan(20);
});

it('follow from their parts and the start before them, and are nothing while one is missing', () => {
  expect(instantsIn(fields)).toEqual([
    { name: 'startAt', of: ['day', 'start'] },
    { name: 'endAt', of: ['day', 'end'] },
  ]);
  expect(sourcesOf(fields, ['day', 'end'])).toEqual(['day', 'end', 'start']);
  for (const values of [
    { day: '2026-06-05' },
    { start: '09:00' },
    { day: '2026-02-30', start: '09:00' },
    { day: '2026-06-05', start: '9' },
  ]) {
    expect(instantIn(fields, ['day', 'start'], values, 'Asia/Singapore')).toBeNull();
    expect(isSkipped(fields, ['day', 'start'], values, 'Asia/Singapore')).toBe(false);
  }
});
