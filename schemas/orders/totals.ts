/**
 * What an order costs (001 §3), with its lines: the one function by which the server decides it. All amounts are whole minor units.
 *
 * - A line costs the price of a piece, with its options, times the pieces; a promo code takes off what `discountOf` says for each line.
 * - `subtotal` is what all lines cost before the discount. The delivery fee is no part of it, and no promo code takes anything off it.
 * - Tax is reckoned once, on lines after the discount and the fee together, halves up: within them where prices include it, on top otherwise.
 *   It is shared out over the lines and the fee by largest remainder.
 * - `total` = subtotal − discount + fee (+ tax on top). The totals of the lines and of the fee add up to it.
 */
import { portionOf, shareOf, splitBy } from '../kernel/fields/allocate.ts';

export interface PricedLine {
  /** Of one piece, with its options. */
  unitPrice: number;
  quantity: number;
  /** What the promo code takes off the line. */
  discount: number;
}
export interface TotalTerms {
  deliveryFee: number;
  /** Hundredths of a percent. */
  taxRate: number;
  taxIncluded: boolean;
}
export interface LineTotal {
  amount: number;
  discount: number;
  tax: number;
  /** What people pay for the line, with tax. */
  total: number;
}
export interface Totals {
  lines: LineTotal[];
  subtotal: number;
  discount: number;
  /** With its tax. */
  delivery: { tax: number; total: number };
  tax: number;
  total: number;
}

const WHOLE = 10_000;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export function totalsOf(lines: readonly PricedLine[], { deliveryFee, taxRate, taxIncluded }: TotalTerms): Totals {
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const nets = [...lines.map(({ discount }, index) => (amounts[index] as number) - discount), deliveryFee];
  const taxable = sumOf(nets);
  const tax = taxIncluded ? portionOf(taxable, taxRate, WHOLE + taxRate) : shareOf(taxable, taxRate);
  const taxes = splitBy(tax, nets);
  const totals = nets.map((net, index) => (taxIncluded ? net : net + (taxes[index] as number)));
  return {
    lines: lines.map(({ discount }, index) => ({
      amount: amounts[index] as number,
      discount,
      tax: taxes[index] as number,
      total: totals[index] as number,
    })),
    subtotal: sumOf(amounts),
    discount: sumOf(lines.map((one) => one.discount)),
    delivery: { tax: taxes.at(-1) as number, total: totals.at(-1) as number },
    tax,
    total: sumOf(totals),
  };
}
