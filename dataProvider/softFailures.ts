/**
 * Failures that come with HTTP 200 (000 §8): whoever made the call learns of them as of any other, and besides a toast
 * says them. Not for the sync of device controllers, nor while a page that shows them itself asks for silence.
 */
import type { RequestFailure } from '#authProvider/request.ts';

type Listener = (message: string) => void;
const DEVICE_SYNC = /\/device-controllers(\/.*)?\/sync(\/|$)/;
const listeners = new Set<Listener>();
let quiet = 0;

/** Tells a failed call's message to the toasts, where it should be. */
export function reportSoftFailure(path: string, failure: RequestFailure): void {
  if (failure.status !== 200 || quiet > 0 || DEVICE_SYNC.test(path) || !failure.message) return;
  for (const listener of listeners) listener(failure.message);
}

/** Calls back with each message; returns how to stop. */
export function onSoftFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for silence, for a page that shows such failures itself: `useEffect(() => muteSoftFailures(), [])`. Returns how to end it. */
export function muteSoftFailures(): () => void {
  quiet += 1;
  let isOver = false;
  return () => {
    if (!isOver) quiet -= 1;
    isOver = true;
  };
}
