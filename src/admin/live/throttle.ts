/**
 * Gathers what has to be done and does it at most once per pause: soon after the first word, because people watch, and
 * never more often, however much is said.
 */
export function gatherer<T>(
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
