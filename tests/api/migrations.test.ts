import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

  it('bring names of an older database into one form, and keep twins that are there', async () => {
    const name = readdirSync(migrationsFolder).find((one) => /_text_search_and_order\.sql$/.test(one)) as string;
    const before = mkdtempSync(join(tmpdir(), 'atrium-migrations-'));
    cpSync(migrationsFolder, before, { recursive: true, filter: (path) => !/\.sql$/.test(path) || basename(path) < name });
    const old = await freshDatabase({ empty: true });
    try {
      await migrate(old.db, before);
      await old.db.script(`
        insert into office_centres (centre_code, company_name, office_centre_type, time_zone, currency)
          values ('HQ', 'Re\u0301my ＧmbH\u200b', 'LANDLORD', 'Asia/Hong_Kong', 'HKD');
        insert into service_request_places (office_centre_id, name) select id, place from office_centres,
          unnest(array['Cafe\u0301', 'Caf\u00e9', 'O\u0302\u0323', 'O\u0323\u0302', 'Zebra', 'apple', '\u00c9clair']) place;`);
      expect(await migrate(old.db)).toContain(name.replace('.sql', ''));
      const places = await old.db.text<{ name: string; found: string }>(
        'select name, search_text as found from service_request_places order by id',
      );
      expect(places.map((one) => one.name)).toEqual([
        'Cafe\u0301',
        'Caf\u00e9',
        '\u1ed8',
        'O\u0323\u0302',
        'Zebra',
        'apple',
        '\u00c9clair',
      ]);
      expect(places.slice(0, 4).map((one) => one.found.trim())).toEqual(['cafe', 'cafe', 'o', 'o']);
      const [company] = await old.db.text<{ name: string; found: string }>(
        'select company_name as name, search_text as found from office_centres',
      );
      expect([company?.name, company?.found]).toEqual(['R\u00e9my GmbH', expect.stringContaining('remy gmbh')]);
      await expect(
        old.db.text(`insert into service_request_places (office_centre_id, name) select id, 'CAF\u00c9' from office_centres`),
      ).rejects.toThrow();
    } finally {
      await old.drop();
    }
  }, 240_000);

  it('leave nothing behind when one fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(join(folder, '9999_broken.sql'), 'create table half_there (id int);\nselect no_such_function();\n');
    await expect(migrate(database.db, folder)).rejects.toThrow();
    const [row] = await database.db.text<{ found: string | null }>(`select to_regclass('half_there')::text as found`);
    expect(row?.found).toBeNull();
  });
});
