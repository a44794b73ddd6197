/**
 * When somebody last did something here (000 §8 Inactivity logout): one time for all tabs, and the moment at which the
 * session ends by it. It stays when the browser is closed, so that a portal that is opened later knows.
 */
export const ACTIVITY_KEY = 'atrium.activity';
/** One write in so long is enough: the limit is counted in minutes. */
const THROTTLE_MS = 5_000;

interface Kept {
  at: number;
  /** What the building allows. */
  minutes: number;
}

function read(): Kept | undefined {
  const [at = Number.NaN, minutes = Number.NaN] = (localStorage.getItem(ACTIVITY_KEY) ?? '').split('/').map(Number);
  return at > 0 && minutes > 0 ? { at, minutes } : undefined;
}

/** Begins to count, with a sign-in or the opening of the portal. */
export const startActivity = (minutes: number, now = Date.now()): void => localStorage.setItem(ACTIVITY_KEY, `${now}/${minutes}`);

/** The moment (ms since 1970) at which the session ends unless somebody does something; undefined without a session. */
export function endsAt(): number | undefined {
  const kept = read();
  return kept && kept.at + kept.minutes * 60_000;
}

/** Has nothing been done for longer than the building allows? */
export const isInactive = (now = Date.now()): boolean => (endsAt() ?? Number.POSITIVE_INFINITY) <= now;

/** Somebody did something. What comes too late does not count: the session is over. */
export function noteActivity(now = Date.now()): void {
  const kept = read();
  if (kept && !isInactive(now) && now - kept.at >= THROTTLE_MS) startActivity(kept.minutes, now);
}

/** Somebody who is warned says that they are there: the time begins anew, unless it is over. */
export function renewActivity(): void {
  const minutes = read()?.minutes;
  if (minutes !== undefined && !isInactive()) startActivity(minutes);
}
