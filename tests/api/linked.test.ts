/** Links in place of an account (`schemas/kernel/calls/linked.ts`): the same for every entity that declares them, proven on parcels made for this test. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { wayOfLinked } from '#schemas/kernel/calls/linked.ts';
import { fillPath, paramsOf } from '#schemas/kernel/calls/path.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { reference, text } from '#schemas/kernel/fields/field.ts';
import { areas } from '#server/areas/index.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { LINK_HOURLY } from '#server/engine/linked/calls.ts';
import { isLinked, type LinkedEntity, linkedPath, proofOf } from '#server/engine/linked/proof.ts';
import { makeProduct } from '#server/product.ts';
import { type Api, type Client, startApi } from './harness.ts';

const access = { list: 'POLL_LIST', get: 'POLL_VIEW', create: 'POLL_ADD' } as const;
const common = {
  area: 'lobby',
  title: '{name}',
  scope: { building: 'officeCentreId' },
  access,
  list: { columns: ['name'] },
  form: [{ section: 'all', fields: ['name'] }],
} as const;
const fields = {
  officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
  name: text({ required: true, search: true }),
};
const delivery = defineEntity({
  ...common,
  name: 'deliveries-in',
  doc: 'What one courier brings.',
  api: { path: '/deliveries-in', key: 'uuid', verbs: { list: true, get: true, create: true } },
  fields,
});
const calls = {
  read: { call: 'GET', summary: 'What the courier is told' },
  drop: { call: 'PUT /drop', summary: 'Leaves it here', body: { place: text({ required: true, max: 20 }) } },
  note: { call: 'GET /note', summary: 'The note for the door', sends: 'text/plain' },
} as const;
const parcel = defineEntity({
  ...common,
  name: 'parcels-in',
  doc: 'A parcel that is on its way.',
  api: { path: '/parcels-in', key: 'uuid', verbs: { list: true, get: true, create: true } },
  fields: { ...fields, delivery: reference('deliveries-in', { onDelete: 'cascade' }), place: text({ max: 20, system: true }) },
  form: [{ section: 'all', fields: ['name', 'delivery'] }],
  linked: {
    path: '/courier/{proofUuid}/{parcelUuid}',
    record: 'parcelUuid',
    proof: 'proofUuid',
    of: 'delivery',
    pages: ['hand-over'],
    invalid: '/courier/invalid',
    calls,
  },
});
const own = [delivery, parcel] as unknown as Entity[];
const all = [...entities, ...own];
const lobby = defineServerArea({
  name: 'lobby',
  linked: {
    'parcels-in': {
      read: async ({ record }) => ({ name: record.name, place: record.place }),
      drop: async ({ db, record, body }) => {
        await db.query(sql`update parcels_in set place = ${String(body.place)} where id = ${record.id}`);
        return null;
      },
      note: async ({ record }) => ({ fileName: 'note.txt', text: `Parcel ${record.name}` }),
    },
  },
});

interface Made {
  id: number;
  uuid: string;
}
const WRONG = '00000000-0000-4000-8000-00000000abcd';
const linkedEntities = all.filter(isLinked);
let api: Api;
let building: Client;
let nobody: Client;
beforeAll(async () => {
  api = await startApi({ entities: all, areas: [lobby] });
  await api.db.script(await migrationSqlFor(own));
  [building, nobody] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('nobody')]);
});
afterAll(() => api.close());
beforeEach(() => api.db.query(sql`delete from sign_in_attempts`));

const entity = () => api.product.model.entity('parcels-in') as LinkedEntity;
let count = 0;
async function sent(to?: Made) {
  count += 1;
  const of = to ?? (await building.post<Made>('/deliveries-in', { name: `Van ${count}` })).data;
  const { data, errors } = await building.post<Made>('/parcels-in', { name: `P${count}`, deliveryId: of.id });
  expect(errors).toBeUndefined();
  const page = await linkedPath(api.db, entity(), { uuid: data.uuid, common: of.id }, 'hand-over');
  const link = page.replace(/\/hand-over$/, '');
  return { of, parcel: data, link, proof: link.split('/')[2] as string };
}
const placeOf = async ({ uuid }: Made) => (await building.get<{ place: string | null }>(`/parcels-in/uuid/${uuid}`)).data.place;

it('are declared soundly, and faults in them are found', () => {
  expect(checkSchemas(all)).toEqual([]);
  const odd = {
    ...parcel,
    linked: {
      ...parcel.linked,
      path: '/courier/{parcelUuid}',
      of: 'name',
      calls: { one: { call: 'POST /x', summary: '' }, two: { ...calls.drop, call: 'GET' }, three: calls.read },
    },
  };
  const problems = checkSchemas([...entities, delivery as unknown as Entity, odd as unknown as Entity]).join('\n');
  for (const part of [
    'other parameters than',
    "'name' is no reference",
    "'POST' is not allowed",
    'the same',
    'reads and has a body',
  ])
    expect(problems).toContain(part);
});

it('have an answer for each call that is declared, or the server does not start', () => {
  const without = defineServerArea({ name: 'lobby' });
  const others = areas.filter(({ name }) => name !== 'lobby');
  expect(() => makeProduct({ entities: all, areas: [...others, without] })).toThrow(/parcels-in/);
});

describe('a link', () => {
  it('reads and does what is declared, without an account, and answers a file as one', async () => {
    const { parcel: made, link } = await sent();
    expect(await nobody.get(link)).toMatchObject({ status: 200, data: { name: `P${count}`, place: null } });
    expect(await nobody.put(`${link}/drop`, { place: 'Desk' })).toMatchObject({ status: 200 });
    expect(await placeOf(made)).toBe('Desk');
    const file = await api.app.inject({ url: `/api${link}/note` });
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      `Parcel P${count}`,
    ]);
    expect(file.headers['content-disposition']).toContain('note.txt');
  });

  it('takes only what is declared, and names what is wrong', async () => {
    const { parcel: made, link } = await sent();
    expect(await nobody.put(`${link}/drop`, { place: 'Desk', name: 'Mine' })).toMatchObject({
      status: 422,
      errors: { name: {} },
    });
    expect(await nobody.put(`${link}/drop`, { place: 'x'.repeat(21) })).toMatchObject({ status: 422, errors: { place: {} } });
    expect(await nobody.put(`${link}/drop`, {})).toMatchObject({ status: 422, errors: { place: {} } });
    expect((await nobody.get(`${link}?fields=all`)).status).toBe(400);
    expect(await placeOf(made)).toBeNull();
  });

  it('opens everything of one delivery and nothing of another', async () => {
    const first = await sent();
    const second = await sent(first.of);
    const other = await sent();
    expect(second.proof).toBe(first.proof);
    expect(other.proof).not.toBe(first.proof);
    expect((await nobody.get(`/courier/${first.proof}/${second.parcel.uuid}`)).status).toBe(200);
    for (const wrong of [
      `/courier/${first.proof}/${other.parcel.uuid}`,
      `/courier/${other.proof}/${first.parcel.uuid}`,
      `/courier/${first.of.uuid}/${first.parcel.uuid}`,
      `/courier/${await proofOf(api.db, { ...entity(), name: 'deliveries-in' }, first.of.id)}/${first.parcel.uuid}`,
      `/courier/${first.proof}/${first.parcel.id}`,
    ])
      expect([wrong, (await nobody.get(wrong)).status]).toEqual([wrong, 404]);
  });

  it('ends with what it is a link of, and is none without it', async () => {
    const { parcel: made, link, of } = await sent();
    await api.db.query(sql`update parcels_in set delivery_id = null where id = ${made.id}`);
    expect((await nobody.get(link)).status).toBe(404);
    const nothing = await proofOf(api.db, entity(), 0);
    expect((await nobody.get(`/courier/${nothing}/${made.uuid}`)).status).toBe(404);
    await api.db.query(sql`update parcels_in set delivery_id = ${of.id} where id = ${made.id}`);
    expect((await nobody.get(link)).status).toBe(200);
    await api.db.query(sql`delete from parcels_in where id = ${made.id}`);
    expect((await nobody.get(link)).status).toBe(404);
  });
});

describe.each(linkedEntities.map((one) => [one.name, one] as const))('the links of %s', (_, { linked }) => {
  const fill = (path: string, value: string) => fillPath(path, Object.fromEntries(paramsOf(path).map((name) => [name, value])));
  const ways = Object.values(linked.calls).map((call) => wayOfLinked(linked, call));

  it.each(ways.map(({ method, path }) => [method, path] as const))('%s %s tells a stranger nothing', async (method, path) => {
    const answers = [];
    for (const value of [WRONG, 'x', '1', "' or 1=1 --", '%00', '../users'])
      answers.push(
        (
          await api.app.inject({
            method,
            url: `/api${fill(path, encodeURIComponent(value))}`,
            ...(method === 'PUT' ? { payload: {} } : {}),
          })
        ).statusCode,
      );
    // A part that is no part of a path is refused before anything is looked up.
    expect(answers.filter((status) => status !== 404 && status !== 400)).toEqual([]);
    expect(answers[0]).toBe(404);
  });

  it('are closed to a network that tries many', async () => {
    const { path } = ways[0] as { path: string };
    const from = () => api.app.inject({ url: `/api${fill(path, WRONG)}`, remoteAddress: '203.0.113.99' });
    for (let turn = 0; turn < LINK_HOURLY.wrong; turn++) await from();
    const last = await from();
    expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('are documented as calls without a sign-in', async () => {
    const { paths } = (await api.app.inject({ url: '/api/docs/json' })).json() as {
      paths: Record<string, Record<string, { tags: string[]; security?: unknown; summary: string }>>;
    };
    for (const [index, { method, path }] of ways.entries()) {
      const found = Object.entries(paths).find(([one]) => one.endsWith(path))?.[1]?.[method.toLowerCase()];
      expect([path, found?.tags, found?.security]).toEqual([path, ['links'], []]);
      expect(found?.summary).toBe(Object.values(linked.calls)[index]?.summary);
    }
  });
});
