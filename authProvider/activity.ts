/**
 * Time of the last activity (000 §8 Inactivity logout), shared by all tabs, and when the session ends by it. It survives
 * closing the browser, so that a later start knows it.
 */
export const ACTIVITY_KEY = 'atrium.activity';
interface Activity {
  /** Milliseconds since 1970. */
  at: number;
  /** Inactivity limit of the building. */
  minutes: number;
}

export function lastActivity(): Activity | undefined {
  const [at = Number.NaN, minutes = Number.NaN] = (localStorage.getItem(ACTIVITY_KEY) ?? '').split('/').map(Number);
  return at > 0 && minutes > 0 ? { at, minutes } : undefined;
}

/** Starts counting, at sign-in and when the portal is opened. */
export const startActivity = (minutes: number, now = Date.now()): void => localStorage.setItem(ACTIVITY_KEY, `${now}/${minutes}`);

/** When the session ends without further activity, in ms since 1970; undefined without a session. */
export function endsAt(): number | undefined {
  const last = lastActivity();
  return last && last.at + last.minutes * 60_000;
}

/** Whether the inactivity limit has passed. */
export const isInactive = (now = Date.now()): boolean => (endsAt() ?? Number.POSITIVE_INFINITY) <= now;
