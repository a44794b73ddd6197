/** What came of a code, to be read from a distance: green, amber where it had been redeemed already, red with the reason. */
import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutlined from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import type { Tone } from '#schemas/kernel/states/tone.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { toneColours } from '#src/kit/values/StatusChip.tsx';
import type { Outcome } from './useRedeem.ts';

export const toneOf = ({ data }: Outcome): Tone => (data ? (data.again ? 'warning' : 'success') : 'danger');
const icons = { success: CheckCircle, warning: Info, danger: ErrorOutlined, neutral: QrCodeScanner, info: Info } as const;
/** Key of the word for it, below `scan`. */
export const wordOf = ({ data }: Outcome): string => (data ? (data.again ? 'again' : 'done') : 'refused');

export function OutcomePanel({ outcome, busy }: { outcome: Outcome | undefined; busy: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const say = (word: string) => translate(`resources.promotion-redemptions.scan.${word}`);
  const tone = outcome ? toneOf(outcome) : 'neutral';
  const { text, ground } = toneColours[tone];
  const Icon = icons[tone];
  const data = outcome?.data;
  return (
    <Box
      role="status"
      aria-live="assertive"
      aria-busy={busy}
      data-tone={tone}
      sx={{ ...panel, bgcolor: ground, color: text, borderColor: text }}
    >
      <Icon aria-hidden sx={{ fontSize: 56, flex: 'none' }} />
      {/* Each answer is new, also one that says the same. */}
      <Box key={outcome?.number ?? 0} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: '1.125rem', fontWeight: 700 }}>{outcome ? say(wordOf(outcome)) : say('ready')}</Box>
        {data && <Box sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}>{readIn(data.promotionName, locale)}</Box>}
        <Box sx={{ color: 'text.primary' }}>
          {outcome?.problem}
          {data && (
            <>
              {data.referenceNo} · <DateTime value={data.redeemedDate} />
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}

const panel = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 132,
  p: { xs: 2, sm: 3 },
  border: '2px solid',
  borderRadius: 'var(--at-radius)',
};
