/** Brands of cards, as the specification calls them (000 §3). */
export const cardBrands = ['visa', 'mastercard', 'amex', 'unionpay', 'apple-pay', 'google-pay'] as const;
export type CardBrand = (typeof cardBrands)[number];
