/** The PostgreSQL driver: a pool, and a dedicated connection for LISTEN. The pool may lead through a pooler such as PgBouncer. */
import type { SQL } from 'drizzle-orm';
import pg from 'pg';
import { rename, renamed } from './away.ts';
import { type Database, DatabaseAway, type Queryable, type Transaction } from './database.ts';
import { asTransaction, refuseInside, runAfter } from './insideTransaction.ts';
import { makeListener } from './listener.ts';
import { oneAtATime } from './oneAtATime.ts';
import { parserOf } from './parsers.mjs';
import { isFull, isOutdated, runNamed } from './prepared.ts';
import { makeReader } from './replica.ts';
import { asOptions, keepWithRole, SET_ZONE } from './sessionSettings.ts';
import { compile, type Statement } from './statement.ts';

const ignore = () => undefined;
/** Nobody waits longer for a replica that is away. */
const REPLICA_CONNECTS_MS = 1_000;
const types = { getTypeParser: parserOf } as pg.CustomTypesConfig;

type Text = Queryable['text'];
type Named = <T>(name: string, ...statement: Parameters<Text>) => Promise<T[]>;

const rowsOf = (result: pg.QueryResult | pg.QueryResult[]) =>
  // Several statements in one text return several results.
  Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows;

/** Statements on a pool or one connection. `named` runs those that are prepared, if preparing is enabled. */
function queryable(
  client: Pick<pg.Pool | pg.PoolClient, 'query'>,
  { before = () => {}, named }: { before?: () => void; named?: Named } = {},
): Queryable {
  const text = async <T>(statement: string, values: readonly unknown[] = []) => {
    before();
    return rowsOf(await (client as pg.Pool).query(statement, values as unknown[]).catch(rename)) as T[];
  };
  return {
    text,
    query: <T>(statement: SQL | Statement) => {
      const { text: words, values, name } = compile(statement);
      return named && name ? named<T>(name, words, values) : text<T>(words, values);
    },
  };
}

/** Prepared statements outside a transaction, each on a connection of the pool. */
const namedOn =
  (pool: pg.Pool): Named =>
  async <T>(name: string, text: string, values: readonly unknown[] = []) => {
    refuseInside();
    const client = await pool.connect().catch(rename);
    let spent = false;
    try {
      const { rows } = await runNamed(client, { name, text, values: values as unknown[] });
      spent = isFull(client);
      return rows as T[];
    } catch (error) {
      spent = isOutdated(error);
      // Nothing was read yet: retry without a name; the next connection prepares the statement again.
      if (spent) return rowsOf(await client.query(text, values as unknown[]).catch(rename)) as T[];
      throw renamed(error);
    } finally {
      client.release(spent);
    }
  };

interface PoolOptions {
  poolSize: number;
  connectMs: number;
  /** Through a pooler, which refuses parameters of a session. */
  isPooled: boolean;
}
function makePool(connectionString: string, { poolSize, connectMs, isPooled }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types,
    application_name: 'atrium',
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // A pooler gives a session back the time zone with which it began, whatever the role has: this one begins with its own.
    ...(isPooled ? { onConnect: (client: pg.ClientBase) => client.query(SET_ZONE).then(ignore) } : { options: asOptions }),
  });
  // A connection that breaks while idle is replaced; one that breaks in use fails its statement.
  pool.on('error', ignore);
  return pool;
}

/** A replica of the server, and how far behind it may be. */
interface ReadFrom {
  url: string;
  maxAgeMs: number;
}

/**
 * @param connectMs milliseconds that a statement waits for a connection, whether new or released by another
 * @param prepares whether statements marked with `prepared` are prepared on each connection (`statement.ts`)
 * @param directUrl where `connectionString` leads to a pooler: the address of the server itself
 * @param readFrom a replica that may answer reads; one that cannot be reached is done without
 * @throws Error when the server is unreachable
 */
export async function openPostgres(
  connectionString: string,
  {
    poolSize = 10,
    connectMs = 10_000,
    prepares = true,
    directUrl = undefined as string | undefined,
    readFrom = undefined as ReadFrom | undefined,
  } = {},
): Promise<Database> {
  const direct = directUrl ?? connectionString;
  if (directUrl) await keepWithRole(directUrl);
  const pool = makePool(connectionString, { poolSize, connectMs, isPooled: directUrl !== undefined });
  const listener = makeListener(direct);
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    const isPooler = !directUrl && error.message.includes('unsupported startup parameter');
    const hint = isPooler ? ' It is a pooler: set DATABASE_DIRECT_URL to the address of the server itself.' : '';
    throw new Error(`The database of DATABASE_URL cannot be reached: ${error.message}.${hint}`);
  });
  const outsideOn = (one: pg.Pool) => queryable(one, { before: refuseInside, ...(prepares ? { named: namedOn(one) } : {}) });
  const outside = outsideOn(pool);
  const replica = readFrom && makePool(readFrom.url, { poolSize, connectMs: REPLICA_CONNECTS_MS, isPooled: false });
  let closing: Promise<void> | undefined;

  const db: Database = {
    kind: 'postgres',
    ...outside,
    oneAtATime: (run) => oneAtATime(direct, run),
    script: async (statements) => {
      await outside.text(statements);
    },
    transaction: async <T>(run: (tx: Transaction) => Promise<T>) => {
      refuseInside();
      const client = await pool.connect().catch(rename);
      // A connection that breaks between two statements fails the next one, not the process.
      client.on('error', ignore);
      const after: ((on: Database) => void)[] = [];
      let broken: Error | undefined;
      let result: T;
      const named: Named = async <R>(name: string, text: string, values: readonly unknown[] = []) => {
        const answered = await runNamed(client, { name, text, values: values as unknown[] }).catch((error: Error) => {
          if (!isOutdated(error)) throw renamed(error);
          // The transaction is lost with the statement: the caller may retry, on a connection that prepares it again.
          broken = error;
          throw new DatabaseAway(error.message, { cause: error });
        });
        return answered.rows as R[];
      };
      try {
        await client.query('begin').catch(rename);
        result = await asTransaction(() =>
          run({ ...queryable(client, prepares ? { named } : {}), afterCommit: (one) => after.push(one) }),
        );
        await client.query('commit').catch(rename);
      } catch (error) {
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
        throw error;
      } finally {
        client.off('error', ignore);
        client.release(broken ?? isFull(client));
      }
      runAfter(after, db);
      return result;
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    notify: async (channel, payload) => {
      await outside.text('select pg_notify($1, $2)', [channel, payload]);
    },
    listen: listener.listen,
    ...(replica && readFrom ? { reader: makeReader(outsideOn(replica), outside, readFrom.maxAgeMs) } : {}),
    hears: () => listener.hears((channel, payload) => db.notify(channel, payload)),
    maintain: async () => {
      await outside.text('analyze');
    },
    close: () => {
      closing ??= listener.close().then(() => Promise.all([pool.end(), replica?.end()]).then(ignore));
      return closing;
    },
  };
  return db;
}
