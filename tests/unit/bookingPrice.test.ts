/** The price of a booking against a slow, obvious second implementation, and the cases that people argue about. */
import { describe, expect, it } from 'vitest';
import {
  type AppliesTo,
  type BookedBy,
  type DayKind,
  type Discount,
  dayKinds,
  type Priced,
  type PriceTerms,
  priceOf,
  type Rate,
  rateUnits,
  servicePrices,
} from '#schemas/bookings/price.ts';
import { MINUTE } from '../times.ts';
import { randomFrom } from './random.ts';

/** How far three clocks were ahead of UTC in 2026, in minutes, written down by hand. */
const offsets: Record<string, (at: number) => number> = {
  'Asia/Singapore': () => 480,
  'Europe/London': (at) => (at >= Date.UTC(2026, 2, 29, 1) && at < Date.UTC(2026, 9, 25, 1) ? 60 : 0),
  'America/New_York': (at) => (at >= Date.UTC(2026, 2, 8, 7) && at < Date.UTC(2026, 10, 1, 6) ? -240 : -300),
};
const zones = Object.keys(offsets);
/** `2026-11-01T01:30` on the clock of a zone. */
const wall = (zone: string, at: number) =>
  new Date(at + (offsets[zone] as (at: number) => number)(at) * MINUTE).toISOString().slice(0, 16);
const nextDate = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Keeps those for which a number is greatest. */
const keep = (rates: Rate[], of: (rate: Rate) => number) => rates.filter((one) => of(one) === Math.max(...rates.map(of)));
const theClosest = (rates: Rate[]): Rate | undefined => {
  let left = rates;
  left = keep(left, ({ bookedBy }) => ({ ALL: 0, SELECTED_TENANT: 1, SELECTED_USER_GROUP: 2 })[bookedBy]);
  left = keep(left, ({ appliesTo }) => ({ BUILDING: 0, CATEGORY: 1, FACILITY: 2 })[appliesTo]);
  left = keep(left, ({ fromTime }) => (fromTime ? 1 : 0));
  left = keep(left, (one) => (one.dayKinds?.length ? 1 : 0));
  return keep(left, ({ id }) => id)[0];
};
/** One at a time to whoever is owed most. */
function sharedOut(total: number, weights: number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  const parts = weights.map((weight) => (sum ? Number((BigInt(total) * BigInt(weight)) / BigInt(sum)) : 0));
  const owed = weights.map((weight) => (sum ? (BigInt(total) * BigInt(weight)) % BigInt(sum) : 0n));
  while (sum && parts.reduce((one, other) => one + other, 0) < total) {
    let most = 0;
    for (let index = 1; index < owed.length; index += 1) if ((owed[index] as bigint) > (owed[most] as bigint)) most = index;
    parts[most] = (parts[most] as number) + 1;
    owed[most] = -1n;
  }
  return parts;
}
const rounded = (above: bigint, below: bigint) => Number((2n * above + below) / (2n * below));
const mayBook = (
  { bookedBy, selectedTenantIds, selectedUserGroupIds, appliesTo, facilityCategoryIds, facilityIds }: Rate | Discount,
  booking: Priced,
) => {
  if (appliesTo === 'FACILITY' && !facilityIds?.includes(booking.facilityId)) return false;
  if (appliesTo === 'CATEGORY' && !facilityCategoryIds?.includes(booking.categoryId)) return false;
  if (bookedBy === 'SELECTED_TENANT') return booking.tenantId !== null && !!selectedTenantIds?.includes(booking.tenantId);
  return bookedBy === 'ALL' || booking.userGroupIds.some((id) => selectedUserGroupIds?.includes(id));
};

