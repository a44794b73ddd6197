/**
 * Structured logs with request ids: routes and statuses, never addresses, bodies or queries. Lines are buffered and written
 * asynchronously, so that no request waits for the disk or for the log's reader. Before the process ends, by a stop
 * or by an uncaught error, the buffer is written; `kill -9` can lose the last lines.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

/** The buffer is written after this many bytes, or after this many milliseconds. */
const GATHERED = 4096;
const MOMENT_MS = 200;

/** @param dest a file, or 1 for the standard output */
function makeDestination(dest: string | number): DestinationStream {
  const stream = pino.destination({ dest, sync: false, minLength: GATHERED, periodicFlush: MOMENT_MS });
  // No synchronous writing, which would overtake a pending write: the end of the process waits for `written` instead.
  return { write: (line) => stream.write(line), flush: (done: () => void) => stream.flush(done) } as DestinationStream;
}

/** One for the whole process: two would mix up the order of the lines. */
let output: DestinationStream | undefined;

/** @param file target of the lines instead of the standard output */
export function loggerFor(config: Pick<Config, 'logLevel'>, file?: string): Logger {
  if (file === undefined) output ??= makeDestination(1);
  const options = {
    level: config.logLevel,
    base: undefined,
    serializers: {
      req: () => undefined,
      res: () => undefined,
      // PostgreSQL's detail quotes values; the message and the location are enough.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message.split('\n')[0],
        stack: error.stack,
      }),
    },
  };
  return pino(options, file === undefined ? output : makeDestination(file));
}

/** Maximum time that the end of the process waits for the lines to be written. */
const PATIENCE_MS = 2_000;

/** Resolves when all lines so far are written, or when that takes too long: await it before the process ends. */
export const written = (log: Pick<Logger, 'flush'>): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, PATIENCE_MS).unref();
    log.flush(() => done());
  });
