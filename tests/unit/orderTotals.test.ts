/** Totals of orders and their refunds against a second, slower way to reckon them: in exact fractions, and coin by coin. */
import { describe, expect, it } from 'vitest';
import { afterRefund, byAmount, byPieces, type RefundableLine, wholly } from '#schemas/orders/refunds.ts';
import { type PricedLine, totalsOf } from '#schemas/orders/totals.ts';

/** The same numbers at every run. */
function chance(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (most + 1);
  };
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** To the nearest, halves up: counted up from nothing. */
function nearest(numerator: bigint, denominator: bigint): number {
  const twice = numerator * 2n;
  let whole = twice / (denominator * 2n);
  while ((whole + 1n) * 2n * denominator - denominator <= twice) whole += 1n;
  return Number(whole);
}
/** Every coin goes to whoever lacks most of the exact share, the first one first among equals. */
function coins(total: number, weights: readonly number[]): number[] {
  const all = BigInt(sumOf(weights));
  const parts = weights.map(() => 0);
  if (all === 0n) return parts;
  for (const [index, weight] of weights.entries()) parts[index] = Number((BigInt(total) * BigInt(weight)) / all);
  for (let left = total - sumOf(parts); left > 0; left -= 1) {
    const lacks = weights.map((weight, index) => BigInt(total) * BigInt(weight) - BigInt(parts[index] as number) * all);
    const most = lacks.reduce((best, one) => (one > best ? one : best));
    parts[lacks.indexOf(most)] = (parts[lacks.indexOf(most)] as number) + 1;
  }
  return parts;
}

describe('totals of an order', () => {
  it('agree with the slow way in 5,000 carts, and refunds of every kind add up to what was paid', () => {
    const next = chance(77);
    for (let cart = 0; cart < 5000; cart += 1) {
      const lines: PricedLine[] = Array.from({ length: 1 + next(5) }, () => {
        const [unitPrice, quantity] = [next(4000), 1 + next(6)];
        return { unitPrice, quantity, discount: next(3) ? 0 : next(unitPrice * quantity) };
      });
      const terms = {
        deliveryFee: next(2) ? 0 : next(500),
        taxRate: [0, 700, 900, 2000][next(3)] as number,
        taxIncluded: next(1) === 1,
      };
      const found = totalsOf(lines, terms);
      const nets = [...lines.map(({ unitPrice, quantity, discount }) => unitPrice * quantity - discount), terms.deliveryFee];
      const base = BigInt(sumOf(nets));
      const rate = BigInt(terms.taxRate);
      const tax = nearest(base * rate, terms.taxIncluded ? 10_000n + rate : 10_000n);
      expect(found.tax).toBe(tax);
      expect(found.total).toBe(Number(base) + (terms.taxIncluded ? 0 : tax));
      expect([...found.lines.map((one) => one.tax), found.delivery.tax]).toEqual(coins(tax, nets));
      expect(sumOf(found.lines.map(({ total }) => total)) + found.delivery.total).toBe(found.total);

      let kept: RefundableLine[] = found.lines.map(({ total, tax: part }, index) => ({
        id: String(index),
        quantity: (lines[index] as PricedLine).quantity,
        total,
        tax: part,
        refundedQuantity: 0,
        refundedTotal: 0,
        refundedTax: 0,
      }));
      for (let step = 0; step < 3; step += 1) {
        const line = kept[next(kept.length - 1)] as RefundableLine;
        const left = line.quantity - line.refundedQuantity;
        const open = sumOf(kept.map(({ total, refundedTotal }) => total - refundedTotal));
        kept = afterRefund(kept, next(1) || left === 0 ? byAmount(kept, next(open)) : [byPieces(line, 1 + next(left - 1))]);
        for (const { refundedTotal, total, refundedQuantity, quantity } of kept) {
          expect(refundedTotal).toBeLessThanOrEqual(total);
          expect(refundedQuantity).toBeLessThanOrEqual(quantity);
        }
      }
      kept = afterRefund(kept, wholly(kept));
      expect(kept.map(({ refundedTotal }) => refundedTotal)).toEqual(kept.map(({ total }) => total));
      expect(kept.map(({ refundedTax }) => refundedTax)).toEqual(kept.map(({ tax: part }) => part));
    }
  });

  it('keep to the cent what others lost: 25 % off ten, an uneven refund, a cart that is free', () => {
    const ten = totalsOf([{ unitPrice: 2390, quantity: 10, discount: 5975 }], {
      deliveryFee: 0,
      taxRate: 2000,
      taxIncluded: true,
    });
    expect(ten.total).toBe(17_925);
    const two = [1, 2].map((id) => ({
      id: `${id}`,
      quantity: 1,
      total: 100,
      tax: 0,
      refundedQuantity: 0,
      refundedTotal: 0,
      refundedTax: 0,
    }));
    expect(byAmount(two, 103).map(({ total }) => total)).toEqual([52, 51]);
    expect(
      totalsOf([{ unitPrice: 500, quantity: 1, discount: 500 }], { deliveryFee: 0, taxRate: 900, taxIncluded: false }),
    ).toMatchObject({ total: 0, tax: 0 });
  });
});
