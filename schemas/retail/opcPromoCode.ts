import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  cases,
  date,
  integer,
  labelOf,
  labelsOf,
  longText,
  money,
  oneOf,
  reference,
  references,
  rowsOf,
  sequence,
  text,
} from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

/** More codes of one promo code than this are a campaign of several. */
export const MAX_UNIQUE_CODES = 10_000;

const identity = ['promoType', 'codeType', 'name', 'code', 'description'] as const;
const discount = ['amountType', 'amount', 'cappedAmount', 'minCartAmount', 'applyToItem'] as const;
const period = ['startDate', 'endDate'] as const;
const limits = ['totalQty', 'budgetAmount', 'maxRedemptionPerDay', 'maxRedemptionPerUser'] as const;
const form = [
  { section: 'what', fields: identity },
  { section: 'discount', fields: discount },
  { section: 'where', fields: ['retailStore', 'opcMenuGroup', 'opcItem'] },
  { section: 'period', fields: period },
  { section: 'limits', fields: limits },
] as const;

/**
 * Promo code (001 §3, §4, §7): what somebody who orders gets off by typing a code. One code for everybody (GENERIC), or codes that are made in
 * bulk, each good once (UNIQUE). What it gives is worked out by `discountOf`, what it has given stands in its redemptions.
 */
