/**
 * When an unsent mail is retried: each pause is as long as all retries so far, an hour at most, for two
 * days. A mail server that recovers quickly gets it soon, one that is down for a weekend is not flooded.
 */

const MIN_MS = 15_000;
const MAX_MS = 3_600_000;
/** Total retry time. */
export const TRIED_MS = 48 * 3_600_000;

/**
 * @param since when the mail was first due, or was sent again by hand
 * @returns when to retry; undefined after the total retry time
 */
export function nextAttempt(since: Date, now: Date): Date | undefined {
  const tried = now.getTime() - since.getTime();
  if (tried >= TRIED_MS) return undefined;
  const pause = Math.min(Math.max(tried, MIN_MS), MAX_MS, Math.max(TRIED_MS - tried, MIN_MS));
  return new Date(now.getTime() + pause);
}
