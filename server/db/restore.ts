/** Restoring a backup of the embedded database (`npm run restore`). */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { lockFolder } from './pglite/lock.ts';
import { clusterFolder, openPglite } from './pglite/open.ts';

/**
 * Replaces the database in a data folder by a backup; the previous one is kept beside it.
 * @returns where the previous data was moved, if there was any
 * @throws Error when a process uses the folder or the backup cannot be read; the data is then unchanged
 */
export async function restore(dataDir: string, backup: string): Promise<string | undefined> {
  const bytes = readFileSync(backup);
  (await lockFolder(dataDir))();
  const current = clusterFolder(dataDir);
  const kept = existsSync(current) ? `${current}-before-${new Date().toISOString().replace(/[:.]/g, '-')}` : undefined;
  if (kept) renameSync(current, kept);
  try {
    const db = await openPglite(dataDir, { backup: bytes });
    try {
      await db.text('select count(*) from schema_migrations');
    } finally {
      await db.close();
    }
  } catch (error) {
    rmSync(current, { recursive: true, force: true });
    if (kept) renameSync(kept, current);
    throw new Error(`${backup} is no backup that can be restored: ${(error as Error).message}`);
  }
  return kept;
}
