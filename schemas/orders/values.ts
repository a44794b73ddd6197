/** The words of orders that people choose from (001 §3, §4; DECISIONS): states, reasons, ways. */

/** In the order of the lifecycle, each with its tone. */
export const orderTones = {
  PENDING_PAYMENT: 'warning',
  PENDING: 'warning',
  ACCEPTED: 'info',
  PREPARED: 'success',
  COLLECTED: 'neutral',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
} as const;
export type OrderStatus = keyof typeof orderTones;
/** Somebody still has to do something for it. */
export const openStatuses = ['PENDING_PAYMENT', 'PENDING', 'ACCEPTED', 'PREPARED'] as const;
/** It keeps its place in its slot, its stock and its promo code. */
export const keptStatuses = [...openStatuses, 'COLLECTED'] as const;

export const paymentTones = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
  PARTIALLY_REFUNDED: 'info',
  REFUNDED: 'neutral',
} as const;

export const rejectReasons = ['OUT_OF_STOCK', 'STORE_CLOSED', 'TOO_BUSY', 'CANNOT_MEET_NOTE', 'OTHER'] as const;
/** The last three are said by the product, not chosen. */
export const cancelReasons = [
  'OUT_OF_STOCK',
  'STORE_CLOSED',
  'CUSTOMER_CALLED',
  'TOO_BUSY',
  'CANNOT_MEET_NOTE',
  'OTHER',
  'CUSTOMER',
  'NOT_ANSWERED',
  'NOT_COLLECTED',
] as const;
export const chosenCancelReasons = cancelReasons.slice(0, 6);
/** Who has cancelled it. */
export const cancellers = ['CUSTOMER', 'STORE', 'BUILDING', 'SYSTEM'] as const;

export const deliveryOptions = ['PICK_UP', 'DELIVERY'] as const;
export const refundTypes = ['FULL', 'PARTIAL'] as const;
export const refundReasons = [
  'REJECTED',
  'CANCELLED',
  'NOT_ANSWERED',
  'OUT_OF_STOCK',
  'WRONG_ITEM',
  'QUALITY',
  'TOO_LATE',
  'OTHER',
] as const;
export type OrderRefundReason = (typeof refundReasons)[number];

/** What the list of orders can be taken away as. */
export const reportTypes = ['ORDERS', 'ITEMS', 'REFUNDS', 'RECONCILIATION'] as const;
