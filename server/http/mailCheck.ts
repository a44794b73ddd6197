/** How sending mail stands, for the readiness call: counts, no addresses. A mail server that is away makes no process unready. */
import type { Database } from '#server/db/database.ts';
import { countMail } from '#server/mail/queue.ts';
import type { Check } from './health.ts';

/** So long the call waits for the counts: a database that does not answer has its own check. */
const PATIENCE_MS = 2000;

/** `ok`, or what does not move: `3 tried again, 1 failed`. */
export function mailCheck(db: Database): Check {
  const look = async () => {
    const { retrying, failed } = await countMail(db);
    return [retrying && `${retrying} tried again`, failed && `${failed} failed`].filter(Boolean).join(', ') || 'ok';
  };
  const late = () => new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, 'unknown').unref());
  return { name: 'mail', vital: false, look: () => Promise.race([look().catch(() => 'unknown'), late()]) };
}
