import { defineEntity } from '../kernel/entity/entity.ts';
import { code, date, dateTime, money, reference, statuses, text } from '../kernel/fields/field.ts';
import { balance, capacity, unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

const counts = { status: 'REDEEMED' } as const;

/**
 * Redemption (001 §3, §7): what an order got off by a promo code. The order writes it (`redeem`); taking it back is a record of its own (ROLLBACK)
 * beside it. The limits of the promo code count what is REDEEMED.
 */
export const opcPromoCodeRedemption = defineEntity({
  name: 'opc-promo-code-redemptions',
  area: 'retail',
  doc: 'What somebody got off an order by a promo code, or that it was taken back.',
  title: '{transactionId}',
  naming: ['transactionId', 'opcPromoCode.label', 'user.label'],
  icon: 'Redeem',
  menu: { order: 55 },
  pages: { list: '/promo-code-redemptions', show: '/promo-code-redemptions/:id' },
  api: {
    path: '/office-centres/uuid/{officeCentreUuid}/opc-promo-code-redemptions',
    key: 'uuid',
    verbs: { list: true, get: true, statusCount: true, emailRecord: true, history: true },
    under: 'opcPromoCode',
    also: [
      {
        path: '/office-centres/uuid/{officeCentreUuid}/opc-promo-codes/uuid/{opcPromoCodeUuid}/opc-promo-code-redemptions',
        key: 'uuid',
      },
    ],
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'PROMO_CODE_LIST', get: 'PROMO_CODE_VIEW', emailRecord: 'PROMO_CODE_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency', 'uuid'] }),
    opcPromoCode: reference('opc-promo-codes', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      byUuid: true,
      embed: ['referenceNo', 'promoType'],
    }),
    transactionId: code({ length: 16, unique: true, search: true }),
    /** As it was typed: of codes made in bulk, the one. */
    code: text({ max: 30, system: true, search: true }),
    /** Names the order, so that a repeated call redeems once. */
    orderKey: text({ max: 80, system: true, internal: true }),
    user: reference('users', { onDelete: 'clear', system: true, embed: ['username'] }),
    retailStore: reference('retail-stores', { onDelete: 'clear', system: true, byUuid: true }),
    cartAmount: money({ system: true, default: 0 }),
    discountAmount: money({ system: true, default: 0 }),
    redeemedDate: dateTime({ system: true }),
    /** On the building's calendar. */
    redeemedDay: date({ system: true }),
    status: statuses({ REDEEMED: 'success', ROLLED_BACK: 'neutral', ROLLBACK: 'warning' }),
    /** Of a ROLLBACK: what it took back. */
    rollbackOf: reference('opc-promo-code-redemptions', { onDelete: 'clear', system: true, embed: ['uuid'] }),
    ...stamp('rolledBack', 'rollbackRemark'),
  },
  states: { field: 'status', initial: 'REDEEMED' },
  limits: {
    oncePerOrder: unique(['orderKey'], { while: counts, error: 'promoOrderDone' }),
    total: balance('opcPromoCode', 'remainingQty', { while: counts, error: 'promoUsedUp' }),
    perDay: capacity('opcPromoCode', 'maxRedemptionPerDay', { per: ['redeemedDay'], while: counts, error: 'promoUsedUpToday' }),
    perUser: capacity('opcPromoCode', 'maxRedemptionPerUser', { per: ['user'], while: counts, error: 'promoUsedByPerson' }),
  },
  report: {
    date: 'redeemedDate',
    by: ['opcPromoCode', 'retailStore', 'status'],
    sums: { discountAmount: { status: 'REDEEMED' } },
    filters: ['opcPromoCode'],
  },
  list: {
    columns: ['transactionId', 'opcPromoCode', 'user', 'retailStore', 'discountAmount', 'redeemedDate', 'status'],
    more: ['code', 'cartAmount', 'rollbackOf', 'rolledBackDate', 'rolledBackUser', 'rollbackRemark'],
    filters: ['opcPromoCode', 'retailStore', 'user', 'status', 'redeemedDate', 'discountAmount'],
    sortable: ['cartAmount', 'discountAmount', 'redeemedDate', 'status'],
    tabs: (['REDEEMED', 'ROLLED_BACK', 'ROLLBACK'] as const).map((status) => ({ code: status, where: { status } })),
    opensOn: 'REDEEMED',
  },
  facts: ['status', 'discountAmount', 'cartAmount', 'redeemedDate'],
  show: [
    {
      section: 'redemption',
      fields: ['opcPromoCode', 'code', 'user', 'retailStore', 'cartAmount', 'discountAmount', 'redeemedDate', 'rollbackOf'],
    },
  ],
  actions: {
    rollBack: {
      call: 'PUT /{id}/roll-back',
      permission: 'PROMO_CODE_MANAGE',
      moves: { REDEEMED: 'ROLLED_BACK' },
      remark: 'rollbackRemark',
      stamp: 'rolledBack',
      tone: 'danger',
      notice: 'promoRolledBack',
    },
  },
  downloads: { record: { call: 'GET /generate-record', permission: 'PROMO_CODE_DOWNLOAD', as: 'xls' } },
});
