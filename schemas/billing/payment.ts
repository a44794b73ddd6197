import { paymentProviders } from '../buildings/paymentProviders.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, money, oneOf, reference, sequence, statuses, text, url } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';
import { cardBrands } from './cards.ts';
import { payeeNames } from './payees.ts';

/** In the order of the lifecycle. */
const paymentTones = {
  PENDING: 'info',
  PAID: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
  PARTIALLY_REFUNDED: 'warning',
  REFUNDED: 'neutral',
} as const;

/**
 * Why money is given back: it came when nothing was to be paid any more, what it paid for was cancelled or became cheaper, a fee was waived, or
 * somebody has done it at the provider.
 */
export const refundReasons = ['TOO_LATE', 'CANCELLED', 'CHEAPER', 'WAIVED', 'REFUNDED_ORDER', 'AT_PROVIDER'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * An attempt to pay an invoice, a booking or an order (000 §2, §6): begun by whoever has to pay, decided by the provider of
 * payments alone. What it is for says `payees.ts`.
 */
export const payment = defineEntity({
  name: 'payments',
  area: 'billing',
  doc: 'What somebody has paid, or has tried to pay, for an invoice, a booking or an order.',
  title: '{referenceNo}',
  icon: 'Payments',
  menu: { order: 20 },
  pages: { list: '/billing/payment', show: '/billing/payment/:id' },
  api: { path: '/payments', verbs: { list: true, get: true, statusCount: true, emailRecord: true, history: true } },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'BILLING_LIST', get: 'BILLING_VIEW', emailRecord: 'BILLING_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    referenceNo: sequence('PAY'),
    /** None: somebody of the building itself pays. */
    tenant: reference('tenants', { onDelete: 'restrict', system: true }),
    payee: oneOf(payeeNames, { required: true, default: 'INVOICE', system: true }),
    /** What it is for, as people call it. */
    payeeNo: text({ max: 60, system: true }),
    invoice: reference('invoices', { onDelete: 'restrict', system: true }),
    facilityBooking: reference('facility-bookings', { onDelete: 'restrict', system: true }),
    opcOrder: reference('opc-orders', { onDelete: 'restrict', system: true }),
    amount: money({ required: true, min: 1, system: true }),
    status: statuses(paymentTones),
    provider: oneOf(paymentProviders, { required: true, default: 'SIMULATOR', system: true }),
    /** By which the provider is asked for it; where people pay, and until when. */
    providerReference: text({ max: 200, system: true, internal: true }),
    paymentUrl: url({ system: true }),
    paymentUrlExpiry: dateTime({ system: true }),
    /** What the provider calls it, and why it could not be paid. */
    transactionId: text({ max: 100, system: true }),
    failureReason: text({ max: 200, system: true }),
    /** The card, where the provider tells it. */
    cardBrand: oneOf(cardBrands, { system: true }),
    cardLast4: text({ max: 4, system: true }),
    ...stamp('started'),
    pendingPaymentExpiry: dateTime({ system: true }),
    settledAt: dateTime({ system: true }),
    /** In all: what is to be given back, and what the provider says that it has. */
    refundAmount: money({ required: true, default: 0, system: true }),
    refundedAmount: money({ required: true, default: 0, system: true }),
    /** Of it, what somebody has given back on the pages of the provider. */
    refundedAtProvider: money({ system: true }),
    refundReason: oneOf(refundReasons, { system: true }),
    refundTransactionId: text({ max: 100, system: true }),
    refundedAt: dateTime({ system: true }),
  },
  states: {
    field: 'status',
    initial: 'PENDING',
    timed: {
      expire: { from: 'PENDING', to: 'EXPIRED', when: { pendingPaymentExpiry: { lte: '$now' } }, keeps: 'settledAt' },
    },
  },
  limits: {
    oneAtATime: unique(['invoice'], { while: { status: 'PENDING' }, error: 'paymentUnderWay' }),
    oneOfOrder: unique(['opcOrder'], { while: { status: 'PENDING' }, error: 'paymentUnderWay' }),
    oneOfBooking: unique(['facilityBooking'], { while: { status: 'PENDING' }, error: 'paymentUnderWay' }),
  },
  list: {
    columns: ['referenceNo', 'tenant', 'payee', 'payeeNo', 'amount', 'startedDate', 'status', 'provider'],
    more: [
      'invoice',
      'facilityBooking',
      'opcOrder',
      'transactionId',
      'settledAt',
      'refundedAmount',
      'refundedAt',
      'refundReason',
    ],
    filters: ['tenant', 'payee', 'invoice', 'facilityBooking', 'opcOrder', 'status', 'startedDate', 'amount'],
    sort: ['startedDate', 'DESC'],
    tabs: [
      ...tabsOf('status', ['PENDING', 'PAID']),
      { code: 'REFUNDED', where: { status: ['PARTIALLY_REFUNDED', 'REFUNDED'] } },
      { code: 'FAILED', where: { status: ['FAILED', 'EXPIRED'] } },
      { code: 'ALL' },
    ],
    opensOn: 'ALL',
  },
  facts: ['status', 'tenant', 'payee', 'payeeNo', 'amount', 'provider'],
  show: [
    { section: 'payment', fields: ['tenant', 'payee', 'invoice', 'facilityBooking', 'opcOrder', 'amount', 'status'] },
    {
      section: 'provider',
      fields: [
        'provider',
        'transactionId',
        'cardBrand',
        'cardLast4',
        'failureReason',
        'pendingPaymentExpiry',
        'paymentUrl',
        'paymentUrlExpiry',
        'settledAt',
      ],
    },
    {
      section: 'refund',
      fields: ['refundAmount', 'refundedAmount', 'refundedAtProvider', 'refundReason', 'refundTransactionId', 'refundedAt'],
    },
  ],
  endpoints: {
    info: {
      call: 'GET /office-centres/{officeCentreId}/users/payment-info',
      summary: 'What the people of an office centre have paid, and when last',
      permission: 'BILLING_LIST',
      query: [],
    },
  },
});
