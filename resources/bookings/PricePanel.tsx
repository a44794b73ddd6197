import Box from '@mui/material/Box';
import type { PriceAnswer } from '#schemas/bookings/priceCalls.ts';
import { PriceLines, useQuoteWord } from './PriceLines.tsx';

interface Props {
  price: PriceAnswer | undefined;
  failed: boolean;
  /** Nobody is named who has it. */
  isOwn: boolean;
}

/** The price below a form, or why there is none; said aloud as it changes. */
export function PricePanel({ price, failed, isOwn }: Props) {
  const word = useQuoteWord();
  return (
    <Box
      role="status"
      aria-label={word('title')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, px: 2, py: 1.5, bgcolor: 'background.default' }}
    >
      {failed ? (
        word('unavailable')
      ) : !price ? (
        word('empty')
      ) : price.lines.length ? (
        <PriceLines price={price} />
      ) : (
        word(isOwn && price.priceBefore === null ? 'own' : 'free')
      )}
    </Box>
  );
}
