/** The statuses of an entity, and what of it waits for somebody. */
import type { Initial } from './initial.ts';
import type { Timed } from './timed.ts';

export interface States<N extends string = string> {
  /** The field of the kind `statuses`. */
  field: N;
  /** The status of a new record, or several with conditions (`states/initial.ts`). */
  initial: Initial;
  /** A computed field that is shown instead when it has a value: APPROVED shows as ACTIVE or UPCOMING. */
  refinedBy?: N;
  /** Changes by time, keyed by their name in the history (`past`). */
  timed?: Readonly<Record<string, Timed>>;
}

export interface Waits {
  /** Code of a tab of the list, possibly one with sub-tabs. */
  tab: string;
  /** The action that ends the waiting. */
  action: string;
}
