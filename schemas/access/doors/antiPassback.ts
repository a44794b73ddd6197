/** Anti-passback: may somebody who is in an area already go in again? Hard: no. Soft: yes, and it is noted. */

export const passbackModes = ['OFF', 'SOFT', 'HARD'] as const;
export type PassbackMode = (typeof passbackModes)[number];

export interface AtArea {
  mode: PassbackMode;
  /** Into the area, or out of it. */
  direction: 'ENTRY' | 'EXIT';
  /** When the person went in, in milliseconds since 1970; null for somebody who is out. */
  insideSince: number | null;
  /** Whoever went in before counts as out: since the last midnight of the building, or for so many minutes. */
  forgottenBefore: number | null;
}

/** PASSBACK: denied. PASSBACK_DETECTED: let in, and told. */
export type PassbackAnswer = 'PASS' | 'PASSBACK_DETECTED' | 'PASSBACK';

/** Going out is never refused: nobody is locked in. */
export function askPassback({ mode, direction, insideSince, forgottenBefore }: AtArea): PassbackAnswer {
  const isIn = insideSince !== null && (forgottenBefore === null || insideSince >= forgottenBefore);
  if (mode === 'OFF' || direction === 'EXIT' || !isIn) return 'PASS';
  return mode === 'HARD' ? 'PASSBACK' : 'PASSBACK_DETECTED';
}
