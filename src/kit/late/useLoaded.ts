import { useEffect, useReducer } from 'react';
import type { Marked } from '#schemas/kernel/loadedOnce.ts';

/** How it stands with a marked promise, and what it holds; draws again when that changes, without suspending. */
export function useSettled<T>(promise: Promise<T> | undefined): Pick<Marked<T>, 'status' | 'value' | 'reason'> {
  const marked = promise as Marked<T> | undefined;
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // As this drawing found it: it may arrive before the effect runs.
  const waits = marked?.status === 'pending';
  useEffect(() => {
    if (!waits) return;
    let isGone = false;
    const arrived = () => {
      if (!isGone) drawAgain();
    };
    marked?.then(arrived, arrived);
    return () => {
      isGone = true;
    };
  }, [marked, waits]);
  return marked ?? {};
}

/**
 * What a marked promise holds; undefined until it is there. It does not suspend, as `use` does: a page that replaces a placeholder
 * of Suspense is held back by React for 0.3 s.
 * @throws what the promise failed with
 */
export function useLoaded<T>(promise: Promise<T> | undefined): T | undefined {
  const { status, value, reason } = useSettled(promise);
  if (status === 'rejected') throw reason;
  return value;
}
