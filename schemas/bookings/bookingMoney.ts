/**
 * What a booking costs, what has been paid of it, and what cancelling it costs (000 §2, §6): a set of fields, actions and messages. The price is
 * that of `price.ts`, kept as it was when the booking was made or moved last.
 */
import { boolean, dateTime, integer, localized, money, oneOf, rows, text, url } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { rateUnits, servicePrices } from './price.ts';

/** Empty where nothing is to be paid. */
export const paymentStatuses = ['PENDING', 'PAID', 'FAILED', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;

/** What people say of the price: the services of the facility that they take, by the id of its row, and a code. */
export const priceInput = {
  services: rows({
    maxItems: 20,
    fixed: true,
    fields: {
      service: text({ required: true, max: 60 }),
      /** Of what is priced by the piece; otherwise one. */
      quantity: integer({ min: 1, max: 9999 }),
    },
  }),
  discountCode: text({ max: 30, fixed: true }),
};

export const moneyFields = {
  ...priceInput,
  /** With discount and tax; what is still to be paid is `dueAmount`. */
  price: money({ system: true }),
  discountAmount: money({ system: true }),
  taxAmount: money({ system: true }),
  priceLines: rows({
    system: true,
    maxItems: 200,
    fields: {
      kind: oneOf(['RATE', 'SERVICE']),
      name: localized({ short: true }),
      unit: oneOf([...rateUnits, ...servicePrices.filter((one) => one !== 'HOUR')] as const),
      /** Minutes of HOUR, otherwise how many. */
      quantity: integer(),
      price: money(),
      amount: money(),
      discount: money(),
      tax: money(),
    },
  }),
  /** Its time is kept until it has to be paid; the desk's own bookings are paid later. */
  paysAhead: boolean({ default: false, system: true }),
  paymentStatus: oneOf(paymentStatuses, { system: true }),
  payUntil: dateTime({ system: true }),
  /** Within the credit of a user group: its time stays, and what is due is paid until then. */
  creditUntil: dateTime({ system: true }),
  dueAmount: money({ system: true }),
  /** The page of the provider on which it is paid, while it waits there. */
  paymentUrl: url({ system: true }),
  paymentUrlExpiry: dateTime({ system: true }),
  paidAmount: money({ system: true }),
  refundAmount: money({ system: true }),
  cancellationFee: money({ system: true }),
  ...stamp('feeWaived', 'feeWaiveRemark'),
} as const;

export const moneySections = {
  form: { section: 'price', fields: ['discountCode', 'services'] },
  show: [
    { section: 'price', fields: ['discountCode', 'priceLines'] },
    {
      section: 'payment',
      fields: [
        'paymentStatus',
        'payUntil',
        'creditUntil',
        'dueAmount',
        'paymentUrl',
        'paymentUrlExpiry',
        'paidAmount',
        'refundAmount',
        'cancellationFee',
      ],
    },
  ],
} as const;

export const moneyTimed = {
  /** Its time is free again. */
  lapseUnpaid: { from: 'CONFIRMED', to: 'CANCELLED', when: { payUntil: { lte: '$now' } }, keeps: 'cancelledDate' },
} as const;

export const moneyActions = {
  pay: {
    call: 'PUT /{id}/pay',
    permission: 'BOOKING_EDIT',
    sides: ['tenant'],
    service: 'payments',
    moves: { CONFIRMED: 'CONFIRMED', CHECKED_IN: 'CHECKED_IN', COMPLETED: 'COMPLETED', CANCELLED: 'CANCELLED' },
    when: { dueAmount: { gt: 0 } },
    set: { paymentStatus: 'PENDING' },
    confirm: 'plain',
    tone: 'primary',
    notice: 'paymentStarted',
    leadsTo: '/payment-successful?booking=:id',
  },
  /** Whoever has booked is mailed the page on which it is paid. */
  sendPaymentLink: {
    call: 'PUT /{id}/send-payment-link',
    permission: 'BOOKING_MANAGE',
    sides: ['platform', 'building'],
    moves: { CONFIRMED: 'CONFIRMED', CHECKED_IN: 'CHECKED_IN', COMPLETED: 'COMPLETED', CANCELLED: 'CANCELLED' },
    when: { dueAmount: { gt: 0 }, userId: { not: null } },
    confirm: 'plain',
    inMenu: true,
    notice: 'paymentLinkSent',
  },
  waiveFee: {
    call: 'PUT /{id}/waive-fee',
    permission: 'BOOKING_MANAGE',
    sides: ['platform', 'building'],
    moves: { CANCELLED: 'CANCELLED' },
    when: { cancellationFee: { gt: 0 }, feeWaivedDate: null },
    remark: 'feeWaiveRemark',
    stamp: 'feeWaived',
    notice: 'feeWaived',
  },
} as const;

/** The page on which whoever has booked pays. */
const PAY_HERE = '/payment?booking=:uuid';
const spoken = ['facility', 'startAt', 'endAt'] as const;
export const moneyNotifications = {
  payBy: {
    on: ['create', 'approve', 'move'],
    when: { payUntil: { not: null } },
    to: ['user'],
    kind: 'booking',
    leadsTo: PAY_HERE,
    facts: [...spoken, 'dueAmount', 'payUntil'],
  },
  paymentLink: {
    on: ['sendPaymentLink'],
    asked: ['sendPaymentLink'],
    to: ['user'],
    kind: 'booking',
    leadsTo: PAY_HERE,
    facts: [...spoken, 'dueAmount'],
  },
  lapsedUnpaid: { on: ['lapseUnpaid'], to: ['user'], kind: 'booking', facts: spoken },
  /** Whoever may give it back in another way. */
  refundFailed: { on: ['refundFailed'], to: [{ holders: 'BOOKING_MANAGE' }], kind: 'booking', facts: spoken },
  feeWaived: { on: ['waiveFee'], to: ['user'], kind: 'booking', facts: [...spoken, 'cancellationFee'] },
} as const;
