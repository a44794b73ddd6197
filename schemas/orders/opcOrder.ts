import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  code,
  date,
  dateTime,
  integer,
  labelOf,
  longText,
  oneOf,
  reference,
  references,
  sequence,
  statuses,
  text,
  whether,
} from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { capacity } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';
import { cartLines, reviewInput } from './cart.ts';
import { itemsReportEndpoints } from './itemsReport.ts';
import { orderActions } from './orderActions.ts';
import { orderEndpoints } from './orderCalls.ts';
import {
  collectionFields,
  customerFields,
  deliveryFields,
  itemFields,
  moneyFields,
  paymentFields,
  promoFields,
} from './orderFields.ts';
import { orderNotifications } from './orderNotices.ts';
import { cancellers, cancelReasons, keptStatuses, openStatuses, orderTones, rejectReasons, reportTypes } from './values.ts';

const customer = ['orderName', 'orderedByMobileNumber', 'remark'] as const;
const address = ['deliverToAddressName', 'deliverToAddressLine1', 'deliverToAddressLine2', 'deliverToAddressLine3'] as const;

/**
 * Order (001 §3, §4, §7): things from the menu of a store that somebody pays and collects. It is made by the calls of those who order, or at the
 * counter; its prices are the server's alone and stay as they were.
 */
