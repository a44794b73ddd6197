/** How a store stands at a moment: opening hours against public holidays and past midnight, and when an order could be collected (001 §3, §7). */
import { describe, expect, it } from 'vitest';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { HOLIDAY, type WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { type StoreFacts, standingOf } from '#server/areas/retail/standing.ts';
import { randomFrom } from './random.ts';

const zone = 'Asia/Singapore';
/** A wall time in Singapore. */
const at = (text: string) => Date.parse(`${text}:00+08:00`);
const store = (over: Partial<StoreFacts>): StoreFacts => ({
  openingHrs: [],
  opc: true,
  orderStatus: 'OPEN',
  pausedUntil: null,
  peakNoOfOrder: null,
  collectionTime: 30,
  enablePickUp: true,
  enableDelivery: false,
  deliveryLeadTime: null,
  peakActivity: false,
  peakWaitDuration: null,
  ...over,
});
const standing = (over: Partial<StoreFacts>, when: string, holidays: string[] = []) =>
  standingOf(store(over), { at: at(when), zone, holidays: new Set(holidays) });
const every = (from: string, to: string) => Array.from({ length: 7 }, (_, day) => ({ day, from, to }));
const instant = (text: string) => new Date(at(text)).toISOString();

describe('a store with evening hours and half an hour of preparation', () => {
  const openingHrs = every('17:30', '23:00');
  it('takes the last order half an hour before it closes; afterwards the next opening is shown', () => {
    expect(standing({ openingHrs }, '2026-11-25T22:30')).toMatchObject({
      isOpen: true,
      takesOrders: true,
      collectFrom: instant('2026-11-25T23:00'),
    });
    // Nobody is promised 23:07, after closing time.
    expect(standing({ openingHrs }, '2026-11-25T22:37')).toMatchObject({
      isOpen: true,
      closesAt: instant('2026-11-25T23:00'),
      takesOrders: false,
      collectFrom: instant('2026-11-26T18:00'),
    });
  });
  it('is ready half an hour after it opens, at the earliest', () => {
    expect(standing({ openingHrs }, '2026-11-25T12:00')).toMatchObject({
      isOpen: false,
      opensAt: instant('2026-11-25T17:30'),
      takesOrders: false,
      collectFrom: instant('2026-11-25T18:00'),
    });
  });
  it('adds the wait of a peak', () => {
    expect(standing({ openingHrs, peakActivity: true, peakWaitDuration: 20 }, '2026-11-25T18:00')).toMatchObject({
      waitMinutes: 50,
      collectFrom: instant('2026-11-25T18:50'),
    });
  });
});

describe('a store that is open past midnight', () => {
  // Fridays until two in the morning. 27 November 2026 is a Friday.
  const openingHrs = [{ day: 5, from: '20:00', to: '02:00' }];
  it('is open on Saturday morning, also on a public holiday, and not on Friday morning', () => {
    expect(standing({ openingHrs }, '2026-11-28T01:59')).toMatchObject({ isOpen: true, closesAt: instant('2026-11-28T02:00') });
    expect(standing({ openingHrs }, '2026-11-28T01:59', ['2026-11-28'])).toMatchObject({ isOpen: true });
    expect(standing({ openingHrs }, '2026-11-28T02:00')).toMatchObject({
      isOpen: false,
      opensAt: instant('2026-12-04T20:00'),
    });
    expect(standing({ openingHrs }, '2026-11-27T01:00').isOpen).toBe(false);
  });
  it('stays closed through the night of a Friday that is a public holiday', () => {
    expect(standing({ openingHrs }, '2026-11-27T21:00', ['2026-11-27'])).toMatchObject({
      isOpen: false,
      opensAt: instant('2026-12-04T20:00'),
    });
    const withHoliday = [...openingHrs, { day: HOLIDAY, from: '10:00', to: '12:00' }];
    expect(standing({ openingHrs: withHoliday }, '2026-11-27T11:00', ['2026-11-27']).isOpen).toBe(true);
  });
});

describe('a store that is open day and night', () => {
  it('takes orders just before midnight: where two days meet, nothing closes', () => {
    for (const to of ['23:59', '00:00']) {
      const openingHrs = every('00:00', to);
      expect(standing({ openingHrs }, '2026-11-25T23:50')).toMatchObject({
        isOpen: true,
        takesOrders: true,
        collectFrom: instant('2026-11-26T00:20'),
      });
    }
    const evenings = [...every('18:00', '00:00'), ...every('00:00', '02:00')];
    expect(standing({ openingHrs: evenings }, '2026-11-25T23:50').closesAt).toBe(instant('2026-11-26T02:00'));
    // A break is a break.
    expect(standing({ openingHrs: [...every('10:00', '14:00'), ...every('14:30', '20:00')] }, '2026-11-25T13:45')).toMatchObject({
      closesAt: instant('2026-11-25T14:00'),
      takesOrders: false,
      collectFrom: instant('2026-11-25T15:00'),
    });
  });
});

describe('what takes no orders', () => {
  const openingHrs = every('09:00', '18:00');
  it('promises no collection', () => {
    for (const over of [{ opc: false }, { orderStatus: 'PAUSED' }, { enablePickUp: false }])
      expect(standing({ openingHrs, ...over }, '2026-11-25T10:00')).toMatchObject({
        isOpen: true,
        takesOrders: false,
        collectFrom: null,
        deliverFrom: null,
      });
  });
  it('delivers within its own time, where it delivers', () => {
    const delivering = { openingHrs, enablePickUp: false, enableDelivery: true, deliveryLeadTime: 45 };
    expect(standing(delivering, '2026-11-25T10:00')).toMatchObject({
      takesOrders: true,
      collectFrom: null,
      deliverFrom: instant('2026-11-25T10:45'),
    });
  });
});

/**
 * The same, slowly: the clock of the building is read at every quarter of an hour. A period begins at the first quarter that shows its beginning or
 * what comes after it, and ends likewise.
 */
function slowly(hours: readonly WeeklyHours[], zone: string, holidays: ReadonlySet<string>, from: number, quarters: number) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const before = 3 * 96;
  const shown = Array.from({ length: before + quarters + 96 }, (_, index) => format.format(from + (index - before) * QUARTER));
  const first = (wall: string) => shown.findIndex((one) => one >= wall);
  const open = shown.map(() => false);
  for (const date of new Set(shown.slice(96).map((one) => one.slice(0, 10)))) {
    const weekday = holidays.has(date) ? HOLIDAY : new Date(`${date}T12:00:00Z`).getUTCDay();
    for (const one of hours.filter(({ day }) => day === weekday)) {
      const isOver = one.to <= one.from;
      const ends = one.to === '23:59' ? `${addDays(date, 1)} 00:00` : `${isOver ? addDays(date, 1) : date} ${one.to}`;
      const [begins, closes] = [first(`${date} ${one.from}`), first(ends)];
      if (begins >= 0) open.fill(true, begins, closes < 0 ? undefined : closes);
    }
  }
  return open.slice(before, before + quarters);
}
const QUARTER = 900_000;

