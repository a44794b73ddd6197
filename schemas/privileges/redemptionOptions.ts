/** How a privilege is claimed and redeemed (001 §3, §7 redemption-option): how many there are, how often, and for one person. */
import { boolean, date, integer, oneOf } from '../kernel/fields/field.ts';

/** GENERAL: whoever it is for claims it. INDIVIDUAL: the building issues it to people. */
export const issueTypes = ['GENERAL', 'INDIVIDUAL'] as const;
export const quotaTypes = ['PER_PRIVILEGE', 'PER_STORE'] as const;
/** By the calendar of the building; a week begins on Monday. */
export const quotaFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'OVERALL'] as const;
export type QuotaFrequency = (typeof quotaFrequencies)[number];

/** Of these a unit of the quota is taken. What is revoked, or has expired before it was redeemed, is free again. */
export const holdsUnit = ['CLAIMED', 'REDEEMED'] as const;

export const redemption = [
  'availableForRedemption',
  'totalQty',
  'promotionQuotaType',
  'promotionQuotaFrequencyType',
  'multipleRedemption',
  'userMaxLimit',
  'redemptionExpiryDate',
] as const;

export const redemptionFields = {
  /** Otherwise people read of it, and there is nothing to claim. */
  availableForRedemption: boolean({ default: true }),
  /** In each period, and for each store where the quota is of stores; empty: as many as people like. */
  totalQty: integer({ min: 1, max: 1_000_000 }),
  promotionQuotaType: oneOf(quotaTypes, { required: true, default: 'PER_PRIVILEGE' }),
  promotionQuotaFrequencyType: oneOf(quotaFrequencies, { required: true, default: 'DAILY' }),
  /** Otherwise once for each person. */
  multipleRedemption: boolean({ default: false, clears: ['userMaxLimit'] }),
  /** For one person; empty: any number. */
  userMaxLimit: integer({ min: 1, max: 10_000, when: { multipleRedemption: true } }),
  /** The last day on which what was claimed is redeemed; empty: until the promotion ends. */
  redemptionExpiryDate: date(),
};