function slowPrice(booking: Priced, terms: PriceTerms) {
  const [start, end] = [Date.parse(booking.startAt), Date.parse(booking.endAt)];
  const startTime = wall(terms.zone, start).slice(11);
  const holds = (rate: Rate, at: number) => {
    const [date = '', time = ''] = wall(terms.zone, at).split('T');
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const kind: DayKind = terms.holidays.has(date) ? 'HOLIDAY' : terms.weekend.includes(weekday) ? 'WEEKEND' : 'WEEKDAY';
    if (rate.startDate && date < rate.startDate) return false;
    if (rate.endDate && date > rate.endDate) return false;
    if (rate.dayKinds?.length && !rate.dayKinds.includes(kind)) return false;
    if (!rate.fromTime || !rate.toTime) return true;
    if (rate.fromTime < rate.toTime) return time >= rate.fromTime && time < rate.toTime;
    return time >= rate.fromTime || time < rate.toTime;
  };
  // Minute by minute: where a day begins, and which rate its slots have.
  const lines = new Map<number, { rate: Rate; quantity: number }>();
  let dayStart = start;
  while (dayStart < end) {
    const until = `${nextDate(wall(terms.zone, dayStart).slice(0, 10))}T${startTime}`;
    let dayEnd = dayStart;
    do dayEnd += MINUTE;
    while (dayEnd < end && wall(terms.zone, dayEnd) < until);
    const mine = terms.rates.filter((rate) => mayBook(rate, booking));
    const byTime = new Map<number, { rate: Rate; quantity: number }>();
    let rate: Rate | undefined;
    for (let minute = 0; dayStart + minute * MINUTE < dayEnd; minute += 1) {
      const begins = minute % booking.slotMinutes === 0;
      if (begins)
        rate = theClosest(
          mine.filter((one) => (one.unit === 'SLOT' || one.unit === 'HOUR') && holds(one, dayStart + minute * MINUTE)),
        );
      if (!rate || (rate.unit === 'SLOT' && !begins)) continue;
      const line = byTime.get(rate.id) ?? { rate, quantity: 0 };
      line.quantity += 1;
      byTime.set(rate.id, line);
    }
    const choices = byTime.size ? [[...byTime.values()]] : [];
    for (const unit of ['HALF_DAY', 'DAY'] as const) {
      if (unit === 'HALF_DAY' && dayEnd - dayStart > terms.halfDayMinutes * MINUTE) continue;
      const one = theClosest(mine.filter((other) => other.unit === unit && holds(other, dayStart)));
      if (one) choices.push([{ rate: one, quantity: 1 }]);
    }
    const cost = (choice: { rate: Rate; quantity: number }[]) =>
      choice.reduce((sum, one) => sum + one.rate.price * one.quantity * (one.rate.unit === 'HOUR' ? 1 : 60), 0);
    const least = choices.find((choice) => cost(choice) === Math.min(...choices.map(cost))) ?? [];
    for (const one of least) {
      const line = lines.get(one.rate.id) ?? { rate: one.rate, quantity: 0 };
      line.quantity += one.quantity;
      lines.set(one.rate.id, line);
    }
    dayStart = dayEnd;
  }
  const exact = [...lines.values()].map(({ rate, quantity }) => rate.price * quantity * (rate.unit === 'HOUR' ? 1 : 60));
  const timeCost = rounded(BigInt(exact.reduce((sum, one) => sum + one, 0)), 60n);
  const amounts = sharedOut(timeCost, exact);
  const minutes = (end - start) / MINUTE;
  const services = booking.services.map(({ price, priceFor, quantity }) => {
    if (priceFor === 'BOOKING') return price;
    if (priceFor === 'PERSON') return price * booking.people;
    return priceFor === 'PIECE' ? price * quantity : rounded(BigInt(price) * BigInt(minutes), 60n);
  });
  const date = wall(terms.zone, start).slice(0, 10);
  let given = 0;
  let discountId: number | null = null;
  for (const one of [...terms.discounts].sort((a, b) => a.id - b.id)) {
    if (!mayBook(one, booking) || (one.startDate && date < one.startDate) || (one.endDate && date > one.endDate)) continue;
    if (one.minMinutes && minutes < one.minMinutes) continue;
    if (one.code && one.code !== booking.code?.toUpperCase()) continue;
    let off = one.amountType === 'FIXED' ? one.amount : rounded(BigInt(timeCost) * BigInt(one.amount), 10_000n);
    if (one.cappedAmount !== null) off = Math.min(off, one.cappedAmount);
    off = Math.min(off, timeCost);
    if (off > given) [given, discountId] = [off, one.id];
  }
  const all = [...amounts, ...services];
  const off = sharedOut(given, [...amounts, ...services.map(() => 0)]);
  const nets = all.map((amount, index) => amount - (off[index] as number));
  const net = nets.reduce((sum, one) => sum + one, 0);
  const tax = rounded(BigInt(net) * BigInt(terms.taxPercent), 10_000n);
  return { amounts: all, discounts: off, taxes: sharedOut(tax, nets), discountId, discount: given, tax, total: net + tax };
}