export const opcPromoCode = defineEntity({
  name: 'opc-promo-codes',
  area: 'retail',
  doc: 'A discount that people get on an order by typing a code.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'Discount',
  menu: { order: 50 },
  pages: {
    list: '/promo-codes',
    create: { path: '/promo-codes/new/:type', fills: 'promoType' },
    show: '/promo-codes/:id',
    edit: '/promo-codes/edit/:id',
  },
  api: {
    path: '/office-centres/uuid/{officeCentreUuid}/opc-promo-codes',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'PROMO_CODE_LIST',
    get: 'PROMO_CODE_VIEW',
    create: 'PROMO_CODE_ADD',
    update: 'PROMO_CODE_EDIT',
    emailRecord: 'PROMO_CODE_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency', 'uuid'] }),
    referenceNo: sequence('PC'),
    /** ORDER: off the whole order; ITEM: off things in it. */
    promoType: oneOf(['ORDER', 'ITEM'], { required: true, fixed: true }),
    codeType: oneOf(['GENERIC', 'UNIQUE'], { required: true, fixed: true, default: 'GENERIC' }),
    name: text({ required: true, max: 150, search: true }),
    /** In capital letters, whichever people type; made at random where the building leaves it empty. */
    code: text({
      max: 30,
      pattern: 'code',
      search: true,
      when: { codeType: 'GENERIC' },
    }),
    description: longText({ max: 1000 }),
    amountType: oneOf(['PERCENTAGE', 'FIXED'], { required: true, default: 'PERCENTAGE', clears: ['amount', 'cappedAmount'] }),
    amount: money({ required: true, min: 1, percentWhile: { amountType: 'PERCENTAGE' } }),
    cappedAmount: money({ min: 1, when: { amountType: 'PERCENTAGE' } }),
    minCartAmount: money(),
    /** SINGLE: off one piece, the dearest; ALL: off every piece. */
    applyToItem: oneOf(['SINGLE', 'ALL'], {
      default: 'SINGLE',
      when: { promoType: 'ITEM' },
      requiredWhen: { promoType: 'ITEM' },
    }),
    /** Only what takes orders. A code without a store holds nowhere. */
    retailStore: references('retail-stores', {
      required: true,
      onDelete: 'clear',
      byUuid: true,
      pick: { active: true, opc: true },
    }),
    /** Things on the menus of these stores; of a group everything. Neither: everything. */
    opcMenuGroup: references('opc-menu-groups', {
      onDelete: 'clear',
      byUuid: true,
      when: { promoType: 'ITEM' },
      pick: { retailStoreId: '$record.retailStoreIds' },
    }),
    opcItem: references('opc-items', {
      onDelete: 'clear',
      byUuid: true,
      when: { promoType: 'ITEM' },
      pick: { retailStoreId: '$record.retailStoreIds' },
    }),
    /** Neither was named: what is deleted from the menu later leaves the others at their price. */
    allItems: boolean({ system: true, default: false }),
    startDate: date({ required: true }),
    /** The last day; empty: no end. */
    endDate: date(),
    /** Of codes made in bulk: how many there are. */
    totalQty: integer({ min: 1, max: 1_000_000, requiredWhen: { codeType: 'UNIQUE' } }),
    /** What all of it may cost. */
    budgetAmount: money({ min: 1 }),
    maxRedemptionPerDay: integer({ min: 1, max: 1_000_000 }),
    maxRedemptionPerUser: integer({ min: 1, max: 1_000_000 }),
    redeemedQty: integer({ system: true, default: 0 }),
    redeemedAmount: money({ system: true, default: 0 }),
    remainingQty: integer({ system: true, leftOf: 'totalQty' }),
    remainingAmount: money({ system: true }),
    active: boolean({ default: true }),
    cancelled: boolean({ system: true, default: false }),
    ...stamp('cancelled'),
    status: cases(
      {
        ACTIVE: 'success',
        UPCOMING: 'info',
        USED_UP: 'warning',
        INACTIVE: 'neutral',
        EXPIRED: 'neutral',
        CANCELLED: 'danger',
      },
      [
        { when: { cancelled: true }, is: 'CANCELLED' },
        { when: { endDate: { lt: '$today' } }, is: 'EXPIRED' },
        { when: { active: false }, is: 'INACTIVE' },
        { when: { remainingQty: { lte: 0 } }, is: 'USED_UP' },
        { when: { remainingAmount: { lte: 0 } }, is: 'USED_UP' },
        { when: { startDate: { gt: '$today' } }, is: 'UPCOMING' },
        { when: { active: true }, is: 'ACTIVE' },
      ],
    ),
    statusLabel: labelOf('status'),
    labels: labelsOf(['promoType', 'codeType', 'amountType', 'applyToItem', 'status']),
    /** The newest ones; all of them are a list of their own. */
    redemptions: rowsOf('opc-promo-code-redemptions', {
      under: 'opcPromoCode',
      parts: ['transactionId', 'code', 'user', 'retailStore', 'cartAmount', 'discountAmount', 'redeemedDate', 'status'],
      most: 10,
    }),
  },
  validate: [{ field: 'endDate', gte: 'startDate' }],
  limits: { oneCode: unique(['officeCentre', 'code'], { while: { cancelled: false }, error: 'promoCodeTaken' }) },
  allow: { update: { cancelled: false } },
  list: {
    columns: ['name', 'code', 'amount', 'retailStore', 'startDate', 'endDate', 'redeemedQty', 'status'],
    more: [
      'referenceNo',
      'promoType',
      'codeType',
      'amountType',
      'cappedAmount',
      'minCartAmount',
      'totalQty',
      'remainingQty',
      'budgetAmount',
      'redeemedAmount',
      'opcMenuGroup',
      'opcItem',
      'active',
      'cancelledDate',
    ],
    filters: ['promoType', 'codeType', 'amountType', 'retailStore', 'status', 'active', 'startDate', 'endDate'],
    tabs: (['ACTIVE', 'UPCOMING', 'USED_UP', 'INACTIVE', 'EXPIRED', 'CANCELLED'] as const).map((status) => ({
      code: status,
      where: { status },
    })),
    sortable: ['name', 'referenceNo', 'code', 'startDate', 'endDate', 'redeemedQty', 'redeemedAmount'],
    opensOn: 'ACTIVE',
  },
  form,
  facts: ['status', 'code', 'amount', 'redeemedQty', 'remainingQty', 'redeemedAmount'],
  show: [
    { section: 'status', fields: ['active'] },
    ...form.slice(0, 4),
    {
      section: 'limits',
      fields: [...limits, 'redeemedQty', 'remainingQty', 'redeemedAmount', 'remainingAmount'],
    },
  ],
  related: [
    { entity: 'opc-promo-code-redemptions', by: 'opcPromoCode', page: '/promo-codes/:id/redemption' },
    { entity: 'opc-promo-unique-codes', by: 'opcPromoCode' },
  ],
  actions: {
    updateStatus: {
      call: 'PUT /{id}/update-status',
      permission: 'PROMO_CODE_EDIT',
      when: { cancelled: false },
      input: ['active'],
      required: ['active'],
      section: 'status',
      notice: 'promoCodeUpdated',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'PROMO_CODE_DELETE',
      when: { cancelled: false },
      set: { cancelled: true, active: false },
      stamp: 'cancelled',
      tone: 'danger',
      confirm: 'countdown',
      toList: true,
      notice: 'promoCodeDeleted',
    },
  },
  endpoints: {
    check: {
      call: 'POST /occupant/opc-promo-codes/check',
      summary: 'What a promo code would give to a cart at a store, or why it gives nothing; nothing is redeemed',
      everybody: 'people try a code before they order',
      body: {
        code: text({ required: true, max: 30 }),
        retailStoreUuid: text({ required: true, max: 36 }),
        items: {
          rows: {
            /** Of things on the menu: a promo code for items may name it. */
            opcItemUuid: text({ max: 36 }),
            unitPrice: money({ required: true, max: 9_999_999_999 }),
            quantity: integer({ required: true, min: 1, max: 1000 }),
          },
          max: 100,
        },
      },
    },
  },
  notices: { create: 'promoCodeAdded', update: 'promoCodeUpdated' },
});
