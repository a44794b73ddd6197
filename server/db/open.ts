/** Opens the database that the settings name. */
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite/open.ts';
import { openPostgres } from './postgres.ts';

/** @throws Error when the server is unreachable, or another process holds the data folder */
export const openDatabase = (
  config: Pick<
    Config,
    | 'databaseUrl'
    | 'databaseDirectUrl'
    | 'databaseReadUrl'
    | 'databaseReadAgeMs'
    | 'databasePool'
    | 'databasePrepares'
    | 'dataDir'
  >,
): Promise<Database> =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, {
        poolSize: config.databasePool,
        prepares: config.databasePrepares,
        directUrl: config.databaseDirectUrl,
        readFrom: config.databaseReadUrl ? { url: config.databaseReadUrl, maxAgeMs: config.databaseReadAgeMs ?? 0 } : undefined,
      })
    : openPglite(config.dataDir);
