import { paymentProviders } from '../buildings/paymentProviders.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, money, oneOf, reference, sequence, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

/** In the order of the lifecycle. */
const paymentTones = { PENDING: 'info', PAID: 'success', FAILED: 'danger', EXPIRED: 'neutral' } as const;

/** An attempt to pay an invoice (000 §2, §6): begun by the company, decided by the provider of payments alone. */
export const payment = defineEntity({
  name: 'payments',
  area: 'billing',
  doc: 'What a company has paid, or has tried to pay, for an invoice.',
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
    tenant: reference('tenants', { required: true, onDelete: 'restrict', system: true }),
    invoice: reference('invoices', { required: true, onDelete: 'restrict', system: true }),
    amount: money({ required: true, min: 1, system: true }),
    status: statuses(paymentTones),
    provider: oneOf(paymentProviders, { required: true, default: 'SIMULATOR', system: true }),
    /** What the provider calls it, and why it could not be paid. */
    transactionId: text({ max: 100, system: true }),
    failureReason: text({ max: 200, system: true }),
    ...stamp('started'),
    pendingPaymentExpiry: dateTime({ system: true }),
    settledAt: dateTime({ system: true }),
  },
  states: {
    field: 'status',
    initial: 'PENDING',
    timed: {
      expire: { from: 'PENDING', to: 'EXPIRED', when: { pendingPaymentExpiry: { lte: '$now' } }, keeps: 'settledAt' },
    },
  },
  limits: { oneAtATime: unique(['invoice'], { while: { status: 'PENDING' }, error: 'paymentUnderWay' }) },
  list: {
    columns: ['referenceNo', 'tenant', 'invoice', 'amount', 'startedDate', 'status', 'provider'],
    more: ['transactionId', 'settledAt'],
    filters: ['tenant', 'invoice', 'status', 'startedDate', 'amount'],
    sort: ['startedDate', 'DESC'],
    tabs: [
      ...tabsOf('status', ['PENDING', 'PAID']),
      { code: 'FAILED', where: { status: ['FAILED', 'EXPIRED'] } },
      { code: 'ALL' },
    ],
    opensOn: 'ALL',
  },
  facts: ['status', 'tenant', 'invoice', 'amount', 'provider'],
  show: [
    { section: 'payment', fields: ['tenant', 'invoice', 'amount', 'status'] },
    { section: 'provider', fields: ['provider', 'transactionId', 'failureReason', 'pendingPaymentExpiry', 'settledAt'] },
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
