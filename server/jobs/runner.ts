/** Takes due jobs and does them, one process beside any number of others. */
import type PgBoss from 'pg-boss';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { bossOver, dueNames, guardedSql } from './boss.ts';
import type { JobKind } from './job.ts';

export interface RunnerOptions {
  db: Database;
  config: Config;
  /** Every kind of job there is. */
  kinds: readonly JobKind[];
  /** Told of every failed run, and of trouble with the queue itself. */
  onError: (error: unknown, job?: string) => void;
  /** Pause between looks at the queue, in milliseconds; work enqueued by this process is seen at once. */
  pollMilliseconds?: number;
}

const running = new Set<Runner>();
/** Tells the runners of this process to look now. */
export const wakeRunners = (): void => {
  for (const runner of running) runner.wake();
};

/** The loop: which kinds have work, do all of it, wait. */
export class Runner {
  readonly #options: RunnerOptions;
  readonly #sql: ReturnType<typeof guardedSql>;
  readonly #boss: PgBoss;
  readonly #stop = new AbortController();
  /** Fires when the grace of a stop is over. */
  readonly #give = new AbortController();
  #loop: Promise<void> = Promise.resolve();
  /** Kinds that are being worked on; the promise tells whether there was anything to do. */
  readonly #working = new Map<string, Promise<boolean>>();
  #awake = false;
  #wake: () => void = () => {};

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.#sql = guardedSql(options.db);
    this.#boss = bossOver(this.#sql, { schedule: true, supervise: true, migrate: false });
    this.#boss.on('error', (error) => options.onError(error));
  }

  /** Starts the clock and the loop. */
  async start(): Promise<void> {
    await this.#boss.start();
    await this.#forgetStrangers();
    for (const { name, cron } of this.#options.kinds) if (cron) await this.#schedule(name, cron);
    running.add(this);
    this.#loop = this.#run();
  }

  /** A job that the product has no longer would be ordered for ever, and done by nobody. */
  async #forgetStrangers(): Promise<void> {
    const known = new Set(this.#options.kinds.filter(({ cron }) => cron).map(({ name }) => name));
    for (const { name } of await this.#boss.getSchedules()) if (!known.has(name)) await this.#boss.unschedule(name);
  }

  async #schedule(name: string, cron: string): Promise<void> {
    await this.#boss.schedule(name, cron, {}, { tz: 'UTC' });
    await this.#boss.send(name, {}, { startAfter: 5, singletonKey: 'start', singletonSeconds: 60 });
  }

  wake(): void {
    this.#awake = true;
    this.#wake();
  }

  /** Takes nothing more, waits for what is being done (up to `milliseconds`), and leaves the rest to others. */
  async stop(milliseconds = 8000): Promise<void> {
    running.delete(this);
    this.#stop.abort();
    this.wake();
    await Promise.race([this.#loop, new Promise((resolve) => setTimeout(resolve, milliseconds).unref())]);
    this.#give.abort();
    await this.#boss.stop({ graceful: false, close: false });
    await this.#sql.quiet();
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      this.#awake = false;
      try {
        // Nobody waits for what was begun: a long list that is being written holds up no one-time code.
        for (const begun of await this.#look())
          begun.then(
            (didSome) => didSome && this.wake(),
            (error) => this.#options.onError(error),
          );
      } catch (error) {
        this.#options.onError(error);
      }
      if (!this.#awake && !this.#stop.signal.aborted) await this.#pause();
    }
    await Promise.allSettled(this.#working.values());
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.pollMilliseconds ?? 2000);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Does everything that is due, and what that work enqueues in turn, until nothing is. */
  async drain(): Promise<void> {
    for (;;) {
      const begun = await Promise.all(await this.#look());
      if (!begun.some(Boolean)) return;
    }
  }

  /** Begins every kind that has work and is not being worked on. */
  async #look(): Promise<Promise<boolean>[]> {
    const idle = this.#options.kinds.filter(({ name }) => !this.#working.has(name));
    const due = new Set(
      await dueNames(
        this.#options.db,
        idle.map(({ name }) => name),
      ),
    );
    return this.#stop.signal.aborted ? [] : idle.filter(({ name }) => due.has(name)).map((kind) => this.#begin(kind));
  }

  #begin(kind: JobKind): Promise<boolean> {
    const lanes = Array.from({ length: kind.concurrency }, () => this.#work(kind));
    // Also after an error it is worked on until all lanes have ended: none goes on beside those that come next.
    const working = Promise.allSettled(lanes)
      .finally(() => this.#working.delete(kind.name))
      .then(() => Promise.all(lanes))
      .then((did) => did.some(Boolean));
    this.#working.set(kind.name, working);
    return working;
  }

  /** Works one kind off; tells whether there was anything to do. */
  async #work(kind: JobKind): Promise<boolean> {
    for (let count = 0; ; count++) {
      const [job] = this.#stop.signal.aborted ? [] : await this.#boss.fetch<object>(kind.name);
      if (!job) return count > 0;
      await this.#do(kind, job);
    }
  }

  async #do(kind: JobKind, job: PgBoss.Job<object>): Promise<void> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('took too long')), kind.expireSeconds * 1000).unref();
    const signal = AbortSignal.any([late.signal, this.#give.signal]);
    try {
      await Promise.race([
        kind.handler(job.data, { db: this.#options.db, config: this.#options.config, signal }),
        new Promise((_, reject) => late.signal.addEventListener('abort', () => reject(late.signal.reason), { once: true })),
      ]);
      await this.#boss.complete(kind.name, job.id);
    } catch (error) {
      await this.#boss.fail(kind.name, job.id, error as object);
      this.#options.onError(error, kind.name);
    } finally {
      clearTimeout(timer);
    }
  }
}
