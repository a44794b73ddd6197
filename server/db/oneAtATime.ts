/**
 * One process at a time on one PostgreSQL, for work that is more than a transaction. A connection of its own holds the lock
 * within a transaction, so that it also holds behind a pooler and is given back whenever the process ends.
 */
import pg from 'pg';

/** Any number, the same in every process. */
const LOCK = 4_127_003;

/** Waiting for another process is no reason to be cut off by what the server is set to. */
const BEGIN = `begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Runs `run` when nobody else on this database is inside. Throws what `run` throws, or when the server cannot be reached. */
export async function oneAtATime<T>(connectionString: string, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'atrium start',
  });
  // A lock that is lost on the way is no reason to stop: each step also guards itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(BEGIN);
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    return await run();
  } finally {
    await client.end().catch(() => undefined);
  }
}
