/** What came of a code, to be read from a distance: green, amber where somebody was in already, red with the reason. */
import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutlined from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Tone } from '#schemas/kernel/states/tone.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { toneColours } from '#src/kit/values/StatusChip.tsx';
import type { Outcome } from './useCheckIn.ts';

export const toneOf = ({ data }: Outcome): Tone => (data ? (data.again ? 'warning' : 'success') : 'danger');
const icons = { success: CheckCircle, warning: Info, danger: ErrorOutlined, neutral: QrCodeScanner, info: Info } as const;
/** Key of the word for it, below `scan`. */
export const wordOf = ({ data }: Outcome): string => (data ? (data.again ? 'again' : 'in') : 'refused');

export function OutcomePanel({ outcome, busy }: { outcome: Outcome | undefined; busy: boolean }) {
  const translate = useTranslate();
  const say = (word: string) => translate(`resources.activity-event-participants.scan.${word}`);
  const tone = outcome ? toneOf(outcome) : 'neutral';
  const { text, ground } = toneColours[tone];
  const Icon = icons[tone];
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
        {outcome?.data && <Box sx={{ fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.2 }}>{outcome.data.name}</Box>}
        <Box sx={{ color: 'text.primary' }}>
          {outcome?.problem}
          {outcome?.data && [outcome.data.company, outcome.data.session].filter(Boolean).join(' · ')}
        </Box>
        {outcome?.data?.again && (
          <Box sx={{ color: 'text.primary' }}>
            {say('since')} <DateTime value={outcome.data.checkedInDate} />
          </Box>
        )}
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
