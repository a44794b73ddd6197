import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  integer,
  labelOf,
  localized,
  longText,
  money,
  oneOf,
  reference,
  rows,
  sequence,
  text,
} from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { MOST_LINES } from './cart.ts';
import { refundReasons, refundTypes } from './values.ts';

/**
 * Refund order (001 §3, §4, §7): what was given back of an order, in whole or by its things. It reads what was kept with the order, and never gives
 * back more than was paid: the order says how much is left (`refundableAmount`) while it is locked, and the database refuses more.
 */
export const opcRefundOrder = defineEntity({
  name: 'opc-refund-orders',
  area: 'orders',
  doc: 'What was given back of an order.',
  title: '{refundId}',
  naming: ['refundId', 'opcOrder.label'],
  icon: 'CurrencyExchange',
  menu: { order: 20 },
  pages: { list: '/opc-orders-refund', create: '/opc-orders-refund/add', show: '/opc-orders-refund/:id' },
  api: {
    path: '/opc-refund-orders',
    verbs: { list: true, get: true, create: true, statusCount: true, emailRecord: true, history: true },
    also: [{ path: '/opc-refund-orders', key: 'uuid', calls: { get: 'GET /uuid/{uuid}' } }],
  },
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: {
    list: 'OPC_ORDER_LIST',
    get: 'OPC_ORDER_VIEW',
    create: 'OPC_ORDER_MANAGE',
    emailRecord: 'OPC_ORDER_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency', 'uuid'] }),
    refundId: sequence('RF'),
    opcOrder: reference('opc-orders', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      byUuid: true,
      embed: ['orderNo', 'orderId', 'orderName', 'orderStatus', 'total', 'refundTotal', 'paymentStatus'],
      pick: { paymentStatus: ['PAID', 'PARTIALLY_REFUNDED'] },
    }),
    retailStore: reference('retail-stores', { onDelete: 'restrict', system: true, byUuid: true }),
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    /** Lines of the order, by their ids, with the pieces that are given back; none of these and no amount: everything that is left. */
    lines: rows({
      asked: true,
      fixed: true,
      maxItems: MOST_LINES + 1,
      fields: {
        line: text({ required: true, max: 40 }),
        quantity: integer({ required: true, min: 1, max: 99 }),
      },
    }),
    /** Instead of lines: an amount, which is shared out over them. */
    amount: money({ asked: true, fixed: true, min: 1 }),
    reason: oneOf(refundReasons, { required: true, default: 'OTHER' }),
    remark: longText({ max: 500 }),
    refundType: oneOf(refundTypes, { system: true }),
    refundTypeLabel: labelOf('refundType'),
    refundSubtotal: money({ system: true }),
    refundTax: money({ system: true }),
    refundTotal: money({ system: true }),
    ...stamp('refunded'),
    opcRefundOrderItems: rows({
      system: true,
      maxItems: MOST_LINES + 1,
      fields: {
        line: text({ max: 40 }),
        name: localized({ short: true, max: 150 }),
        options: localized({ short: true, max: 2000 }),
        /** Nothing where an amount was given back. */
        quantity: integer(),
        unitPrice: money(),
        subtotal: money(),
        tax: money(),
        total: money(),
      },
    }),
    /** It was paid at the counter, and goes back there. */
    byHand: boolean({ default: false, system: true }),
    /** The provider of payments has told of it: somebody has given it back there. */
    atProvider: boolean({ default: false, system: true }),
  },
  report: {
    date: 'refundedDate',
    by: ['retailStore', 'refundType', 'reason'],
    sums: { refundTotal: {} },
    filters: ['retailStore'],
  },
  list: {
    columns: ['refundId', 'opcOrder', 'retailStore', 'refundType', 'refundTotal', 'reason', 'refundedDate'],
    more: ['refundSubtotal', 'refundTax', 'refundedUser', 'byHand', 'atProvider', 'remark', 'retailTenant'],
    filters: ['opcOrder', 'retailStore', 'refundType', 'reason', 'refundedDate', 'byHand', 'atProvider'],
    sortable: ['refundId', 'refundTotal', 'refundedDate'],
  },
  form: [{ section: 'refund', fields: ['opcOrder', 'lines', 'amount', 'reason', 'remark'] }],
  facts: ['refundType', 'refundTotal', 'opcOrder', 'retailStore', 'byHand'],
  show: [
    { section: 'items', fields: ['opcRefundOrderItems'] },
    {
      section: 'refund',
      fields: ['opcOrder', 'retailStore', 'refundType', 'reason', 'remark', 'byHand', 'atProvider'],
    },
  ],
  downloads: { record: { call: 'GET /generate-record', permission: 'OPC_ORDER_DOWNLOAD', as: 'xls' } },
  notifications: {
    refunded: { on: ['create'], to: [{ of: 'opcOrder', field: 'orderedBy' }], kind: 'order', facts: ['opcOrder', 'refundTotal'] },
  },
  notices: { create: 'orderRefunded' },
});
