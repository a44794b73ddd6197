/** Wrong PIN codes at a reader: after five of them it takes none for 30 seconds, the right one neither. */

export const WRONG_PINS = 5;
/** Milliseconds. */
export const LOCKOUT = 30_000;

/** What is known of a reader. */
export interface PinTries {
  /** Wrong ones since the last right one, or since the last lockout. */
  wrong: number;
  /** Milliseconds since 1970; null while it is not locked. */
  lockedUntil: number | null;
}

export type PinEvent = 'LOCKOUT_BEGUN' | 'LOCKOUT_ENDED';
export interface PinOutcome {
  tries: PinTries;
  /** LOCKED: it was not even looked at. */
  outcome: 'RIGHT' | 'WRONG' | 'LOCKED';
  /** What begins or ends with it: each is told once. */
  events: readonly PinEvent[];
}

export const noTries: PinTries = { wrong: 0, lockedUntil: null };

/** @param at milliseconds since 1970 */
export function tryPin(tries: PinTries, isRight: boolean, at: number): PinOutcome {
  const { wrong, lockedUntil } = tries;
  if (lockedUntil !== null && at < lockedUntil) return { tries, outcome: 'LOCKED', events: [] };
  const ended: PinEvent[] = lockedUntil === null ? [] : ['LOCKOUT_ENDED'];
  if (isRight) return { tries: noTries, outcome: 'RIGHT', events: ended };
  const now = (lockedUntil === null ? wrong : 0) + 1;
  return now < WRONG_PINS
    ? { tries: { wrong: now, lockedUntil: null }, outcome: 'WRONG', events: ended }
    : { tries: { wrong: now, lockedUntil: at + LOCKOUT }, outcome: 'WRONG', events: [...ended, 'LOCKOUT_BEGUN'] };
}
