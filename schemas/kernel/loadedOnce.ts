/** Promises of what is loaded once for everyone who asks, marked with their results. */

export type Marked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

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

export interface LoadedOnce<T> {
  /** The same promise for everyone. What has failed is loaded again, but not by the drawing that is about to say so. */
  (): Promise<T>;
  /** What has failed is loaded again at once. */
  again: () => Promise<T>;
}

/** What is loaded when it is first asked for, as a marked promise. */
export function loadedOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  let promise: Marked<T> | undefined;
  const loaded = () => {
    if (promise) return promise;
    const begun: Marked<T> = forUse(load());
    promise = begun;
    begun.catch(() =>
      setTimeout(() => {
        if (promise === begun) promise = undefined;
      }, RETRY_MS),
    );
    return begun;
  };
  const again = () => {
    if (promise?.status === 'rejected') promise = undefined;
    return loaded();
  };
  return Object.assign(loaded, { again });
}
