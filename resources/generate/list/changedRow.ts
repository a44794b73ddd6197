/** How a row that somebody else has just changed stands out: it fades, or, for those who want no motion, is tinted for a moment. */
import { keyframes } from '@emotion/react';
import { HIGHLIGHT_MS } from '#src/app/live/recentChanges.ts';

const fade = keyframes`
  from { background-color: var(--at-warning-soft); }
  to { background-color: transparent; }
`;

export const changedRow = {
  animation: `${fade} ${HIGHLIGHT_MS}ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', backgroundColor: 'var(--at-warning-soft)' },
} as const;
