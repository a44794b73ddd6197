/** What a PostgreSQL server does by itself and PGlite does not: vacuum, statistics, backups. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import type { EmbeddedDatabase } from './open.ts';

const VACUUM_EVERY_MS = 6 * 3_600_000;
const BACKUP_EVERY_MS = 24 * 3_600_000;
const KEPT = 5;
const PATTERN = /^atrium-.*\.tar\.gz$/;

/** Reclaims dead rows and refreshes the planner's statistics. Call it after bulk writes; it does nothing harmful on PostgreSQL. */
export async function maintain(db: Database): Promise<void> {
  await db.text('vacuum (analyze)');
}

/** Writes a consistent backup beside the others, keeps the newest five, and gives its path. */
export async function backUp(db: EmbeddedDatabase, folder: string, at = new Date()): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `atrium-${at.toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  // Written under another name first: a backup that is there is whole.
  writeFileSync(`${path}.part`, await db.dump(), { mode: 0o600 });
  renameSync(`${path}.part`, path);
  const old = readdirSync(folder)
    .filter((name) => PATTERN.test(name))
    .sort()
    .slice(0, -KEPT);
  for (const name of old) rmSync(join(folder, name));
  return path;
}

export const isEmbedded = (db: Database): db is EmbeddedDatabase => db.kind === 'pglite';

/** Looks after an embedded database while the process runs; gives the function that stops. */
export function careFor(db: EmbeddedDatabase, backupDir: string, onError: (error: unknown) => void): () => void {
  const timers = [
    setInterval(() => void maintain(db).catch(onError), VACUUM_EVERY_MS),
    setInterval(() => void backUp(db, backupDir).catch(onError), BACKUP_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
