/** Where the bytes of files are stored. */

import type { S3Settings } from '#server/settings/s3Settings.ts';
import { tracedCalls } from '#server/traces/traces.ts';
import { diskStorage } from './diskStorage.ts';
import type { FileStorage } from './fileStorage.ts';
import { s3Storage } from './s3Storage.ts';

export { BytesGone, type FileStorage } from './fileStorage.ts';

interface StorageSettings {
  storageDir: string;
  s3?: S3Settings;
}
const buckets = new WeakMap<S3Settings, FileStorage>();

/** The storage that the settings name: a folder, or a bucket whose connections are shared by the process. */
export function storageOf({ storageDir, s3 }: StorageSettings): FileStorage {
  if (!s3) return diskStorage(storageDir);
  const known = buckets.get(s3) ?? tracedCalls('s3', s3Storage(s3));
  buckets.set(s3, known);
  return known;
}
