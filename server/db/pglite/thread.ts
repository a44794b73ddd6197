/** The protocol with the thread that runs PGlite: numbered requests, answers, notifications. */
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fromCode } from '../away.ts';
import { DatabaseAway } from '../database.ts';
import { startEngine } from './engine.mjs';
import { pgliteParts } from './parts.ts';
import type { FolderInMemory } from './sharedFolder.mjs';

interface Message {
  id?: number;
  value?: unknown;
  error?: { message: string; code?: string; constraint?: string; detail?: string };
  ready?: true;
  failed?: string;
  heard?: string;
  payload?: string;
}
interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

export interface Thread {
  /** Rows of one statement with values, or of several without. One with a name is prepared. */
  query<T>(text: string, values: readonly unknown[], name?: string): Promise<T[]>;
  listen(channel: string): Promise<void>;
  /** A gzipped tar of the data folder. */
  dump(): Promise<Uint8Array>;
  onNotification(heard: (channel: string, payload: string) => void): void;
  /** Writes everything to the folder and ends the thread. */
  close(): Promise<void>;
}

/** What a database begins with; with nothing by default. */
export interface Beginning {
  /** Bytes of `dump()`. */
  backup?: Uint8Array;
  /** The folder of an unpacked dump, for databases in memory. */
  shared?: FolderInMemory;
}

/**
 * PGlite without a thread of its own: what waits for it has nothing else to do, such as a test. Nothing is copied between threads
 * then, and none has to be woken.
 */
export async function startHere(dataDir: string, beginning: Beginning): Promise<Thread> {
  let heard: (channel: string, payload: string) => void = () => {};
  const engine = await startEngine({ dataDir, ...beginning, parts: await pgliteParts() }, (channel, payload) =>
    heard(channel, payload),
  );
  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      const { message, code, constraint, detail } = error as Error & { code?: string; constraint?: string; detail?: string };
      throw fromCode(message, code ?? 'XX000', constraint, detail);
    }
  };
  return {
    query: <T>(text: string, values: readonly unknown[], name?: string) =>
      asked(engine.query({ text, values, name })) as Promise<T[]>,
    listen: (channel) => asked(engine.listen({ channel })),
    dump: () => asked(engine.dump()),
    onNotification: (listener) => {
      heard = listener;
    },
    close: () => engine.close().catch(() => undefined),
  };
}

/** Beside this file in the sources, beside the bundle when built. */
const WORKER = './worker.mjs';

/**
 * Starts PGlite on a folder (`memory://` for none) and waits until it answers.
 * @param backup bytes of a dump to restore from
 * @param shared what a database in memory begins with
 * @throws Error when the data cannot be opened
 */
export async function startThread(dataDir: string, { backup, shared }: Beginning = {}): Promise<Thread> {
  const workerData = { dataDir, backup, shared, parts: await pgliteParts() };
  const worker = new Worker(fileURLToPath(new URL(WORKER, import.meta.url)), { workerData });
  const open = new Map<number, Waiting>();
  let heard: (channel: string, payload: string) => void = () => {};
  let last = 0;
  let closing = false;
  let lost: Error | undefined;

  await new Promise<void>((resolve, reject) => {
    let ready = false;
    /** No more answers can come: reject all pending requests, and let the process end. */
    const fail = (error: Error) => {
      lost ??= error;
      for (const waiting of open.values()) waiting.reject(lost);
      open.clear();
      if (!ready) return reject(lost);
      if (!closing)
        queueMicrotask(() => {
          throw lost;
        });
    };
    worker.on('message', (message: Message) => {
      if (message.ready) {
        ready = true;
        return resolve();
      }
      if (message.failed) return fail(new Error(`The embedded database could not be opened: ${message.failed}`));
      if (message.heard) return heard(message.heard, message.payload ?? '');
      const waiting = open.get(message.id as number);
      open.delete(message.id as number);
      const { error } = message;
      if (error) waiting?.reject(fromCode(error.message, error.code ?? 'XX000', error.constraint, error.detail));
      else waiting?.resolve(message.value as never);
    });
    worker.once('error', (error) => fail(ready ? new DatabaseAway(error.message, { cause: error }) : error));
    worker.once('exit', () => {
      if (!lost) fail(new DatabaseAway('The embedded database has stopped.'));
    });
  }).catch(async (error) => {
    await worker.terminate();
    throw error;
  });

  const ask = <T>(verb: 'query' | 'listen' | 'dump' | 'close', input: object = {}) =>
    new Promise<T>((resolve, reject) => {
      if (lost) return reject(lost);
      last += 1;
      open.set(last, { resolve, reject });
      worker.postMessage({ id: last, verb, ...input });
    });
  return {
    query: (text, values, name) => ask('query', { text, values, name }),
    listen: (channel) => ask('listen', { channel }),
    dump: () => ask('dump'),
    onNotification: (listener) => {
      heard = listener;
    },
    close: async () => {
      closing = true;
      await ask('close').catch(() => undefined);
      await worker.terminate();
    },
  };
}
