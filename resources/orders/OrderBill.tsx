/** The bill of an order on its page: its things, what was given back of each, and the sums that were kept with it. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { currencyOf } from '#schemas/kernel/fields/currency.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import type { opcOrder } from '#schemas/orders/opcOrder.ts';
import { DELIVERY_LINE } from '#schemas/orders/orderFields.ts';
import { AmountRow } from '#src/kit/values/AmountRow.tsx';
import { Money } from '#src/kit/values/Money.tsx';
import { formatPercent } from '#src/kit/values/money.ts';
import type { CellSlot } from '../area.ts';
import { Below, BillLine } from './BillLine.tsx';

/** As the order keeps it. */
interface Line {
  id: string;
  name: LocalizedText;
  options: LocalizedText | null;
  remark: string | null;
  quantity: number;
  unitPrice: number;
  amount: number;
  refundedQuantity: number;
  refundedTotal: number;
}

export default function OrderBill({ value, record }: CellSlot<typeof opcOrder>) {
  const translate = useTranslate();
  const word = (name: string, params?: object) => translate(`resources.opc-orders.${name}`, params);
  const lines = value as readonly Line[];
  const currency = currencyOf(record);
  const { subtotal, promoAmount, deliveryFee, tax, taxRate, taxIncluded, total, refundTotal } = record;
  const things = lines.filter(({ id }) => id !== DELIVERY_LINE);
  const delivery = lines.find(({ id }) => id === DELIVERY_LINE);
  const back = ({ id, refundedQuantity, refundedTotal }: Line) =>
    refundedTotal > 0 && (
      <Below>
        {refundedQuantity > 0 && id !== DELIVERY_LINE ? word('bill.piecesBack', { pieces: refundedQuantity }) : word('bill.back')}{' '}
        <Money minor={refundedTotal} currency={currency} />
      </Below>
    );
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: 560 }}>
      {things.map((line) => (
        <BillLine
          key={line.id}
          name={line.name}
          options={line.options}
          quantity={line.quantity}
          unitPrice={line.unitPrice}
          minor={line.amount}
          currency={currency}
        >
          {line.remark && <Below>{line.remark}</Below>}
          {back(line)}
        </BillLine>
      ))}
      <AmountRow name={word('bill.items')} minor={subtotal ?? 0} currency={currency} strong />
      {promoAmount ? <AmountRow name={word('fields.promoAmount')} minor={-promoAmount} currency={currency} /> : null}
      {deliveryFee ? (
        <AmountRow name={word('fields.deliveryFee')} minor={deliveryFee} currency={currency}>
          {delivery && back(delivery)}
        </AmountRow>
      ) : null}
      {tax && !taxIncluded ? (
        <AmountRow name={word('bill.tax', { rate: formatPercent(taxRate ?? 0) })} minor={tax} currency={currency} />
      ) : null}
      <AmountRow name={word('fields.total')} minor={total ?? 0} currency={currency} strong />
      {tax && taxIncluded ? (
        <AmountRow name={word('bill.taxWithin', { rate: formatPercent(taxRate ?? 0) })} minor={tax} currency={currency} />
      ) : null}
      {refundTotal ? (
        <>
          <AmountRow name={word('fields.refundTotal')} minor={-refundTotal} currency={currency} />
          <AmountRow name={word('bill.left')} minor={(total ?? 0) - refundTotal} currency={currency} strong />
        </>
      ) : null}
    </Box>
  );
}
