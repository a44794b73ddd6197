/** Applies new files under `migrations/`, each in a transaction, forward only, one process at a time. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/** An arbitrary number, the same in every process: the lock's holder migrates. */
const LOCK = 4_127_001;
/** Beside this file in the sources, beside the bundle when built. */
const FOLDER = './migrations/';
export const migrationsFolder = fileURLToPath(new URL(FOLDER, import.meta.url));

const TABLE = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_date timestamptz not null default now())`;

interface Migration {
  name: string;
  text: string;
  checksum: string;
}
const read = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return { name: file.slice(0, -'.sql'.length), text, checksum: createHash('sha256').update(text).digest('hex') };
    });

async function applyOne(tx: Transaction, { name, text, checksum }: Migration): Promise<boolean> {
  await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
  const [known] = await tx.query<{ checksum: string }>(sql`select checksum from schema_migrations where name = ${name}`);
  if (known && known.checksum !== checksum)
    throw new Error(`The migration ${name} was changed after it had been applied. Restore it and write a new one.`);
  if (known) return false;
  await tx.text(text);
  await tx.query(sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`);
  return true;
}

/**
 * Migrates the database to the latest version and returns the names of the applied migrations.
 * @throws Error when an applied migration has been changed since
 */
export async function migrate(db: Database, folder = migrationsFolder): Promise<string[]> {
  const migrations = read(folder);
  const isThere = await db.text<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`);
  const known = new Map<string, string>();
  if (isThere[0]?.there)
    for (const { name, checksum } of await db.text<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    ))
      known.set(name, checksum);
  // The usual start: one query, no lock.
  if (migrations.every(({ name, checksum }) => known.get(name) === checksum)) return [];

  await db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.text(TABLE);
  });
  const applied: string[] = [];
  for (const migration of migrations) if (await db.transaction((tx) => applyOne(tx, migration))) applied.push(migration.name);
  await db.maintain();
  return applied;
}
