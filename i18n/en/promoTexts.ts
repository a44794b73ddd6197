/** Why a promo code gives nothing. */
export const promoErrors = {
  unknown: 'This promo code is not known here.',
  inactive: 'This promo code cannot be used at the moment.',
  notYet: 'This promo code cannot be used yet.',
  expired: 'This promo code has expired.',
  otherStore: 'This promo code does not hold at this store.',
  cartTooSmall: 'This promo code needs an order of at least %{amount}.',
  nothingFits: 'This promo code is for nothing in this order.',
  codeRedeemed: 'This promo code has been redeemed.',
};
