/**
 * `npm run restore -- <backup.tar.gz>`: replaces the database in the data folder by a backup of the embedded database;
 * `latest` takes the newest one. Uploaded files are stored outside the database and are left as they are.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../config.ts';
import { lockFolder } from './pglite/lock.ts';
import { backupsIn } from './pglite/maintenance.ts';
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
    const db = await openPglite(dataDir, bytes);
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

async function main(): Promise<string> {
  const { dataDir, backupDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl) throw new Error('DATABASE_URL is set: restore a PostgreSQL server with pg_restore.');
  const backups = existsSync(backupDir) ? backupsIn(backupDir) : [];
  const [given] = process.argv.slice(2);
  if (!given)
    throw new Error(`Which backup? npm run restore -- latest, or one of:\n${backups.join('\n') || `(none in ${backupDir})`}`);
  const file = given === 'latest' ? backups.at(-1) : given;
  if (!file || !existsSync(file)) throw new Error(`There is no backup ${file ?? `in ${backupDir}`}.`);
  const kept = await restore(dataDir, file);
  return `Restored ${file}.${kept ? ` The former data is in ${kept}.` : ''}\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await main().then(
    (done) => process.stdout.write(done),
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
