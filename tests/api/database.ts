/** A fresh, migrated database for one test file: PGlite in memory, or a new database on the PostgreSQL of TEST_DATABASE_URL. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#server/db/database.ts';
import { migrate, migrationsFolder } from '#server/db/migrate.ts';
import { openPglite } from '#server/db/pglite/open.ts';
import { openPostgres } from '#server/db/postgres.ts';

export const testServer = process.env.TEST_DATABASE_URL;

/** Migrated PGlite folders are cached between test files: creating one takes seconds, loading one does not. */
async function migratedImage(): Promise<Uint8Array> {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  const folder = join(tmpdir(), 'atrium-test-images');
  const path = join(folder, `${hash.digest('hex').slice(0, 20)}.tar.gz`);
  if (existsSync(path)) return readFileSync(path);
  const db = await openPglite('memory://');
  await migrate(db);
  const bytes = await db.dump();
  await db.close();
  mkdirSync(folder, { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, bytes);
  renameSync(part, path);
  return bytes;
}

export interface TestDatabase {
  db: Database;
  /** Another connection to the same database, like that of a second process; PostgreSQL only. */
  another?: () => Promise<Database>;
  /** The database address; PostgreSQL only. */
  url?: string;
  drop(): Promise<void>;
}

/** @param empty without tables, as an installation finds it */
export async function freshDatabase({ empty = false } = {}): Promise<TestDatabase> {
  if (!testServer) {
    const db = await openPglite('memory://', empty ? undefined : await migratedImage());
    return { db, drop: () => db.close() };
  }
  const name = `atrium_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: testServer });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(testServer);
  url.pathname = `/${name}`;
  const opened: Database[] = [];
  const open = async () => {
    const one = await openPostgres(url.href, { poolSize: 4 });
    opened.push(one);
    return one;
  };
  const db = await open();
  if (!empty) await migrate(db);
  return {
    db,
    another: open,
    url: url.href,
    drop: async () => {
      for (const one of opened) await one.close();
      const again = new pg.Client({ connectionString: testServer });
      await again.connect();
      await again.query(`drop database ${name} with (force)`);
      await again.end();
    },
  };
}
