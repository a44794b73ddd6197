import type { Step } from './hold.ts';

/** One limit, while some records are written one after the other. */
export interface Account {
  /** Is there room for what the step takes, after those before it? */
  fits(step: Step): boolean;
  take(step: Step): void;
  /** Writes what these steps have taken and given back. */
  settle?(steps: readonly Step[]): Promise<void>;
}
