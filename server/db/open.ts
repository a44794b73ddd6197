/** Opens the database that the settings name. */
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite/open.ts';
import { openPostgres } from './postgres.ts';
import { tracedDatabase } from './tracedDatabase.ts';

/** @throws Error when the server is unreachable, or another process holds the data folder */
export async function openDatabase(
  config: Pick<
    Config,
    | 'databaseUrl'
    | 'databaseDirectUrl'
    | 'databaseReadUrl'
    | 'databaseReadAgeMs'
    | 'databasePool'
    | 'databasePrepares'
    | 'dataDir'
    | 'tracesUrl'
  >,
): Promise<Database> {
  const db = config.databaseUrl
    ? await openPostgres(config.databaseUrl, {
        poolSize: config.databasePool,
        prepares: config.databasePrepares,
        directUrl: config.databaseDirectUrl,
        readFrom: config.databaseReadUrl ? { url: config.databaseReadUrl, maxAgeMs: config.databaseReadAgeMs ?? 0 } : undefined,
      })
    : await openPglite(config.dataDir);
  return config.tracesUrl ? tracedDatabase(db) : db;
}
