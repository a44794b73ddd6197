/** The definition of a kind of job. Areas list theirs in their manifests, and every process gets all of them. */
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

/** What a handler may use. `signal` fires when the job times out or the process stops. */
export interface JobContext {
  db: Database;
  config: Config;
  signal: AbortSignal;
}

export interface JobOptions {
  /** Number of retries after an error; the pauses double from 5 seconds on. */
  retries?: number;
  /** Seconds after which a run counts as lost (its process died) and is assigned again. */
  expireSeconds?: number;
  /** Maximum concurrent runs of one lane in one process. */
  concurrency?: number;
  /**
   * How many lanes may have all their places taken at the same time in one process; 1: the kind is one lane. A job is in the lane that
   * `lane` of its data names (`InLane`), so that what waits for one server keeps nothing else from being done.
   */
  lanes?: number;
}

/** The data of a job whose kind has lanes. */
export interface InLane {
  lane?: string;
}

/** What the queue keeps beside the data of a job: W3C `traceparent` of the request or job that has enqueued it, where that is traced. */
export interface Caused {
  traceparent?: string;
}

declare const carries: unique symbol;
/** The name of a kind of job, with the type of its data: the compiler checks every enqueuing. */
export type JobName<Data extends object> = string & { readonly [carries]?: Data };
/** `const REMIND = jobName<{ applicationId: number }>('parking-reminder')`. */
export const jobName = <Data extends object>(name: string): JobName<Data> => name as JobName<Data>;

/** A kind of job as it is declared. `Context` is what its handler needs beyond `JobContext`. */
export interface Job<Data extends object = object, Context extends JobContext = JobContext> extends JobOptions {
  name: JobName<Data>;
  /**
   * Runs it on a schedule (cron expression, UTC), once across all processes. It also runs shortly after a start, because an
   * embedded installation may be off at the scheduled time.
   */
  cron?: string;
  /**
   * Does one job. A job runs at least once: after a crash or an error it runs again, so a handler must be
   * idempotent.
   */
  run(data: Data, context: Context): Promise<void>;
}

/** A kind of job that the queue can run: with every option and a complete context. */
export interface JobKind extends Required<JobOptions> {
  name: string;
  handler(data: unknown, context: JobContext): Promise<void>;
  cron?: string;
}

/** The job with its defaults, and with the handler's context beyond `JobContext`. */
export const jobKindOf = <Extra extends object>(job: Job<object, JobContext & Extra>, extra: Extra): JobKind => ({
  name: job.name,
  cron: job.cron,
  retries: job.retries ?? 5,
  expireSeconds: job.expireSeconds ?? 300,
  concurrency: job.concurrency ?? 1,
  lanes: job.lanes ?? 1,
  handler: (data, context) => job.run(data as object, { ...context, ...extra }),
});
