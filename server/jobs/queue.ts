/**
 * Durable jobs: mail, exports, nightly work. They are stored in the same database as the data, are enqueued in the caller's
 * transaction, and run once across all processes, with retries after increasing pauses.
 */
import { Runner, type RunnerOptions } from './runner.ts';

export { prepareJobs, resumeInterrupted } from './boss.ts';
export { type EnqueueOptions, enqueue } from './enqueue.ts';
export { type Job, type JobContext, type JobKind, type JobName, type JobOptions, jobKindOf, jobName } from './job.ts';
export type { RunnerOptions } from './runner.ts';

export interface Jobs {
  stop(milliseconds?: number): Promise<void>;
}

/** Starts doing jobs in this process. `prepareJobs` must have run. */
export async function startJobs(options: RunnerOptions): Promise<Jobs> {
  const runner = new Runner({
    ...options,
    pollMilliseconds: options.pollMilliseconds ?? (options.db.kind === 'pglite' ? 5000 : 2000),
  });
  await runner.start();
  return runner;
}

/** Does everything that is due, now and in this call, and returns when nothing is left: for tests and scripts. */
export async function runDueJobs(options: Omit<RunnerOptions, 'onError'> & Partial<RunnerOptions>): Promise<void> {
  const runner = new Runner({
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  await runner.drain();
}
