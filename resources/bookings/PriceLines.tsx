/** The price of a booking with its lines, as the server reckons it. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { PriceAnswer } from '#schemas/bookings/priceCalls.ts';
import { AmountRow } from '#src/kit/values/AmountRow.tsx';
import { Money } from '#src/kit/values/Money.tsx';
import { formatPercent } from '#src/kit/values/money.ts';

const HOUR = 60;
type Line = PriceAnswer['lines'][number];
export type Word = (name: string, params?: object) => string;
export const useQuoteWord = (): Word => {
  const translate = useTranslate();
  return (name, params) => translate(`resources.facility-bookings.quote.${name}`, params);
};

/** How much of it: `2 h`, `3 ×`. */
export const howMuch = ({ unit, quantity }: Pick<Line, 'unit' | 'quantity'>, word: Word): string =>
  unit === 'HOUR' ? word('minutes', { count: quantity / HOUR }) : word('times', { count: quantity });

/** A sentence with an amount in it. */
export function WithMoney({
  name,
  param,
  ...money
}: {
  name: string;
  param: string;
  minor: number;
  currency: string | undefined;
}) {
  const [before, after] = useQuoteWord()(name, { [param]: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      <Money {...money} />
      {after}
    </>
  );
}

export function PriceLines({ price }: { price: PriceAnswer }) {
  const word = useQuoteWord();
  const { currency, lines, discount, discountName, tax, total, priceBefore, payWithin, deposit, cancellationFees } = price;
  const notes = [
    ...(payWithin ? [word('payWithin', { smart_count: payWithin })] : []),
    ...(total > 0 ? cancellationFees : []).map(({ hoursBefore, feePercent }) =>
      word('fee', { smart_count: hoursBefore, share: `${formatPercent(feePercent)} %` }),
    ),
  ];
  return (
    <>
      <Box component="dl" sx={{ m: 0, maxWidth: 560 }}>
        {lines.map((line, index) => (
          <AmountRow
            // Lines have no id of their own, and only ever change together.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            name={line.name}
            note={howMuch(line, word)}
            minor={line.amount}
            currency={currency}
          />
        ))}
        {discount > 0 && (
          <AmountRow
            name={discountName ? word('discountBy', { name: discountName }) : word('discount')}
            minor={-discount}
            currency={currency}
          />
        )}
        {tax > 0 && <AmountRow name={word('tax')} minor={tax} currency={currency} />}
        <AmountRow name={word('total')} minor={total} currency={currency} strong />
        {priceBefore !== null && priceBefore !== total && (
          <AmountRow name={word('before')} minor={priceBefore} currency={currency} />
        )}
      </Box>
      {deposit !== null && deposit > 0 && (
        <Note>
          <WithMoney name="deposit" param="amount" minor={deposit} currency={currency} />
        </Note>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.5 }}>{children}</Box>
);
