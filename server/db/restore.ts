/** `npm run restore -- <backup.tar.gz>`: puts a backup of the embedded database in the place of the data folder's. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { lockFolder } from './pglite/lock.ts';
import { openPglite } from './pglite/open.ts';

/**
 * Replaces the database in a data folder by a backup; what was there is kept beside it.
 * @returns where the former data went, if there was any
 * @throws Error when a process uses the folder or the backup cannot be read
 */
export async function restore(dataDir: string, backup: string): Promise<string | undefined> {
  const bytes = readFileSync(backup);
  const unlock = lockFolder(dataDir);
  const current = join(dataDir, 'pgdata');
  const kept = existsSync(current) ? `${current}-before-${new Date().toISOString().replace(/[:.]/g, '-')}` : undefined;
  if (kept) renameSync(current, kept);
  unlock();
  const db = await openPglite(dataDir, bytes);
  await db.text('select count(*) from schema_migrations');
  await db.close();
  return kept;
}

if (process.argv[1]?.endsWith('restore.ts')) {
  const file = process.argv[2];
  if (!file) throw new Error('Which backup? npm run restore -- data/backups/atrium-….tar.gz');
  const kept = await restore(readConfig(process.env).dataDir, file);
  process.stdout.write(`Restored ${file}.${kept ? ` The former data is in ${kept}.` : ''}\n`);
}
