/** A test-only entity with kinds, traits and rules that the product's own entities do not use yet. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import { sampleOf } from '#schemas/kernel/kinds/allSamples.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { gadget } from './gadget.ts';
import { type Api, type Client, startApi } from './harness.ts';

const all = [...entities, gadget] as unknown as readonly Entity[];

interface Gadget extends Record<string, unknown> {
  id: number;
  uuid: string;
  version: number;
  position: number;
}
let api: Api;
let building: Client;
let tenant: Client;
let count = 0;
beforeAll(async () => {
  api = await startApi({ entities: all });
  await api.db.script(await migrationSqlFor([gadget as unknown as Entity]));
  [building, tenant] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('MASTER_ADMIN@here.0')]);
});
afterAll(() => api.close());

function body(over: object = {}): Record<string, unknown> {
  count += 1;
  return { code: `G${count}`, name: { en: `Gadget ${count}` }, level: 'LOW', ...over };
}
async function make(over: object = {}, by = building): Promise<Gadget> {
  const answer = await by.post<Gadget>('/gadgets', body(over));
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const pathOf = ({ uuid }: Gadget, tail = '') => `/gadgets/uuid/${uuid}${tail}`;
const listed = async (query = '', by = building) => (await by.get<Paged<Gadget>>(`/gadgets?limit=100&${query}`)).data.items;
const idsOf = (items: readonly Gadget[]) => items.map(({ id }) => id);

it('is a schema that the boot check accepts', () => {
  expect(checkSchemas(all)).toEqual([]);
});

describe('values', () => {
  it('of every kind are returned as they were sent', async () => {
    const sent: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(gadget.fields as Entity['fields'])) {
      const value = sampleOf(field.kind).good(field, 7, 'first');
      if (value !== undefined && gadget.form[0]?.fields.includes(name as never)) sent[name] = value;
    }
    const full = body({ ...sent, level: 'HIGH', warning: 'Hot', keeperId: api.world.here.tenants[1] });
    const { data, status } = await building.post<Gadget>('/gadgets', full);
    expect(status).toBe(201);
    for (const [key, value] of Object.entries(full)) expect(data[key], key).toEqual(value);
    expect((await building.get(pathOf(data))).data).toEqual(data);
    expect(data).toMatchObject({ serial: expect.stringMatching(/^GD-\d{4}-\d{5}$/), stage: 'NEW', parts: 0 });
  });

  it('of instants are returned in UTC, whatever zone they were sent in', async () => {
    expect((await make({ soldAt: '2027-01-01T08:30:00+08:00' })).soldAt).toBe('2027-01-01T00:30:00.000Z');
  });

  it('of every kind are rejected if invalid, field by field and all at once', async () => {
    const before = await listed();
    for (const [name, field] of Object.entries(gadget.fields as Entity['fields'])) {
      if (!gadget.form[0]?.fields.includes(name as never) || field.kind === 'reference') continue;
      const key = wireKey(name, field);
      for (const [value, code] of sampleOf(field.kind).bad(field)) {
        const answer = await building.post('/gadgets', body({ level: 'HIGH', warning: 'Hot', [key]: value }));
        const found = Object.entries(answer.errors ?? {}).find(
          ([one]) => one === key || (one.startsWith(key) && /^[.[]/.test(one.slice(key.length))),
        );
        expect([answer.status, found?.[1].code], `${key} = ${JSON.stringify(value)}`).toEqual([422, code]);
      }
    }
    const many = await building.post('/gadgets', {
      name: { en: 'x'.repeat(41) },
      // It has a default, which a create that does not name it has.
      level: null,
      share: 10_001,
      labels: ['a', 'b', 'c', 'd'],
      amount: 6,
      zone: 'Mars',
    });
    expect(many.status).toBe(422);
    for (const key of ['code', 'level', 'share', 'labels', 'amount', 'zone', 'name.en'])
      expect(many.errors).toHaveProperty([key]);
    expect((await building.post('/gadgets', body({ name: { en: 'A', fr: 'B' } }))).status).toBe(422);
    for (const name of [{}, { en: ' ' }, { 'zh-Hant': '文字' }])
      expect((await building.post('/gadgets', body({ name }))).errors).toHaveProperty('name');
    expect(await listed()).toEqual(before);
  });

  it('of rich text lose everything that a browser would run', async () => {
    const cleaned = async (story: string) => (await make({ story })).story;
    expect(await cleaned('<p>Hello <strong>you</strong><br>1 &lt; 2 &amp; 3</p>')).toBe(
      '<p>Hello <strong>you</strong><br>1 &lt; 2 &amp; 3</p>',
    );
    expect(await cleaned('<p onclick="x()" style="color:red">a</p><script>alert(1)</script>')).toBe('<p>a</p>');
    expect(await cleaned('<img src=x onerror=alert(1)><svg/onload=alert(1)>b')).toBe('b');
    expect(await cleaned('<a href="javascript:alert(1)">c</a>')).toBe('<a>c</a>');
    expect(await cleaned('<a href="&#106;avascript:alert(1)">d</a>')).toBe('<a>d</a>');
    expect(await cleaned('<a href="https://a.example/?a=1&b=2" onmouseover=x>e</a>')).toBe(
      '<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">e</a>',
    );
    expect(await cleaned('<scr<script>ipt>alert(1)</script>')).not.toMatch(/<script/i);
    expect(await cleaned('1 < 2 <b')).toBe('1 &lt; 2 &lt;b');
    expect(await cleaned('<!-- <p>x</p> --><style>p{}</style>f')).toBe('f');
  });
});

describe('fields with a condition', () => {
  it('are required only while it holds, and are cleared when it no longer holds', async () => {
    expect((await building.post('/gadgets', body({ level: 'HIGH' }))).errors).toHaveProperty('warning');
    const made = await make({ level: 'HIGH', warning: 'Hot' });
    const { data } = await building.put<Gadget>(pathOf(made), { ...body(), level: 'LOW', warning: 'Hot', version: made.version });
    expect(data).toMatchObject({ level: 'LOW', warning: null });
    expect((await make({ level: 'LOW', warning: 'Hot' })).warning).toBeNull();
    const again = await make({ level: 'HIGH', warning: 'Hot' });
    const broken = await building.put<Gadget>(pathOf(again, '/break'), { breakRemark: 'Fell' });
    expect(broken.data).toMatchObject({
      stage: 'BROKEN',
      level: 'LOW',
      warning: null,
      breakRemark: 'Fell',
      brokenDate: expect.any(String),
    });
  });
});

describe('fields hidden from a side', () => {
  it('are absent from its records, history, filters and orders', async () => {
    const made = await make({ secret: 'Ours', keeperId: api.world.here.tenants[0] });
    expect(made.secret).toBe('Ours');
    const seen = (await tenant.get<Gadget>(pathOf(made))).data;
    expect(seen.id).toBe(made.id);
    expect(seen).not.toHaveProperty('secret');
    expect((await listed('', tenant)).every((item) => !('secret' in item))).toBe(true);
    const entries = (await tenant.get<Paged<{ changes: { field: string }[] }>>(pathOf(made, '/history'))).data.items;
    expect(entries.flatMap((entry) => entry.changes.map((change) => change.field))).not.toContain('secret');
    for (const query of ['secret=Ours', 'similarSecret=O', 'sortProperties=secret'])
      expect(await tenant.get(`/gadgets?${query}`), query).toMatchObject({ status: 400, code: 'badQuery' });
    expect(idsOf(await listed('secret=Ours'))).toContain(made.id);
  });

  it('are neither written nor cleared by its forms', async () => {
    const made = await make({ secret: 'Ours', keeperId: api.world.here.tenants[0] });
    const form = { code: made.code, name: { en: 'Renamed' }, level: 'LOW', version: made.version };
    expect((await tenant.put(pathOf(made), { ...form, secret: 'Theirs' })).errors).toMatchObject({
      secret: { code: 'unknownField' },
    });
    expect((await tenant.put(pathOf(made), form)).status).toBe(200);
    expect((await building.get<Gadget>(pathOf(made))).data).toMatchObject({
      secret: 'Ours',
      name: { en: 'Renamed' },
      keeperId: api.world.here.tenants[0],
    });
    expect((await tenant.post('/gadgets', body({ secret: 'Theirs' }))).status).toBe(422);
  });
});

describe('filters', () => {
  it('match lists, ranges and instants', async () => {
    const bright = await make({
      features: ['LIGHT', 'SOUND'],
      labels: ['red', 'blue'],
      share: 2500,
      opensAt: '09:30',
      soldAt: '2027-03-04T15:30:00Z',
    });
    const dull = await make({
      features: ['SMELL'],
      labels: ['green'],
      share: 100,
      opensAt: '18:00',
      soldAt: '2027-03-04T16:30:00Z',
    });
    const both = `ids=${bright.id},${dull.id}`;
    const ask = async (query: string) => idsOf(await listed(`${both}&${query}`));
    expect(await ask('features=SOUND')).toEqual([bright.id]);
    expect(await ask('featuresArray=SMELL,SOUND')).toEqual([bright.id, dull.id]);
    expect(await ask('labels=green')).toEqual([dull.id]);
    expect(await ask('labelsArray=blue&labelsArray=black')).toEqual([bright.id]);
    expect(await ask('shareFrom=101&shareTo=2500')).toEqual([bright.id]);
    expect(await ask('opensAtFrom=10:00')).toEqual([dull.id]);
    expect(await ask('soldAtTo=2027-03-04')).toEqual([bright.id]);
    expect(await ask('soldAtFrom=2027-03-05')).toEqual([dull.id]);
    expect(await ask('features=NOISE').catch(() => 'refused')).toBe('refused');
  });
});

describe('a reorderable list', () => {
  it('shows new records last and all others in their manual order', async () => {
    const [one, two, three] = [await make(), await make(), await make()];
    const before = idsOf(await listed());
    expect(before.slice(-3)).toEqual([one.id, two.id, three.id]);
    const wanted = [three.id, one.id, two.id];
    const answer = await building.put('/gadgets/update-position', { ids: wanted });
    expect(answer).toMatchObject({ status: 200, success: true, message: expect.stringMatching(/\S/) });
    expect(idsOf(await listed()).filter((id) => wanted.includes(id))).toEqual(wanted);
    expect((await building.get<Gadget>(pathOf(three))).data).toMatchObject({ position: 1, version: three.version + 1 });
    const [entry] = (await building.get<Paged<{ action: string; changes: object[] }>>(pathOf(three, '/history'))).data.items;
    expect(entry).toMatchObject({ action: 'updatePosition', changes: [{ field: 'position', from: three.position, to: 1 }] });
  });

  it('rejects an order with a foreign, duplicate or missing record', async () => {
    const mine = await make();
    const theirs = await make({}, await api.as('LANDLORD_ADMIN@there'));
    const before = await api.db.query(sql`select id, position, version from gadgets order by id`);
    expect((await building.put('/gadgets/update-position', { ids: [mine.id, theirs.id] })).status).toBe(404);
    for (const ids of [
      [],
      [mine.id, mine.id],
      'x',
      [1.5],
      [null],
      Array.from({ length: 1001 }, (_, index) => index + 1),
      undefined,
    ])
      expect((await building.put('/gadgets/update-position', { ids })).status).toBe(422);
    expect((await building.put('/gadgets/update-position', { ids: [mine.id], more: 1 })).errors).toHaveProperty('more');
    expect(
      (await (await api.as('LANDLORD_ADMIN_VIEW_ONLY@here')).put('/gadgets/update-position', { ids: [mine.id] })).status,
    ).toBe(403);
    expect(await api.db.query(sql`select id, position, version from gadgets order by id`)).toEqual(before);
  });
});

describe('a soft-deleted record', () => {
  it('is missing from every call, remains in the table, and frees its code', async () => {
    const made = await make({ code: 'ONCE' });
    expect((await building.post('/gadgets', body({ code: 'once' }))).errors).toHaveProperty('code');
    const elsewhere = await (await api.as('LANDLORD_ADMIN@there')).post<Gadget>('/gadgets', body({ code: 'ONCE' }));
    expect(elsewhere.status).toBe(201);
    expect((await building.delete(pathOf(made))).status).toBe(200);
    expect((await building.get(pathOf(made))).status).toBe(404);
    expect((await building.put(pathOf(made, '/use'))).status).toBe(404);
    expect(idsOf(await listed())).not.toContain(made.id);
    expect((await building.get<{ id: number }[]>(`/gadgets/drop-down?ids=${made.id}`)).data).toEqual([]);
    const [kept] = await api.db.query<{ code: string; deleted: string }>(
      sql`select code, deleted_date as deleted from gadgets where id = ${made.id}`,
    );
    expect(kept).toMatchObject({ code: 'ONCE', deleted: expect.any(String) });
    expect((await building.post('/gadgets', body({ code: 'ONCE' }))).status).toBe(201);
  });
});

describe('keys, counts and actions', () => {
  it('finds records by uuid only, and each number is given once per building', async () => {
    const made = await make();
    for (const key of [made.id, made.uuid.slice(1), `${made.uuid}0`, 'x', "' or 1=1"])
      expect((await building.get(`/gadgets/uuid/${key}`)).status).toBe(404);
    expect((await building.get(`/gadgets/${made.id}`)).status).toBe(404);
    const serials = (await listed()).map((item) => String(item.serial));
    expect(new Set(serials).size).toBe(serials.length);
  });

  it('counts what points at a record, and sorts by it', async () => {
    const base = await make();
    await make({ baseId: base.id });
    const part = await make({ baseId: base.id });
    expect((await building.get<Gadget>(pathOf(base))).data.parts).toBe(2);
    expect((await listed('sortProperties=parts&sortDirection=DESC'))[0]?.id).toBe(base.id);
    expect(part.base).toMatchObject({ id: base.id, label: base.code });
  });

  it('runs a bulk action on each record separately', async () => {
    const [fresh, used] = [await make(), await make()];
    await building.put(pathOf(used, '/use'));
    const { data } = await building.put<{ id: number; success: boolean; message: string }[]>('/gadgets/bulk/use', {
      ids: [fresh.id, used.id, 999_999],
    });
    expect(data.map(({ id, success }) => [id, success])).toEqual([
      [fresh.id, true],
      [used.id, false],
      [999_999, false],
    ]);
    for (const one of data) expect(one.message).toMatch(/\S/);
    expect((await building.get<Record<string, number>>('/gadgets/status-count')).data).toMatchObject({
      WORKING: expect.any(Number),
      BROKEN: expect.any(Number),
    });
  });
});
