/** How calls name records: by one of several keys, below several others, as the only one below another, by uuid in bodies and filters. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { CODE_DIGITS, CODE_LETTERS } from '#schemas/kernel/fields/field.ts';
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import { codeHash } from '#server/db/codeHash.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { ofLockedRecord, ofRecord, returning } from '#server/engine/areas/areaCalls.ts';
import { composeProduct } from '#server/engine/areas/compose.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';
import { lockers } from './lockers.ts';

interface Row extends Record<string, unknown> {
  id: number;
  uuid: string;
  version: number;
}
interface Page {
  items: Row[];
  total: number;
}
let api: Api;
let here: Client;
let there: Client;
beforeAll(async () => {
  const handlers = {
    'locker-holders': {
      greeting: ofRecord('anything', async ({ record }) => `Hello ${record.name}`),
      count: ofLockedRecord('anything', async ({ tx, record }) => {
        const left = Number(record.places) - 1;
        await tx.query(sql`update locker_holders set places = ${left} where id = ${record.id}`);
        return left;
      }),
    },
  };
  api = await startApi({ entities: [...entities, ...lockers], areas: [{ name: 'workshop', handlers }] });
  await api.db.script(await migrationSqlFor(lockers));
  [here, there] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('LANDLORD_ADMIN@there')]);
});
afterAll(() => api.close());

const made = ({ success, data, ...rest }: Answer<Row>): Row => {
  if (!success) throw new Error(JSON.stringify(rest));
  return data;
};
let count = 0;
const add = async (path: string, body: object = {}, by = here) => {
  count += 1;
  return made(await by.post<Row>(path, { name: `N${count}`, ...body }));
};
const locker = (body = {}, by = here) => add('/lockers', body, by);
const holder = (by = here) => add('/locker-holders', {}, by);
const idsOf = ({ data }: Answer<Page>) => data.items.map(({ id }) => id).sort();

describe('a reference by uuid', () => {
  it('is named by uuid in bodies, stored as an id, and answered both ways', async () => {
    const [a, b, c] = [await locker(), await locker(), await locker()];
    const one = await locker({ neighbourUuid: a.uuid, spareUuids: [c.uuid.toUpperCase(), b.uuid] });
    expect(one).toMatchObject({ neighbourId: a.id, neighbourUuid: a.uuid, spareIds: [c.id, b.id], spareUuids: [c.uuid, b.uuid] });
    const { version } = one;
    const other = made(
      await here.put<Row>(`/lockers/${one.id}`, { name: 'x', neighbourUuid: b.uuid, spareUuids: null, version }),
    );
    expect(other).toMatchObject({ neighbourId: b.id, spareIds: null, spareUuids: null });
    // By ids as ever.
    expect(await locker({ neighbourId: a.id })).toMatchObject({ neighbourUuid: a.uuid });
  });

  it('is refused under its name where it is none, twice the same, or of another building', async () => {
    const [mine, theirs] = [await locker(), await locker({}, there)];
    const refused = async (body: object) => (await here.post('/lockers', { name: 'x', ...body })).errors;
    for (const neighbourUuid of [theirs.uuid, randomUUID(), 'no uuid'])
      expect(await refused({ neighbourUuid })).toMatchObject({ neighbourUuid: { code: 'notFound' } });
    expect(await refused({ neighbourUuid: 7 })).toMatchObject({ neighbourUuid: { code: 'notText' } });
    expect(await refused({ spareUuids: mine.uuid })).toMatchObject({ spareUuids: { code: 'notList' } });
    expect(await refused({ spareUuids: [mine.uuid, theirs.uuid] })).toMatchObject({ spareUuids: { code: 'notFound' } });
    expect(await refused({ spareUuids: [mine.uuid, mine.uuid] })).toMatchObject({ spareUuids: { code: 'duplicateEntry' } });
    const many = Array.from({ length: 4 }, () => mine.uuid);
    expect(await refused({ spareUuids: many })).toMatchObject({ spareUuids: { code: 'tooManyItems' } });
  });

  it('filters lists', async () => {
    const [a, b] = [await locker(), await locker()];
    const [x, y] = [
      await locker({ neighbourUuid: a.uuid, spareUuids: [a.uuid, b.uuid] }),
      await locker({ neighbourUuid: b.uuid }),
    ];
    const list = (query: string, by = here) => by.get<Page>(`/lockers?${query}`);
    expect(idsOf(await list(`neighbourUuid=${a.uuid}`))).toEqual([x.id]);
    expect(idsOf(await list(`neighbourUuids=${a.uuid},${b.uuid}`))).toEqual([x.id, y.id]);
    expect(idsOf(await list(`spareUuids=${b.uuid}`))).toEqual([x.id]);
    expect(idsOf(await list(`neighbourUuid=${randomUUID()}`))).toEqual([]);
    expect(idsOf(await list(`neighbourUuid=${a.uuid}`, there))).toEqual([]);
    expect(await list('neighbourUuid=4')).toMatchObject({ status: 400, code: 'badQuery' });
  });
});

describe('a path that takes several keys', () => {
  it('finds the record by each of them, in scope', async () => {
    const one = await locker();
    const { id, uuid, label } = one as Row & { label: string };
    for (const key of [id, uuid, label, label.toLowerCase()])
      expect((await here.get<Row>(`/lockers/${key}`)).data, String(key)).toMatchObject({ id, uuid, label });
    for (const key of [id, uuid, label]) expect((await there.get(`/lockers/${key}`)).status, String(key)).toBe(404);
    for (const key of ['ZZZZZZ', randomUUID(), '999999999', '%25', '%00', 'x'.repeat(300)])
      expect((await here.get(`/lockers/${key}`)).status, key).toBe(404);
  });

  it('counts the key of another path, though nothing stands above it', async () => {
    const { uuid, id, version } = await locker();
    const path = `/shelves/lockers/uuid/${uuid}`;
    expect((await here.put<Row>(path, { name: 'moved', version })).data).toMatchObject({ id, name: 'moved' });
    expect((await there.put(path, { name: 'moved', version: version + 1 })).status).toBe(404);
  });
});

describe('records below several others', () => {
  it('are found and made below each of them, and below both', async () => {
    const [a, b, p, q] = [await locker(), await locker(), await holder(), await holder()];
    const first = made(await here.post<Row>(`/lockers/${a.id}/cards`, { holderId: p.id }));
    const second = made(await here.post<Row>(`/locker-holders/${q.uuid}/cards`, { lockerId: a.id }));
    expect(second).toMatchObject({ lockerId: a.id, holderId: q.id });
    const list = async (path: string, by = here) => idsOf(await by.get<Page>(path));
    expect(await list(`/lockers/${a.id}/cards`)).toEqual([first.id, second.id]);
    expect(await list(`/lockers/${b.id}/cards`)).toEqual([]);
    expect(await list(`/locker-holders/${q.uuid}/cards`)).toEqual([second.id]);
    expect(await list(`/lockers/${a.id}/locker-holders/${q.id}/cards`)).toEqual([second.id]);
    expect(await list(`/lockers/${b.id}/locker-holders/${q.id}/cards`)).toEqual([]);
    expect((await here.get(`/lockers/${b.id}/cards/${first.id}`)).status).toBe(404);
    expect((await here.get(`/locker-holders/${q.uuid}/cards/uuid/${second.uuid}`)).status).toBe(200);
    expect((await there.get(`/lockers/${a.id}/cards`)).status).toBe(404);
    // Another one than the path says.
    expect((await here.post(`/lockers/${a.id}/cards`, { lockerId: b.id, holderId: p.id })).status).toBe(404);
  });
});

describe('the only record below another one', () => {
  it('is read and ended by a path that names the other one alone', async () => {
    const [a, p] = [await locker(), await holder()];
    const path = `/locker-holders/${p.id}/card`;
    expect((await here.get(path)).status).toBe(404);
    expect((await here.delete(path)).status).toBe(404);
    const first = made(await here.put<Row>(path, { lockerId: a.id }));
    expect((await here.put(path, { lockerId: a.id })).status).toBe(409);
    expect((await here.get<Row>(path)).data).toMatchObject({ id: first.id, status: 'ASSIGNED' });
    expect((await there.get(path)).status).toBe(404);
    expect((await there.delete(path)).status).toBe(404);
    expect((await here.delete<Row>(path)).data).toMatchObject({ id: first.id, status: 'REVOKED' });
    expect((await here.get(path)).status).toBe(404);
    const next = made(await here.put<Row>(path, { lockerId: a.id }));
    expect((await here.get<Row>(path)).data).toMatchObject({ id: next.id });
  });

  it('is ended once by many who do so at the same moment', async () => {
    const [a, p] = [await locker(), await holder()];
    const path = `/locker-holders/${p.id}/card`;
    made(await here.put<Row>(path, { lockerId: a.id }));
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => here.delete(path)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true);
  });
});

describe('a code', () => {
  const stored = async ({ id }: Row) =>
    (await api.db.query<{ pin: string; label: string }>(sql`select pin, label from lockers where id = ${id}`))[0] as {
      pin: string;
      label: string;
    };

  it('is made with the record; one kept as a hash is told once', async () => {
    const one = await locker();
    expect(one.label).toMatch(new RegExp(`^[${CODE_LETTERS}]{6}$`));
    expect(one.pin).toMatch(new RegExp(`^[${CODE_DIGITS}]{4}$`));
    const { pin, label } = await stored(one);
    expect(label).toBe(one.label);
    const [entity] = lockers;
    expect(pin).toBe(await codeHash(api.db, entity as (typeof lockers)[0], 'pin', ` ${one.pin} `));
    expect((await here.get<Row>(`/lockers/${one.id}`)).data).toMatchObject({ label, pin: KEPT_SECRET });
    const [listed] = (await here.get<Page>(`/lockers?ids=${one.id}`)).data.items;
    expect(listed?.pin).toBe(KEPT_SECRET);
    const { version } = one;
    const changed = made(await here.put<Row>(`/lockers/${one.id}`, { name: 'y', version }));
    expect(changed).toMatchObject({ pin: KEPT_SECRET, label });
    expect(JSON.stringify((await here.get(`/lockers/${one.id}/history`)).data)).not.toContain(one.pin);
  });

  it('cannot be typed, and is not what a list is asked for', async () => {
    expect((await here.post('/lockers', { name: 'x', pin: '1234' })).errors).toMatchObject({ pin: { code: 'unknownField' } });
    expect((await here.get('/lockers?pin=1234')).status).toBe(400);
  });

  it('is renewed by an action, which the history says without telling it', async () => {
    const one = await locker();
    const before = await stored(one);
    const renewed = made(await here.put<Row>(`/lockers/${one.id}/renew-pin`));
    const after = await stored(one);
    expect(after.pin).not.toBe(before.pin);
    expect(after.label).toBe(before.label);
    expect(renewed.pin).toMatch(/^\d{4}$/);
    const history = (await here.get<{ items: { action: string; changes: unknown[] }[] }>(`/lockers/${one.id}/history`)).data;
    expect(history.items[0]).toMatchObject({
      action: 'renewPin',
      changes: [{ field: 'pin', from: KEPT_SECRET, to: KEPT_SECRET }],
    });
    const label = made(await here.put<Row>(`/lockers/${one.id}/renew-label`));
    expect(label.label).not.toBe(before.label);
    expect(label.pin).toBe(KEPT_SECRET);
  });

  it('is nobody else’s, though many are made at once', async () => {
    const rows = await Promise.all(Array.from({ length: 30 }, () => locker()));
    expect(new Set(rows.map(({ pin }) => pin)).size).toBe(30);
    const clash = sql`update lockers set label = ${rows[0]?.label} where id = ${rows[1]?.id ?? 0}`;
    await expect(api.db.query(clash)).rejects.toThrow();
  });
});

describe('a call of a record', () => {
  it('gets the record of its path, within scope', async () => {
    const one = await holder();
    for (const key of [one.id, one.uuid])
      expect((await here.get(`/locker-holders/${key}/greeting`)).data).toBe(`Hello ${one.name}`);
    for (const key of [one.id, one.uuid]) expect((await there.get(`/locker-holders/${key}/greeting`)).status).toBe(404);
    for (const key of ['999999999', randomUUID(), 'x'])
      expect((await here.get(`/locker-holders/${key}/greeting`)).status).toBe(404);
    expect((await there.put(`/locker-holders/${one.id}/count`)).status).toBe(404);
  });

  it('locks it, so that calls at the same moment take turns', async () => {
    const one = await add('/locker-holders', { places: 10 });
    const left = await Promise.all(Array.from({ length: 10 }, () => here.put<number>(`/locker-holders/${one.id}/count`)));
    expect(left.map(({ data }) => data).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('is answered by who takes the record as it is declared, or the product does not start', () => {
    const wrong = {
      'locker-holders': { greeting: returning('anything', async () => 1), count: ofRecord('anything', async () => 1) },
    };
    expect(() => composeProduct([...entities, ...lockers], [{ name: 'workshop', handlers: wrong }])).toThrow(
      /answers 'GET \/locker-holders\/\{idOrUuid\}\/greeting' with another record than it declares/,
    );
  });
});

describe('a series by the plain form of a new record', () => {
  it('is a record for each date, in one transaction, with the defaults of each', async () => {
    const daily = { frequency: 'DAILY', interval: 1, count: 3 };
    const first = await add('/locker-holders', { from: '2036-03-03', repeats: daily });
    const all = (await here.get<Page>(`/locker-holders?wildcardSearch=${first.name}`)).data.items;
    expect(all.map(({ from }) => from).sort()).toEqual(['2036-03-03', '2036-03-04', '2036-03-05']);
    expect(new Set(all.map(({ series }) => series)).size).toBe(1);
    expect(all.map(({ places }) => places)).toEqual([2, 2, 2]);
    const none = await here.post('/locker-holders', { name: 'x', from: '2036-03-03', repeats: { ...daily, count: 0 } });
    expect(none).toMatchObject({ status: 422, errors: { repeats: {} } });
    // Without a rule it is the one record.
    expect(await add('/locker-holders')).toMatchObject({ series: null });
  });
});
