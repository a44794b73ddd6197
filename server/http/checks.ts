/** The readiness checks: the database, and free space on the disks that are written to. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Check } from './health.ts';

/** A database that does not answer within this many milliseconds counts as unavailable; a load balancer soon asks again. */
const ANSWER_MS = 5_000;
/** PostgreSQL writes its log in segments of 16 MB: with less than a few of them the next write may fail. */
export const MIN_FREE_BYTES = 64 * 1_048_576;

export function databaseCheck(db: Database): Check {
  const look = () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('away'), ANSWER_MS).unref();
    });
    const asked = db.query(sql`select 1`).then(
      () => 'ok',
      () => 'away',
    );
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
  return { name: 'database', vital: true, look };
}

/** Free bytes at a folder; a folder that does not exist yet counts as its nearest existing parent. */
export async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return freeBytesOf(above);
  }
}

/**
 * Free space on the disks of this installation. It is vital where the database itself is on one; uploads that find no space
 * are refused one by one, and everything else continues.
 */
export function diskCheck(
  {
    databaseUrl,
    dataDir,
    storageDir,
    s3,
    backupDir,
  }: Pick<Config, 'databaseUrl' | 'dataDir' | 'storageDir' | 's3' | 'backupDir'>,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Check {
  const folders = [...(databaseUrl ? [] : [dataDir, backupDir]), ...(s3 ? [] : [storageDir])];
  const look = async () => {
    const free = await Promise.all(folders.map((folder) => freeBytes(folder).catch(() => 0)));
    return free.every((bytes) => bytes >= MIN_FREE_BYTES) ? 'ok' : 'full';
  };
  return { name: 'disk', vital: !databaseUrl, look };
}
