/** What a refund has given back, by the things of the order, with its sums and what is left of the order now. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { currencyOf } from '#schemas/kernel/fields/currency.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import type { opcRefundOrder } from '#schemas/orders/opcRefundOrder.ts';
import { AmountRow } from '#src/kit/values/AmountRow.tsx';
import type { CellSlot } from '../area.ts';
import { BillLine } from './BillLine.tsx';

/** As the refund keeps it. */
interface Line {
  id: string;
  name: LocalizedText;
  options?: LocalizedText | null;
  quantity: number;
  unitPrice?: number | null;
  total: number;
}

export default function RefundBill({ value, record }: CellSlot<typeof opcRefundOrder>) {
  const translate = useTranslate();
  const word = (name: string) => translate(`resources.opc-refund-orders.${name}`);
  const currency = currencyOf(record);
  const { refundSubtotal, refundTax, refundTotal, opcOrder } = record;
  const order = opcOrder as { total?: number; refundTotal?: number } | null | undefined;
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: 560 }}>
      {(value as readonly Line[]).map(({ id, total, ...line }) => (
        <BillLine key={id} {...line} minor={total} currency={currency} />
      ))}
      <AmountRow name={word('fields.refundTotal')} minor={refundTotal ?? 0} currency={currency} strong />
      {refundTax ? (
        <>
          <AmountRow name={word('fields.refundSubtotal')} minor={refundSubtotal ?? 0} currency={currency} />
          <AmountRow name={word('fields.refundTax')} minor={refundTax} currency={currency} />
        </>
      ) : null}
      {typeof order?.total === 'number' && (
        <AmountRow name={word('bill.left')} minor={order.total - (order.refundTotal ?? 0)} currency={currency} />
      )}
    </Box>
  );
}
