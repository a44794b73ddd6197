/**
 * The lanes of one kind of job in this process. Jobs of one lane delay only each other: one that is busy takes no place from the
 * others, and as soon as a run ends its place is free again, whatever the runs beside it do.
 */
export class Lanes {
  readonly #running = new Map<string, number>();
  readonly #each: number;
  readonly #all: number;
  #count = 0;

  /** @param concurrency runs of one lane @param lanes of which all places may be taken */
  constructor({ concurrency, lanes }: { concurrency: number; lanes: number }) {
    this.#each = concurrency;
    this.#all = concurrency * lanes;
  }

  /** No lane has a place. */
  get isFull(): boolean {
    return this.#count >= this.#all;
  }

  /** The lanes whose places are all taken. */
  get busy(): string[] {
    return [...this.#running].filter(([, count]) => count >= this.#each).map(([lane]) => lane);
  }

  begin(lane: string): void {
    this.#count += 1;
    this.#running.set(lane, (this.#running.get(lane) ?? 0) + 1);
  }

  end(lane: string): void {
    this.#count -= 1;
    const left = (this.#running.get(lane) ?? 0) - 1;
    if (left > 0) this.#running.set(lane, left);
    else this.#running.delete(lane);
  }
}
