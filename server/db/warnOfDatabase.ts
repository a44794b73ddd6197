/** What of the database works otherwise than it was set up, and would go unnoticed: said in the log after the start. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { readerOf } from './replica.ts';

const SILENT =
  'no notice of the database arrives: live updates are off, and sessions end late. Behind a pooler, set DATABASE_DIRECT_URL';
const UNREAD = 'the replica of DATABASE_READ_URL is away or too old: the server answers everything until it is there';

const IS_REPLICA = 'select pg_is_in_recovery() as is';

/** Never throws: it says what it finds, and the product works without. */
export async function warnOfDatabase(
  db: Database,
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  try {
    if ((await db.hears?.()) === false) log.warn(SILENT);
    if (!databaseReadUrl) return;
    const [answered] = await (await readerOf(db, 'recent')).text<{ is: boolean }>(IS_REPLICA);
    if (!answered?.is) log.warn(UNREAD);
  } catch (error) {
    log.warn({ err: error }, SILENT);
  }
}
