/** What a PostgreSQL server does by itself and PGlite does not: vacuum, statistics, backups. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import type { EmbeddedDatabase } from './open.ts';

const LOOK_EVERY_MS = 5 * 60_000;
/** After this many bytes written to the log, dead rows and old statistics are worth a vacuum. */
const VACUUM_AFTER = 8 * 1_048_576;
const BACKUP_EVERY_MS = 12 * 3_600_000;
/** Above this size (bytes) a backup takes longer than a stopping process should. */
const QUICK = 256 * 1_048_576;
const KEPT = 5;
const PATTERN = /^atrium-.*\.tar\.gz$/;

export const isEmbedded = (db: Database): db is EmbeddedDatabase => db.kind === 'pglite';

/** The backups in a folder, oldest first. */
export const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => PATTERN.test(name))
    .sort()
    .map((name) => join(folder, name));

/** Writes a consistent backup next to the others, keeps the newest five, and returns its path. */
export async function backUp(db: EmbeddedDatabase, folder: string, at = new Date()): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `atrium-${at.toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  // Written under another name first: an existing backup is always complete.
  writeFileSync(`${path}.part`, await db.dump(), { mode: 0o600 });
  renameSync(`${path}.part`, path);
  for (const old of backupsIn(folder).slice(0, -KEPT)) rmSync(old);
  return path;
}

/** Bytes written to the log since the folder was created; the difference of two readings shows how much has changed. */
async function written(db: EmbeddedDatabase): Promise<number> {
  const [row] = await db.text<{ bytes: number }>(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`);
  return row?.bytes ?? 0;
}
async function isQuick(db: EmbeddedDatabase): Promise<boolean> {
  const [row] = await db.text<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  return (row?.bytes ?? 0) < QUICK;
}

export interface Maintenance {
  /** Stops it with a last backup, unless nothing has changed since the previous one or the database is too large for that. */
  stop(): Promise<void>;
}

/** Maintains an embedded database while the process runs. */
export async function startMaintenance(
  db: EmbeddedDatabase,
  backupDir: string,
  onError: (error: unknown) => void,
): Promise<Maintenance> {
  const start = await written(db);
  const hasBackup = existsSync(backupDir) && backupsIn(backupDir).length > 0;
  let [vacuumedAt, savedAt, savedTime] = [start, hasBackup ? start : -1, Date.now()];
  let looking: Promise<void> = Promise.resolve();

  const save = async () => {
    const now = await written(db);
    if (now === savedAt) return;
    await backUp(db, backupDir);
    [savedAt, savedTime] = [now, Date.now()];
  };
  const look = async () => {
    if ((await written(db)) - vacuumedAt > VACUUM_AFTER) {
      await db.maintain();
      vacuumedAt = await written(db);
    }
    if (Date.now() - savedTime > BACKUP_EVERY_MS) await save();
  };
  const timer = setInterval(() => {
    looking = looking.then(look).catch(onError);
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
      if (await isQuick(db)) await save();
    },
  };
}
