/** The PostgreSQL driver: a pool, and one connection of its own for LISTEN. */
import pg from 'pg';
import { compile } from './compile.ts';
import { type Database, DatabaseError, type Queryable, type Transaction } from './database.ts';
import { parsers } from './parsers.ts';

const types = { getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text') };
const RECONNECT_AFTER_MS = 1_000;

const rename = (error: unknown): never => {
  const { message, code, constraint, detail } = error as pg.DatabaseError;
  if (code && /^[0-9A-Z]{5}$/.test(code)) throw new DatabaseError(message, code, constraint, detail);
  throw error;
};

function queryable(client: Pick<pg.Pool | pg.PoolClient, 'query'>): Queryable {
  const text = async <T>(statement: string, values: readonly unknown[] = []) =>
    ((await (client as pg.Pool).query(statement, values as unknown[]).catch(rename)) as pg.QueryResult).rows as T[];
  return {
    text,
    query: <T>(statement: Parameters<Queryable['query']>[0]) => {
      const { text: sql, values } = compile(statement);
      return text<T>(sql, values);
    },
  };
}

/** One connection that listens, reconnecting and listening again when it is lost. */
function makeListener(connectionString: string) {
  const channels = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload ?? '');
    });
    fresh.on('error', () => {
      client = undefined;
      if (!closed) setTimeout(() => void start().catch(() => undefined), RECONNECT_AFTER_MS).unref();
    });
    await fresh.connect();
    for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  };
  const start = async () => {
    client ??= await connect();
    return client;
  };
  return {
    listen: async (channel: string, heard: (payload: string) => void) => {
      const known = channels.get(channel);
      if (known) known.add(heard);
      else {
        channels.set(channel, new Set([heard]));
        await (await start()).query(`listen ${pg.escapeIdentifier(channel)}`);
      }
      return async () => {
        channels.get(channel)?.delete(heard);
      };
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}

/** @throws Error when the server cannot be reached */
export async function openPostgres(connectionString: string, { poolSize = 10 } = {}): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: poolSize, types, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  const listener = makeListener(connectionString);
  await pool.query('select 1');

  return {
    kind: 'postgres',
    ...queryable(pool),
    script: async (statements) => {
      await pool.query(statements).catch(rename);
    },
    transaction: async <T>(run: (tx: Transaction) => Promise<T>) => {
      const client = await pool.connect();
      const after: (() => void)[] = [];
      let broken: Error | undefined;
      let result: T;
      try {
        await client.query('begin');
        result = await run({ ...queryable(client), afterCommit: (one) => after.push(one) });
        await client.query('commit').catch(rename);
      } catch (error) {
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
        throw error;
      } finally {
        client.release(broken);
      }
      for (const one of after) one();
      return result;
    },
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
