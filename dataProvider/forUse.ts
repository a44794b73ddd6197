import { useEffect, useReducer } from 'react';

type Marked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

/**
 * Marks a promise with its result, where React's `use` looks first: what is already there is taken at once. Without the mark a
 * first drawing that waits for it shows a placeholder, and React then holds back what follows for 0.3 s.
 */
export function forUse<T>(promise: Promise<T>): Promise<T> {
  const marked = promise as Marked<T>;
  if (marked.status) return promise;
  marked.status = 'pending';
  promise.then(
    (value) => void Object.assign(marked, { status: 'fulfilled', value }),
    (reason) => void Object.assign(marked, { status: 'rejected', reason }),
  );
  return promise;
}

/** A marked promise of what is already there. */
export const there = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

const RETRY_MS = 500;

/**
 * The same marked promise for everyone who asks. What failed to load is loaded again, but not by the drawing that is about to say
 * so.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => {
    if (promise) return promise;
    promise = forUse(load());
    promise.catch(() =>
      setTimeout(() => {
        promise = undefined;
      }, RETRY_MS),
    );
    return promise;
  };
}

/**
 * What a marked promise holds; undefined until it is there. It does not suspend, as `use` does: a page that replaces a placeholder
 * of Suspense is held back by React for 0.3 s.
 * @throws what the promise failed with
 */
export function useLoaded<T>(promise: Promise<T> | undefined): T | undefined {
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
  if (marked?.status === 'rejected') throw marked.reason;
  return marked?.value;
}
