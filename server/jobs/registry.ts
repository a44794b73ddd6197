/** Which kinds of work there are. Areas declare theirs when their module loads; every process then can do all of them. */
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

/** What a handler may use. `signal` fires when the job has run out of time or the process stops. */
export interface JobContext {
  db: Database;
  config: Config;
  signal: AbortSignal;
}

/**
 * Does one job. A job runs at least once: after a crash or an error it runs again, so a handler must leave the same
 * result when it runs twice.
 */
export type JobHandler<T> = (data: T, context: JobContext) => Promise<void>;

export interface JobOptions {
  /** How often it is tried again after an error; the pauses double from 5 seconds on. */
  retries?: number;
  /** Seconds after which a run counts as lost (its process died) and is given to somebody else. */
  expireSeconds?: number;
  /** How many of this kind one process does at the same time. */
  concurrency?: number;
}

export interface JobKind extends Required<JobOptions> {
  name: string;
  handler: JobHandler<unknown>;
  cron?: string;
}

const kinds = new Map<string, JobKind>();

/** Declares a kind of job. The last declaration of a name counts, so that a test can put its own in place. */
export function registerJob<T>(name: string, handler: JobHandler<T>, options: JobOptions = {}): void {
  kinds.set(name, {
    name,
    handler: handler as JobHandler<unknown>,
    retries: options.retries ?? 5,
    expireSeconds: options.expireSeconds ?? 300,
    concurrency: options.concurrency ?? 1,
    cron: kinds.get(name)?.cron,
  });
}

/**
 * Lets a declared job run by the clock (cron expression, UTC), once over all processes. It also runs shortly after a
 * start, because an embedded installation may sleep through its hour.
 */
export function scheduleJob(name: string, cron: string): void {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`there is no job '${name}' to schedule`);
  kind.cron = cron;
}

/** Every declared kind. */
export const jobKinds = (): readonly JobKind[] => [...kinds.values()];

/** The kind of that name; throws when nobody declared it. */
export function jobKind(name: string): JobKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`there is no job '${name}'`);
  return kind;
}
