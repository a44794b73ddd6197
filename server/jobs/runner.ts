/** Takes due jobs and runs them, next to any number of other processes. */
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
  /** Called for every failed run, and for errors of the queue itself. */
  onError: (error: unknown, job?: string) => void;
  /** Polling interval in milliseconds; work enqueued by this process is noticed at once. */
  pollMilliseconds?: number;
}

const running = new Set<Runner>();
/** Wakes the runners of this process. */
export const wakeRunners = (): void => {
  for (const runner of running) runner.wake();
};

/** How often lost runs are looked for, by one of all processes. */
const LOST_SECONDS = 15;

/** The loop: find kinds with work, do all of it, wait. */
export class Runner {
  readonly #options: RunnerOptions;
  readonly #sql: ReturnType<typeof guardedSql>;
  readonly #boss: PgBoss;
  readonly #stop = new AbortController();
  /** Fires when the grace period of a stop is over. */
  readonly #give = new AbortController();
  #loop: Promise<void> = Promise.resolve();
  /** Kinds in progress; the promise tells whether there was anything to do. */
  readonly #working = new Map<string, Promise<boolean>>();
  #awake = false;
  #wake: () => void = () => {};

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.#sql = guardedSql(options.db);
    this.#boss = bossOver(this.#sql, {
      schedule: true,
      supervise: true,
      migrate: false,
      maintenanceIntervalSeconds: LOST_SECONDS,
    });
    this.#boss.on('error', (error) => options.onError(error));
  }

  /** Starts the scheduler and the loop. */
  async start(): Promise<void> {
    await this.#boss.start();
    await this.#forgetStrangers();
    for (const { name, cron } of this.#options.kinds) if (cron) await this.#schedule(name, cron);
    running.add(this);
    this.#loop = this.#run();
  }

  /** A schedule of a removed job would enqueue it for ever, and nobody would run it. */
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

  /** Takes nothing more, waits for running jobs (up to `milliseconds`), and leaves the rest to other processes. */
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
        // Does not wait for what was started: writing a long list must not delay a one-time code.
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

  /** Does everything that is due, and what that work enqueues in turn, until nothing is left. */
  async drain(): Promise<void> {
    for (;;) {
      const begun = await Promise.all(await this.#look());
      if (!begun.some(Boolean)) return;
    }
  }

  /** Starts every kind that has work and is not in progress. */
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
    // Even after an error it counts as in progress until all lanes have ended, so that no old lane runs beside new ones.
    const working = Promise.allSettled(lanes)
      .finally(() => this.#working.delete(kind.name))
      .then(() => Promise.all(lanes))
      .then((did) => did.some(Boolean));
    this.#working.set(kind.name, working);
    return working;
  }

  /** Empties the queue of one kind; returns whether there was anything to do. */
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
