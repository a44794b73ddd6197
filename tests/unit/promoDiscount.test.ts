/** What a promo code gives to a cart, in minor units (001 §3 Promo code): rounding, caps, and what always holds. */
import { describe, expect, it } from 'vitest';
import { splitBy } from '#schemas/kernel/fields/allocate.ts';
import { type CartLine, discountOf, type PromoTerms } from '#server/areas/retail/promo/discount.ts';

import { randomFrom } from './random.ts';

const terms = (over: Partial<PromoTerms> = {}): PromoTerms => ({
  promoType: 'ORDER',
  amountType: 'PERCENTAGE',
  amount: 1000,
  cappedAmount: null,
  minCartAmount: null,
  applyToItem: null,
  ...over,
});
const line = (unitPrice: number, quantity = 1, fits = true): CartLine => ({ unitPrice, quantity, fits });
const given = (over: Partial<PromoTerms>, ...cart: CartLine[]) => discountOf(terms(over), cart);

describe('off the whole order', () => {
  it('a percentage is rounded to the nearest minor unit, and split so that the lines add up to it', () => {
    expect(given({ amount: 3500 }, line(1999), line(499), line(250))).toEqual({
      cartAmount: 2748,
      discountAmount: 962,
      payableAmount: 1786,
      lines: [700, 175, 87],
    });
  });

  it('half a minor unit is rounded up, for whoever orders; less than half is nothing', () => {
    expect(given({ amount: 5000 }, line(1))).toMatchObject({ discountAmount: 1, payableAmount: 0 });
    expect(given({ amount: 4999 }, line(1))).toMatchObject({ discountAmount: 0, payableAmount: 1, reason: 'nothingFits' });
    expect(given({ amount: 250 }, line(1020))).toMatchObject({ discountAmount: 26 });
  });

  it('all of it leaves nothing to pay, and never less than nothing', () => {
    expect(given({ amount: 10_000 }, line(1999), line(1))).toMatchObject({ discountAmount: 2000, payableAmount: 0 });
    expect(given({ amountType: 'FIXED', amount: 5000 }, line(1200, 2))).toMatchObject({ discountAmount: 2400, payableAmount: 0 });
  });

  it('the cap holds', () => {
    expect(given({ amount: 5000, cappedAmount: 500 }, line(900), line(2100))).toMatchObject({
      discountAmount: 500,
      lines: [150, 350],
    });
  });

  it('a cart below the least amount gets nothing; one that is as large gets it', () => {
    expect(given({ minCartAmount: 2000 }, line(1999))).toMatchObject({ discountAmount: 0, reason: 'cartTooSmall' });
    expect(given({ minCartAmount: 2000 }, line(2000))).toMatchObject({ discountAmount: 200 });
  });
});

describe('off items', () => {
  const single = { promoType: 'ITEM', applyToItem: 'SINGLE' } as const;
  const all = { promoType: 'ITEM', applyToItem: 'ALL' } as const;

  it('SINGLE is off one piece, the dearest of those that fit', () => {
    const cart = [line(300, 4), line(800, 2), line(2000, 1, false)];
    expect(given({ ...single, amount: 5000 }, ...cart)).toMatchObject({ discountAmount: 400, lines: [0, 400, 0] });
    expect(given({ ...single, amountType: 'FIXED', amount: 1000 }, ...cart)).toMatchObject({ discountAmount: 800 });
  });

  it('ALL is off every piece that fits', () => {
    const cart = [line(300, 4), line(800, 2), line(2000, 1, false)];
    expect(given({ ...all, amount: 5000 }, ...cart)).toMatchObject({ discountAmount: 1400, lines: [600, 800, 0] });
    // Of each piece at most its price.
    expect(given({ ...all, amountType: 'FIXED', amount: 500 }, ...cart)).toMatchObject({
      discountAmount: 4 * 300 + 2 * 500,
      lines: [1200, 1000, 0],
    });
  });

  it('what fits nothing gives nothing', () => {
    expect(given(single, line(300, 1, false))).toMatchObject({ discountAmount: 0, reason: 'nothingFits' });
    expect(given(all)).toMatchObject({ cartAmount: 0, discountAmount: 0 });
  });
});

describe('whatever the cart and the terms', () => {
  const trials = Array.from({ length: 2000 }, (_, seed) => {
    const random = randomFrom(seed + 1);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const one = <T>(...list: T[]): T => list[upTo(list.length - 1)] as T;
    const amountType = one('PERCENTAGE' as const, 'FIXED' as const);
    const promo = terms({
      promoType: one('ORDER', 'ITEM'),
      amountType,
      amount: 1 + upTo(amountType === 'PERCENTAGE' ? 9999 : one(500, 100_000)),
      cappedAmount: amountType === 'PERCENTAGE' ? one(null, 1 + upTo(2000)) : null,
      minCartAmount: one(null, upTo(5000)),
      applyToItem: one('SINGLE', 'ALL'),
    });
    const cart = Array.from({ length: upTo(8) }, () => line(upTo(one(3, 5000, 99_999_999)), upTo(5), random() < 0.7));
    return { seed, promo, cart };
  });

  it('the discount is never more than the cart, nor below zero, the cap holds, and the lines add up to it', () => {
    for (const { seed, promo, cart } of trials) {
      const { cartAmount, discountAmount, payableAmount, lines, reason } = discountOf(promo, cart);
      const amounts = cart.map(({ unitPrice, quantity }) => unitPrice * quantity);
      const facts = {
        cart: cartAmount === amounts.reduce((sum, amount) => sum + amount, 0),
        whole: [discountAmount, payableAmount, ...lines].every(Number.isSafeInteger),
        within: discountAmount >= 0 && discountAmount <= cartAmount && payableAmount === cartAmount - discountAmount,
        cap: discountAmount <= (promo.cappedAmount ?? discountAmount),
        lines: lines.length === cart.length && lines.reduce((sum, one) => sum + one, 0) === discountAmount,
        eachLine: lines.every((one, index) => one >= 0 && one <= (amounts[index] as number)),
        onlyWhatFits: promo.promoType === 'ORDER' || lines.every((one, index) => one === 0 || cart[index]?.fits === true),
        least: cartAmount >= (promo.minCartAmount ?? 0) || discountAmount === 0,
        reason: (reason === undefined) === discountAmount > 0,
      };
      expect({ seed, ...facts }).toEqual({ seed, ...Object.fromEntries(Object.keys(facts).map((key) => [key, true])) });
    }
  });

  it('a larger cart of the same things never gets less off the order', () => {
    for (const { promo, cart } of trials) {
      const order = { ...promo, promoType: 'ORDER' as const };
      const twice = cart.map((one) => ({ ...one, quantity: one.quantity * 2 }));
      expect(discountOf(order, twice).discountAmount).toBeGreaterThanOrEqual(discountOf(order, cart).discountAmount);
    }
  });

  it('a split adds up, and no part is above its weight', () => {
    for (const { seed, cart } of trials) {
      const weights = cart.map(({ unitPrice, quantity }) => unitPrice * quantity);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const total = Math.floor(whole * randomFrom(seed)());
      const parts = splitBy(total, weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(parts.every((part, index) => part >= 0 && part <= (weights[index] as number))).toBe(true);
    }
  });
});
