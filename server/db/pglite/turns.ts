/** One at a time, first come, first served. */
export function makeTurns(): { take<T>(run: () => Promise<T>): Promise<T> } {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take: (run) => {
      const mine = last.then(run, run);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
