/** Files in a folder on disk; written under a temporary name and renamed, so that nobody ever reads half a file. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BytesGone, checkedKey, type FileStorage, newKey } from './fileStorage.ts';

/** @param folder created with the first file */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  const place = async () => {
    const key = newKey();
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return { key, path, part: `${path}.part` };
  };
  /** Writes a temporary file and renames it; a failure leaves nothing behind. */
  const written = async (part: string, path: string, write: () => Promise<void>) => {
    try {
      await write();
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    async put(bytes) {
      const { key, path, part } = await place();
      await written(part, path, async () => {
        const file = await open(part, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
      });
      return key;
    },
    async putStream(source) {
      const { key, path, part } = await place();
      await written(part, path, () => pipeline(source, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })));
      return { key, size: (await stat(path)).size };
    },
    async read(key, part) {
      const path = pathOf(key);
      await stat(path).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new BytesGone() : error;
      });
      return createReadStream(path, part);
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}
