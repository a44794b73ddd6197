/** Takes due jobs and runs them, next to any number of other processes. */
import type PgBoss from 'pg-boss';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { beginTrace, spanOver } from '#server/traces/traces.ts';
import { bossOver, dueNames, guardedSql, takeJob } from './boss.ts';
import type { Caused, InLane, JobKind } from './job.ts';
import { Lanes } from './lanes.ts';

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

interface TakenJob {
  id: string;
  data: object;
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
  /** What runs, by kind. */
  readonly #lanes = new Map<string, Lanes>();
  /** Kinds whose jobs are being taken, one at a time, so that no lane gets more than its places; `again`: there is news since. */
  readonly #taking = new Map<string, { again: boolean }>();
  /** Everything that was begun and has not ended. */
  readonly #underWay = new Set<Promise<void>>();
  /** Errors outside of jobs, such as a database that is away: told at once by the loop, thrown at the end of `drain`. */
  readonly #faults: unknown[] = [];
  #loops = false;
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
    this.#loops = true;
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
      // Waits for no run: writing a long list must not delay a one-time code.
      await this.#look().catch((error) => this.#fault(error));
      if (!this.#awake && !this.#stop.signal.aborted) await this.#pause();
    }
    await this.#settle();
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
    while (await this.#look()) {
      await this.#settle();
      const [problem] = this.#faults.splice(0);
      if (problem) throw problem;
    }
  }

  /** Until nothing is taken and nothing runs. */
  async #settle(): Promise<void> {
    while (this.#underWay.size) await Promise.all(this.#underWay);
  }

  #fault(error: unknown): void {
    if (this.#loops) this.#options.onError(error);
    else this.#faults.push(error);
  }

  #note(work: Promise<void>): void {
    const noted = work.catch((error) => this.#fault(error)).finally(() => this.#underWay.delete(noted));
    this.#underWay.add(noted);
  }

  #lanesOf(kind: JobKind): Lanes {
    const lanes = this.#lanes.get(kind.name) ?? new Lanes(kind);
    this.#lanes.set(kind.name, lanes);
    return lanes;
  }

  /** Begins with every kind that has work in a free lane; returns whether there is one. */
  async #look(): Promise<boolean> {
    const free = this.#options.kinds.filter((kind) => !this.#lanesOf(kind).isFull);
    const due = new Set(
      await dueNames(
        this.#options.db,
        free.map((kind) => ({ name: kind.name, busy: this.#lanesOf(kind).busy })),
      ),
    );
    if (this.#stop.signal.aborted) return false;
    for (const kind of free) if (due.has(kind.name)) this.#take(kind);
    return due.size > 0;
  }

  /**
   * Takes jobs of a kind while there are some in a free lane; who is already taking them goes on.
   * @param lane in which a place has become free: of the others it is known that they have nothing
   */
  #take(kind: JobKind, lane?: string): void {
    const busy = this.#taking.get(kind.name);
    if (busy) {
      busy.again = true;
      return;
    }
    const state = { again: false };
    this.#taking.set(kind.name, state);
    this.#note(this.#fill(kind, state, lane));
  }

  async #fill(kind: JobKind, state: { again: boolean }, lane?: string): Promise<void> {
    const lanes = this.#lanesOf(kind);
    let only = lane;
    try {
      while (!this.#stop.signal.aborted && !lanes.isFull) {
        state.again = false;
        const job = await takeJob(this.#options.db, kind.name, lanes.busy, only);
        if (job) this.#begin(kind, lanes, job);
        if (state.again) only = undefined;
        else if (!job || only !== undefined) return;
      }
    } finally {
      this.#taking.delete(kind.name);
    }
  }

  #begin(kind: JobKind, lanes: Lanes, job: TakenJob): void {
    const { lane = '' } = job.data as InLane;
    lanes.begin(lane);
    this.#note(
      this.#do(kind, job).finally(() => {
        const wasFull = lanes.isFull;
        lanes.end(lane);
        this.#take(kind, wasFull ? undefined : lane);
      }),
    );
  }

  /** A trace of its own: whoever enqueued it does not wait for it. */
  #traced(kind: JobKind, { traceparent, ...data }: Caused, run: (data: object) => Promise<void>): Promise<void> {
    const attributes = { 'messaging.system': 'pgboss', 'messaging.destination.name': kind.name };
    const trace = beginTrace({ name: `job ${kind.name}`, kind: 'consumer', attributes, cause: traceparent });
    return spanOver(trace, () => run(data));
  }

  async #do(kind: JobKind, job: TakenJob): Promise<void> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('took too long')), kind.expireSeconds * 1000).unref();
    const signal = AbortSignal.any([late.signal, this.#give.signal]);
    try {
      await Promise.race([
        this.#traced(kind, job.data, (data) =>
          kind.handler(data, { db: this.#options.db, config: this.#options.config, signal }),
        ),
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
