/**
 * What a promo code gives to a cart (001 §3 Promo code). All amounts are minor units, whole numbers; nothing else is read, so that the check of a
 * code, the order and a test agree.
 *
 * Rounding: a percentage of an amount is rounded to the nearest minor unit, halves up, in favour of whoever orders. What the lines of the cart get
 * is split by largest remainder, the first line first among equals, so that the lines add up to the discount.
 */
import { shareOf, splitBy } from '#schemas/kernel/fields/allocate.ts';

export interface PromoTerms {
  promoType: 'ORDER' | 'ITEM';
  amountType: 'PERCENTAGE' | 'FIXED';
  /** Hundredths of a percent, or minor units. */
  amount: number;
  cappedAmount: number | null;
  minCartAmount: number | null;
  /** SINGLE: one piece, the dearest; ALL: every piece. Of ITEM alone. */
  applyToItem: 'SINGLE' | 'ALL' | null;
}
export interface CartLine {
  /** Of one piece, with its options. */
  unitPrice: number;
  quantity: number;
  /** Is it among the things of a promo code for items? */
  fits: boolean;
}
export interface Given {
  cartAmount: number;
  discountAmount: number;
  /** Never below zero. */
  payableAmount: number;
  /** What each line of the cart gets, in its order. */
  lines: number[];
  /** Why it is nothing. */
  reason?: 'cartTooSmall' | 'nothingFits';
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What each line could get at most, and what all of them get before the cap. */
function before(terms: PromoTerms, cart: readonly CartLine[]): { weights: number[]; total: number } {
  const { promoType, amountType, amount, applyToItem } = terms;
  const amounts = cart.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const percent = (weights: number[]) => ({ weights, total: shareOf(sumOf(weights), amount) });
  if (promoType === 'ORDER')
    return amountType === 'PERCENTAGE' ? percent(amounts) : { weights: amounts, total: Math.min(amount, sumOf(amounts)) };
  const fitting = cart.map(({ fits, quantity }, index) => (fits && quantity > 0 ? (amounts[index] as number) : 0));
  if (applyToItem === 'ALL') {
    if (amountType === 'PERCENTAGE') return percent(fitting);
    const weights = cart.map(({ fits, unitPrice, quantity }) => (fits ? Math.min(amount, unitPrice) * quantity : 0));
    return { weights, total: sumOf(weights) };
  }
  const prices = cart.map(({ fits, unitPrice, quantity }) => (fits && quantity > 0 ? unitPrice : 0));
  const dearest = Math.max(0, ...prices);
  const at = prices.indexOf(dearest);
  const weights = prices.map((_, index) => (index === at ? dearest : 0));
  return amountType === 'PERCENTAGE' ? percent(weights) : { weights, total: Math.min(amount, dearest) };
}

export function discountOf(terms: PromoTerms, cart: readonly CartLine[]): Given {
  const cartAmount = sumOf(cart.map(({ unitPrice, quantity }) => unitPrice * quantity));
  const nothing = (reason: Given['reason']): Given => ({
    cartAmount,
    discountAmount: 0,
    payableAmount: cartAmount,
    lines: cart.map(() => 0),
    reason,
  });
  if (cartAmount < (terms.minCartAmount ?? 0)) return nothing('cartTooSmall');
  const { weights, total } = before(terms, cart);
  const discountAmount = Math.min(total, terms.cappedAmount ?? total);
  if (sumOf(weights) === 0 || discountAmount === 0) return nothing('nothingFits');
  return { cartAmount, discountAmount, payableAmount: cartAmount - discountAmount, lines: splitBy(discountAmount, weights) };
}
