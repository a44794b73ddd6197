/**
 * Prepared statements: what is planned once and what is planned with its values, how many exist on a connection, and that a
 * running migration breaks none of them.
 */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Database, DatabaseAway } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { MAX_PREPARED } from '#server/db/prepared.ts';
import { prepared } from '#server/db/statement.ts';
import { testServer } from './database.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';
import { itIf } from './itIf.ts';
import { APPLICATIONS, openDesk } from './parkingDesk.ts';

interface Prepared {
  statement: string;
  generic: number;
  custom: number;
}

let api: Api;
/** On PostgreSQL a pool with one connection, so that its prepared statements can be inspected. */
let db: Database;
let app: FastifyInstance;
let building: Client;
let id: number;
const opened: Database[] = [];
/** A separate process with one connection. */
async function another(options: { prepares?: boolean } = {}): Promise<Database> {
  const one = await openPostgres(api.database.url as string, { poolSize: 1, ...options });
  opened.push(one);
  return one;
}
const preparedOn = (on: Database) =>
  on.text<Prepared>(
    'select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements order by prepare_time',
  );

beforeAll(async () => {
  api = await startApi();
  const desk = await openDesk(api);
  ({ id } = await desk.apply());
  db = testServer ? await another() : api.db;
  app = await buildApp({ db, config: api.config });
  await app.ready();
  building = clientOf(app, desk.building.authorization?.slice('Bearer '.length));
  await api.db.script('create table notes (id int primary key, word text)');
  await api.db.text(`insert into notes values (1, 'one')`);
});
afterAll(async () => {
  await app.close();
  for (const one of opened) await one.close();
  await api.close();
});

/** More than the five executions after which PostgreSQL considers a generic plan. */
async function often(path: string): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) expect((await building.get(path)).status).toBe(200);
}

describe('a prepared statement', () => {
  it('returns records by id and is planned once', async () => {
    await often(`${APPLICATIONS}/${id}`);
    await often(APPLICATIONS);
    const prepared = await preparedOn(db);
    const found = (what: RegExp) => prepared.filter(({ statement }) => what.test(statement) && !statement.includes('for update'));
    for (const records of [
      found(/"season_parking" t\b.* where t\.id = \$/s),
      found(/"season_parking" t\b.* where t\.id = any\(/s),
    ])
      expect(Math.max(...records.map(({ generic }) => generic))).toBeGreaterThan(0);
  });

  it('is never used for searches, filters or owners: those are planned with their values', async () => {
    for (const query of ['?wildcardSearch=sp-', '?wildcardSearch=one&status=APPROVED', '?vehicleType=CAR&page=2&limit=20'])
      await often(`${APPLICATIONS}${query}`);
    await often(`${APPLICATIONS}/get-status-count?wildcardSearch=sp-`);
    await often('/waiting');
    await often('/today');
    const statements = (await preparedOn(db)).map(({ statement }) => statement.replace(/^prepare \S+ as /i, ''));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(statement).not.toMatch(/search_text|\blike\b|\boffset\b|count\(\*\)::int from \(/i);
      // Only a row by its key, rows by their ids, a session, or an entry of the history.
      expect(statement).toMatch(/t\.id = (\$|any\()|t\.uuid = \$|s\.id = \$|c\.(id|uuid::text) = \$|^insert into audit_log /);
    }
  });

  it('is the same for every page and every number of rows', async () => {
    const before = (await preparedOn(db)).length;
    for (const query of ['?limit=1', '?limit=50', '?page=1&limit=30']) await often(`${APPLICATIONS}${query}`);
    expect(await preparedOn(db)).toHaveLength(before);
  });

  it(`is one of at most ${MAX_PREPARED} on a connection`, async () => {
    for (let number = 0; number <= MAX_PREPARED; number += 1)
      await db.query(prepared(sql`select word as ${sql.raw(`"w${number}"`)} from notes where id = ${1}`));
    expect((await preparedOn(db)).length).toBeLessThanOrEqual(MAX_PREPARED);
    expect((await building.get(`${APPLICATIONS}/${id}`)).status).toBe(200);
  });

  it('answers all who ask for it first at the same time', async () => {
    const first = () => db.query(prepared(sql`select n.word as "first" from notes n where n.id = ${1}`));
    expect(await Promise.all([first(), first(), first()])).toEqual(Array.from({ length: 3 }, () => [{ first: 'one' }]));
  });

  it('treats its values as plain values', async () => {
    const words = [`it's`, '\\', `'; drop table notes; --`, '$1', '$\u007bx}', null, '陳'];
    for (const word of words) expect(await db.query(prepared(sql`select ${word}::text as word`))).toEqual([{ word }]);
    expect(await db.query(prepared(sql`select ${true}::boolean as yes, ${-7}::int as seven`))).toEqual([
      { yes: true, seven: -7 },
    ]);
  });
});

const note = () => prepared(sql`select n.* from notes n where n.id = ${1}`);

describe('a running migration', () => {
  it('changes the result of a prepared statement, which the next call returns', async () => {
    for (let turn = 0; turn < 7; turn += 1) expect(await db.query(note())).toEqual([{ id: 1, word: 'one' }]);
    await api.db.script('alter table notes add column more int default 5');
    expect(await db.query(note())).toEqual([{ id: 1, word: 'one', more: 5 }]);
    await api.db.script('alter table notes alter column more type text');
    expect(await db.query(note())).toEqual([{ id: 1, word: 'one', more: '5' }]);
    await api.db.script('alter table notes drop column more');
    expect(await db.query(note())).toEqual([{ id: 1, word: 'one' }]);
  });

  itIf(testServer)('reaches four processes that have prepared the statement', async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => another()));
    for (let turn = 0; turn < 7; turn += 1) await Promise.all(four.map((one) => one.query(note())));
    await api.db.script('alter table notes add column more int default 6');
    expect(await Promise.all(four.map((one) => one.query(note())))).toEqual(four.map(() => [{ id: 1, word: 'one', more: 6 }]));
    await api.db.script('alter table notes drop column more');
  });

  itIf(testServer)('ends an older transaction with an error that allows a retry', async () => {
    const one = await another();
    const read = () => one.transaction((tx) => tx.query(note()));
    for (let turn = 0; turn < 7; turn += 1) await read();
    await api.db.script('alter table notes add column more int default 7');
    await expect(read()).rejects.toThrow(DatabaseAway);
    expect(await read()).toEqual([{ id: 1, word: 'one', more: 7 }]);
    await api.db.script('alter table notes drop column more');
  });
});

itIf(testServer)('a connection that has lost its statements, as behind a pooler, still answers', async () => {
  const one = await another();
  await one.query(note());
  await one.text('deallocate all');
  expect(await one.query(note())).toEqual([{ id: 1, word: 'one' }]);
});

itIf(testServer)('nothing is prepared if the settings disable it', async () => {
  const one = await another({ prepares: false });
  await one.query(note());
  expect(await preparedOn(one)).toEqual([]);
});
