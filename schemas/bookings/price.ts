/**
 * What a booking costs, with its lines. Portal, server and tests use this one function; it reads nothing else, and a booking keeps its answer as
 * it was. All amounts are whole minor units.
 *
 * - A booking is cut into days, each from the time at which it starts to the same time on the next day of the building's clock, so that an
 *   evening that passes midnight is one day. Lengths are those of instants: a night in which the clock is set back is an hour longer.
 * - A day is cut into slots. Of each slot, one rate by time (SLOT, HOUR) holds: the closest of those that apply at its beginning. A slot that
 *   is begun costs the whole of a SLOT rate; an HOUR rate counts minutes. Slots without a rate by time cost nothing.
 * - The closest rate of HALF_DAY, for up to `halfDayMinutes`, and the closest one of DAY cap what a day costs: whoever books pays the least of
 *   these. Where only those hold, they are the price. What falls on a tie is by time, then by half day, then by day.
 * - The closest rate is the one for fewer: for groups before companies before everybody, of facilities before categories before the building,
 *   for a time of day before any, for kinds of days before all; among equals the newer one.
 * - The fractions of all lines by time are added up and rounded once, halves up; the lines share that out by largest remainder.
 * - One discount holds, the one that gives most: those without a code, and the one whose code was typed. It is off the time, not off services.
 * - Tax is reckoned on the sum and shared out over the lines.
 */
import { portionOf, shareOf, splitBy } from '../kernel/fields/allocate.ts';
import { Clock, localAt } from '../kernel/fields/clock.ts';
import { dayNumber, MINUTE, weekdayOf } from '../kernel/fields/days.ts';
import { minutesOf } from '../kernel/fields/formats.ts';

export const rateUnits = ['SLOT', 'HOUR', 'HALF_DAY', 'DAY'] as const;
export type RateUnit = (typeof rateUnits)[number];
export const dayKinds = ['WEEKDAY', 'WEEKEND', 'HOLIDAY'] as const;
export type DayKind = (typeof dayKinds)[number];
export const servicePrices = ['BOOKING', 'HOUR', 'PERSON', 'PIECE'] as const;
export type ServicePrice = (typeof servicePrices)[number];
/** What a rate, a discount, a period or a blocked date is about. */
export const appliesToValues = ['BUILDING', 'CATEGORY', 'FACILITY'] as const;
export type AppliesTo = (typeof appliesToValues)[number];
export const bookedByValues = ['ALL', 'SELECTED_TENANT', 'SELECTED_USER_GROUP'] as const;
export type BookedBy = (typeof bookedByValues)[number];

type Ids = readonly number[] | null;

