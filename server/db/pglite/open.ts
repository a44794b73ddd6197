/** The embedded driver: one connection, so statements and transactions run one after another and never interleave. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../database.ts';
import { asTransaction, refuseInside, runAfter } from '../insideTransaction.ts';
import { compile, type Statement } from '../statement.ts';
import { lockFolder } from './lock.ts';
import { type Beginning, startHere, startThread, type Thread } from './thread.ts';
import { makeTurns } from './turns.ts';

export interface EmbeddedDatabase extends Database {
  readonly kind: 'pglite';
  /** A consistent copy of the whole database: a gzipped tar of its folder. Nothing else runs meanwhile. */
  dump(): Promise<Uint8Array>;
}

/** The location of PostgreSQL's own files within the data folder. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'pgdata');

const queryable = (thread: Thread, turn: <T>(run: () => Promise<T>) => Promise<T>): Queryable => ({
  text: <T>(statement: string, values: readonly unknown[] = []) => turn(() => thread.query<T>(statement, values)),
  query: <T>(statement: SQL | Statement) => {
    const { text, values, name } = compile(statement);
    return turn(() => thread.query<T>(text, values, name));
  },
});

function startIn(dataDir: string, beginning: Beginning): Promise<Thread> {
  if (beginning.shared) return startHere(dataDir, beginning);
  if (dataDir.startsWith('memory://')) return startThread(dataDir, beginning);
  const cluster = clusterFolder(dataDir);
  mkdirSync(cluster, { recursive: true });
  chmodSync(cluster, 0o700);
  return startThread(cluster, beginning);
}

/**
 * Opens PGlite on a data folder, or in memory for `memory://`.
 * @param beginning what to restore; the folder must then be empty
 * @throws Error when another process holds the folder
 */
export async function openPglite(dataDir: string, beginning: Beginning = {}): Promise<EmbeddedDatabase> {
  const unlock = dataDir.startsWith('memory://') ? () => {} : await lockFolder(dataDir);
  const thread = await startIn(dataDir, beginning).catch((error) => {
    unlock();
    throw error;
  });
  const turns = makeTurns();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  thread.onNotification((channel, payload) => {
    for (const heard of listeners.get(channel) ?? []) heard(payload);
  });
  const outside = queryable(thread, async (run) => {
    refuseInside();
    return turns.share(run);
  });
  const inside = queryable(thread, (run) => run());
  let closing: Promise<void> | undefined;
  let preparing: Promise<unknown> = Promise.resolve();

  const db: EmbeddedDatabase = {
    kind: 'pglite',
    ...outside,
    script: async (statements) => {
      refuseInside();
      await turns.alone(() => thread.query(statements, []));
    },
    // The lock on the folder keeps other processes out; within this one, callers queue.
    oneAtATime: <T>(run: () => Promise<T>) => {
      const mine = preparing.then(run);
      preparing = mine.catch(() => undefined);
      return mine;
    },
    transaction: async <T>(run: (tx: Transaction) => Promise<T>) => {
      refuseInside();
      const after: ((on: Database) => void)[] = [];
      const result = await turns.alone(async () => {
        // It begins with its first statement, in the same turn of the thread: what is refused before that costs nothing.
        let begun: Promise<unknown> | undefined;
        const tx = queryable(thread, async (statement) => {
          begun ??= thread.query('begin', []);
          const [, rows] = await Promise.all([begun, statement()]);
          return rows;
        });
        try {
          const value = await asTransaction(() => run({ ...tx, afterCommit: (one) => after.push(one) }));
          if (begun) await inside.text('commit');
          return value;
        } catch (error) {
          if (begun) await inside.text('rollback').catch(() => undefined);
          throw error;
        }
      });
      runAfter(after, db);
      return result;
    },
    notify: async (channel, payload) => {
      await outside.text('select pg_notify($1, $2)', [channel, payload]);
    },
    listen: async (channel, heard) => {
      const known = listeners.get(channel);
      if (known) known.add(heard);
      else {
        listeners.set(channel, new Set([heard]));
        await turns.alone(() => thread.listen(channel));
      }
      return async () => {
        listeners.get(channel)?.delete(heard);
      };
    },
    maintain: async () => {
      const tables = await outside.text<{ name: string }>(
        `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by relname`,
      );
      // Table by table, so that requests get their turn in between.
      for (const { name } of tables) await outside.text(`vacuum (analyze) ${name}`);
    },
    dump: () => turns.alone(() => thread.dump()),
    close: () => {
      closing ??= turns.alone(() => thread.close()).finally(unlock);
      return closing;
    },
  };
  return db;
}
