/** Named statements on the connections of a PostgreSQL pool: limited per connection, and never the reason why a call fails. */
import pg from 'pg';

/** Maximum number of statements prepared on one connection; the number depends on the schemas, not on the callers. */
export const MAX_PREPARED = 300;

/** The names prepared on a connection. A connection with too many is replaced when it is released. */
const held = new WeakMap<pg.PoolClient, Set<string>>();

/** True once the connection holds as many as allowed. */
export const isFull = (client: pg.PoolClient): boolean => (held.get(client)?.size ?? 0) >= MAX_PREPARED;

/** Runs a statement by its name; the connection parses it the first time. Throws what the driver throws. */
export async function runNamed(
  client: pg.PoolClient,
  statement: { name: string; text: string; values: unknown[] },
): Promise<pg.QueryResult> {
  const names = held.get(client) ?? new Set();
  held.set(client, names.add(statement.name));
  return client.query(statement);
}

/**
 * PostgreSQL refused the prepared statement itself: a migration has changed its result ("cached plan must not
 * change result type", 0A000), or the connection no longer knows it or knows a different one by its name (26000, 42P05:
 * a pooler in between).
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === '26000' || error.code === '42P05' || (error.code === '0A000' && error.routine === 'RevalidateCachedQuery'));