/** For which facilities something holds. */
export interface Applies {
  appliesTo: AppliesTo;
  facilityCategoryIds: Ids;
  facilityIds: Ids;
}
/** For whom, and from which day to which (both included). */
export interface ForWhom {
  bookedBy: BookedBy;
  selectedTenantIds: Ids;
  selectedUserGroupIds: Ids;
  startDate: string | null;
  endDate: string | null;
}
export interface Rate extends Applies, ForWhom {
  id: number;
  unit: RateUnit;
  price: number;
  /** Empty: all. */
  dayKinds: readonly DayKind[] | null;
  /** `HH:mm`; the end is not included, and may be on the next day. */
  fromTime: string | null;
  toTime: string | null;
}
export interface Discount extends Applies, ForWhom {
  id: number;
  /** Null: nobody has to type it. */
  code: string | null;
  amountType: 'PERCENTAGE' | 'FIXED';
  /** Hundredths of a percent, or minor units. */
  amount: number;
  cappedAmount: number | null;
  /** Only of bookings that last so long. */
  minMinutes: number | null;
}
export interface ServiceTaken {
  price: number;
  priceFor: ServicePrice;
  /** Of PIECE. */
  quantity: number;
}
export interface Priced {
  startAt: string;
  endAt: string;
  facilityId: number;
  categoryId: number;
  slotMinutes: number;
  tenantId: number | null;
  userGroupIds: readonly number[];
  people: number;
  services: readonly ServiceTaken[];
  /** As it was typed. */
  code: string | null;
}
export interface PriceTerms {
  zone: string;
  /** `YYYY-MM-DD`. */
  holidays: ReadonlySet<string>;
  /** 0 is Sunday. */
  weekend: readonly number[];
  halfDayMinutes: number;
  /** Hundredths of a percent. */
  taxPercent: number;
  rates: readonly Rate[];
  discounts: readonly Discount[];
}
export interface PriceLine {
  kind: 'RATE' | 'SERVICE';
  /** The id of the rate, or the place of the service among those taken. */
  of: number;
  unit: RateUnit | ServicePrice;
  /** Minutes of HOUR, otherwise how many. */
  quantity: number;
  price: number;
  /** Before discount and tax. */
  amount: number;
  discount: number;
  tax: number;
}
export interface Price {
  lines: PriceLine[];
  /** Before discount and tax. */
  subtotal: number;
  discountId: number | null;
  discount: number;
  tax: number;
  total: number;
  /** A code was typed, and no such discount holds for this booking. */
  codeIsWrong: boolean;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const holdsAt = (id: number | null, ids: Ids): boolean => id !== null && (ids?.includes(id) ?? false);

/** Does it hold for the facility? */
export const appliesFor = (
  { appliesTo, facilityCategoryIds, facilityIds }: Applies,
  { facilityId, categoryId }: Pick<Priced, 'facilityId' | 'categoryId'>,
): boolean =>
  appliesTo === 'BUILDING' ||
  (appliesTo === 'CATEGORY' ? holdsAt(categoryId, facilityCategoryIds) : holdsAt(facilityId, facilityIds));

const isForWhom = ({ bookedBy, selectedTenantIds, selectedUserGroupIds }: ForWhom, { tenantId, userGroupIds }: Priced): boolean =>
  bookedBy === 'ALL' ||
  (bookedBy === 'SELECTED_TENANT'
    ? holdsAt(tenantId, selectedTenantIds)
    : userGroupIds.some((id) => holdsAt(id, selectedUserGroupIds)));
const isOn = ({ startDate, endDate }: ForWhom, date: string): boolean =>
  (startDate === null || startDate <= date) && (endDate === null || date <= endDate);

const kindOf = (date: string, { holidays, weekend }: PriceTerms): DayKind =>
  holidays.has(date) ? 'HOLIDAY' : weekend.includes(weekdayOf(dayNumber(date))) ? 'WEEKEND' : 'WEEKDAY';
/** Is a time of day between two others, the second of which may be on the next day? */
function isBetween(time: string, from: string | null, to: string | null): boolean {
  if (from === null || to === null) return true;
  return from < to ? from <= time && time < to : from <= time || time < to;
}

const closeness = ({ bookedBy, appliesTo, fromTime, dayKinds: kinds, id }: Rate): number[] => [
  bookedByValues.indexOf(bookedBy),
  appliesToValues.indexOf(appliesTo),
  fromTime === null ? 0 : 1,
  kinds?.length ? 1 : 0,
  id,
];
function closest(rates: readonly Rate[]): Rate | undefined {
  const sorted = [...rates].sort((one, other) => {
    const [mine, others] = [closeness(one), closeness(other)];
    const at = mine.findIndex((value, index) => value !== others[index]);
    return at < 0 ? 0 : (others[at] as number) - (mine[at] as number);
  });
  return sorted[0];
}

/** Of one day: which rate holds how often, or how many minutes. */
type Used = Map<Rate, number>;
/** In sixtieths of a minor unit, which HOUR rates make. */
const sixtieths = (used: Used): bigint =>
  [...used].reduce(
    (sum, [{ unit, price }, quantity]) => sum + BigInt(price) * BigInt(quantity) * (unit === 'HOUR' ? 1n : 60n),
    0n,
  );

/** The beginnings of the days of a booking, and its end. */
function daysOf({ startAt, endAt }: Priced, zone: string): number[] {
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const clock = new Clock(zone);
  const local = localAt(zone, start);
  // Seconds are no part of what people book, and an hour that comes twice is the one in which it starts.
  const shift = start - clock.from(dayNumber(local.date), minutesOf(local.time));
  const days = [start];
  for (let day = dayNumber(local.date) + 1; ; day += 1) {
    const next = clock.from(day, minutesOf(local.time)) + (shift % MINUTE);
    if (next >= end) return [...days, end];
    if (next > (days.at(-1) as number)) days.push(next);
  }
}

function usedOn(from: number, to: number, rates: readonly Rate[], booking: Priced, terms: PriceTerms): Used {
  const holdsThen = (at: number) => {
    const { date, time } = localAt(terms.zone, at);
    const kind = kindOf(date, terms);
    return rates.filter(
      (rate) =>
        isOn(rate, date) &&
        (!rate.dayKinds?.length || rate.dayKinds.includes(kind)) &&
        isBetween(time, rate.fromTime, rate.toTime),
    );
  };
  const byTime: Used = new Map();
  const slot = booking.slotMinutes * MINUTE;
  for (let at = from; at < to; at += slot) {
    const rate = closest(holdsThen(at).filter(({ unit }) => unit === 'SLOT' || unit === 'HOUR'));
    if (!rate) continue;
    const quantity = rate.unit === 'SLOT' ? 1 : Math.ceil((Math.min(at + slot, to) - at) / MINUTE);
    byTime.set(rate, (byTime.get(rate) ?? 0) + quantity);
  }
  const atStart = holdsThen(from);
  const half =
    to - from <= terms.halfDayMinutes * MINUTE ? closest(atStart.filter(({ unit }) => unit === 'HALF_DAY')) : undefined;
  const day = closest(atStart.filter(({ unit }) => unit === 'DAY'));
  const [first, ...others] = [
    ...(byTime.size ? [byTime] : []),
    ...[half, day].flatMap((rate) => (rate ? [new Map([[rate, 1]])] : [])),
  ];
  return others.reduce((least, one) => (sixtieths(one) < sixtieths(least) ? one : least), first ?? new Map());
}

/** The lines of the rates, in the order in which they come in. */
function rateLines(booking: Priced, terms: PriceTerms): PriceLine[] {
  const mine = terms.rates.filter((rate) => appliesFor(rate, booking) && isForWhom(rate, booking));
  const days = daysOf(booking, terms.zone);
  const used: Used = new Map();
  for (const [index, from] of days.slice(0, -1).entries())
    for (const [rate, quantity] of usedOn(from, days[index + 1] as number, mine, booking, terms))
      used.set(rate, (used.get(rate) ?? 0) + quantity);
  const all = [...used];
  const exact = all.map((one) => sixtieths(new Map([one])));
  const total = Number((exact.reduce((sum, one) => sum + one, 0n) + 30n) / 60n);
  const amounts = splitBy(total, exact.map(Number));
  return all.map(([{ id, unit, price }, quantity], index) => ({
    kind: 'RATE',
    of: id,
    unit,
    quantity,
    price,
    amount: amounts[index] as number,
    discount: 0,
    tax: 0,
  }));
}

function serviceLine({ price, priceFor, quantity }: ServiceTaken, of: number, { startAt, endAt, people }: Priced): PriceLine {
  const minutes = Math.ceil((Date.parse(endAt) - Date.parse(startAt)) / MINUTE);
  const count = { BOOKING: 1, HOUR: minutes, PERSON: people, PIECE: quantity }[priceFor];
  const amount = priceFor === 'HOUR' ? portionOf(price, minutes, 60) : price * count;
  return { kind: 'SERVICE', of, unit: priceFor, quantity: count, price, amount, discount: 0, tax: 0 };
}

/** Codes are compared as promo codes are: in capital letters. */
const codeOf = (typed: string): string => typed.trim().toUpperCase();

export function priceOf(booking: Priced, terms: PriceTerms): Price {
  const rates = rateLines(booking, terms);
  const lines = [...rates, ...booking.services.map((service, index) => serviceLine(service, index, booking))];
  const timeCost = sumOf(rates.map(({ amount }) => amount));
  const { date } = localAt(terms.zone, Date.parse(booking.startAt));
  const minutes = (Date.parse(booking.endAt) - Date.parse(booking.startAt)) / MINUTE;
  const typed = booking.code?.trim() ? codeOf(booking.code) : null;
  const holding = terms.discounts.filter(
    (one) =>
      appliesFor(one, booking) &&
      isForWhom(one, booking) &&
      isOn(one, date) &&
      minutes >= (one.minMinutes ?? 0) &&
      (one.code === null || codeOf(one.code) === typed),
  );
  const gives = ({ amountType, amount, cappedAmount }: Discount): number => {
    const whole = amountType === 'PERCENTAGE' ? shareOf(timeCost, amount) : amount;
    return Math.min(whole, cappedAmount ?? whole, timeCost);
  };
  // The oldest of those that give most.
  const best = holding.reduce<Discount | undefined>(
    (most, one) => (!most || gives(one) > gives(most) || (gives(one) === gives(most) && one.id < most.id) ? one : most),
    undefined,
  );
  const discount = best ? gives(best) : 0;
  const discounts = splitBy(
    discount,
    lines.map(({ kind, amount }) => (kind === 'RATE' ? amount : 0)),
  );
  const nets = lines.map(({ amount }, index) => amount - (discounts[index] as number));
  const tax = shareOf(sumOf(nets), terms.taxPercent);
  const taxes = splitBy(tax, nets);
  return {
    lines: lines.map((line, index) => ({ ...line, discount: discounts[index] as number, tax: taxes[index] as number })),
    subtotal: sumOf(lines.map(({ amount }) => amount)),
    discountId: discount > 0 ? (best?.id ?? null) : null,
    discount,
    tax,
    total: sumOf(nets) + tax,
    codeIsWrong: typed !== null && !holding.some(({ code }) => code !== null),
  };
}
