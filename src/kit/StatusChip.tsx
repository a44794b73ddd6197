import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Tone } from '#schemas/kernel/tone.ts';

/** Text and background colour of each tone. */
export const toneColours: Readonly<Record<Tone, { text: string; ground: string }>> = {
  success: { text: 'var(--at-success)', ground: 'var(--at-success-soft)' },
  warning: { text: 'var(--at-warning)', ground: 'var(--at-warning-soft)' },
  danger: { text: 'var(--at-danger)', ground: 'var(--at-danger-soft)' },
  info: { text: 'var(--at-info)', ground: 'var(--at-info-soft)' },
  neutral: { text: 'var(--at-text-soft)', ground: 'var(--at-line)' },
};

/** A status in its colour; the word carries the meaning, the colour and the dot help the eye. */
export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { text, ground } = toneColours[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        height: 22,
        borderRadius: '11px',
        bgcolor: ground,
        color: text,
        fontSize: '0.75rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        '&::before': { content: '""', width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor', flex: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
