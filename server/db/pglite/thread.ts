/** The conversation with the thread that holds PGlite: numbered requests, answers, notifications. */
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../database.ts';

export interface Reply {
  rows: Record<string, unknown>[];
  affectedRows?: number;
  bytes: Uint8Array;
}
interface Message {
  id?: number;
  value?: Reply;
  error?: { message: string; code?: string; constraint?: string; detail?: string };
  ready?: true;
  failed?: string;
  heard?: string;
  payload?: string;
}

export interface Thread {
  ask(verb: 'query' | 'script' | 'listen' | 'unlisten' | 'dump' | 'close', input?: object): Promise<Reply>;
  onNotification(heard: (channel: string, payload: string) => void): void;
  stop(): Promise<void>;
}

/**
 * Starts PGlite on a folder (`memory://` for none) and waits until it answers.
 * @param loadDataDir bytes of a backup to start from
 * @throws Error when the data cannot be opened
 */
export async function startThread(dataDir: string, loadDataDir?: Uint8Array): Promise<Thread> {
  const worker = new Worker(fileURLToPath(new URL('./worker.mjs', import.meta.url)), { workerData: { dataDir, loadDataDir } });
  const open = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let heard: (channel: string, payload: string) => void = () => {};
  let last = 0;

  const fail = (error: Error) => {
    for (const { reject } of open.values()) reject(error);
    open.clear();
  };
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: Message) => {
      if (message.ready) return resolve();
      if (message.failed) return reject(new Error(`The embedded database could not be opened: ${message.failed}`));
      if (message.heard) return heard(message.heard, message.payload ?? '');
      const waiting = open.get(message.id as number);
      open.delete(message.id as number);
      if (message.error) waiting?.reject(new DatabaseError(message.error.message, message.error.code ?? 'XX000', message.error.constraint, message.error.detail));
      else waiting?.resolve(message.value as Reply);
    });
    worker.on('error', (error: Error) => {
      reject(error);
      fail(error);
    });
    worker.on('exit', () => fail(new Error('The embedded database has stopped.')));
  });

  return {
    ask: (verb, input = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        open.set(last, { resolve, reject });
        worker.postMessage({ id: last, verb, ...input });
      }),
    onNotification: (listener) => {
      heard = listener;
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}
