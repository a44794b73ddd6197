/** What an order keeps of its price: its lines and sums, reckoned from the cart and the terms of its store alone. */
import { inEveryLanguage } from '#i18n/server.ts';
import { DELIVERY_LINE } from '#schemas/orders/orderFields.ts';
import { type Totals, totalsOf } from '#schemas/orders/totals.ts';
import type { ResolvedLine } from './cart.ts';

/** Of a store. @property taxRate hundredths of a percent */
export interface BillTerms {
  deliveryFee: number;
  taxRate: number;
  taxIncluded: boolean;
}
/** Of a cart. */
export type BillLine = Pick<ResolvedLine, 'uuid' | 'name' | 'options' | 'choice' | 'remark' | 'quantity' | 'unitPrice'>;

/** @param discounts what the promo code takes off each line */
export const totalsFor = (
  { deliveryFee, taxRate, taxIncluded }: BillTerms,
  lines: readonly Pick<BillLine, 'unitPrice' | 'quantity'>[],
  discounts: readonly number[] | undefined,
  delivery: boolean,
): Totals =>
  totalsOf(
    lines.map(({ unitPrice, quantity }, index) => ({ unitPrice, quantity, discount: discounts?.[index] ?? 0 })),
    { deliveryFee: delivery ? deliveryFee : 0, taxRate, taxIncluded },
  );

/** As the order keeps its lines; the delivery fee is the last one. */
function keptLines(lines: readonly BillLine[], { lines: totals, delivery }: Totals, deliveryFee: number) {
  const none = { refundedQuantity: 0, refundedTotal: 0, refundedTax: 0 };
  return [
    ...lines.map(({ uuid, name, options, choice, remark, quantity, unitPrice }, index) => ({
      id: `${index + 1}`,
      opcItemUuid: uuid,
      name,
      options,
      choice,
      remark,
      quantity,
      unitPrice,
      ...(totals[index] as Totals['lines'][number]),
      ...none,
    })),
    ...(delivery.total > 0
      ? [
          {
            id: DELIVERY_LINE,
            opcItemUuid: null,
            name: inEveryLanguage('resources.opc-orders.delivery'),
            options: null,
            choice: null,
            remark: null,
            quantity: 1,
            unitPrice: deliveryFee,
            amount: deliveryFee,
            discount: 0,
            tax: delivery.tax,
            total: delivery.total,
            ...none,
          },
        ]
      : []),
  ];
}

/** The values of a new order that say its price, of which nothing has been given back. */
export function billOf(
  terms: BillTerms,
  lines: readonly BillLine[],
  discounts: readonly number[] | undefined,
  delivery: boolean,
) {
  const totals = totalsFor(terms, lines, discounts, delivery);
  return {
    opcOrderItems: keptLines(lines, totals, terms.deliveryFee),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    taxRate: terms.taxRate,
    taxIncluded: terms.taxIncluded,
    subtotal: totals.subtotal,
    promoAmount: totals.discount,
    deliveryFee: delivery ? terms.deliveryFee : null,
    tax: totals.tax,
    total: totals.total,
    refundSubtotal: 0,
    refundTax: 0,
    refundTotal: 0,
    refundableAmount: 0,
  };
}
