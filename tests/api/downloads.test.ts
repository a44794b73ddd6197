/**
 * 000 §7, §8: every declared download, of the product and of a test entity: who gets it, its rows and columns, the message when
 * it is empty or too long, and files that custom code produces.
 */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { fieldLabel, translate } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import { type Call, callOf, callsOf, labelOfCall, needsOfCall } from '#schemas/kernel/calls/calls.ts';
import { isOfRecord, isOfRows, MAX_DOWNLOAD_ROWS } from '#schemas/kernel/calls/download.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { currencyFrom, isAmount } from '#schemas/kernel/fields/currency.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { type Producers, producerOf } from '#server/engine/calls/downloads.ts';
import { operationOf } from '#server/engine/calls/openapi.ts';
import { type Base64File, downloadTypes } from '#server/files/base64.ts';
import { gadget } from './gadget.ts';
import { type Answer, type Api, startApi } from './harness.ts';
import { type Actor, createCall, makeStage, pathOf, type RecordData, type Stage } from './stage.ts';

const permission = 'SEASON_PARKING_DOWNLOAD';
const made: Entity = {
  ...(gadget as unknown as Entity),
  downloads: {
    list: { call: 'GET /download-gadgets-base64', permission, as: 'xls' },
    label: { call: 'GET /uuid/{uuid}/label', permission, sides: ['building'], as: 'pdf' },
    huge: { call: 'GET /download-everything-base64', permission, as: 'zip' },
  },
};
const producers: Producers = {
  gadgets: {
    label: async ({ record }) => (record?.stage === 'NEW' ? null : Buffer.from(`%PDF ${String(record?.code)}`)),
    huge: async () => Buffer.alloc(10 * 1024 * 1024 + 1),
  },
};

const all = [...entities, made];
const calls = all.flatMap(callsOf).filter((call) => call.kind === 'download');
const sheets = calls.filter((call) => call.download && isOfRows(call.download));
let api: Api;
let stage: Stage;
beforeAll(async () => {
  api = await startApi({ entities: all, areas: [{ name: 'test', downloads: producers }] });
  await api.db.script(await migrationSqlFor([made]));
  stage = await makeStage(api, all);
});
afterAll(() => api.close());

const ask = (who: Actor, call: Call, query = '', record?: RecordData): Promise<Answer<Base64File>> =>
  who.client.get<Base64File>(`${pathOf(call, who, record)}${query}`);
function sheetOf({ base64 }: Base64File): unknown[][] {
  const book = XLSX.read(Buffer.from(base64, 'base64'));
  return XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0] as string] as XLSX.WorkSheet, { header: 1, defval: '' });
}
const keyOf = (entity: Entity) => entity.list.columns[0] as string;
/** Of the building `here`. */
const ZONE = 'Asia/Singapore';
/** The days of a spreadsheet are counted from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** The first cell of a record's row: a date is one that a spreadsheet can count with. */
const cellOf = (entity: Entity, row: RecordData) => {
  const value = row[keyOf(entity)];
  const kind = entity.fields[keyOf(entity)]?.kind;
  // An instant stands as the building's clock shows it, to the minute.
  if (kind === 'dateTime') {
    const { date, time } = localAt(ZONE, Date.parse(String(value)));
    return (Date.parse(`${date}T${time}:00Z`) - DAY_ZERO) / 86_400_000;
  }
  if (kind === 'reference') return (value as { label: string } | null)?.label ?? '';
  return kind === 'date' ? (Date.parse(String(value)) - DAY_ZERO) / 86_400_000 : (value ?? '');
};

it('R-0285 every file of a schema has a producer; without one the server does not start', () => {
  expect(calls.length).toBeGreaterThan(sheets.length);
  for (const call of calls) expect(producerOf(api.product.producers, call)).toBeTypeOf('function');
  const orphan = { ...made, downloads: { poster: { call: 'GET /poster', permission, as: 'png' } } } as Entity;
  expect(() => producerOf({}, callOf(orphan, { download: 'poster' }))).toThrow("nobody makes the file of the download 'poster'");
});

