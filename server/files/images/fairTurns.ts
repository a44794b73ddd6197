/**
 * A fair queue: one piece of work at a time, round robin over the people who wait, so that
 * somebody with a hundred pieces holds up another's only piece by one of theirs at most.
 */

/** Maximum waiting, per person and in total; they are held in memory. */
const MAX_PER_PERSON = 10;
const MAX_IN_ALL = 60;

type Work = () => Promise<void>;

export class FairTurns {
  /** Waiting work by person, in the order of their turns. */
  readonly #waiting = new Map<string | number, Work[]>();
  #count = 0;
  #busy = false;

  /** Does the work when its turn comes; returns undefined at once when too much is waiting already. */
  take<T>(whose: string | number, work: () => Promise<T>): Promise<T> | undefined {
    const own = this.#waiting.get(whose) ?? [];
    if (own.length >= MAX_PER_PERSON || this.#count >= MAX_IN_ALL) return undefined;
    return new Promise<T>((resolve, reject) => {
      own.push(() => work().then(resolve, reject));
      this.#waiting.set(whose, own);
      this.#count += 1;
      if (!this.#busy) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let next = this.#next(); next; next = this.#next()) await next();
    this.#busy = false;
  }

  /** The first piece of the person whose turn it is; a person with more goes to the end of the queue. */
  #next(): Work | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [whose, own] = first;
    const work = own.shift();
    this.#waiting.delete(whose);
    if (own.length) this.#waiting.set(whose, own);
    this.#count -= 1;
    return work;
  }
}
