/** What readiness looks at: the database, and room on the disks that are written to. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Check } from './health.ts';

/** A database that does not answer within this many milliseconds is away; a load balancer asks again soon. */
const ANSWER_MS = 5_000;
/** PostgreSQL writes its log in pieces of 16 MB: with less than a few of them the next write may fail. */
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

/** Bytes that may still be written below a folder; one that is not there yet counts as the next above it. */
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
 * Room on the disks of this installation. It is vital where the database itself lies on one; uploads that find no room are
 * refused one by one, and everything else goes on.
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