const random = randomFrom(48);
const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
const oneOf = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;
const maybe = <T>(value: T, chance = 0.5): T | null => (random() < chance ? value : null);
const someIds = () => maybe([whole(1, 3), whole(1, 3)], 0.9);
const timeOfDay = () => `${String(whole(0, 23)).padStart(2, '0')}:${oneOf(['00', '15', '30'])}`;
/** Weeks in which a clock of the three is moved. */
const weeks = [Date.UTC(2026, 2, 6), Date.UTC(2026, 2, 27), Date.UTC(2026, 9, 23), Date.UTC(2026, 9, 30)];
const date = (week: number) => new Date(week + whole(0, 5) * 86_400_000).toISOString().slice(0, 10);
const scope = (week: number) => ({
  appliesTo: oneOf<AppliesTo>(['BUILDING', 'CATEGORY', 'FACILITY']),
  facilityCategoryIds: someIds(),
  facilityIds: someIds(),
  bookedBy: oneOf<BookedBy>(['ALL', 'ALL', 'SELECTED_TENANT', 'SELECTED_USER_GROUP']),
  selectedTenantIds: someIds(),
  selectedUserGroupIds: someIds(),
  startDate: maybe(date(week), 0.2),
  endDate: maybe(date(week), 0.2),
});
function aCase(): [Priced, PriceTerms] {
  const week = oneOf(weeks);
  const start = week + whole(0, 5 * 96) * 15 * MINUTE;
  const length = random() < 0.9 ? whole(1, 32) * 15 : whole(1, 2 * 96) * 15;
  const rates = Array.from({ length: whole(0, 7) }, (_, index): Rate => {
    const isTimed = random() < 0.4;
    return {
      ...scope(week),
      id: index + 1,
      unit: oneOf(rateUnits),
      price: oneOf([0, whole(1, 99), whole(100, 20_000)]),
      dayKinds: maybe([oneOf(dayKinds)], 0.4),
      fromTime: isTimed ? timeOfDay() : null,
      toTime: isTimed ? timeOfDay() : null,
    };
  });
  const discounts = Array.from({ length: whole(0, 4) }, (_, index): Discount => {
    const amountType = oneOf(['PERCENTAGE', 'FIXED'] as const);
    return {
      ...scope(week),
      id: index + 1,
      code: maybe(oneOf(['SPRING', 'AUTUMN'])),
      amountType,
      amount: amountType === 'FIXED' ? whole(1, 9_000) : whole(1, 10_000),
      cappedAmount: maybe(whole(1, 3_000), 0.3),
      minMinutes: maybe(whole(1, 300), 0.3),
    };
  });
  return [
    {
      startAt: new Date(start).toISOString(),
      endAt: new Date(start + length * MINUTE).toISOString(),
      facilityId: whole(1, 3),
      categoryId: whole(1, 3),
      slotMinutes: oneOf([15, 30, 45, 60, 120]),
      tenantId: maybe(whole(1, 3), 0.8),
      userGroupIds: random() < 0.5 ? [] : [whole(1, 3)],
      people: whole(0, 20),
      services: Array.from({ length: whole(0, 2) }, () => ({
        price: whole(0, 5_000),
        priceFor: oneOf(servicePrices),
        quantity: whole(1, 5),
      })),
      code: maybe(oneOf(['spring', 'AUTUMN', 'WINTER'])),
    },
    {
      zone: oneOf(zones),
      holidays: new Set(random() < 0.5 ? [] : [date(week)]),
      weekend: [0, 6],
      halfDayMinutes: whole(120, 300),
      taxPercent: oneOf([0, 700, 900, whole(1, 3000)]),
      rates,
      discounts,
    },
  ];
}

