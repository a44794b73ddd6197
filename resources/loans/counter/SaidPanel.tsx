/** What came of the last step, to be read from a distance. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { toneColours } from '#src/kit/values/StatusChip.tsx';
import type { Said } from './types.ts';

export function SaidPanel({ said, busy }: { said: Said | undefined; busy: boolean }) {
  const translate = useTranslate();
  const tone = said?.tone ?? 'neutral';
  const { text, ground } = toneColours[tone];
  return (
    <Box
      role="status"
      aria-live="assertive"
      aria-busy={busy}
      data-tone={tone}
      sx={{
        px: 2,
        py: 1.5,
        minHeight: 56,
        display: 'flex',
        alignItems: 'center',
        fontSize: '1.0625rem',
        fontWeight: 600,
        overflowWrap: 'anywhere',
        bgcolor: ground,
        color: text,
        border: '2px solid',
        borderColor: text,
        borderRadius: 'var(--at-radius)',
      }}
    >
      <span key={said?.number ?? 0}>{said?.text ?? translate('resources.loan-item-requests.counter.ready')}</span>
    </Box>
  );
}
