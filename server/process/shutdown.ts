/** Stopping in order: no new requests, finish the running ones, then jobs, then the database. */
import type { Logger } from 'pino';

/** Milliseconds after which the process ends whatever is still open. */
const PATIENCE_MS = 10_000;

/** Runs the steps once, on the first SIGTERM or SIGINT, in their order; a step that fails does not keep the next from running. */
export function stopInOrder(log: Pick<Logger, 'info' | 'error'>, steps: readonly (() => Promise<unknown>)[]): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, PATIENCE_MS).unref();
    for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, 'a step of stopping failed'));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

/** Errors that nobody caught: a lost promise is logged; anything thrown leaves the process in an unknown state and ends it. */
export function logUncaught(log: Pick<Logger, 'error' | 'fatal'>): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });
}
