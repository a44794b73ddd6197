/**
 * A socket in the data folder at which the holder of the lock can be asked whether it lives. The kernel answers for it, also
 * while it is busy or in another container, and stops at the very moment at which the process ends.
 */
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';

export interface LockSocket {
  /** Its name in the folder. */
  name: string;
  close(): void;
}

/** Longer addresses are cut by some systems without a word. */
const MAX_LENGTH = 100;

/** Undefined where the folder can hold no socket: then the age of the lock has to tell. */
export function openLockSocket(folder: string): Promise<LockSocket | undefined> {
  const name = `atrium-${crypto.randomUUID().slice(0, 8)}.sock`;
  const path = join(folder, name);
  if (process.platform === 'win32' || Buffer.byteLength(path) > MAX_LENGTH) return Promise.resolve(undefined);
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(path, () => {
      server.unref();
      resolve({ name, close: () => server.close() });
    });
  });
}

/** True unless the system says that nobody is behind it. */
export function isAnswered(folder: string, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(folder, name));
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => answer(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });
}
