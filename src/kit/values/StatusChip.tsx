import './statusChip.css';
import type { ReactNode } from 'react';
import type { Tone } from '#schemas/kernel/states/tone.ts';

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
    <span className="at-chip" style={{ color: text, backgroundColor: ground }}>
      {children}
    </span>
  );
}
