/** A thing of an order on its bill, with its options, its pieces and the price of one. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import { AmountRow } from '#src/kit/values/AmountRow.tsx';
import { Money } from '#src/kit/values/Money.tsx';
import { useNameIn } from '../retail/useNameIn.ts';

interface Props {
  name: LocalizedText;
  options?: LocalizedText | null;
  /** None where only an amount is told. */
  quantity?: number | null;
  unitPrice?: number | null;
  minor: number;
  currency: string | undefined;
  children?: ReactNode;
}

export function BillLine({ name, options, quantity, unitPrice, minor, currency, children }: Props) {
  const nameIn = useNameIn();
  const pieces = quantity ? (
    <>
      {quantity} × {typeof unitPrice === 'number' && <Money minor={unitPrice} currency={currency} />}
    </>
  ) : null;
  return (
    <AmountRow name={nameIn(name)} note={pieces} minor={minor} currency={currency}>
      {options && <Below>{nameIn(options)}</Below>}
      {children}
    </AmountRow>
  );
}

export const Below = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{children}</Box>
);