it('agrees with a slow second implementation past midnight, on public holidays and while the clock is moved', () => {
  const random = randomFrom(47);
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  const nights = [
    ['09:00', '18:00'],
    ['22:00', '02:00'],
    ['00:30', '01:30'],
    ['20:00', '23:59'],
    ['18:30', '00:00'],
  ] as const;
  // The nights before which clocks are moved, and others.
  const moved: Readonly<Record<string, readonly string[]>> = {
    'Asia/Singapore': ['2026-02-16', '2026-11-27'],
    'Europe/London': ['2026-03-28', '2026-10-24'],
    'America/New_York': ['2026-03-07', '2026-10-31'],
    'Australia/Lord_Howe': ['2026-04-04', '2026-10-03'],
  };
  for (let turn = 0; turn < 40; turn += 1) {
    const zoneOf = one(Object.keys(moved));
    const day = one(moved[zoneOf] ?? []);
    const openingHrs = Array.from({ length: 8 }, (_, weekday) => weekday).flatMap((weekday) =>
      random() < 0.6 ? [one(nights)].map(([from, to]) => ({ day: weekday, from, to })) : [],
    );
    const holidays = new Set([-1, 0, 1, 2].map((more) => addDays(day, more)).filter(() => random() < 0.3));
    const start = Date.parse(`${day}T00:00:00Z`);
    const open = slowly(openingHrs, zoneOf, holidays, start, 96 * 4);
    for (let quarter = 0; quarter < 96 * 2; quarter += 1 + Math.floor(random() * 8)) {
      const instantOf = (at: number) => (at < 0 ? undefined : new Date(start + at * QUARTER).toISOString());
      const stands = standingOf(store({ openingHrs }), { at: start + quarter * QUARTER, zone: zoneOf, holidays });
      const about = [zoneOf, instantOf(quarter), JSON.stringify(openingHrs), [...holidays]];
      expect([...about, stands.isOpen]).toEqual([...about, open[quarter]]);
      const next = instantOf(open.indexOf(true, quarter));
      if (!open[quarter] && next) expect([...about, stands.opensAt]).toEqual([...about, next]);
    }
  }
});
