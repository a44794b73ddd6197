/** Migrations meet installations that have been used: they run on rows, and lose none. */
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { type Fields, integer, oneOf, text } from '#schemas/kernel/fields/field.ts';
import { migrate, migrationsFolder } from '#server/db/migrate.ts';
import { draftBetween, migrationSqlFor, readSnapshot, snapshotOf, statementsBetween } from '#server/db/snapshot.ts';
import { fillWith, keptRows } from '#tests/release/rows.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

const opened: TestDatabase[] = [];
const database = async (empty = false) => {
  const one = await freshDatabase({ empty });
  opened.push(one);
  return one.db;
};
afterEach(async () => {
  for (const one of opened.splice(0)) await one.drop();
});

/** The migrations up to this one, in a folder of their own. */
function migrationsUntil(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-migrations-'));
  for (const file of readdirSync(migrationsFolder))
    if (file.endsWith('.sql') && file <= `${last}.sql`) cpSync(join(migrationsFolder, file), join(folder, file));
  return folder;
}

/** An entity that is not there yet; `more` are fields that a version after it adds. */
const jar = (more: Fields = {}): Entity =>
  defineEntity({
    name: 'jars',
    area: 'workshop',
    doc: 'Something that is kept.',
    title: '{name}',
    api: { path: '/jars', verbs: {} },
    scope: {},
    access: { list: 'SEASON_PARKING_LIST' },
    fields: { name: text({ required: true, max: 20 }), ...more },
    list: { columns: ['name'] },
  }) as unknown as Entity;

describe('migrations on rows', () => {
  it('run on the data of the last release and lose none of it', async () => {
    const { migration, tables } = keptRows();
    const db = await database(true);
    await migrate(db, migrationsUntil(migration));
    await fillWith(db, tables);
    await migrate(db, migrationsUntil('0117_thumbnails'));
    const addsLinks = await db.text<{ id: number }>(`
      update activity_events set button_link_type = 'DEEPLINK', button_link_url = null, button_link_url2 = 'market://latte'
        where id = (select min(id) from activity_events) returning id`);
    await db.text(`insert into promotions (office_centre_id, name, target_user_group, promotion_issue_type, promotion_quota_type,
        promotion_quota_frequency_type, status, promotion_start_date, promotion_start_time, promotion_end_date, promotion_end_time,
        publish_start_date, publish_start_time, publish_end_date, publish_end_time, external_links)
      select id, '{"en":"Kopi"}', 'ALL', 'GENERAL', 'PER_PRIVILEGE', 'OVERALL', 'DRAFT', '2030-01-01', '00:00', '2030-01-02', '23:59',
        '2030-01-01', '00:00', '2030-01-02', '23:59', '[{"id":"a","type":"WEB_LINK","url":"https://a.example","url2":"https://b.example","text":{"en":"A"},"buttonText":null},
        {"id":"b","type":"DEEPLINK","url":"atrium://a","url2":"market://a","text":{"en":"B"}},{"id":"c","type":"EMAIL","url":"a@b.example","url2":null,"text":{"en":"C"}}]'
      from office_centres limit 1`);
    await migrate(db);
    const lost: string[] = [];
    for (const { table, rows } of tables) {
      const [there] = await db.text<{ table: string | null }>(`select to_regclass('public."${table}"')::text as table`);
      const [row] = there?.table ? await db.text<{ count: number }>(`select count(*)::int as count from "${table}"`) : [];
      if ((row?.count ?? 0) < rows.length) lost.push(table);
    }
    // Links keep what they lead to, in the shape of their kind.
    const linksOf = (rows: { links: { link: object }[] }[]) => rows.flatMap(({ links }) => links.map(({ link }) => link));
    const [event] = await db.text<{ button: object; links: { link: object }[] }>(
      `select button_link as button, external_links as links from activity_events where id = ${addsLinks[0]?.id}`,
    );
    expect(event?.button).toEqual({ type: 'DEEPLINK', androidUrl: 'market://latte' });
    expect(linksOf([event as never])).toEqual([
      {
        ...{ type: 'WEB_LINK', url: 'https://coffee.example/en', openIn: 'APP' },
        urls: { 'zh-Hans': 'https://coffee.example/sc', 'zh-Hant': 'https://coffee.example/tc' },
      },
      { type: 'PHONE', phone: '+65 6123 4567', urls: { 'zh-Hans': '+65 6123 4567', 'zh-Hant': '+65 6123 4567' } },
    ]);
    expect(linksOf(await db.text(`select external_links as links from promotions where name->>'en' = 'Kopi'`))).toEqual([
      { type: 'WEB_LINK', url: 'https://a.example', url2: 'https://b.example', openIn: 'APP' },
      { type: 'DEEPLINK', iosUrl: 'atrium://a', androidUrl: 'market://a' },
      { type: 'EMAIL', email: 'a@b.example' },
    ]);
    expect(tables.length).toBeGreaterThan(60);
    expect(lost).toEqual([]);
    expect(await statementsBetween(readSnapshot(), await snapshotOf(entities))).toEqual([]);
    // It runs every migration there is, and one of them writes the search text of all tables again.
  }, 240_000);

  it('a required field with a default is added to a table with rows, and asks for a value from then on', async () => {
    const db = await database();
    await db.script(await migrationSqlFor([jar()]));
    await db.text(`insert into jars (name) values ('Salt')`);
    const grown = jar({
      size: integer({ required: true, default: 7 }),
      colour: oneOf(['RED', "O'BLUE"], { required: true, default: "O'BLUE" }),
    });
    const drafted = await draftBetween(await snapshotOf([jar()]), [grown]);
    await db.script(drafted.join('\n'));
    expect(await db.text('select size, colour from jars')).toEqual([{ size: 7, colour: "O'BLUE" }]);
    await expect(db.text(`insert into jars (name, colour) values ('Sugar', 'RED')`)).rejects.toMatchObject({ code: '23502' });
    // The first one loads what compares schemas.
  }, 120_000);

  it('a field that becomes required takes its default where it was empty', async () => {
    const db = await database();
    const before = jar({ size: integer({}) });
    await db.script(await migrationSqlFor([before]));
    await db.text(`insert into jars (name) values ('Salt')`);
    const after = jar({ size: integer({ required: true, default: 7 }) });
    await db.script((await draftBetween(await snapshotOf([before]), [after])).join('\n'));
    expect(await db.text('select size from jars')).toEqual([{ size: 7 }]);
  });

  it('a required field without a default stops its own migration until somebody has said what the rows get', async () => {
    const db = await database();
    await db.script(await migrationSqlFor([jar()]));
    const drafted = await draftBetween(await snapshotOf([jar()]), [jar({ size: integer({ required: true }) })]);
    await expect(db.script(drafted.join('\n'))).rejects.toThrow('Say what jars.size is in the rows that are there');
  });
});
