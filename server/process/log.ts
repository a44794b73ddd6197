/**
 * Structured logs with request ids: routes and statuses, never addresses, bodies or queries. Lines are gathered and written
 * beside the work, so that no request waits for the disk or for whoever reads the log. Before the process ends, be it stopped
 * or by an error that nobody caught, what is gathered is written; `kill -9` can lose the lines of the last moment.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

/** Bytes after which gathered lines are written, and milliseconds after which they are anyway. */
const GATHERED = 4096;
const MOMENT_MS = 200;

/** @param dest a file, or 1 for the standard output */
function makeDestination(dest: string | number): DestinationStream {
  const stream = pino.destination({ dest, sync: false, minLength: GATHERED, periodicFlush: MOMENT_MS });
  // Without a way to write at once, which would overtake what is being written: an end waits for `written` instead.
  return { write: (line) => stream.write(line), flush: (done: () => void) => stream.flush(done) } as DestinationStream;
}

/** One for the whole process: two would mix up the order of the lines. */
let output: DestinationStream | undefined;

/** @param file where the lines go instead of the standard output */
export function loggerFor(config: Pick<Config, 'logLevel'>, file?: string): Logger {
  if (file === undefined) output ??= makeDestination(1);
  const options = {
    level: config.logLevel,
    base: undefined,
    serializers: {
      req: () => undefined,
      res: () => undefined,
      // PostgreSQL's detail quotes values; the message and the place are enough.
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

/** How long an end waits for whoever takes the lines. */
const PATIENCE_MS = 2_000;

/** Resolves when every line until now is written, or when nobody takes them for too long: to be awaited before an end. */
export const written = (log: Pick<Logger, 'flush'>): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, PATIENCE_MS).unref();
    log.flush(() => done());
  });
