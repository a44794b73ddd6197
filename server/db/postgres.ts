/** The PostgreSQL driver: a pool, and one connection of its own for LISTEN. */
import pg from 'pg';
import { rename } from './away.ts';
import { compile } from './compile.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { asTransaction, refuseInside, runAfter } from './insideTransaction.ts';
import { makeListener } from './listener.ts';
import { oneAtATime } from './oneAtATime.ts';
import { parsers } from './parsers.mjs';

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};

function queryable(client: Pick<pg.Pool | pg.PoolClient, 'query'>, before: () => void = () => {}): Queryable {
  const text = async <T>(statement: string, values: readonly unknown[] = []) => {
    before();
    // Several statements in one text give several results.
    const result = (await (client as pg.Pool).query(statement, values as unknown[]).catch(rename)) as
      | pg.QueryResult
      | pg.QueryResult[];
    return (Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows) as T[];
  };
  return {
    text,
    query: <T>(statement: Parameters<Queryable['query']>[0]) => {
      const { text: sql, values } = compile(statement);
      return text<T>(sql, values);
    },
  };
}

const ignore = () => undefined;

/**
 * @param connectMs milliseconds that a statement waits for a connection, be it a new one or one that another gives back
 * @throws Error when the server cannot be reached
 */
export async function openPostgres(connectionString: string, { poolSize = 10, connectMs = 10_000 } = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types,
    application_name: 'atrium',
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // Dates that PostgreSQL derives from instants must not depend on how the server is set up.
    // Nor does compiling a statement pay that runs for milliseconds.
    options: '-c timezone=UTC -c jit=off',
  });
  // A connection that breaks while idle is replaced; one that breaks in use fails its statement.
  pool.on('error', () => undefined);
  const listener = makeListener(connectionString);
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be reached: ${error.message}`);
  });
  const outside = queryable(pool, refuseInside);
  let closing: Promise<void> | undefined;

  const db: Database = {
    kind: 'postgres',
    ...outside,
    oneAtATime: (run) => oneAtATime(connectionString, run),
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
      try {
        await client.query('begin').catch(rename);
        result = await asTransaction(() => run({ ...queryable(client), afterCommit: (one) => after.push(one) }));
        await client.query('commit').catch(rename);
      } catch (error) {
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
        throw error;
      } finally {
        client.off('error', ignore);
        client.release(broken);
      }
      runAfter(after, db);
      return result;
    },
    notify: async (channel, payload) => {
      await outside.text('select pg_notify($1, $2)', [channel, payload]);
    },
    listen: listener.listen,
    maintain: async () => {
      await outside.text('analyze');
    },
    close: () => {
      closing ??= listener.close().then(() => pool.end());
      return closing;
    },
  };
  return db;
}
