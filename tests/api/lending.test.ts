/** Limits that are counted below another record: kept whatever writes, by one record as by many, and by several at a time. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translate } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import type { Cells, UploadResult } from '#schemas/kernel/calls/upload.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { TIMED_STATES_BY_MINUTE } from '#server/engine/time/timedStates.ts';
import { insertRows } from '#server/engine/upload/insert.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { HOUR, inHours } from '../times.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';
import { lending, shelf } from './lending.ts';

const added = [shelf, lending] as unknown as readonly Entity[];
const all = [...entities, ...added];
const NONE_LEFT = translate('en', 'errors.sessionFull');
const TOO_MANY = translate('en', 'errors.registrationLimit');
const AT_ONCE = translate('en', 'errors.facilityTaken');
const TOO_BIG = translate('en', 'errors.signedUpAlready');

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  version: number;
  status: string;
}
let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi({ entities: all });
  await api.db.script(await migrationSqlFor(added));
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

let count = 0;
const named = (what: string) => {
  count += 1;
  return `${what} ${count}`;
};
const made = <T>(answer: Answer<T>): T => {
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
};
const addShelf = async (values: object) => made(await building.post<Row>('/shelves', { name: named('Shelf'), ...values }));
const body = ({ id }: Row, values: object = {}) => ({ shelfId: id, name: named('Thing'), ...values });
const lend = (from: Row, values: object = {}) => building.post<Row>('/lendings', body(from, values));
const lent = async (from: Row, values: object = {}) => made(await lend(from, values));
const act = ({ id }: Row, what: string) => building.put<Row>(`/lendings/${id}/${what}`);
const shelfNow = async ({ id }: Row) => (await building.get<Row>(`/shelves/${id}`)).data;
const left = async (one: Row) => (await shelfNow(one)).inStock;
const statuses = async ({ id }: Row) =>
  (await api.db.query<{ status: string }>(sql`select status from lendings where shelf_id = ${id} order by id`)).map(
    ({ status }) => status,
  );
const minute = async () => {
  await api.db.transaction((tx) => enqueue(tx, TIMED_STATES_BY_MINUTE, {}));
  await api.runJobs();
};
const process = (rows: readonly Cells[], kind = '') =>
  building.post<UploadResult>(`/lendings/process-${kind}data`, {
    fileName: 'f.xlsx',
    rows: rows.map((data, index) => ({ number: index + 2, data })),
  });
const confirm = (uploadId: string, kind = '') => building.post<UploadResult>(`/lendings/upload-${kind}data`, { uploadId });

it('is a schema that the boot check accepts', () => expect(checkSchemas(all)).toEqual([]));

it('is described with its limits and first statuses', async () => {
  const { paths } = (await api.app.inject({ url: '/api/docs/json' })).json() as {
    paths: Record<string, Record<string, { description?: string }>>;
  };
  const said = (path: string, method: string) => paths[path]?.[method]?.description ?? '';
  const create = said('/api/lendings', 'post');
  expect(create).toContain('Begins as PENDING_APPROVAL where `shelf.needsApproval` is true, or PENDING_APPROVAL where');
  expect(create).toContain(`or else as LENT.\n\nLimits, each refused with 409: ${NONE_LEFT}`);
  expect(said('/api/lendings/{id}/give-out', 'put')).toContain(NONE_LEFT);
  expect(said('/api/lendings/{id}/give-out', 'put')).not.toContain('Begins');
  expect(said('/api/lendings/{id}', 'get')).toBe('Needs the access token of a sign-in to the portal.');
});

describe('a balance', () => {
  it('is taken from by a record, in pieces, and given back when it leaves the condition or is deleted', async () => {
    const one = await addShelf({ inStock: 5 });
    const first = await lent(one, { quantity: 3 });
    expect(await left(one)).toBe(2);
    expect(await lend(one, { quantity: 3 })).toMatchObject({
      status: 409,
      code: 'duplicate',
      message: NONE_LEFT,
      errors: { quantity: { code: 'sessionFull', message: NONE_LEFT } },
    });
    expect(await left(one)).toBe(2);
    const second = await lent(one, { quantity: 2 });
    expect(await left(one)).toBe(0);
    made(await act(first, 'take-back'));
    expect(await left(one)).toBe(3);
    expect((await building.delete(`/lendings/${second.id}`)).status).toBe(200);
    expect(await left(one)).toBe(5);
    expect((await building.delete(`/lendings/${first.id}`)).status).toBe(200);
    expect(await left(one)).toBe(5);
  });

  it('follows a record that takes more, less, or from elsewhere', async () => {
    const [one, other] = [await addShelf({ inStock: 5 }), await addShelf({ inStock: 1 })];
    const { id, name, version } = await lent(one, { quantity: 2 });
    const put = (values: object) => building.put<Row>(`/lendings/${id}`, { shelfId: one.id, name, ...values });
    expect((await put({ quantity: 6, version })).status).toBe(409);
    const more = made(await put({ quantity: 5, version }));
    expect(await left(one)).toBe(0);
    expect((await put({ quantity: 2, shelfId: other.id, version: more.version })).status).toBe(409);
    made(await put({ quantity: 1, shelfId: other.id, version: more.version }));
    expect([await left(one), await left(other)]).toEqual([5, 0]);
  });

  it('is kept by nobody where the record above has no number', async () => {
    const one = await addShelf({});
    made(await act(await lent(one, { quantity: 90 }), 'take-back'));
    expect(await left(one)).toBeNull();
  });

  it('is not written over by a form that was opened before it changed', async () => {
    const one = await addShelf({ inStock: 5 });
    await lent(one);
    const saved = await building.put(`/shelves/${one.id}`, {
      name: one.name,
      inStock: 5,
      viewableBy: 'ALL',
      version: one.version,
    });
    expect(saved).toMatchObject({ status: 409, code: 'stale' });
    expect(await left(one)).toBe(4);
  });

  it('gives its last three pieces to three of twenty that ask at the same time', async () => {
    const one = await addShelf({ inStock: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => lend(one)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ message }) => message === NONE_LEFT)).toHaveLength(17);
    expect(await left(one)).toBe(0);
    expect(await statuses(one)).toEqual(['LENT', 'LENT', 'LENT']);
  });

  it('is right after many have taken and given back at the same time', async () => {
    const one = await addShelf({ inStock: 10 });
    const out = await Promise.all(Array.from({ length: 5 }, () => lent(one, { quantity: 2 })));
    expect(await left(one)).toBe(0);
    const answers = await Promise.all([
      ...out.map((each) => act(each, 'take-back')),
      ...out.map((each) => act(each, 'take-back')),
      ...Array.from({ length: 10 }, () => lend(one, { quantity: 3 })),
    ]);
    const taken = answers.slice(10).filter(({ success }) => success).length;
    expect(answers.slice(0, 10).filter(({ success }) => success)).toHaveLength(5);
    expect(await left(one)).toBe(10 - 3 * taken);
  });
});

describe('a capacity', () => {
  it('counts pieces, by several who ask at the same time', async () => {
    const one = await addShelf({ mostPieces: 7 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => lend(one, { quantity: 2 })));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect((await lend(one, { quantity: 2 })).message).toBe(TOO_MANY);
    expect((await lend(one, { quantity: 1 })).status).toBe(201);
  });

  it('asks for yes and no', async () => {
    const one = await addShelf({ mostBig: 1 });
    await lent(one, { big: true });
    expect(await lend(one, { big: true })).toMatchObject({ status: 409, message: TOO_BIG });
    await lent(one, { big: false });
  });
});

describe('a period without an end', () => {
  it('blocks nothing', async () => {
    const one = await addShelf({});
    const place = named('Place');
    await lent(one, { place });
    await lent(one, { place });
    await lent(one, { place, fromAt: inHours(1) });
    await lent(one, { place, fromAt: inHours(1), untilAt: inHours(2) });
    expect((await lend(one, { place, fromAt: inHours(1.5), untilAt: inHours(2) })).code).toBe('maintenanceScheduled');
  });
});

describe('what there is at once', () => {
  const base = Date.now();
  const at = (hours: number) => new Date(base + hours * HOUR).toISOString();
  const lasts = (from: number, to: number, quantity = 1) => ({ fromAt: at(from), untilAt: at(to), quantity });
  const day = 1000;

  it('is the peak of the period, not the number of those that touch it; ends are free', async () => {
    const one = await addShelf({ mostAtOnce: 2 });
    await lent(one, lasts(9, 10));
    await lent(one, lasts(10, 11));
    const across = await lent(one, lasts(9, 11));
    expect(await lend(one, lasts(9.5, 10.5))).toMatchObject({
      status: 409,
      code: 'duplicate',
      message: AT_ONCE,
      errors: { quantity: { code: 'facilityTaken', message: AT_ONCE } },
    });
    await lent(one, lasts(11, 12, 2));
    expect((await lend(one, lasts(8, 11.5))).status).toBe(409);
    made(await act(across, 'take-back'));
    expect((await lend(one, lasts(8, 11))).status).toBe(201);
  });

  it('ignores the record that is moved, and what is there stays when the number falls', async () => {
    const one = await addShelf({ mostAtOnce: 2 });
    const first = await lent(one, lasts(9, 12, 2));
    const put = (row: Row, values: object) =>
      building.put<Row>(`/lendings/${row.id}`, { shelfId: one.id, name: row.name, version: row.version, ...values });
    const moved = made(await put(first, lasts(10, 13, 2)));
    expect((await put(moved, lasts(10, 13, 3))).status).toBe(409);
    made(await building.put(`/shelves/${one.id}`, { name: one.name, mostAtOnce: 1, viewableBy: 'ALL', version: one.version }));
    const shorter = made(await put(moved, { fromAt: moved.fromAt, untilAt: at(12), quantity: 2 }));
    expect((await put(shorter, { fromAt: moved.fromAt, untilAt: at(12.5), quantity: 2 })).status).toBe(409);
    expect((await lend(one, lasts(13, 14))).status).toBe(201);
  });

  it('gives the last three places to three of many that ask at the same time, one by one and by moves', async () => {
    const one = await addShelf({ mostAtOnce: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => lend(one, lasts(day + (n % 3) / 4, day + 1))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ message }) => message === AT_ONCE)).toHaveLength(17);
    const elsewhere = [];
    for (let n = 0; n < 6; n += 1) elsewhere.push(await lent(one, lasts(day + 10 + n, day + 11 + n)));
    const moves = await Promise.all(
      elsewhere.map(({ id, name, version }) =>
        building.put(`/lendings/${id}`, { shelfId: one.id, name, version, ...lasts(day + 30, day + 31) }),
      ),
    );
    expect(moves.filter(({ success }) => success)).toHaveLength(3);
  });

  it('is nobody’s without a number, a start or an end', async () => {
    const [any, one] = [await addShelf({}), await addShelf({ mostAtOnce: 1 })];
    for (const _ of [0, 1]) await lent(any, lasts(1, 2));
    for (const _ of [0, 1]) await lent(one, { fromAt: at(1) });
    expect((await lend(one, lasts(1, 2))).status).toBe(201);
  });

  it('is asked by files, row by row, and by the clock', async () => {
    const one = await addShelf({ mostAtOnce: 2 });
    await lent(one, lasts(1, 3));
    const row = (from: number, to: number) => ({ shelf: one.name, name: named('Row'), ...lasts(from, to) });
    const { data } = await process([row(1, 2), row(1.5, 2.5), row(2, 3), row(4, 5)]);
    expect(data.dataList.map(({ status }) => status)).toEqual(['READY', 'REFUSED', 'READY', 'READY']);
    expect(data.dataList[1]?.problems).toEqual({ quantity: { code: 'facilityTaken', message: AT_ONCE } });
    expect((await confirm(data.uploadId)).data).toMatchObject({ uploadedRecords: 3, failedRecords: 1 });
    const planned = [];
    for (const _ of [0, 1, 2]) planned.push(made(await act(await lent(one, { giveAt: inHours(-1) }), 'postpone')));
    await api.db.query(
      sql`update lendings set from_at = ${inHours(6)}, until_at = ${inHours(7)} where shelf_id = ${one.id} and status = 'PLANNED'`,
    );
    await minute();
    expect((await statuses(one)).filter((status) => status === 'PLANNED')).toHaveLength(1);
  });

  it('is counted by an index of its own', async () => {
    const [found] = await api.db.query<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where indexname = 'lendings_places_limit'`,
    );
    expect(found?.indexdef).toContain('USING gist (shelf_id, tstzrange(from_at, until_at');
  });
});

describe('an upload', () => {
  it('of three into a limit of one refuses those that do not fit, in the preview and when it is confirmed', async () => {
    const one = await addShelf({ inStock: 1 });
    const rows = [0, 1, 2].map(() => ({ shelf: one.name, name: named('Row'), quantity: 1 }));
    const { data } = await process(rows);
    expect(data.dataList.map(({ status }) => status)).toEqual(['READY', 'REFUSED', 'REFUSED']);
    expect(data.dataList[1]?.problems).toEqual({ quantity: { code: 'sessionFull', message: NONE_LEFT } });
    expect(await left(one)).toBe(1);
    const done = await confirm(data.uploadId);
    expect(done.data).toMatchObject({ uploadedRecords: 1, failedRecords: 2 });
    expect(await left(one)).toBe(0);
    expect((await building.put(`/bulk-uploads/${data.uploadId}/undo`)).status).toBe(200);
    expect(await left(one)).toBe(1);
  });

  it('finds out when it is confirmed that somebody else was first', async () => {
    const one = await addShelf({ inStock: 2 });
    const { data } = await process([0, 1].map(() => ({ shelf: one.name, name: named('Row'), quantity: 1 })));
    expect(data.uploadedRecords).toBe(2);
    await lent(one);
    const done = await confirm(data.uploadId);
    expect(done.data.dataList.map(({ status }) => status)).toEqual(['UPLOADED', 'FAILED']);
    expect(done.data.dataList[1]?.problems?.quantity?.code).toBe('sessionFull');
    expect(await left(one)).toBe(0);
  });

  it('counts pieces for all of its rows', async () => {
    const one = await addShelf({ mostPieces: 5 });
    await lent(one, { quantity: 1 });
    const { data } = await process([3, 2, 1].map((quantity) => ({ shelf: one.name, name: named('Row'), quantity })));
    expect(data.dataList.map(({ status }) => status)).toEqual(['READY', 'REFUSED', 'READY']);
  });

  it('of changes keeps them as well, and undoing it gives back only what is there', async () => {
    const one = await addShelf({ inStock: 4 });
    const [first, second] = [await lent(one), await lent(one)];
    const { data } = await process(
      [first, second].map(({ name }) => ({ name, quantity: 3 })),
      'update-',
    );
    expect(data.dataList.map(({ status }) => status)).toEqual(['READY', 'REFUSED']);
    expect((await confirm(data.uploadId, 'update-')).data.uploadedRecords).toBe(1);
    expect(await left(one)).toBe(0);
    expect((await building.put(`/bulk-uploads/${data.uploadId}/undo`)).status).toBe(200);
    expect(await left(one)).toBe(2);
  });

  it('that took less is not undone once there is nothing left to take', async () => {
    const one = await addShelf({ inStock: 3 });
    const first = await lent(one, { quantity: 3 });
    const { data } = await process([{ name: first.name, quantity: 1 }], 'update-');
    await confirm(data.uploadId, 'update-');
    await lent(one, { quantity: 2 });
    expect((await building.put(`/bulk-uploads/${data.uploadId}/undo`)).status).toBe(409);
    expect(await left(one)).toBe(0);
  });
});

describe('an upload into limits that the database keeps', () => {
  const problems = (rows: UploadResult['dataList']) =>
    rows.map((row) => Object.entries(row.problems ?? {}).flatMap(([key, { code }]) => [key, code]));

  it('refuses the rows that overlap with others, each with the sentence of the limit', async () => {
    const one = await addShelf({});
    const place = named('Place');
    await lent(one, { place, fromAt: inHours(1), untilAt: inHours(3) });
    const row = (from: number, to: number) => ({
      ...{ shelf: one.name, name: named('Row'), quantity: 1, place },
      ...{ fromAt: inHours(from), untilAt: inHours(to) },
    });
    const rows = [row(2, 4), row(3.5, 5), row(4, 6), row(5.5, 7), { ...row(5.5, 7), fromAt: '', untilAt: '' }];
    const { data } = await process(rows);
    const clash = ['fromAt', 'maintenanceScheduled'];
    expect(problems(data.dataList)).toEqual([clash, [], clash, [], []]);
    expect((await confirm(data.uploadId)).data).toMatchObject({ uploadedRecords: 3, failedRecords: 2 });
  });

  it('refuses the second of a kind, of new records and of changes', async () => {
    const one = await addShelf({});
    const code = named('C');
    await lent(one, { code });
    const row = (over: object) => ({ shelf: one.name, name: named('Row'), quantity: 1, ...over });
    const { data } = await process([row({ code }), row({ code: 'new' }), row({ code: 'new' }), row({})]);
    const twice = ['code', 'memberAlready'];
    expect(problems(data.dataList)).toEqual([twice, [], twice, []]);
    const [first, second, third] = [await lent(one, { code: 'a' }), await lent(one, { code: 'b' }), await lent(one)];
    const changed = await process(
      [
        { name: first.name, code: 'c' },
        { name: second.name, code: 'a' },
        { name: third.name, code: 'c' },
      ],
      'update-',
    );
    expect(problems(changed.data.dataList)).toEqual([[], twice, twice]);
    expect((await confirm(changed.data.uploadId, 'update-')).data).toMatchObject({ uploadedRecords: 1, failedRecords: 2 });
  });

  it('leaves to the clock what can be done, whatever stands in the way of another one', async () => {
    const one = await addShelf({});
    const made_ = [];
    for (const _ of [0, 1]) made_.push(made(await act(await lent(one, { giveAt: inHours(-1) }), 'postpone')));
    await lent(one, { code: 'x' });
    await api.db.query(sql`update lendings set code = 'x' where id = ${made_[0]?.id}`);
    await minute();
    expect(await statuses(one)).toEqual(['PLANNED', 'LENT', 'LENT']);
  });
});

describe('what changes many', () => {
  const planned = async (one: Row, many: number) => {
    const all = [];
    for (let turn = 0; turn < many; turn += 1) all.push(made(await act(await lent(one), 'postpone')));
    return all;
  };

  it('keeps limits record by record, or all of them or none', async () => {
    const one = await addShelf({ inStock: 2 });
    const three = [await planned(one, 2), await planned(one, 1)].flat();
    expect(await left(one)).toBe(2);
    const ids = three.map(({ id }) => id);
    expect((await building.put('/lendings/give-out', { ids })).status).toBe(409);
    expect(await left(one)).toBe(2);
    const { data } = await building.put<{ success: boolean }[]>('/lendings/bulk/give-out', { ids });
    expect(data.map(({ success }) => success)).toEqual([true, true, false]);
    expect(await left(one)).toBe(0);
  });

  it('keeps them on all that a filter finds', async () => {
    const one = await addShelf({ inStock: 1 });
    await planned(one, 1);
    await planned(one, 1);
    const filter = { shelfId: String(one.id), status: 'PLANNED' };
    const { data } = await building.get<{ count: number; asOf: string }>(
      `/lendings/bulk/give-out?${new URLSearchParams(filter)}`,
    );
    expect(data.count).toBe(2);
    expect((await building.put('/lendings/bulk/give-out', { filter, ...data, first: undefined })).status).toBe(202);
    await api.runJobs();
    expect(await statuses(one)).toEqual(['LENT', 'PLANNED']);
    expect(await left(one)).toBe(0);
  });
});

describe('the clock', () => {
  it('gives out what there is, leaves the rest until there is some, and gives back', async () => {
    const one = await addShelf({ inStock: 1 });
    const first = made(await act(await lent(one, { giveAt: inHours(-1) }), 'postpone'));
    made(await act(await lent(one, { giveAt: inHours(-1) }), 'postpone'));
    await minute();
    expect(await statuses(one)).toEqual(['LENT', 'PLANNED']);
    expect(await left(one)).toBe(0);
    await api.db.query(sql`update lendings set from_at = ${inHours(-2)}, until_at = ${inHours(-1)} where id = ${first.id}`);
    await minute();
    expect((await statuses(one))[0]).toBe('RETURNED');
    await minute();
    expect(await statuses(one)).toEqual(['RETURNED', 'LENT']);
    expect(await left(one)).toBe(0);
  });
});

describe('the first status', () => {
  it('is what the record above says, or else the last one; only what counts is taken', async () => {
    const [free, asked] = [await addShelf({ inStock: 5 }), await addShelf({ inStock: 5, needsApproval: true })];
    expect((await lent(free)).status).toBe('LENT');
    expect((await lent(asked)).status).toBe('PENDING_APPROVAL');
    expect([await left(free), await left(asked)]).toEqual([4, 5]);
  });

  it('is what the building has set, or what counts before it has', async () => {
    const one = await addShelf({});
    const big = async () => (await lent(one, { big: true })).status;
    expect(await big()).toBe('LENT');
    const settings = { isLimitedEvent: true, isCancellable: true, enableRegistrationLimit: true, registrationLimitPerUser: 3 };
    made(await building.put('/event-settings', { ...settings, version: 0 }));
    expect(await big()).toBe('PENDING_APPROVAL');
    expect((await lent(one)).status).toBe('LENT');
    const there = await api.as('LANDLORD_ADMIN@there');
    const other = made(await there.post<Row>('/shelves', { name: named('Shelf') }));
    expect(made(await there.post<Row>('/lendings', body(other, { big: true }))).status).toBe('LENT');
  });

  it('is so in an upload, row by row', async () => {
    const [free, asked] = [await addShelf({ inStock: 1 }), await addShelf({ inStock: 1, needsApproval: true })];
    const { data } = await process([free, asked, asked].map(({ name }) => ({ shelf: name, name: named('Row'), quantity: 1 })));
    expect((await confirm(data.uploadId)).data.uploadedRecords).toBe(3);
    expect([await statuses(free), await statuses(asked)]).toEqual([['LENT'], ['PENDING_APPROVAL', 'PENDING_APPROVAL']]);
    expect([await left(free), await left(asked)]).toEqual([0, 1]);
  });

  it('is so for what people make who are addressed, and they get no more than there is', async () => {
    const [free, asked] = [await addShelf({ inStock: 1 }), await addShelf({ inStock: 1, needsApproval: true })];
    const staff = await api.as('STAFF@here.0');
    const borrow = ({ uuid }: Row, quantity: number) => staff.put(`/occupant/shelves/uuid/${uuid}/borrow`, { quantity });
    expect((await borrow(free, 2)).message).toBe(NONE_LEFT);
    expect((await borrow(free, 1)).status).toBe(200);
    expect((await borrow(asked, 2)).status).toBe(200);
    expect([await statuses(free), await statuses(asked)]).toEqual([['LENT'], ['PENDING_APPROVAL']]);
    expect([await left(free), await left(asked)]).toEqual([0, 1]);
  });

  it('is one that the schema knows, by what is known when a record begins', () => {
    const problems = (states: object) =>
      checkSchemas([...entities, shelf, { ...lending, states: { ...lending.states, ...states } }] as never).join();
    expect(problems({ initial: [{ when: { big: true }, is: 'GONE' }, 'LENT'] })).toContain("begin as 'GONE', which is no status");
    expect(problems({ initial: [{ when: { big: true }, is: 'LENT' }] })).toContain('without a last status that needs none');
    expect(problems({ initial: [{ when: { 'shelf.inStock': 1 }, is: 'PLANNED' }, 'LENT'] })).toContain(
      "first status 'PLANNED' depends on 'shelf.inStock', which is no field",
    );
    expect(problems({ initial: [{ when: { status: 'LENT' }, is: 'PLANNED' }, 'LENT'] })).toContain(
      "by 'status', which is not known",
    );
  });
});

describe('the product itself', () => {
  it('keeps limits when it writes a record or inserts several', async () => {
    const one = await addShelf({ inStock: 1 });
    const waiting = made(await act(await lent(one), 'postpone'));
    await lent(one);
    const { model } = api.product;
    const reach = { ...systemReach('Test', '2026-01-01'), buildingId: api.world.here.building };
    const context = { model, config: api.config, reach, origin: {}, entity: 'lendings' };
    const write = () => api.db.transaction((tx) => writeBySystem(tx, context, waiting.id, 'giveOut', { status: 'LENT' }));
    await expect(write()).rejects.toMatchObject({ facts: { messageKey: 'errors.sessionFull' } });
    const rows = [1, 2].map((number) => ({
      number,
      data: {},
      linked: {},
      problems: {},
      values: {
        officeCentreId: api.world.here.building,
        shelfId: one.id,
        name: named('Row'),
        quantity: 1,
        big: false,
        status: 'LENT',
      },
    }));
    const entity = model.entity('lendings');
    const insert = (some: typeof rows) =>
      api.db.transaction((tx) => insertRows({ ...context, tx, entity, locale: 'en', operation: 'create', writing: true }, some));
    await expect(insert(rows)).rejects.toMatchObject({ facts: { messageKey: 'errors.sessionFull' } });
    await building.put(`/shelves/${one.id}`, {
      name: one.name,
      inStock: 2,
      viewableBy: 'ALL',
      version: (await shelfNow(one)).version,
    });
    await insert(rows);
    expect(await left(one)).toBe(0);
    await expect(write()).rejects.toMatchObject({ facts: { messageKey: 'errors.sessionFull' } });
  });
});
