/** Inactivity watch while the portal is open (000 §8). A file of its own because the sign-in pages do not need it. */
import { ACTIVITY_KEY, endsAt, isInactive, lastActivity, startActivity } from './activity.ts';

/** How long before the end the warning comes. */
const WARNING_MS = 60_000;
/** At most one write per interval: the limit is counted in minutes. */
const THROTTLE_MS = 5_000;

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** Records activity. After the limit it does not count: the session is over. */
export function noteActivity(now = Date.now()): void {
  const last = lastActivity();
  if (last && !isInactive(now) && now - last.at >= THROTTLE_MS) startActivity(last.minutes, now);
}

/** Restarts the count after the warning was answered, unless the limit has passed. */
function renewActivity(): void {
  const minutes = lastActivity()?.minutes;
  if (minutes !== undefined && !isInactive()) startActivity(minutes);
}

export interface ActivityListener {
  /** The warning is due: the session ends at `until`. */
  warn: (until: number) => void;
  /** Activity here or in another tab: the warning is withdrawn. */
  calm: () => void;
  over: () => void;
}

/**
 * Follows activity in this tab and in the others. While the warning is shown, only answering it counts (`stay`): a knocked mouse
 * is no decision.
 * @returns `stay` answers the warning, `stop` ends the watch
 */
export function watchActivity({ warn, calm, over }: ActivityListener): { stay: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarned = false;
  // Trust the clock, not the timer: timers fire late after a laptop has slept.
  const check = () => {
    clearTimeout(timer);
    const until = endsAt();
    if (until === undefined) return;
    const left = until - Date.now();
    if (left <= 0) return over();
    const shouldWarn = left <= WARNING_MS;
    if (shouldWarn && !isWarned) warn(until);
    if (!shouldWarn && isWarned) calm();
    isWarned = shouldWarn;
    timer = setTimeout(check, shouldWarn ? left : left - WARNING_MS);
  };
  const onActivity = () => {
    if (isInactive()) return over();
    if (!isWarned) noteActivity();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === ACTIVITY_KEY) check();
  };
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, onActivity, { passive: true, capture: true });
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', check);
  check();
  return {
    stay: () => {
      renewActivity();
      check();
    },
    stop: () => {
      clearTimeout(timer);
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, onActivity, { capture: true });
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', check);
    },
  };
}
