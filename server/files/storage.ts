/** Where the bytes of uploaded files lie. Names are made up here, never taken from a person. */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface FileStorage {
  /** Stores the bytes and gives the key under which they are found again; on disk when the promise resolves. */
  put(bytes: Buffer): Promise<string>;
  /** The same for bytes that are still being made; constant memory, whatever their size. */
  putStream(source: Readable): Promise<{ key: string; size: number }>;
  /** Throws when the bytes are gone. */
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{40}$/;

/** A folder on disk; written beside and renamed, so that nobody ever reads half a file. */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('this is no storage key');
    return join(folder, key);
  };
  const place = async () => {
    const name = randomBytes(20).toString('hex');
    const key = `${name.slice(0, 2)}/${name}`;
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return { key, path };
  };
  return {
    async put(bytes) {
      const { key, path } = await place();
      const file = await open(`${path}.part`, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      return key;
    },
    async putStream(source) {
      const { key, path } = await place();
      try {
        await pipeline(source, createWriteStream(`${path}.part`, { flags: 'wx', mode: 0o600, flush: true }));
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      }
      await rename(`${path}.part`, path);
      return { key, size: (await stat(path)).size };
    },
    async read(key) {
      await stat(pathOf(key));
      return createReadStream(pathOf(key));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** The storage that the settings name. */
export const storageOf = ({ storageDir }: { storageDir: string }): FileStorage => diskStorage(storageDir);
