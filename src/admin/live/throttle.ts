/** Collects items and handles them in batches: soon after the first item, and at most once per `pauseMs`. */
export function throttledBatch<T>(
  pauseMs: number,
  soonMs: number,
  work: (all: T[]) => void,
): { add: (one: T) => void; stop: () => void } {
  let waiting: T[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    last = Date.now();
    const all = waiting;
    waiting = [];
    work(all);
  };
  return {
    add: (one) => {
      waiting.push(one);
      timer ??= setTimeout(flush, Math.max(soonMs, last + pauseMs - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
