/**
 * When a mail that did not go out is tried again: each pause is as long as it has been tried already, an hour at most, for two
 * days. A mail server that comes back after a moment is met soon, one that is away for a weekend is not pestered.
 */

const MIN_MS = 15_000;
const MAX_MS = 3_600_000;
/** For so long it is tried. */
export const TRIED_MS = 48 * 3_600_000;

/**
 * @param since when the mail was first to go out, or was sent again by hand
 * @returns when to try next; undefined when it has been tried long enough
 */
export function nextAttempt(since: Date, now: Date): Date | undefined {
  const tried = now.getTime() - since.getTime();
  if (tried >= TRIED_MS) return undefined;
  const pause = Math.min(Math.max(tried, MIN_MS), MAX_MS, Math.max(TRIED_MS - tried, MIN_MS));
  return new Date(now.getTime() + pause);
}