it('R-0285 the boot check rejects invalid declarations', () => {
  expect(checkSchemas(all)).toEqual([]);
  const checkProblems = (download: object, over: object = {}) =>
    checkSchemas([
      ...entities,
      { ...made, ...over, downloads: { odd: { call: 'GET /odd', permission, as: 'xls', ...download } } },
    ]);
  expect(checkProblems({ call: 'POST /odd' })).toEqual(["gadgets: download 'odd' is called by 'POST /odd', which is no GET"]);
  expect(checkProblems({ as: 'exe' })).toEqual(["gadgets: download 'odd' arrives as 'exe', which is no type of file"]);
  expect(checkProblems({ permission: 'NOBODY' })).toEqual(["gadgets: 'NOBODY' is not in the permission catalogue"]);
  expect(checkProblems({ call: 'GET /drop-down' })).toEqual([expect.stringMatching('is also one of')]);
  const { list: _, updatePosition: __, ...verbs } = made.api.verbs;
  expect(checkProblems({}, { api: { ...made.api, verbs }, traits: [] })).toEqual([
    "gadgets: download 'odd' is one of a list that cannot be called",
  ]);
});

it('R-0285 the documentation lists the calls with the parameters of the list', () => {
  for (const call of calls) {
    const operation = operationOf(call) as { summary: string; querystring?: { properties: object } };
    expect(operation.summary).toBe(`${call.entity.name}: ${labelOfCall(call)} (${call.permission})`);
    if (call.download && isOfRecord(call.download)) expect(operation.querystring).toBeUndefined();
    else expect(operation.querystring?.properties).toHaveProperty('wildcardSearch');
  }
});

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('R-0285 %s', (_, call) => {
  it('is forbidden without the permission', async () => {
    const record = await stage.recordFor(call.entity, await stage.actorFor(call));
    let refused = 0;
    for (const name of ['LANDLORD_ADMIN@here', 'CONCIERGE@here', 'MERCHANT@here', 'MASTER_ADMIN@here.0', 'STAFF@here.0']) {
      const who = await stage.actor(name);
      if (!refusalOf(who.session, needsOfCall(call))) continue;
      refused += 1;
      expect([name, await ask(who, call, '', record)]).toEqual([name, expect.objectContaining({ status: 403, success: false })]);
    }
    expect(refused).toBeGreaterThan(0);
    expect((await (await api.as('nobody')).get(pathOf(call, await stage.actorFor(call), record))).status).toBe(401);
  });
});

/** A further record, or the one that there is where no call makes them. */
const oneMore = async (entity: Entity, who: Actor) =>
  createCall(entity) ? (await stage.make(entity, who)).record : stage.recordFor(entity, who);

describe.each(sheets.map((call) => [call.entity.name, call] as const))('R-0285 the list of %s as a spreadsheet', (_, call) => {
  const { entity } = call;
  const listed = async (who: Actor, query: string) =>
    (await who.client.get<Paged<RecordData>>(`${pathOf(callOf(entity, 'list'), who)}${query}`)).data.items;

  it('contains the rows of the list, with the same filter and order, and has a recognizable name', async () => {
    const who = await stage.actorFor(call);
    for (let count = 0; count < 3; count += 1) await oneMore(entity, who);
    for (const direction of ['ASC', 'DESC']) {
      const query = `?sortProperties=id&sortDirection=${direction}`;
      const rows = await listed(who, `${query}&limit=100`);
      const { data } = await ask(who, call, query);
      const [, ...cells] = sheetOf(data);
      expect(cells.map(([first]) => first)).toEqual(rows.map((row) => cellOf(entity, row)));
      expect(data).toMatchObject({
        fileName: `${translate('en', `resources.${entity.name}.name`, { smart_count: 2 })} ${who.session.today}.xlsx`.replace(
          /[:/]/g,
          ' ',
        ),
        mimeType: downloadTypes.xlsx,
      });
    }
    const [row] = await listed(who, '?limit=1');
    expect(sheetOf((await ask(who, call, `?ids=${row?.id}`)).data).slice(1)).toHaveLength(1);
    expect(await ask(who, call, '?nonsense=1')).toMatchObject({ status: 400, code: 'badQuery' });
  });

  it('has exactly the columns that the person may see', async () => {
    for (const name of ['LANDLORD_ADMIN@here', 'MASTER_ADMIN@here.0']) {
      const who = await stage.actor(name);
      if (refusalOf(who.session, { permission: call.permission, sides: call.sides })) continue;
      await stage.recordFor(entity, who);
      const names = [...entity.list.columns, ...(entity.list.more ?? [])].filter((one) =>
        canRead(who.session, entity.fields[one] as Field),
      );
      const [head] = sheetOf((await ask(who, call)).data);
      const words = names.map((one) => translate('en', `resources.${entity.name}.fields.${one}`));
      // The currency stands right of the amounts.
      const after = names.findLastIndex((one) => isAmount(entity.fields[one] as Field)) + 1;
      const currency = fieldLabel('en', { name: currencyFrom(entity) ?? entity.name }, 'currency');
      const own = after ? words.toSpliced(after, 0, currency) : words;
      expect(head?.slice(0, own.length)).toEqual(own);
      // What a spreadsheet tells beyond the list stands behind it.
      const further = (entity.list.sheet ?? []).filter((path) =>
        canRead(who.session, entity.fields[path.split('.')[0] as string] as Field),
      );
      expect(head).toHaveLength(own.length + further.length);
    }
  });

  it('contains no rows of another building or company', async () => {
    const who = await stage.actorFor(call);
    const record = await oneMore(entity, who);
    for (const name of ['LANDLORD_ADMIN@there', 'MASTER_ADMIN@here.1']) {
      const other = await stage.actor(name);
      const answer = await ask(other, call, `?ids=${record.id}`);
      if (refusalOf(other.session, { permission: call.permission, sides: call.sides })) {
        expect([name, answer.status]).toEqual([name, 403]);
        continue;
      }
      expect([name, answer.status, answer.data]).toEqual([name, 200, expect.objectContaining({ base64: '' })]);
      if (name.endsWith('@there') && call.path.includes('{officeCentreId}'))
        expect((await other.client.get(pathOf(call, other, undefined, who.centreId))).status).toBe(404);
    }
  });

  it('is empty when there is nothing to download', async () => {
    const who = await stage.actorFor(call);
    expect(await ask(who, call, '?ids=999999999')).toMatchObject({ status: 200, success: true, data: { base64: '' } });
  });
});