export const opcOrder = defineEntity({
  name: 'opc-orders',
  area: 'orders',
  doc: 'What somebody has ordered at a store, to be paid and collected.',
  title: '{orderNo}',
  naming: ['orderNo', 'retailStore.label'],
  icon: 'ReceiptLong',
  menu: { order: 10 },
  pages: { list: '/opc-orders', create: '/opc-orders/add', show: '/opc-orders/:id', edit: '/opc-orders/:id/edit' },
  audiences: {
    merchant: {
      permission: 'MERCHANT_PORTAL_VIEW',
      pages: { list: '/merchant/orders', show: '/merchant/orders/edit/:id' },
      adds: { 'opc-refund-orders': '/merchant/issue-refund/:id' },
      parentScreen: 'merchant',
    },
  },
  api: {
    path: '/opc-orders',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      statusCount: true,
      dropDown: true,
      emailRecord: true,
      history: true,
    },
    options: { reportType: 'GET /order-download-report-type-drop-down' },
    also: [{ path: '/opc-orders', key: 'uuid', calls: { get: 'GET /uuid/{uuid}' } }],
  },
  traits: ['softDeleted'],
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: {
    list: 'OPC_ORDER_LIST',
    get: 'OPC_ORDER_VIEW',
    create: 'OPC_ORDER_ADD',
    update: 'OPC_ORDER_EDIT',
    delete: 'OPC_ORDER_DELETE',
    dropDown: 'OPC_ORDER_LIST',
    emailRecord: 'OPC_ORDER_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', {
      onDelete: 'cascade',
      system: true,
      embed: ['currency', 'uuid', 'paymentProvider'],
    }),
    orderNo: sequence('OR'),
    /** What people say at the counter. */
    orderId: code({ length: 6, search: true }),
    retailStore: reference('retail-stores', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      byUuid: true,
      embed: ['floorNo', 'unitNo'],
      pick: { opc: true, active: true },
    }),
    /** That of the store when it was ordered. */
    retailTenant: reference('tenants', { onDelete: 'restrict', system: true }),
    lines: cartLines(),
    ...itemFields,
    /** The things on the menu that it has. */
    opcItem: references('opc-items', { onDelete: 'clear', system: true, byUuid: true }),
    /** Those that are gone: the store says it with "out of stock". */
    outOfStock: references('opc-items', {
      onDelete: 'clear',
      asked: true,
      byUuid: true,
      pick: { retailStoreId: '$record.retailStoreId?' },
    }),
    orderStatus: statuses(orderTones),
    orderStatusLabel: labelOf('orderStatus'),
    ...collectionFields,
    ...customerFields,
    ...stamp('ordered'),
    orderedUserFullName: labelOf('orderedUser'),
    ...stamp('accepted'),
    acceptedUserFullName: labelOf('acceptedUser'),
    ...stamp('rejected'),
    rejectedUserFullName: labelOf('rejectedUser'),
    rejectedReason: oneOf(rejectReasons),
    ...stamp('cancelled'),
    cancelledUserFullName: labelOf('cancelledUser'),
    cancelledReason: oneOf(cancelReasons),
    cancelledBy: oneOf(cancellers, { system: true }),
    /** What is told besides the reason. */
    reasonNote: longText({ max: 500 }),
    ...stamp('prepared'),
    preparedUserFullName: labelOf('preparedUser'),
    ...stamp('collected'),
    collectedUserFullName: labelOf('collectedUser'),
    /** By itself, if nobody does anything before. */
    markedAsCancelledAfterDate: dateTime({ system: true }),
    markedAsPreparedAfterDate: dateTime({ system: true }),
    markedAsCollectedAfterDate: dateTime({ system: true }),
    /** What the store has promised is over, and it is not ready. */
    late: whether({ orderStatus: ['PENDING', 'ACCEPTED'], estimatedCollectionTime: { lt: '$now' } }),
    ...moneyFields,
    ...paymentFields,
    ...deliveryFields,
    ...promoFields,
    review: reference('retail-store-reviews', { onDelete: 'clear', system: true, embed: ['rating', 'comment'] }),
    reportType: oneOf(reportTypes, { asked: true }),
    /** The day of the building whose stock it has taken; empty once that was given back. */
    stockDate: date({ system: true, internal: true }),
    /** Names what the app has sent, so that a repeated call orders once. */
    requestKey: text({ max: 80, system: true, unique: true, internal: true }),
    /** Names its promo redemption. */
    orderKey: text({ max: 80, system: true, internal: true }),
    docketPrinted: boolean({ default: false, system: true }),
    /** How often, empty for never: the second one is its first copy. */
    docketPrints: integer({ system: true, internal: true }),
  },
  states: {
    field: 'orderStatus',
    initial: [
      { when: { pendingPaymentExpiry: { not: null } }, is: 'PENDING_PAYMENT' },
      { when: { acceptedDate: { not: null } }, is: 'ACCEPTED' },
      'PENDING',
    ],
    timed: {
      lapseUnpaid: { from: 'PENDING_PAYMENT', to: 'EXPIRED', when: { pendingPaymentExpiry: { lte: '$now' } } },
      notAnswered: {
        from: 'PENDING',
        to: 'CANCELLED',
        when: { markedAsCancelledAfterDate: { lte: '$now' } },
        keeps: 'cancelledDate',
      },
      markPrepared: {
        from: 'ACCEPTED',
        to: 'PREPARED',
        when: { markedAsPreparedAfterDate: { lte: '$now' } },
        keeps: 'preparedDate',
      },
      markCollected: {
        from: 'PREPARED',
        to: 'COLLECTED',
        when: { markedAsCollectedAfterDate: { lte: '$now' } },
        keeps: 'collectedDate',
      },
    },
  },
  limits: {
    slot: capacity('retailStore', 'maxOrdersPerSlot', {
      per: ['collectionSlot'],
      while: { orderStatus: keptStatuses },
      error: 'slotFull',
    }),
  },
  waits: [{ tab: 'PENDING', action: 'accept' }],
  allow: {
    update: { orderStatus: openStatuses },
    // Nothing that somebody has paid.
    delete: { orderStatus: ['PENDING', 'EXPIRED', 'CANCELLED', 'REJECTED'], refundableAmount: 0 },
  },
  report: {
    date: 'orderedDate',
    by: ['retailStore', 'deliveryOption', 'orderStatus', 'paymentStatus'],
    sums: { total: { paymentStatus: ['PAID', 'PARTIALLY_REFUNDED'] } },
    filters: ['retailStore'],
  },
  list: {
    columns: [
      'orderNo',
      'orderId',
      'retailStore',
      'orderName',
      'itemCount',
      'total',
      'estimatedCollectionTime',
      'paymentStatus',
      'orderStatus',
    ],
    more: [
      'orderedDate',
      'deliveryOption',
      'opcItem',
      'acceptedDate',
      'preparedDate',
      'collectedDate',
      'cancelledDate',
      'cancelledReason',
      'rejectedReason',
      'subtotal',
      'promoAmount',
      'promoCode',
      'deliveryFee',
      'tax',
      'refundTotal',
      'transactionId',
      'retailTenant',
    ],
    sheet: ['orderedBy.username'],
    filters: [
      'retailStore',
      'orderStatus',
      'orderedDate',
      'paymentStatus',
      'deliveryOption',
      'opcItem',
      'opcPromoCode',
      'estimatedCollectionTime',
      'retailTenant',
      'late',
    ],
    sortable: ['orderNo', 'orderName', 'total', 'orderedDate', 'estimatedCollectionTime', 'orderStatus', 'itemCount'],
    board: {
      by: 'orderStatus',
      shows: { orderStatus: ['PENDING', 'ACCEPTED', 'PREPARED'] },
      fields: ['orderId', 'orderName', 'opcOrderItems', 'deliveryOption', 'remark', 'paymentStatus'],
      sounds: 'PENDING',
      until: { field: 'estimatedCollectionTime', while: { orderStatus: ['PENDING', 'ACCEPTED'] } },
    },
    tabs: [
      { code: 'ONGOING', tabs: tabsOf('orderStatus', ['PENDING', 'ACCEPTED', 'PREPARED', 'PENDING_PAYMENT']) },
      { code: 'COMPLETED', where: { orderStatus: 'COLLECTED' } },
      { code: 'CANCELLED', tabs: tabsOf('orderStatus', ['CANCELLED', 'REJECTED', 'EXPIRED'], { prefix: 'IS_' }) },
      { code: 'REFUNDED', of: 'opc-refund-orders' },
    ],
    // The first part of ONGOING.
    opensOn: 'PENDING',
  },
  form: [
    { section: 'order', fields: ['retailStore', 'lines', 'promoCode'] },
    { section: 'customer', fields: customer },
    { section: 'delivery', fields: ['deliveryOption', ...address] },
  ],
  facts: ['orderStatus', 'orderId', 'orderName', 'total', 'paymentStatus', 'estimatedCollectionTime'],
  show: [
    { section: 'items', fields: ['opcOrderItems'] },
    {
      section: 'order',
      fields: [
        'retailStore',
        'orderStatus',
        'estimatedCollectionTime',
        'storeNote',
        'markedAsCancelledAfterDate',
        'markedAsPreparedAfterDate',
        'markedAsCollectedAfterDate',
        'rejectedReason',
        'cancelledReason',
        'cancelledBy',
        'reasonNote',
      ],
    },
    { section: 'customer', fields: ['orderedBy', 'orderedByEmail', ...customer, 'review'] },
    {
      section: 'delivery',
      fields: [
        'deliveryOption',
        'deliveryTime',
        'deliverToOfficeCentre',
        'deliverToCompanyName',
        'deliverToBuildingName',
        ...address,
      ],
    },
    {
      section: 'money',
      // The rest stands below the items, as on a bill.
      fields: ['refundSubtotal', 'refundTax', 'applicationFeeAmount'],
    },
    {
      section: 'payment',
      fields: [
        'paymentStatus',
        'paidDate',
        'transactionId',
        'paymentCardBrand',
        'paymentCardLast4',
        'pendingPaymentExpiry',
        'paymentUrl',
        'paymentUrlExpiry',
        'accountToken',
      ],
    },
    {
      section: 'promo',
      fields: [
        'promoCode',
        'promoName',
        'promoReferenceNo',
        'opcPromoCode',
        'promoAmountType',
        'promoCodeAmount',
        'promoCappedAmount',
        'promoMinCartAmount',
        'promoRedemptionTransactionId',
      ],
    },
  ],
  related: [
    { entity: 'opc-refund-orders', by: 'opcOrder', add: '/opc-orders/:id/refund' },
    { entity: 'payments', by: 'opcOrder' },
  ],
  actions: orderActions,
  downloads: { record: { call: 'GET /generate-record', permission: 'OPC_ORDER_DOWNLOAD', as: 'xls' } },
  endpoints: { ...orderEndpoints, ...itemsReportEndpoints },
  occupant: {
    own: 'orderedBy',
    shown: {},
    fields: [
      'orderNo',
      'orderId',
      'retailStore',
      'opcOrderItems',
      'orderStatus',
      'orderName',
      'remark',
      'estimatedCollectionTime',
      'storeNote',
      'orderedDate',
      'acceptedDate',
      'preparedDate',
      'collectedDate',
      'rejectedReason',
      'cancelledReason',
      'reasonNote',
      'subtotal',
      'promoCode',
      'promoAmount',
      'deliveryOption',
      'deliveryFee',
      'deliveryTime',
      'taxRate',
      'tax',
      'total',
      'refundTotal',
      'paymentStatus',
      'pendingPaymentExpiry',
      'paymentUrl',
      'paymentUrlExpiry',
      'paymentCardBrand',
      'paymentCardLast4',
      'review',
      'officeCentre',
    ],
    acts: {
      pay: { summary: 'Begins the payment of the person’s own order', runs: { action: 'pay' } },
      cancel: { summary: 'Cancels the person’s own order before the store has accepted it', runs: { action: 'withdraw' } },
      review: {
        summary: 'Rates the store of an order that was collected, with one to five stars; the same again changes the own review',
        takes: reviewInput,
        notice: 'reviewGiven',
      },
    },
  },
  notifications: orderNotifications,
  notices: { create: 'recordAdded', update: 'recordUpdated', delete: 'recordDeleted' },
});
