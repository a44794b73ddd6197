import Box from '@mui/material/Box';
import { formatAmount } from './money.ts';

/** An amount of minor units with its currency in front, in tabular figures. */
export function Money({ minor, currency }: { minor: number; currency: string | undefined }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {currency && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.85em', mr: 0.5 }}>
          {currency}
        </Box>
      )}
      {formatAmount(minor, currency)}
    </Box>
  );
}
