/**
 * Failures that come with HTTP 200 (000 §8): the caller gets them like any other failure, and a toast shows them as well. No
 * toast for the sync of device controllers, nor while a page that shows them itself has muted the toasts.
 */
import type { RequestFailure } from '#authProvider/request.ts';

type Listener = (message: string) => void;
const DEVICE_SYNC = /\/device-controllers(\/.*)?\/sync(\/|$)/;
const listeners = new Set<Listener>();
let mutes = 0;

/** Passes the message of a failed call to the toasts, unless they are muted. */
export function reportSoftFailure(path: string, failure: RequestFailure): void {
  if (failure.status !== 200 || mutes > 0 || DEVICE_SYNC.test(path) || !failure.message) return;
  for (const listener of listeners) listener(failure.message);
}

/** Calls back with each message; returns how to stop. */
export function onSoftFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Mutes the toasts for a page that shows such failures itself: `useEffect(() => muteSoftFailures(), [])`. Returns how to unmute. */
export function muteSoftFailures(): () => void {
  mutes += 1;
  let isOver = false;
  return () => {
    if (!isOver) mutes -= 1;
    isOver = true;
  };
}
