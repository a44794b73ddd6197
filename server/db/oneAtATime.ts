/**
 * Lets one process at a time on one PostgreSQL do work that is more than a transaction. A dedicated connection holds the lock
 * within a transaction, so that it also works behind a pooler and is released whenever the process ends.
 */
import pg from 'pg';
import { START } from './connectionNames.ts';

/** An arbitrary number, the same in every process. */
const LOCK = 4_127_003;

/** Waiting for another process must not hit a timeout set on the server. */
const BEGIN = `begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Runs `run` when no other process on this database is inside. Throws what `run` throws, or when the server is unreachable. */
export async function oneAtATime<T>(connectionString: string, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: START,
  });
  // Losing the lock midway is no reason to stop: each step also guards itself.
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
