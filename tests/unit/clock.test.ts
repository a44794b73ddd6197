/** The building's clock, against a second implementation that asks the zone quarter by quarter, on 5,000 days. */
import { describe, expect, it } from 'vitest';
import { Clock, dateIn, endText, instantAt, instantsOf, isNextDay, localAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays, dayAfter, dayNumber, daysBetween } from '#schemas/kernel/fields/days.ts';
import { minutesOf } from '#schemas/kernel/fields/formats.ts';
import { randomFrom } from './random.ts';

const QUARTER = 900_000;
/** With and without summer time, of half an hour (Lord Howe), at midnight (Santiago, Beirut, Havana), across the date line (Apia). */
const ZONES = [
  'Asia/Singapore',
  'Asia/Kathmandu',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Beirut',
  'America/Havana',
  'Pacific/Apia',
];
const formats = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })]),
);

const shownAt = (zone: string, at: number): string => formats.get(zone)?.format(at) ?? '';
/** How far the clock is ahead, as it shows by itself. */
const aheadAt = (zone: string, at: number): number => Date.parse(`${shownAt(zone, at).replace(' ', 'T')}:00Z`) - at;

/** Every quarter about then at which the clock shows this. */
function slowInstants(zone: string, date: string, time: string): number[] {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const middle = wanted - aheadAt(zone, wanted);
  const found: number[] = [];
  for (let at = middle - 16 * QUARTER; at <= middle + 16 * QUARTER; at += QUARTER)
    if (shownAt(zone, at) === `${date} ${time}`) found.push(at);
  return found;
}

/** The days on which a clock is moved: looked for week by week, because asking a zone is slow. */
function movedDays(zone: string): string[] {
  const differs = (from: string, days: number) =>
    aheadAt(zone, Date.parse(`${from}T00:00:00Z`)) !== aheadAt(zone, Date.parse(`${addDays(from, days)}T00:00:00Z`));
  const weeks = Array.from({ length: 1143 }, (_, index) => addDays('2010-01-01', index * 7)).filter((week) => differs(week, 7));
  return weeks.flatMap((week) => Array.from({ length: 7 }, (_, index) => addDays(week, index)).filter((one) => differs(one, 1)));
}

it('agrees with a second implementation on 5,000 days: every instant of a time, none where it is skipped, two where it comes twice', () => {
  const random = randomFrom(20_261_127);
  const moved = new Map(ZONES.map((zone) => [zone, movedDays(zone)]));
  const clocks = new Map(ZONES.map((zone) => [zone, new Clock(zone)]));
  const count = { skipped: 0, twice: 0 };
  for (let turn = 0; turn < 5000; turn += 1) {
    const zone = ZONES[turn % ZONES.length] as string;
    const days = moved.get(zone) ?? [];
    // Half of them about the nights in which the clock is moved.
    const near = random() < 0.5 ? days[Math.floor(random() * days.length)] : undefined;
    const date = addDays(near ?? '2010-01-01', Math.floor(random() * (near ? 2 : 8000)));
    const time = `0${Math.floor(random() * 4)}:${['00', '15', '30', '45'][Math.floor(random() * 4)]}`;
    const slow = slowInstants(zone, date, time);
    expect(instantsOf(zone, Date.parse(`${date}T${time}:00Z`)), `${zone} ${date} ${time}`).toEqual(slow);
    expect(instantAt(zone, date, time)).toBe(slow[0]);
    const clock = clocks.get(zone) as Clock;
    expect(clock.instant(dayNumber(date), minutesOf(time))).toBe(slow[0]);
    const from = clock.from(dayNumber(date), minutesOf(time));
    // What is skipped begins when the clock is moved: just before, it showed an earlier time.
    if (slow[0] === undefined) {
      const [before, after] = [localAt(zone, from - 60_000), localAt(zone, from)];
      expect(`${before.date} ${before.time}` < `${date} ${time}`).toBe(true);
      expect(`${after.date} ${after.time}` > `${date} ${time}`).toBe(true);
    } else expect(from).toBe(slow[0]);
    count.skipped += slow.length === 0 ? 1 : 0;
    count.twice += slow.length > 1 ? 1 : 0;
  }
  expect(count.skipped).toBeGreaterThan(10);
  expect(count.twice).toBeGreaterThan(10);
});

describe('a day', () => {
  it('begins when its midnight is shown, or when the clock is moved over it', () => {
    expect(new Date(startOfDay('Asia/Singapore', '2026-06-05')).toISOString()).toBe('2026-06-04T16:00:00.000Z');
    expect(localAt('America/Santiago', startOfDay('America/Santiago', '2026-09-06'))).toEqual({
      date: '2026-09-06',
      time: '01:00',
    });
    // In Havana midnight comes twice: the day begins at the first.
    const first = startOfDay('America/Havana', '2026-11-01');
    expect(instantsOf('America/Havana', Date.parse('2026-11-01T00:00:00Z'))).toEqual([first, first + 3_600_000]);
    expect(dateIn('Pacific/Apia', new Date('2011-12-30T10:00:00Z'))).toBe('2011-12-31');
  });
  it('is counted over months, leap years and the days on which clocks are moved', () => {
    expect([dayAfter('2026-12-31'), addDays('2028-02-28', 1), addDays('2026-03-30', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-03-29',
    ]);
    expect(daysBetween('2026-03-28', '2026-11-02')).toBe(219);
  });
});

describe('an end beside its start', () => {
  it('is on the next day when it is midnight, or earlier and within half a day', () => {
    const nights = [
      ['22:00', '01:00'],
      ['22:00', '00:00'],
      ['09:00', '00:00'],
      ['13:00', '01:00'],
    ] as const;
    for (const [start, end] of nights) expect(isNextDay(start, end)).toBe(true);
    for (const [start, end] of [['10:00', '09:00'] as const, ['10:00', '11:00'] as const, ['12:59', '01:00'] as const])
      expect(isNextDay(start, end)).toBe(false);
    expect([endText('22:00', '00:00'), endText('22:00', '01:00'), endText('10:00', '11:00')]).toEqual([
      '24:00',
      '01:00 (+1)',
      '11:00',
    ]);
  });
});

it('is asked at the ends of the calendar, where it gives an instant that a database can read', () => {
  expect([addDays('9999-12-31', 1), addDays('0001-01-01', -1)]).toEqual(['9999-12-31', '0001-01-01']);
  for (const zone of ZONES)
    for (const date of ['0001-01-01', '0001-12-31', '0002-01-01', '9998-12-31', '9999-01-01', '9999-12-31'])
      for (const days of [0, 1])
        expect(new Date(startOfDay(zone, addDays(date, days))).toISOString(), `${zone} ${date}`).toMatch(/^(0001|0002|999[89])-/);
});
