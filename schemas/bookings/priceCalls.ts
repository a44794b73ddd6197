/** The calls that say what a booking would cost, before it is asked for: of the portal, and of the app. They make nothing. */
import type { Endpoint } from '../kernel/calls/endpoint.ts';
import { boolean, dateTime, integer, text } from '../kernel/fields/field.ts';
import { priceInput } from './bookingMoney.ts';
import type { RateUnit, ServicePrice } from './price.ts';

const asked = {
  startAt: dateTime({ required: true }),
  endAt: dateTime({ required: true }),
  attendeeCount: integer({ min: 1, max: 100_000 }),
  services: { rows: { service: text({ required: true, max: 60 }), quantity: integer({ min: 1, max: 9999 }) }, max: 20 },
  discountCode: priceInput.discountCode,
};
const id = integer({ min: 1 });

export const bookingPriceCalls = {
  price: {
    call: 'POST /facility-bookings/price',
    summary:
      'What a booking would cost, with its lines, and which services it can have; with bookingId, what it would cost elsewhere',
    permission: 'BOOKING_ADD',
    orHolding: ['BOOKING_EDIT'],
    body: {
      facilityId: integer({ required: true, min: 1 }),
      bookingId: id,
      tenantId: id,
      userId: id,
      outsideRules: boolean(),
      ...asked,
    },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export const facilityPriceCalls = {
  price: {
    call: 'POST /occupant/facilities/uuid/{uuid}/price',
    summary: 'What a booking of it would cost the person, with its lines, and which services it can have',
    everybody: 'people see the price before they book',
    body: asked,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Amounts are minor units of the currency. */
export interface PriceAnswer {
  currency: string;
  lines: {
    kind: 'RATE' | 'SERVICE';
    name: string;
    unit: RateUnit | ServicePrice;
    /** Minutes of HOUR, otherwise how many. */
    quantity: number;
    price: number;
    amount: number;
    discount: number;
    tax: number;
  }[];
  subtotal: number;
  discount: number;
  discountName: string | null;
  tax: number;
  total: number;
  /** What the booking costs as it is; null of a new one. */
  priceBefore: number | null;
  /** Minutes in which it has to be paid once it stands; null where nobody pays here. */
  payWithin: number | null;
  deposit: number | null;
  cancellationFees: { hoursBefore: number; feePercent: number }[];
  /** What the facility offers. */
  services: {
    id: string;
    name: string;
    price: number;
    priceFor: ServicePrice;
    maxPieces: number | null;
    noticeMinutes: number;
  }[];
  /** What stands in the way, as sentences; of the time, what facility and building allow, not who has it. */
  problems: { time: string | null; services: string | null; discountCode: string | null };
}
