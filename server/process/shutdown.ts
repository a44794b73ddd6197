/** Graceful shutdown: no new requests, finish the running ones, then jobs, then the database. */
import type { Logger } from 'pino';
import { written } from './log.ts';

/** One step of the shutdown. */
export interface Step {
  name: string;
  run(): Promise<unknown>;
  /** Timeout in milliseconds, after which the next step begins anyway. */
  patience: number;
}
type StopLog = Pick<Logger, 'info' | 'error' | 'flush'>;

/** Runs a step; true when it succeeded in time. A failed step does not prevent later ones. */
async function isDone({ name, run, patience }: Step, log: StopLog): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${patience} ms`)), patience);
  });
  try {
    await Promise.race([run(), late]);
    return true;
  } catch (error) {
    log.error({ err: error, step: name }, 'a step of stopping failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs the steps in their order, those of one group in parallel.
 * @returns whether all of them succeeded in time
 */
export async function runSteps(log: StopLog, groups: readonly (readonly Step[])[]): Promise<boolean> {
  let good = true;
  for (const group of groups) {
    const done = await Promise.all(group.map((step) => isDone(step, log)));
    good &&= done.every(Boolean);
  }
  return good;
}

/** Stops on the first SIGTERM or SIGINT; the process exits with 0 when every step succeeded, else with 1. */
export function stopInOrder(log: StopLog, groups: readonly (readonly Step[])[]): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const isGood = await runSteps(log, groups);
    await written(log);
    process.exit(isGood ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

/** Uncaught errors: an unhandled rejection is logged; an exception leaves the process in an unknown state and ends it. */
export function logUncaught(log: Pick<Logger, 'error' | 'fatal' | 'flush'>): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    void written(log).then(() => process.exit(1));
  });
}
