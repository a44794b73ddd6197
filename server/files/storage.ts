/** Where the bytes of uploaded files lie. Names are made up here, never taken from a person. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface FileStorage {
  /** Stores the bytes and gives the key under which they are found again; on disk when the promise resolves. */
  put(bytes: Buffer): Promise<string>;
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
  return {
    async put(bytes) {
      const name = randomBytes(20).toString('hex');
      const key = `${name.slice(0, 2)}/${name}`;
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
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
    async read(key) {
      await stat(pathOf(key));
      return createReadStream(pathOf(key));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
