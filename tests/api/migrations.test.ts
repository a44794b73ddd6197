import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { migrate, migrationsFolder } from '#server/db/migrate.ts';
import { readSnapshot, snapshotOf, statementsBetween } from '#server/db/snapshot.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('migrations', () => {
  it('create exactly the tables of the schemas', async () => {
    expect(await statementsBetween(readSnapshot(), await snapshotOf(entities))).toEqual([]);
  });

  it('leave every index that the tables have', async () => {
    const wanted = Object.values((await snapshotOf(entities)).tables).flatMap(({ name, indexes }) =>
      Object.keys(indexes).map((index) => `${name}.${index}`),
    );
    const there = await database.db.text<{ name: string }>(
      `select tablename || '.' || indexname as name from pg_indexes where schemaname = 'public'`,
    );
    const found = new Set(there.map(({ name }) => name));
    expect(wanted.length).toBeGreaterThan(500);
    expect(wanted.filter((name) => !found.has(name))).toEqual([]);
  });

  it('are applied once', async () => {
    expect(await migrate(database.db)).toEqual([]);
  });

  it('reject a migration that was changed after it had been applied', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    const first = join(
      folder,
      readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .sort()[0] as string,
    );
    writeFileSync(first, `${readFileSync(first, 'utf8')}-- changed\n`);
    await expect(migrate(database.db, folder)).rejects.toThrow('was changed after it had been applied');
  });

  it('leave nothing behind when one fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(join(folder, '9999_broken.sql'), 'create table half_there (id int);\nselect no_such_function();\n');
    await expect(migrate(database.db, folder)).rejects.toThrow();
    const [row] = await database.db.text<{ found: string | null }>(`select to_regclass('half_there')::text as found`);
    expect(row?.found).toBeNull();
  });
});