describe('R-0285 fields that are hidden from a side', () => {
  it('are in no column and no cell of its spreadsheet', async () => {
    const [building, company] = [await stage.actor('LANDLORD_ADMIN@here'), await stage.actor('MASTER_ADMIN@here.0')];
    await stage.make(made, building, { secret: 'Between us', keeperId: api.world.here.tenants[0] });
    const call = callOf(made, { download: 'list' });
    const textOf = async (who: Actor) => JSON.stringify(sheetOf((await ask(who, call)).data));
    expect(await textOf(building)).toContain('Between us');
    const seen = await textOf(company);
    expect(seen).not.toContain('Between us');
    expect(seen).not.toContain('fields.secret');
    expect(await ask(company, call, '?secret=Between us')).toMatchObject({ status: 400, code: 'badQuery' });
  });
});

describe('R-0285 a list that is too long for a download', () => {
  it('is rejected, with a hint on how to get it by mail', async () => {
    const { building, tenants } = api.world.here;
    await api.db.query(sql`
      with people as (
        insert into users (full_name, username, status) select 'Many ' || n, 'many' || n || '@example.com', 'ACTIVE'
          from generate_series(1, ${MAX_DOWNLOAD_ROWS + 1}::int) n returning id)
      insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
        select id, ${tenants[1]}, ${building}, 'STAFF', true from people`);
    const users = entities.find(({ name }) => name === 'users') as Entity;
    const who = await stage.actor('LANDLORD_ADMIN@here');
    const call = callOf(users, { download: 'list' });
    expect(await ask(who, call)).toMatchObject({
      status: 413,
      code: 'tooLarge',
      message: 'A download holds 5,000 records at most. Please narrow the list down with filters, or use “E-mail list”.',
    });
    await api.db.query(sql`delete from users where full_name = 'Many 1'`);
    const { data } = await ask(who, call, '?wildcardSearch=many');
    expect(sheetOf(data)).toHaveLength(MAX_DOWNLOAD_ROWS + 1);
  });
});

describe('R-0285 a file that custom code produces', () => {
  const label = callOf(made, { download: 'label' });

  it('belongs to its record, is named after it, and is empty if there is no content', async () => {
    const who = await stage.actor('LANDLORD_ADMIN@here');
    const { record } = await stage.make(made, who, { code: 'G-77' });
    expect((await ask(who, label, '', record)).data).toMatchObject({ base64: '', mimeType: 'application/pdf' });
    await stage.force(made, record.id, { stage: 'USED' });
    const { data } = await ask(who, label, '', record);
    expect(data.fileName).toBe(`G-77 ${who.session.today}.pdf`);
    expect(Buffer.from(data.base64, 'base64').toString()).toBe('%PDF G-77');
  });

  it('is out of scope for others, and is rejected when it is too large', async () => {
    const who = await stage.actor('LANDLORD_ADMIN@here');
    const { record } = await stage.make(made, who);
    expect((await ask(await stage.actor('LANDLORD_ADMIN@there'), label, '', record)).status).toBe(404);
    expect(await ask(who, callOf(made, { download: 'huge' }))).toMatchObject({
      status: 413,
      message: 'This download would be larger than 10 MB. Please choose fewer records.',
    });
  });
});
