/** A line of a bill within a `dl`: what it is for at the left, its amount at the right. It is as wide as there is room, on a phone too. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Money } from './Money.tsx';

export interface AmountRowProps {
  name: string;
  /** Beside the name, such as how much of it. */
  note?: ReactNode;
  /** Below the name. */
  children?: ReactNode;
  minor: number;
  currency: string | undefined;
  /** A sum: it stands below a line. */
  strong?: boolean;
}

export function AmountRow({ name, note, children, minor, currency, strong = false }: AmountRowProps) {
  return (
    <Box
      component="div"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.5,
        fontWeight: strong ? 600 : undefined,
        borderTop: strong ? 1 : 0,
        borderColor: 'divider',
      }}
    >
      <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {note && (
          <Box component="span" sx={{ color: 'text.secondary', ml: 1, whiteSpace: 'nowrap' }}>
            {note}
          </Box>
        )}
        {children}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
        <Money minor={minor} currency={currency} />
      </Box>
    </Box>
  );
}
