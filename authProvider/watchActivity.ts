/** Watches whether somebody is there while the portal is open (000 §8): a file of its own, because signing in has no use for it. */
import { ACTIVITY_KEY, endsAt, isInactive, noteActivity, renewActivity } from './activity.ts';

/** The warning comes so long before the end. */
const WARNING_MS = 60_000;

/** What people do: a pointer, a key, a touch, a scroll. */
const DOINGS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

export interface ActivityListener {
  /** The warning is due: the session ends at `until`. */
  warn: (until: number) => void;
  /** Somebody did something here or in another tab: there is nothing to warn of. */
  calm: () => void;
  over: () => void;
}

/**
 * Follows what is done in this tab and in the others. While the warning stands only an answer to it counts
 * (`stay`), because a mouse that is knocked is nobody's decision.
 * @returns `stay`, the answer to the warning, and `stop`
 */
export function watchActivity({ warn, calm, over }: ActivityListener): { stay: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarned = false;
  // Asks the clock, not the timer: a laptop that slept wakes with its timers late.
  const look = () => {
    clearTimeout(timer);
    const until = endsAt();
    if (until === undefined) return;
    const left = until - Date.now();
    if (left <= 0) return over();
    const shouldWarn = left <= WARNING_MS;
    if (shouldWarn && !isWarned) warn(until);
    if (!shouldWarn && isWarned) calm();
    isWarned = shouldWarn;
    timer = setTimeout(look, shouldWarn ? left : left - WARNING_MS);
  };
  const note = () => {
    if (isInactive()) return over();
    if (!isWarned) noteActivity();
  };
  const hear = (event: StorageEvent) => {
    if (event.key === ACTIVITY_KEY) look();
  };
  for (const doing of DOINGS) window.addEventListener(doing, note, { passive: true, capture: true });
  window.addEventListener('storage', hear);
  document.addEventListener('visibilitychange', look);
  look();
  return {
    stay: () => {
      renewActivity();
      look();
    },
    stop: () => {
      clearTimeout(timer);
      for (const doing of DOINGS) window.removeEventListener(doing, note, { capture: true });
      window.removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
