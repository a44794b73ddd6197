/** How a store stands at a moment: opening hours against public holidays and past midnight, and when an order could be collected (001 §3, §7). */
import { describe, expect, it } from 'vitest';
import { HOLIDAY } from '#schemas/kernel/fields/hours.ts';
import { type StoreFacts, standingOf } from '#server/areas/retail/standing.ts';

const zone = 'Asia/Singapore';
/** A wall time in Singapore. */
const at = (text: string) => Date.parse(`${text}:00+08:00`);
const store = (over: Partial<StoreFacts>): StoreFacts => ({
  openingHrs: [],
  opc: true,
  orderStatus: 'OPEN',
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
