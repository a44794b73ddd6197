/** Structured logs with request ids: routes and statuses, never addresses, bodies or queries. */
import { type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

export const loggerFor = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({
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
  });