describe('the price of a booking', () => {
  it('agrees with a slow, obvious second implementation in 2,000 generated cases', () => {
    let costing = 0;
    for (let turn = 0; turn < 2000; turn += 1) {
      const [booking, terms] = aCase();
      const price = priceOf(booking, terms);
      const slow = slowPrice(booking, terms);
      if (price.total > 0) costing += 1;
      const quick = {
        amounts: price.lines.map(({ amount }) => amount),
        discounts: price.lines.map(({ discount }) => discount),
        taxes: price.lines.map(({ tax }) => tax),
        discountId: price.discountId,
        discount: price.discount,
        tax: price.tax,
        total: price.total,
      };
      if (JSON.stringify(quick) !== JSON.stringify(slow))
        expect(quick, JSON.stringify([booking, { ...terms, holidays: [...terms.holidays] }])).toEqual(slow);
      // The lines add up.
      expect(price.lines.reduce((sum, { amount, discount, tax }) => sum + amount - discount + tax, 0)).toBe(price.total);
    }
    // The cases are not all free.
    expect(costing).toBeGreaterThan(1000);
  });

  const everybody = {
    appliesTo: 'BUILDING',
    facilityCategoryIds: null,
    facilityIds: null,
    bookedBy: 'ALL',
    selectedTenantIds: null,
    selectedUserGroupIds: null,
    startDate: null,
    endDate: null,
  } as const;
  const rate = (over: Partial<Rate>): Rate => ({
    ...everybody,
    id: 1,
    unit: 'HOUR',
    price: 6000,
    dayKinds: null,
    fromTime: null,
    toTime: null,
    ...over,
  });
  const booking = (startAt: string, endAt: string, over: Partial<Priced> = {}): Priced => ({
    startAt,
    endAt,
    facilityId: 1,
    categoryId: 1,
    slotMinutes: 30,
    tenantId: null,
    userGroupIds: [],
    people: 1,
    services: [],
    code: null,
    ...over,
  });
  const terms = (rates: Rate[], over: Partial<PriceTerms> = {}): PriceTerms => ({
    zone: 'America/New_York',
    holidays: new Set(),
    weekend: [0, 6],
    halfDayMinutes: 240,
    taxPercent: 0,
    rates,
    discounts: [],
    ...over,
  });

  it('of a night in which the clock is set back is that of five hours from 00:00 to 04:00', () => {
    const night = booking('2026-11-01T04:00:00Z', '2026-11-01T09:00:00Z');
    expect(priceOf(night, terms([rate({})]))).toMatchObject({ total: 30_000, lines: [{ quantity: 300 }] });
  });

  it('is the least of hours, half a day and a day; an evening past midnight is one day', () => {
    const rates = [
      rate({ id: 1 }),
      rate({ id: 2, unit: 'HALF_DAY', price: 20_000 }),
      rate({ id: 3, unit: 'DAY', price: 35_000 }),
    ];
    const from = '2026-06-01T12:00:00Z';
    const cost = (endAt: string) => priceOf(booking(from, endAt), terms(rates)).total;
    expect([
      cost('2026-06-01T15:00:00Z'),
      cost('2026-06-01T16:00:00Z'),
      cost('2026-06-01T16:30:00Z'),
      cost('2026-06-01T20:00:00Z'),
      cost('2026-06-02T14:00:00Z'),
    ]).toEqual([18_000, 20_000, 27_000, 35_000, 47_000]);
    // 20:00 to 03:00.
    expect(priceOf(booking('2026-06-02T00:00:00Z', '2026-06-02T07:00:00Z'), terms(rates)).total).toBe(35_000);
  });

  it('has one discount, the one that gives most, and none on services; tax is on what is left', () => {
    const discounts = [
      { ...everybody, id: 1, code: null, amountType: 'PERCENTAGE', amount: 1000, cappedAmount: null, minMinutes: null },
      { ...everybody, id: 2, code: 'HALF', amountType: 'PERCENTAGE', amount: 5000, cappedAmount: null, minMinutes: 120 },
    ] satisfies Discount[];
    const withTax = terms([rate({})], { discounts, taxPercent: 900 });
    const services = [{ price: 1000, priceFor: 'PERSON', quantity: 1 }] as const;
    const two = booking('2026-06-01T12:00:00Z', '2026-06-01T14:00:00Z', { code: ' half ', people: 3, services });
    expect(priceOf(two, withTax)).toMatchObject({ subtotal: 15_000, discountId: 2, discount: 6000, tax: 810, total: 9810 });
    const one = { ...two, endAt: '2026-06-01T13:00:00Z' };
    expect(priceOf(one, withTax)).toMatchObject({ discountId: 1, discount: 600, codeIsWrong: true });
    expect(priceOf({ ...one, code: null }, withTax).codeIsWrong).toBe(false);
  });
});
