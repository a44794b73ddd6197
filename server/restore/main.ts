/**
 * `npm run restore -- <backup.tar.gz>`: replaces the database in the data folder by a backup of the embedded database;
 * `latest` takes the newest one. Uploaded files are stored outside the database and are left as they are.
 */
import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import { backupsIn } from '#server/db/pglite/maintenance.ts';
import { restore } from '#server/db/restore.ts';

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

await main().then(
  (done) => process.stdout.write(done),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
