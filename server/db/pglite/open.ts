/** The embedded driver: one connection, so statements and transactions take turns and never interleave. */
import { compile } from '../compile.ts';
import type { Database, Queryable, Transaction } from '../database.ts';
import { lockFolder } from './lock.ts';
import { startThread, type Thread } from './thread.ts';
import { makeTurns } from './turns.ts';

export interface EmbeddedDatabase extends Database {
  readonly kind: 'pglite';
  /** A consistent copy of the whole database: a gzipped tar of its folder. */
  dump(): Promise<Uint8Array>;
}

const queryable = (thread: Thread, turn: <T>(run: () => Promise<T>) => Promise<T>): Queryable => {
  const text = async <T>(statement: string, values: readonly unknown[] = []) => (await turn(() => thread.ask('query', { text: statement, values }))).rows as T[];
  return {
    text,
    query: <T>(statement: Parameters<Queryable['query']>[0]) => {
      const { text: sql, values } = compile(statement);
      return text<T>(sql, values);
    },
  };
};

/**
 * Opens PGlite on a folder, or in memory when the folder is `memory://`.
 * @param backup bytes of `dump()` to start from; the folder must be empty then
 * @throws Error when another process holds the folder
 */
export async function openPglite(folder: string, backup?: Uint8Array): Promise<EmbeddedDatabase> {
  const inMemory = folder.startsWith('memory://');
  const unlock = inMemory ? () => {} : lockFolder(folder);
  let thread: Thread;
  try {
    thread = await startThread(inMemory ? folder : `${folder}/pgdata`, backup);
  } catch (error) {
    unlock();
    throw error;
  }
  const turns = makeTurns();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  thread.onNotification((channel, payload) => {
    for (const heard of listeners.get(channel) ?? []) heard(payload);
  });
  const plain = queryable(thread, turns.take);
  const inside = queryable(thread, (run) => run());

  return {
    kind: 'pglite',
    ...plain,
    script: async (statements) => {
      await turns.take(() => thread.ask('script', { text: statements }));
    },
    transaction: async <T>(run: (tx: Transaction) => Promise<T>) => {
      const after: (() => void)[] = [];
      const result = await turns.take(async () => {
        await inside.text('begin');
        try {
          const value = await run({ ...inside, afterCommit: (one) => after.push(one) });
          await inside.text('commit');
          return value;
        } catch (error) {
          await inside.text('rollback');
          throw error;
        }
      });
      for (const one of after) one();
      return result;
    },
    notify: async (channel, payload) => {
      await plain.text('select pg_notify($1, $2)', [channel, payload]);
    },
    listen: async (channel, heard) => {
      const known = listeners.get(channel);
      if (known) known.add(heard);
      else {
        listeners.set(channel, new Set([heard]));
        await turns.take(() => thread.ask('listen', { channel }));
      }
      return async () => {
        listeners.get(channel)?.delete(heard);
      };
    },
    dump: async () => (await turns.take(() => thread.ask('dump'))).bytes,
    close: async () => {
      await turns.take(() => thread.ask('close')).catch(() => undefined);
      await thread.stop();
      unlock();
    },
  };
}
