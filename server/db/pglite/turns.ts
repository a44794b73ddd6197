/** A queue for the single connection: single statements may be pipelined, a transaction runs alone; first come, first served. */
export interface Turns {
  /** Concurrently with other statements; the thread runs them in order. */
  share<T>(run: () => Promise<T>): Promise<T>;
  /** Exclusively: everything before it has finished, nothing after it has begun. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}

export function makeTurns(): Turns {
  const waiting: { alone: boolean; start: () => void }[] = [];
  let running = 0;
  let taken = false;

  const next = () => {
    for (let first = waiting[0]; first && !taken && !(first.alone && running > 0); first = waiting[0]) {
      waiting.shift();
      running += 1;
      taken = first.alone;
      first.start();
    }
  };
  const take = async <T>(alone: boolean, run: () => Promise<T>): Promise<T> => {
    await new Promise<void>((start) => {
      waiting.push({ alone, start });
      next();
    });
    try {
      return await run();
    } finally {
      running -= 1;
      taken = false;
      next();
    }
  };
  return { share: (run) => take(false, run), alone: (run) => take(true, run) };
}
