/**
 * What a connection to PostgreSQL is set to. Dates that PostgreSQL derives from instants must not depend on the server's time
 * zone. JIT compilation does not pay for statements that run for milliseconds. What lists read is in memory or on solid state,
 * where a page costs the same wherever it is: rows are then found by index instead of reading a whole table.
 */
import pg from 'pg';
import { LISTENER, START } from './connectionNames.ts';
import { oneAtATime } from './oneAtATime.ts';

const settings = { timezone: 'UTC', jit: 'off', random_page_cost: '1.1' };

/** As a parameter with which a connection begins. A pooler that shares connections refuses it. */
export const asOptions = Object.entries(settings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** What a pooler keeps of a session and gives back to it. */
export const SET_ZONE = `set timezone = '${settings.timezone}'`;

/** The role keeps them in this database from now on: connections that a pooler opens for it have them from their beginning. */
const keepingIn = (database: string): string =>
  Object.entries(settings)
    .map(([name, value]) => [name, pg.escapeLiteral(value), pg.escapeIdentifier(database)])
    .map(([name, value, place]) => `alter role current_user in database ${place} set ${name} = ${value}`)
    .join(';');

/** Whether the role has them already; the names are kept in a spelling of PostgreSQL's own. */
const IS_KEPT = `select count(*)::int as kept, current_database() as database from pg_db_role_setting
  where setdatabase = (select oid from pg_database where datname = current_database())
    and setrole = (select oid from pg_roles where rolname = current_user)
    and (select array_agg(lower(one)) from unnest(setconfig) one) @> $1::text[]`;

/**
 * Those that the pooler opened before would go on without: it opens others. One that is at work stays until it is next replaced, and the
 * connections that lead past the pooler stay as they are.
 */
const END_IDLE = `select pg_terminate_backend(pid) from pg_stat_activity
  where usename = current_user and datname = current_database() and pid <> pg_backend_pid() and state = 'idle'
    and application_name not in ('${START}', '${LISTENER}')`;

/**
 * Sets them for the role behind a pooler, once for an installation; of several processes one does.
 * @param directUrl an address that leads past the pooler, with the same role
 * @throws Error when the server cannot be reached there, or refuses
 */
export async function keepWithRole(directUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: 10_000, application_name: START });
  client.on('error', () => undefined);
  const wanted = Object.entries(settings).map(([name, value]) => `${name}=${value}`.toLowerCase());
  const look = async () => (await client.query<{ kept: number; database: string }>(IS_KEPT, [wanted])).rows[0];
  try {
    await client.connect();
    if ((await look())?.kept) return;
    await oneAtATime(directUrl, async () => {
      const now = await look();
      if (!now || now.kept) return;
      await client.query(keepingIn(now.database));
      await client.query(END_IDLE);
    });
  } catch (error) {
    throw new Error(`The database of DATABASE_DIRECT_URL cannot be used: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
