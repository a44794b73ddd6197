/** The price of a booking on its page, with the lines that it was made of. */
import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import type { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import type { PriceAnswer } from '#schemas/bookings/priceCalls.ts';
import { currencyOf } from '#schemas/kernel/fields/currency.ts';
import { type LocalizedText, readIn } from '#schemas/kernel/fields/localized.ts';
import { AmountRow } from '#src/kit/values/AmountRow.tsx';
import type { CellSlot } from '../area.ts';
import { howMuch, useQuoteWord } from './PriceLines.tsx';

/** As the booking keeps them. */
type Line = Omit<PriceAnswer['lines'][number], 'name'> & { id: string; name: LocalizedText };

export default function KeptPrice({ record }: CellSlot<typeof facilityBooking>) {
  const word = useQuoteWord();
  const locale = useLocale();
  const { discountAmount, taxAmount, price } = record;
  const lines = (record.priceLines ?? []) as unknown as readonly Line[];
  const currency = currencyOf(record);
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: 560 }}>
      {lines.map((line) => (
        <AmountRow
          key={line.id}
          name={readIn(line.name, locale)}
          note={howMuch(line, word)}
          minor={line.amount}
          currency={currency}
        />
      ))}
      {discountAmount ? <AmountRow name={word('discount')} minor={-discountAmount} currency={currency} /> : null}
      {taxAmount ? <AmountRow name={word('tax')} minor={taxAmount} currency={currency} /> : null}
      <AmountRow name={word('total')} minor={price ?? 0} currency={currency} strong />
    </Box>
  );
}
