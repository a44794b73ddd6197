/** The fields of an order (001 §3 Order), in groups: what is ordered, its money, its payment, its promo code, where it goes. */

import { cardBrands } from '../billing/cards.ts';
import {
  boolean,
  dateTime,
  email,
  integer,
  labelOf,
  localized,
  longText,
  money,
  oneOf,
  percent,
  phone,
  reference,
  rows,
  tags,
  text,
  url,
} from '../kernel/fields/field.ts';
import { MOST_LINES } from './cart.ts';
import { deliveryOptions, paymentTones } from './values.ts';

/** The delivery fee is the last line: it has no item. */
export const DELIVERY_LINE = 'delivery';

export const itemFields = {
  opcOrderItems: rows({
    system: true,
    maxItems: MOST_LINES + 1,
    fields: {
      opcItemUuid: text({ max: 36 }),
      name: localized({ short: true, max: 150 }),
      /** The chosen options, as people read them. */
      options: localized({ short: true, max: 2000 }),
      /** The same as the cart has said it (`cart.ts`). */
      choice: tags({ maxItems: 30 }),
      remark: text({ max: 200 }),
      quantity: integer(),
      unitPrice: money(),
      /** Before discount and tax. */
      amount: money(),
      discount: money(),
      tax: money(),
      /** What is paid for it. */
      total: money(),
      refundedQuantity: integer(),
      refundedTotal: money(),
      refundedTax: money(),
    },
  }),
  /** Pieces altogether. */
  itemCount: integer({ system: true }),
} as const;

export const moneyFields = {
  taxRate: percent({ system: true }),
  taxIncluded: boolean({ default: true, system: true }),
  subtotal: money({ system: true }),
  tax: money({ system: true }),
  total: money({ system: true }),
  refundSubtotal: money({ system: true }),
  refundTax: money({ system: true }),
  refundTotal: money({ system: true }),
  /** What has been paid and not been given back; refunds take from it. */
  refundableAmount: money({ system: true }),
  applicationFeeAmount: money({ system: true }),
} as const;

export const paymentFields = {
  /** Whoever orders in the app pays first; at the counter people pay when they collect. */
  paysAhead: boolean({ default: false, system: true }),
  paymentStatus: oneOf(Object.keys(paymentTones) as (keyof typeof paymentTones)[], { system: true, tones: paymentTones }),
  paymentStatusLabel: labelOf('paymentStatus'),
  /** An order that has not been paid then has expired. */
  pendingPaymentExpiry: dateTime({ system: true }),
  paidDate: dateTime({ system: true }),
  transactionId: text({ max: 100, system: true }),
  paymentUrl: url({ system: true }),
  paymentUrlExpiry: dateTime({ system: true }),
  accountToken: text({ max: 100, system: true }),
  paymentCardBrand: oneOf(cardBrands, { system: true }),
  paymentCardLast4: text({ max: 4, system: true }),
} as const;

export const deliveryFields = {
  deliveryOption: oneOf(deliveryOptions, { required: true, fixed: true, default: 'PICK_UP' }),
  deliveryOptionLabel: labelOf('deliveryOption'),
  deliveryFee: money({ system: true }),
  deliveryTime: dateTime({ system: true }),
  deliverToOfficeCentre: reference('centres', { onDelete: 'clear', byUuid: true, system: true }),
  deliverToCompanyName: text({ max: 200, system: true }),
  deliverToBuildingName: text({ max: 200, system: true }),
  deliverToAddressName: text({ max: 150, when: { deliveryOption: 'DELIVERY' } }),
  deliverToAddressLine1: text({ max: 200, when: { deliveryOption: 'DELIVERY' } }),
  deliverToAddressLine2: text({ max: 200, when: { deliveryOption: 'DELIVERY' } }),
  deliverToAddressLine3: text({ max: 200, when: { deliveryOption: 'DELIVERY' } }),
} as const;

export const promoFields = {
  /** As it was typed; kept in capital letters. */
  promoCode: text({ max: 30, fixed: true }),
  promoAmount: money({ system: true }),
  promoRedemptionTransactionId: text({ max: 40, system: true }),
  opcPromoCode: reference('opc-promo-codes', { onDelete: 'clear', byUuid: true, system: true }),
  promoReferenceNo: text({ max: 40, system: true }),
  promoName: text({ max: 150, system: true }),
  promoAmountType: oneOf(['PERCENTAGE', 'FIXED'], { system: true }),
  promoAmountTypeLabel: labelOf('promoAmountType'),
  promoCodeAmount: money({ system: true, percentWhile: { promoAmountType: 'PERCENTAGE' } }),
  promoCappedAmount: money({ system: true }),
  promoMinCartAmount: money({ system: true }),
} as const;

/** Who has ordered it; nobody where it was typed in at the counter for somebody without an account. */
export const customerFields = {
  orderedBy: reference('users', { onDelete: 'clear', byUuid: true, system: true, embed: ['username'] }),
  orderedByMobileNumber: phone({ fixed: true }),
  orderedByEmail: email({ system: true }),
  /** Called out when it is ready. */
  orderName: text({ max: 100, search: true }),
  remark: longText({ max: 500 }),
} as const;

/** How it can be had: said when it is accepted. */
export const collectionFields = {
  estimatedCollectionTime: dateTime({ fixed: true }),
  /** The quarter of an hour, say, in which it is ready. */
  collectionSlot: dateTime({ system: true }),
  storeNote: text({ max: 200 }),
} as const;
