/** What came of a code, to be read from a distance: green, amber where it had been taken before, red with the reason. */
import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutlined from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { toneColours } from '../values/StatusChip.tsx';
import { type Outcome, type Taken, toneOf, wordOf } from './useScans.ts';

const icons = { success: CheckCircle, warning: Info, danger: ErrorOutlined, neutral: QrCodeScanner, info: Info } as const;

export interface OutcomeWords<D extends Taken> {
  /** `ready`, `done`, `again`, `refused`, and `last` above the list. */
  say: (word: 'ready' | 'done' | 'again' | 'refused' | 'last') => string;
  /** Whose or what the code is, in large letters. */
  titleOf: (data: D) => string;
  /** The lines below it. */
  about: (data: D) => ReactNode;
}
interface Props<D extends Taken> extends OutcomeWords<D> {
  outcome: Outcome<D> | undefined;
  busy: boolean;
}

export function OutcomePanel<D extends Taken>({ outcome, busy, say, titleOf, about }: Props<D>) {
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
        <Box sx={{ fontSize: '1.125rem', fontWeight: 700 }}>{say(outcome ? wordOf(outcome) : 'ready')}</Box>
        {outcome?.data && <Box sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}>{titleOf(outcome.data)}</Box>}
        <Box sx={{ color: 'text.primary' }}>
          {outcome?.problem}
          {outcome?.data && about(outcome.data)}
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
