/** Changing and deleting several records by one call: each by itself, with a result that says why it stays. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkCallOf, callsOf, isForMany } from '#schemas/kernel/calls/calls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { answersAsDocumented } from './documented.ts';
import type { Api, Client, Row } from './harness.ts';
import { entities, startRegistry } from './registry.ts';
import { oneOfEach, rulesOf, shapeOfCall } from './shapes.ts';
import { type Actor, makeStage, pathOf, type RecordData, type Stage } from './stage.ts';

interface Result {
  id: number | string;
  success: boolean;
  message: string;
  code?: string;
}
let api: Api;
let stage: Stage;
let building: Client;
beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const HOLIDAYS = '/holidays';
let month = 0;
/** Public holidays of a month that no other test has. */
async function days(count: number): Promise<Row[]> {
  month += 1;
  const made: Row[] = [];
  for (let day = 1; day <= count; day += 1) {
    const date = `2040-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    made.push((await building.post<Row>(HOLIDAYS, { date, name: `Day ${day}`, everyYear: false })).data);
  }
  return made;
}
const change = (body: object, by = building) => by.put<Result[]>(`${HOLIDAYS}/bulk/update`, body);
const remove = (body: object, by = building) => by.put<Result[]>(`${HOLIDAYS}/bulk/delete`, body);
const reload = async ({ id }: Row) => (await building.get<Row>(`${HOLIDAYS}/${id}`)).data;
const actsOn = async ({ id }: Row) =>
  (await building.get<Paged<{ action: string }>>(`${HOLIDAYS}/${id}/history`)).data.items.map(({ action }) => action);

describe('a deletion of several records', () => {
  it('removes those that it may, and says of each other why it stays', async () => {
    const [first, second, third] = (await days(3)) as [Row, Row, Row];
    const { status, data } = await remove({
      rows: [{ id: first.id, version: first.version }, { id: second.id, version: second.version + 1 }, { id: 999999999 }],
    });
    expect(status).toBe(200);
    expect(data).toEqual([
      { id: first.id, success: true, message: expect.stringMatching(/\w/) },
      { id: second.id, success: false, code: 'stale', message: expect.stringMatching(/\w/) },
      { id: 999999999, success: false, code: 'notFound', message: expect.stringMatching(/\w/) },
    ]);
    expect((await building.get(`${HOLIDAYS}/${first.id}`)).status).toBe(404);
    expect(await reload(second)).toMatchObject({ version: second.version });
    expect(await remove({ ids: [second.id, third.id, third.id] })).toMatchObject({
      data: [{ success: true }, { success: true }],
    });
  });

  it('is of at most 100 records, which are listed: a filter is none', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => index + 1);
    for (const body of [{ ids }, { ids: [] }, { ids: 'all' }, { ids: [1], rows: [{ id: 1 }] }, {}])
      expect((await remove(body)).status).toBe(422);
    expect(await remove({ filter: {}, count: 1, asOf: new Date().toISOString() })).toMatchObject({
      status: 422,
      errors: { ids: { code: 'notList' } },
    });
    expect(await remove({ ids: [1], name: 'x' })).toMatchObject({ data: [{ id: 1, success: false }] });
  });
});

describe('a change of several records', () => {
  it('changes what it names and nothing else, with an entry in the history of each', async () => {
    const made = await days(2);
    const ids = made.map(({ id }) => id);
    expect((await change({ ids, name: 'Moved' })).data.map(({ success }) => success)).toEqual([true, true]);
    for (const row of made) {
      expect(await reload(row)).toMatchObject({ name: 'Moved', date: row.date, everyYear: false, version: row.version + 1 });
      expect(await actsOn(row)).toEqual(['update', 'create']);
    }
  });

  it('names what is wrong with a record, and changes the others', async () => {
    const [first, second] = (await days(2)) as [Row, Row];
    const { data } = await change({ ids: [first.id, second.id], date: second.date });
    expect(data.map(({ success, code }) => [success, code])).toEqual([
      [false, 'validation'],
      [true, undefined],
    ]);
    expect(data[0]?.message).toMatch(/holiday/i);
    for (const body of [{ name: null }, { name: 7 }, { unheardOf: 1 }])
      expect((await change({ ids: [first.id], ...body })).data).toMatchObject([{ success: false, code: 'validation' }]);
    expect(await reload(first)).toMatchObject({ name: 'Day 1', date: first.date });
  });

  it('is refused for a record that somebody has changed since it was seen', async () => {
    const [row] = (await days(1)) as [Row];
    await change({ ids: [row.id], name: 'Theirs' });
    expect((await change({ rows: [{ id: row.id, version: row.version }], name: 'Mine' })).data).toMatchObject([
      { success: false, code: 'stale' },
    ]);
    expect(await reload(row)).toMatchObject({ name: 'Theirs' });
  });
});

it('records are named by their uuid where their paths have that', async () => {
  const article = entities.find(({ name }) => name === 'articles');
  if (!article) return;
  const who = await stage.actor('LANDLORD_ADMIN@here');
  const one = (await stage.make(article, who)).record;
  const { data } = await who.client.put<Result[]>('/articles/bulk/delete', { ids: [one.uuid, 'x'] });
  expect(data).toBeNull();
  const { data: done } = await who.client.put<Result[]>('/articles/bulk/delete', { ids: [one.uuid] });
  expect(done).toMatchObject([{ id: one.uuid, success: true }]);
  expect((await building.put<Result[]>(`${HOLIDAYS}/bulk/delete`, { ids: [one.uuid] })).status).toBe(422);
});

const many = entities.flatMap((entity) => callsOf(entity).filter((call) => isForMany(call) && !call.action));
const PEOPLE = ['LANDLORD_ADMIN@here', 'LANDLORD_ADMIN_VIEW_ONLY@here', 'MASTER_ADMIN@here.0', 'STAFF@here.0'];
describe.each(
  oneOfEach(many, (call) => [shapeOfCall(call), ...rulesOf(call)]).map(
    (call) => [`${call.kind} ${call.entity.name}`, call] as const,
  ),
)('%s', (_, call) => {
  const all = bulkCallOf(call);
  const ask = ({ client, centreId }: Pick<Actor, 'client' | 'centreId'>, body: object) =>
    client.put<Result[]>(pathOf(all, { centreId } as Actor), body);

  it('is open to whoever may do it to one record', async () => {
    for (const name of PEOPLE) {
      const who = await stage.actor(name);
      const one = await who.client.call(call.method, pathOf(call, who, { id: 999999999, uuid: UNKNOWN }), {});
      const several = await ask(who, { ids: [999999999] });
      expect([name, several.status]).toEqual([name, one.status === 403 ? 403 : 200]);
      if (several.status === 200) expect(several.data).toMatchObject([{ id: 999999999, success: false }]);
    }
    expect((await ask({ client: await api.as('nobody'), centreId: api.world.here.building }, { ids: [1] })).status).toBe(401);
  });

  it('gives each record the result that it has by itself', async () => {
    const who = await stage.actorFor(call);
    const record: RecordData = await stage.recordFor(call.entity, who);
    const stale = await ask(who, { rows: [{ id: record.id, version: record.version + 1000 }] });
    expect([stale.status, stale.data.map(({ success }) => success)]).toEqual([200, [false]]);
    expect(await stage.get(call.entity, who, record)).toMatchObject({ version: record.version });
  });
});
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

answersAsDocumented(() => api);
