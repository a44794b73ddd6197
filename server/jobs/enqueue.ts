/** Enqueues jobs in the caller's own transaction: a job exists exactly when the transaction commits. */
import type { Transaction } from '#server/db/database.ts';
import { currentTrace } from '#server/traces/traces.ts';
import { bossOver, hasQueue, sqlOf } from './boss.ts';
import type { Caused, JobName } from './job.ts';
import { wakeRunners } from './runner.ts';

/**
 * The place of a job in its queue: what somebody waits for at the screen, such as a code; what is urgent; by turn; and after all others, what
 * goes to thousands of people.
 */
export const PRIORITY = { awaited: 20, urgent: 10, normal: 0, bulk: -10 } as const;
export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

export interface EnqueueOptions {
  /** Not before this time. */
  startAfter?: Date;
  /** At most one such job is queued or done per key within `onceSeconds`; a further one is dropped silently. */
  onceKey?: string;
  onceSeconds?: number;
  priority?: Priority;
}

const sender = bossOver({ executeSql: () => Promise.reject(new Error('jobs are enqueued inside a transaction')) });

/** The trace of whatever enqueues it: that of the job names it as its cause. */
function withCause<Data extends object>(data: Data): Data & Caused {
  const traceparent = currentTrace();
  return traceparent === undefined ? data : { ...data, traceparent };
}

/**
 * Enqueues a job that runs after the commit of `tx`, in whichever process takes it first. `data` must be JSON-serializable.
 * Throws when no area has declared the job, or `prepareJobs` has not run.
 */
export async function enqueue<Data extends object>(
  tx: Transaction,
  name: JobName<Data>,
  data: NoInfer<Data>,
  options: EnqueueOptions = {},
): Promise<void> {
  const id = await sender.send(name, withCause(data), {
    db: sqlOf(tx) as never,
    ...(options.priority ? { priority: options.priority } : {}),
    ...(options.startAfter ? { startAfter: options.startAfter } : {}),
    ...(options.onceKey ? { singletonKey: options.onceKey, singletonSeconds: options.onceSeconds ?? 60 } : {}),
  });
  // Dropped for its key, or because there is no queue for it: the database tells which.
  if (!id && !(options.onceKey && (await hasQueue(tx, name)))) throw new Error(`there is no job '${name}'`);
  tx.afterCommit(wakeRunners);
}

/** Enqueues a job for each of these, in two statements. Throws as `enqueue` does. */
export async function enqueueMany<Data extends object>(
  tx: Transaction,
  name: JobName<Data>,
  all: readonly NoInfer<Data>[],
  priority: Priority = PRIORITY.normal,
  startAfter?: Date,
): Promise<void> {
  const [first, ...rest] = all;
  if (!first) return;
  // The first one detects a missing queue: a statement for many does not.
  await enqueue(tx, name, first, { priority, startAfter });
  const jobs = rest.map((data) => ({ name, data: withCause(data), priority, ...(startAfter ? { startAfter } : {}) }));
  if (jobs.length) await sender.insert(jobs, { db: sqlOf(tx) as never });
}
