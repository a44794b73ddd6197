/** Applies what is new under `migrations/`, each file in a transaction, forward only, one process at a time. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Any number, the same in every process: who holds it migrates. */
const LOCK = 4_127_001;
const here = dirname(fileURLToPath(import.meta.url));
/** Beside this file in the sources, beside the bundle when built. */
export const migrationsFolder = [join(here, 'migrations'), join(here, '../migrations')].find(existsSync) ?? join(here, 'migrations');

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

/**
 * Brings the database up to date and gives the names of what was applied.
 * @throws Error when a migration that was applied has been changed since
 */
export async function migrate(db: Database, folder = migrationsFolder): Promise<string[]> {
  await db.script('create table if not exists schema_migrations (name text primary key, checksum text not null, applied_date timestamptz not null default now())');
  const applied: string[] = [];
  for (const { name, text, checksum } of read(folder))
    await db.transaction(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
      const [known] = await tx.query<{ checksum: string }>(sql`select checksum from schema_migrations where name = ${name}`);
      if (known && known.checksum !== checksum) throw new Error(`The migration ${name} was changed after it had been applied. Restore it and write a new one.`);
      if (known) return;
      for (const statement of text.split(/;\n/).filter((one) => one.trim())) await tx.text(statement);
      await tx.query(sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`);
      applied.push(name);
    });
  return applied;
}
