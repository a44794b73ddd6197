/** The state of outgoing mail for the readiness call: counts, no addresses. An unreachable mail server never makes it fail. */
import type { Database } from '#server/db/database.ts';
import { countMail } from '#server/mail/queue.ts';
import type { Check } from './health.ts';

/** Milliseconds to wait for the counts: an unavailable database has its own check. */
const PATIENCE_MS = 2000;

/** `ok`, or the mail that is delayed: `3 tried again, 1 failed`. */
export function mailCheck(db: Database): Check {
  const look = async () => {
    const { retrying, failed, uncertain } = await countMail(db);
    const parts = [retrying && `${retrying} tried again`, failed && `${failed} failed`, uncertain && `${uncertain} uncertain`];
    return parts.filter(Boolean).join(', ') || 'ok';
  };
  const late = () => new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, 'unknown').unref());
  return { name: 'mail', vital: false, look: () => Promise.race([look().catch(() => 'unknown'), late()]) };
}
