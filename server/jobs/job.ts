/** What a kind of work is. Areas list theirs in their manifests, and every process is given all of them. */
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

/** What a handler may use. `signal` fires when the job has run out of time or the process stops. */
export interface JobContext {
  db: Database;
  config: Config;
  signal: AbortSignal;
}

export interface JobOptions {
  /** How often it is tried again after an error; the pauses double from 5 seconds on. */
  retries?: number;
  /** Seconds after which a run counts as lost (its process died) and is given to somebody else. */
  expireSeconds?: number;
  /** How many of this kind one process does at the same time. */
  concurrency?: number;
}

declare const carries: unique symbol;
/** The name of a kind of job, with what its orders hold: whoever enqueues one is checked by the compiler. */
export type JobName<Data extends object> = string & { readonly [carries]?: Data };
/** `const REMIND = jobName<{ applicationId: number }>('parking-reminder')`. */
export const jobName = <Data extends object>(name: string): JobName<Data> => name as JobName<Data>;

/** A kind of job as it is declared. `Context` is what its handler needs beyond `JobContext`. */
export interface Job<Data extends object = object, Context extends JobContext = JobContext> extends JobOptions {
  name: JobName<Data>;
  /**
   * Lets it run by the clock (cron expression, UTC), once over all processes. It also runs shortly after a start, because an
   * embedded installation may sleep through its hour.
   */
  cron?: string;
  /**
   * Does one job. A job runs at least once: after a crash or an error it runs again, so a handler must leave the same
   * result when it runs twice.
   */
  run(data: Data, context: Context): Promise<void>;
}

/** A kind of job that the queue can run: every option said, and nothing missing from its context. */
export interface JobKind extends Required<JobOptions> {
  name: string;
  handler(data: unknown, context: JobContext): Promise<void>;
  cron?: string;
}

/** The job with its defaults, and with what it needs beyond `JobContext` put in. */
export const jobKindOf = <Extra extends object>(job: Job<object, JobContext & Extra>, extra: Extra): JobKind => ({
  name: job.name,
  cron: job.cron,
  retries: job.retries ?? 5,
  expireSeconds: job.expireSeconds ?? 300,
  concurrency: job.concurrency ?? 1,
  handler: (data, context) => job.run(data as object, { ...context, ...extra }),
});
