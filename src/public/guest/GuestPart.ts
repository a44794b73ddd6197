import type { GuestFacts } from '#schemas/events/guest.ts';

/** What each page does with the facts; `change` takes them as they are after a call. */
export interface GuestPart {
  facts: GuestFacts;
  change: (facts: GuestFacts) => void;
  /** Says why a call failed; a link that is dead meanwhile leads to its page. */
  fail: (error: unknown) => void;
}
