/** A pointer to one of many: checked against its module, embedded, offered by its drop-down, cleared when its record is deleted. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import type { EmbeddedItem } from '#schemas/kernel/entity/types.ts';
import { anyOf, localized, oneOf, reference, text } from '#schemas/kernel/fields/field.ts';
import type { Database } from '#server/db/database.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { listRecords } from '#server/engine/verbs/list.ts';
import { type Api, type Client, startApi } from './harness.ts';

const access = {
  list: 'SEASON_PARKING_LIST',
  get: 'SEASON_PARKING_VIEW',
  create: 'SEASON_PARKING_ADD',
  update: 'SEASON_PARKING_EDIT',
  delete: 'SEASON_PARKING_DELETE',
} as const;
const owner = reference('office-centres', { onDelete: 'cascade', system: true });
const show = defineEntity({
  name: 'shows',
  area: 'workshop',
  doc: 'Something that can be advertised.',
  title: '{name}',
  api: { path: '/shows', key: 'uuid', verbs: { list: true, get: true, create: true, delete: true, dropDown: true } },
  scope: { building: 'officeCentreId' },
  access,
  fields: { officeCentre: owner, name: localized({ short: true, required: true, search: true }) },
  list: { columns: ['name'] },
  form: [{ section: 'all', fields: ['name'] }],
});
const stall = defineEntity({
  name: 'stalls',
  area: 'workshop',
  doc: 'Something else that can be advertised, by those who may see it.',
  title: '{code}',
  api: { path: '/stalls', verbs: { list: true, create: true, delete: true } },
  scope: { building: 'officeCentreId' },
  access: { ...access, list: 'MAIL_LIST' },
  fields: { officeCentre: owner, code: text({ required: true, search: true }) },
  list: { columns: ['code'] },
  form: [{ section: 'all', fields: ['code'] }],
});
const poster = defineEntity({
  name: 'posters',
  area: 'workshop',
  doc: 'Something that points to one of many.',
  title: '{code}',
  api: {
    path: '/posters',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
    options: { moduleCode: 'GET /module-code-drop-down', sourceItem: 'GET /function-list-drop-down' },
  },
  scope: { building: 'officeCentreId' },
  access,
  fields: {
    officeCentre: owner,
    code: text({ required: true, search: true }),
    moduleCode: oneOf(['SHOW', 'STALL', 'HOME'], { clears: ['sourceItem'] }),
    sourceItem: anyOf({ SHOW: 'shows', STALL: 'stalls' }, { module: 'moduleCode' }),
  },
  list: { columns: ['code', 'moduleCode', 'sourceItem'], filters: ['moduleCode'] },
  form: [{ section: 'all', fields: ['code', 'moduleCode', 'sourceItem'] }],
});
const own = [show, stall, poster] as unknown as Entity[];

interface Row extends Record<string, unknown> {
  id: number;
  uuid: string;
  version: number;
  sourceItem: EmbeddedItem | null;
}
let api: Api;
let building: Client;
let platform: Client;
beforeAll(async () => {
  api = await startApi({ entities: [...entities, ...own] });
  await api.db.script(await migrationSqlFor(own));
  building = await api.as('LANDLORD_ADMIN@here');
  platform = await api.asIn('SUPERADMIN', api.world.here.building);
});
afterAll(() => api.close());

let count = 0;
const makeShow = async (en: string, by = building) =>
  (await by.post<Row>('/shows', { name: { en, 'zh-Hant': `${en} 演出` } })).data;
const makePoster = (over: object, by = building) => {
  count += 1;
  return by.post<Row>('/posters', { code: `P${count}`, ...over });
};
const pointing = async (one: Row) => (await makePoster({ moduleCode: 'SHOW', sourceItemIdentifier: one.id })).data;
const read = async ({ id }: Row) => (await building.get<Row>(`/posters/${id}`)).data;
const codes = (errors?: Record<string, { code: string }>) =>
  Object.entries(errors ?? {}).map(([key, { code }]) => `${key} ${code}`);

describe('a pointer to one of many', () => {
  it('is embedded with its module and label, in the language of the reader', async () => {
    const one = await makeShow('Hamlet');
    const made = await pointing(one);
    const item = { module: 'SHOW', id: one.id, uuid: one.uuid, label: 'Hamlet' };
    expect(made).toMatchObject({
      moduleCode: 'SHOW',
      sourceItemIdentifier: one.id,
      sourceItemUuid: one.uuid,
      sourceItemName: 'Hamlet',
      sourceItem: item,
    });
    const { data } = await building.call<Row>('GET', `/posters/${made.id}`, undefined, { 'accept-language': 'zh-HK' });
    expect([data.sourceItem?.label, data.sourceItemName]).toEqual(['Hamlet 演出', 'Hamlet 演出']);
    const { data: plain } = await makePoster({});
    expect(plain).toMatchObject({ moduleCode: null, sourceItemIdentifier: null, sourceItem: null, sourceItemName: null });
  });

  it('is read for a whole page in the two statements of a list', async () => {
    const [one, two] = [await makeShow('Macbeth'), await makeShow('Othello')];
    for (const next of [one, two, one]) await pointing(next);
    let run = 0;
    const query = (statement: never) => {
      run += 1;
      return api.db.query(statement);
    };
    const db = { ...api.db, query } as unknown as Database;
    const { model } = api.product;
    const reach = reachOf(await building.session());
    const asked = { moduleCode: 'SHOW', limit: '3' };
    const { items } = (await listRecords(db, model, model.entity('posters'), asked, reach)) as unknown as Paged<Row>;
    expect(run).toBe(2);
    expect(items.map(({ sourceItem }) => sourceItem?.label)).toEqual(['Macbeth', 'Othello', 'Macbeth']);
    expect((await building.get<Paged<Row>>('/posters?moduleCodeArray=STALL,HOME')).data.total).toBe(0);
  });

  it('must name a record of its module, within scope', async () => {
    const one = await makeShow('Lear');
    const theirs = await makeShow('Elsewhere', await api.as('LANDLORD_ADMIN@there'));
    const refused = async (over: object, by = building) => {
      const { status, errors } = await makePoster(over, by);
      return [status, ...codes(errors)];
    };
    for (const id of [theirs.id, 999_999])
      expect(await refused({ moduleCode: 'SHOW', sourceItemIdentifier: id })).toEqual([422, 'sourceItemIdentifier notFound']);
    expect(await refused({ moduleCode: 'SHOW' })).toEqual([422, 'sourceItemIdentifier required']);
    // A stall with the same number does not count, nor one that the person may not see.
    expect(await refused({ moduleCode: 'STALL', sourceItemIdentifier: one.id })).toEqual([422, 'sourceItemIdentifier notFound']);
    const hidden = (await platform.post<Row>('/stalls', { code: 'S1' })).data;
    const over = { moduleCode: 'STALL', sourceItemIdentifier: hidden.id };
    expect(await refused(over)).toEqual([422, 'sourceItemIdentifier notFound']);
    expect(await refused(over, platform)).toEqual([201]);
    expect((await makePoster({ moduleCode: 'HOME' })).data).toMatchObject({ moduleCode: 'HOME', sourceItem: null });
  });

  it('is checked again when only its module changes, and not when neither does', async () => {
    const one = await makeShow('Cymbeline');
    const made = await pointing(one);
    const change = (over: object, version: number) => building.put<Row>(`/posters/${made.id}`, { code: 'X', version, ...over });
    const moved = await change({ moduleCode: 'STALL', sourceItemIdentifier: one.id }, made.version);
    expect(codes(moved.errors)).toEqual(['sourceItemIdentifier notFound']);
    await api.db.query(sql`update shows set office_centre_id = ${api.world.there.building} where id = ${one.id}`);
    const kept = await change({ moduleCode: 'SHOW', sourceItemIdentifier: one.id }, made.version);
    expect(kept.data.sourceItemName).toBe('Cymbeline');
    const { data } = await change({ moduleCode: 'HOME' }, kept.data.version);
    expect([data.sourceItemIdentifier, data.sourceItem]).toEqual([null, null]);
  });

  it('is cleared when its record is deleted, and says so; those to other records stay', async () => {
    const [gone, stays] = [await makeShow('Richard'), await makeShow('Henry')];
    const [first, second] = [await pointing(gone), await pointing(stays)];
    const stall = (await platform.post<Row>('/stalls', { code: 'S2' })).data;
    await api.db.query(
      sql`update posters set module_code = 'STALL', source_item_identifier = ${gone.id} where id = ${second.id}`,
    );
    expect((await building.delete(`/shows/uuid/${gone.uuid}`)).status).toBe(200);
    expect(await read(first)).toMatchObject({
      moduleCode: 'SHOW',
      sourceItemIdentifier: null,
      sourceItem: { module: 'SHOW', id: null, uuid: null, label: null },
    });
    const [other] = await api.db.query(sql`select source_item_identifier as id from posters where id = ${second.id}`);
    expect(other).toEqual({ id: gone.id });
    expect(stall.id).toBeGreaterThan(0);
  });

  it('leaves nothing behind when its record is deleted while another one points to it', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const gone = await makeShow(`Storm ${turn}`);
      const [made, removed] = await Promise.all([
        makePoster({ moduleCode: 'SHOW', sourceItemIdentifier: gone.id }),
        building.delete(`/shows/uuid/${gone.uuid}`),
      ]);
      expect(removed.status).toBe(200);
      if (made.status === 201) expect((await read(made.data)).sourceItemIdentifier).toBeNull();
      else expect(made.errors).toHaveProperty('sourceItemIdentifier');
    }
  });

  it('has its modules and their records as drop-downs, for those who may see them', async () => {
    const one = await makeShow('Pericles');
    const modules = (await building.get<Option[]>('/posters/module-code-drop-down')).data;
    expect(modules.map(({ value }) => value)).toEqual(['SHOW', 'STALL', 'HOME']);
    const items = (query: string, by = building) => by.get<Option[]>(`/posters/function-list-drop-down?${query}`);
    expect((await items('moduleCode=SHOW&wildcardSearch=peric')).data).toMatchObject([{ id: one.id, label: 'Pericles' }]);
    expect((await items(`moduleCode=SHOW&ids=${one.id}`)).data).toMatchObject([{ label: 'Pericles' }]);
    for (const query of ['', 'moduleCode=HOME', 'moduleCode=constructor', 'moduleCode=SHOW&more=1'])
      expect(await items(query)).toMatchObject({ status: 400, code: 'badQuery' });
    expect((await items('moduleCode=STALL')).status).toBe(403);
    expect((await items('moduleCode=STALL', platform)).status).toBe(200);
  });

  it('appears in the history by its label', async () => {
    const [one, two] = [await makeShow('Timon'), await makeShow('Titus')];
    const made = await pointing(one);
    const body = { code: made.code, moduleCode: 'SHOW', sourceItemIdentifier: two.id, version: made.version };
    expect((await building.put(`/posters/${made.id}`, body)).status).toBe(200);
    const { items } = (await building.get<Paged<{ changes: unknown[] }>>(`/posters/${made.id}/history`)).data;
    expect(items[0]?.changes).toEqual([{ field: 'sourceItem', from: 'Timon', to: 'Titus' }]);
  });

  it('does not start where it points to nothing', () => {
    const problems = (sourceItem: object, moduleCode: object = poster.fields.moduleCode) =>
      checkSchemas([...entities, show, stall, { ...poster, fields: { ...poster.fields, moduleCode, sourceItem } }] as Entity[]);
    expect(problems(poster.fields.sourceItem)).toEqual([]);
    expect(problems(anyOf({ SHOW: 'cinemas' }, { module: 'moduleCode' }))).toEqual([
      `posters: field 'sourceItem' points to 'cinemas', which is no entity`,
    ]);
    expect(problems(anyOf({ CINEMA: 'shows' }, { module: 'moduleCode' }))).toContain(
      `posters: field 'sourceItem': 'CINEMA' is no value of 'moduleCode'`,
    );
    expect(problems(anyOf({ SHOW: 'shows' }, { module: 'code' }))).toContain(
      `posters: field 'sourceItem': 'code' is no choice of modules`,
    );
    expect(problems(poster.fields.sourceItem, oneOf(['SHOW', 'STALL', 'HOME']))).toEqual([
      `posters: field 'sourceItem' points to a module, but 'moduleCode' does not clear it`,
    ]);
  });
});
