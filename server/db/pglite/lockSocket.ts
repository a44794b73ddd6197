/**
 * A socket in the data folder that shows whether the holder of the lock is alive. The kernel answers for it, even while the
 * process is busy or in another container, and stops at the moment the process ends.
 */
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';

export interface LockSocket {
  /** Its name in the folder. */
  name: string;
  close(): void;
}

/** Some systems silently truncate longer addresses. */
const MAX_LENGTH = 100;

/** Undefined where the folder cannot hold a socket: then the age of the lock decides. */
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

/** True unless the system reports that nobody is listening. */
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
