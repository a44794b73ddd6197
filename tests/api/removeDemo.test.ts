/** Removing demo data: all of it is deleted, and records that people have created are unchanged. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { demoAccounts, refuseDemo } from '#server/seed/demo.ts';
import { removalText, removeDemo } from '#server/seed/removeDemo.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { demoData } from './demoData.ts';
import { testConfig } from './harness.ts';

// Whoever asks for the demo data first makes it, which takes longer than a test may.
beforeAll(async () => (await freshDatabase({ template: demoData() })).drop());
const open: TestDatabase[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.drop();
});
async function demo(): Promise<Database> {
  const database = await freshDatabase({ template: demoData() });
  open.push(database);
  return database.db;
}
const all = (db: Database, statement: string, values?: readonly unknown[]) => db.text<Record<string, unknown>>(statement, values);
const idOf = async (db: Database, statement: string, values?: readonly unknown[]): Promise<number> =>
  ((await db.text<{ id: number }>(statement, values))[0] as { id: number }).id;

/** The row counts of all tables that have rows. */
async function filled(db: Database): Promise<Record<string, number>> {
  const tables = await db.text<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    // The clean-up deletes files with their bytes, once it finds that nothing refers to them.
    if (name === 'system_files') continue;
    const [row] = await db.text<{ total: number }>(`select count(*)::int as total from "${name}"`);
    if (row?.total) counts[name] = row.total;
  }
  return counts;
}

/** A real building that a demo account has changed. */
async function makeOwn(db: Database): Promise<{ building: number; person: number }> {
  const demoAdmin = await idOf(db, 'select id from users where username = $1', [demoAccounts[0]?.username]);
  const building = await idOf(
    db,
    `insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, created_user_id)
     values ('LANDLORD', 'OWN', 'Own Estates', 'Own House', 'Asia/Singapore', 'SGD', $1) returning id`,
    [demoAdmin],
  );
  const person = await idOf(
    db,
    `insert into users (full_name, username, status, account_registered) values ('Mei Chan', 'mei@own.test', 'ACTIVE', true) returning id`,
  );
  await db.text(
    `insert into user_roles (user_id, office_centre_id, building_id, role_code, active) values ($1, $2, $2, 'LANDLORD_ADMIN', true)`,
    [person, building],
  );
  await db.text(
    `insert into car_parks (office_centre_id, code, name, active, updated_user_id) values ($1, 'P1', 'Own', true, $2)`,
    [building, demoAdmin],
  );
  return { building, person };
}

describe('removing the demo data', () => {
  it('deletes everything that was seeded', async () => {
    const db = await demo();
    await db.text(`insert into mails (to_address, subject, text, html, status) values ($1, 's', 't', 'h', 'KEPT')`, [
      demoAccounts[0]?.username,
    ]);
    const result = await removeDemo(db);
    expect(result).toMatchObject({ done: true, made: {} });
    expect(result.removed).toMatchObject({ users: 300, season_parking: expect.any(Number), user_groups: expect.any(Number) });
    expect(removalText(result)).toMatch(/^Removed with the demo data: .*\b300 users\b/);
    expect(Object.keys(await filled(db))).toEqual(['schema_migrations', 'settings']);
    expect(removalText(await removeDemo(db))).toBe('There is no demo data in this database.\n');
  });

  it('keeps records that people have created themselves, whoever was involved', async () => {
    const db = await demo();
    const { building, person } = await makeOwn(db);
    const seen = async () => [
      await all(db, 'select id, centre_code, company_name, version from office_centres where id = $1', [building]),
      await all(db, 'select id, code, version from car_parks where office_centre_id = $1', [building]),
      await all(db, 'select id, full_name, username, version from users where id = $1', [person]),
      await all(db, 'select id, role_code from user_roles where office_centre_id = $1', [building]),
    ];
    const before = await seen();
    expect(await removeDemo(db)).toMatchObject({ done: true, made: {} });
    expect(await seen()).toEqual(before);
    expect(await filled(db)).toEqual({
      car_parks: 1,
      office_centres: 1,
      schema_migrations: expect.any(Number),
      // The keys of the installation, which sign what people carry.
      settings: expect.any(Number),
      user_roles: 1,
      users: 1,
    });
    expect(await all(db, 'select created_user_id from office_centres')).toEqual([{ created_user_id: null }]);
  });

  it('lists what people have created in demo buildings, and deletes it only on request', async () => {
    const db = await demo();
    const { person } = await makeOwn(db);
    const place = await idOf(db, `select id from office_centres where centre_code = 'HPT'`);
    await db.text(`insert into car_parks (office_centre_id, code, name, active) values ($1, 'ANNEX', 'Annex', true)`, [place]);
    await db.text(
      `insert into user_roles (user_id, office_centre_id, building_id, role_code, active) values ($1, $2, $2, 'LANDLORD_ADMIN', true)`,
      [person, place],
    );
    const before = await filled(db);
    const refused = await removeDemo(db);
    expect(refused).toMatchObject({ done: false, made: { car_parks: 1, user_roles: 1 } });
    expect(removalText(refused)).toMatch(/^Nothing was removed\..*1 car parks.*--remove-demo --force\n$/);
    expect(await filled(db)).toEqual(before);
    expect(await removeDemo(db, { force: true })).toMatchObject({ done: true });
    expect(await filled(db)).toEqual({
      car_parks: 1,
      office_centres: 1,
      schema_migrations: expect.any(Number),
      // The keys of the installation, which sign what people carry.
      settings: expect.any(Number),
      user_roles: 1,
      users: 1,
    });
  });

  it('recognizes the demo data of a database that was filled before demo records were marked', async () => {
    const db = await demo();
    await db.text('delete from settings');
    // It had no groups of the provider yet.
    await db.text('delete from global_user_groups');
    await makeOwn(db);
    expect(await removeDemo(db)).toMatchObject({ done: false, removed: { users: 300 } });
    expect(await removeDemo(db, { force: true })).toMatchObject({ done: true });
    expect(await filled(db)).toEqual({
      car_parks: 1,
      office_centres: 1,
      schema_migrations: expect.any(Number),
      user_roles: 1,
      users: 1,
    });
  });
});

it('the server does not start with demo accounts when others can reach it, unless they are enabled explicitly, and never in production', async () => {
  const db = await demo();
  const start = (env: Record<string, string>) => refuseDemo(db, testConfig({ SEED: '', ...env }));
  await start({});
  await start({ SEED: 'none' });
  await start({ HOST: '0.0.0.0', SEED: 'demo' });
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://atrium.example.com' };
  for (const env of [
    production,
    { ...production, SEED: 'demo' },
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://atrium.example.com' },
  ])
    await expect(start(env as Record<string, string>), JSON.stringify(env)).rejects.toThrow('npm run seed -- --remove-demo');
  // Whatever their current names.
  await db.text(`update users set username = 'x' || id || '@renamed.test'`);
  await expect(start(production)).rejects.toThrow('production installation');
  await removeDemo(db);
  await start(production);
});
