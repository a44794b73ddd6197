/**
 * Marks a promise with its result, where React's `use` looks first: what is already there is taken at once. Without the mark a
 * first drawing that waits for it shows a placeholder, and React then holds back what follows for 0.3 s.
 */
export function forUse<T>(promise: Promise<T>): Promise<T> {
  const marked = promise as Promise<T> & { status: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };
  marked.status = 'pending';
  promise.then(
    (value) => void Object.assign(marked, { status: 'fulfilled', value }),
    (reason) => void Object.assign(marked, { status: 'rejected', reason }),
  );
  return promise;
}
