/** Conditions on the present instant (`$now`), and statuses that change by the minute. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { moveByTime, TIMED_STATES_BY_MINUTE } from '#server/engine/time/timedStates.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { inHours } from '../times.ts';
import { type Api, type Client, startApi, testConfig } from './harness.ts';
import { showing } from './showing.ts';

const all = [...entities, showing] as unknown as readonly Entity[];
/** An instant so many hours from now. */

interface Showing extends Record<string, unknown> {
  id: number;
  version: number;
  status: string;
}
let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi({ entities: all });
  await api.db.script(await migrationSqlFor([showing as unknown as Entity]));
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

let rooms = 0;
const room = () => {
  rooms += 1;
  return `R${rooms}`;
};
const body = (from: number, to: number) => ({
  name: `From ${from} to ${to}`,
  room: room(),
  startAt: inHours(from),
  endAt: inHours(to),
});
async function make(from = 1, to = 2): Promise<Showing> {
  const answer = await building.post<Showing>('/showings', body(from, to));
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
/** Moves the times of a record, as the clock would. */
const shift = ({ id }: Showing, from: number, to: number) =>
  api.db.query(sql`update showings set start_at = ${inHours(from)}, end_at = ${inHours(to)} where id = ${id}`);
const reload = async ({ id }: Showing) => (await building.get<Showing>(`/showings/${id}`)).data;
const minute = async () => {
  await api.db.transaction((tx) => enqueue(tx, TIMED_STATES_BY_MINUTE, {}));
  await api.runJobs();
};
const timedEntries = async ({ id }: Showing) => {
  const { data } = await building.get<Paged<{ action: string; changes: unknown }>>(`/showings/${id}/history`);
  return data.items.filter(({ action }) => action === 'begin' || action === 'end').map(({ action }) => action);
};

it('is a schema that the boot check accepts', () => expect(checkSchemas(all)).toEqual([]));

it('has an index for the statuses that change by the minute', async () => {
  const rows = await api.db.text<{ definition: string }>(
    `select indexdef as definition from pg_indexes where tablename = 'showings' and indexdef like '%(status, %'`,
  );
  expect(rows.map(({ definition }) => definition.replace(/^.*\(/, '('))).toEqual(
    expect.arrayContaining(['(status, start_at)', '(status, end_at)']),
  );
});

describe('the present instant', () => {
  it('decides computed cases, tabs and their counts', async () => {
    const [coming, running, over] = [await make(), await make(), await make()];
    await shift(running, -1, 1);
    await shift(over, -2, -1);
    const phases = async () => Promise.all([coming, running, over].map(async (one) => (await reload(one)).phase));
    expect(await phases()).toEqual(['BEFORE', 'DURING', 'AFTER']);
    const idsIn = async (tab: string) =>
      (await building.get<Paged<Showing>>(`/showings?tab=${tab}`)).data.items.map(({ id }) => id);
    expect(await idsIn('COMING')).toEqual([coming.id]);
    expect(await idsIn('OVER')).toEqual([over.id]);
    // A statement that is kept asks the clock again.
    await shift(coming, -2, -1);
    expect(await phases()).toEqual(['AFTER', 'DURING', 'AFTER']);
    expect((await building.get<Record<string, number>>('/showings/status-count')).data).toMatchObject({ COMING: 0, OVER: 2 });
  });

  it('decides what a person may do', async () => {
    const one = await make();
    expect((await building.put(`/showings/${one.id}/recall`)).status).toBe(200);
    await shift(one, -2, -1);
    expect((await building.put(`/showings/${one.id}/recall`)).status).toBe(409);
    const { version, startAt, endAt } = await reload(one);
    expect((await building.put(`/showings/${one.id}`, { name: 'Late', room: 'R', startAt, endAt, version })).status).toBe(409);
  });

  it('is the earliest new value of a field, and a value that stands may stay', async () => {
    const past = await building.post('/showings', body(-1, 1));
    expect(past).toMatchObject({ status: 422, errors: { startAt: { code: 'notInPast' } } });
    expect(past.message).toBe('Please check the marked fields.');
    const turned = await building.post('/showings', body(2, 1));
    expect(turned.errors).toMatchObject({ endAt: { code: 'after', params: { other: 'startAt' } } });

    const running = await make();
    await shift(running, -2, 3);
    const { startAt, endAt, version } = await reload(running);
    const put = (values: object) =>
      building.put<Showing>(`/showings/${running.id}`, { name: 'x', room: 'R', startAt, endAt, version, ...values });
    expect((await put({ startAt: inHours(-1) })).errors).toMatchObject({ startAt: { code: 'notInPast' } });
    expect((await put({})).status).toBe(200);
  });
});

describe('a status that changes by the minute', () => {
  it('begins and ends, each once, and the history says so', async () => {
    const one = await make();
    await minute();
    expect(await reload(one)).toMatchObject({ status: 'SCHEDULED', version: one.version });
    await shift(one, -1, 1);
    await minute();
    await minute();
    expect(await reload(one)).toMatchObject({ status: 'ONGOING', version: one.version + 1 });
    await shift(one, -2, -1);
    await minute();
    await minute();
    expect(await reload(one)).toMatchObject({ status: 'ENDED', version: one.version + 2 });
    expect((await timedEntries(one)).sort()).toEqual(['begin', 'end']);
  });

  it('does everything that was due while no server ran, and leaves deleted records alone', async () => {
    const [slept, gone] = [await make(), await make()];
    expect((await building.put(`/showings/${gone.id}/delete`)).status).toBe(200);
    for (const one of [slept, gone]) await shift(one, -9, -8);
    await minute();
    expect((await reload(slept)).status).toBe('ENDED');
    expect(await timedEntries(slept)).toHaveLength(2);
    const [left] = await api.db.query<{ status: string }>(sql`select status from showings where id = ${gone.id}`);
    expect(left?.status).toBe('SCHEDULED');
  });

  it('changes once, however many processes look at the same time', async () => {
    const due = await Promise.all(Array.from({ length: 5 }, () => make()));
    for (const one of due) await shift(one, -2, -1);
    await Promise.all(Array.from({ length: 6 }, () => moveByTime(api.db, api.product.model, true, testConfig())));
    for (const one of due) {
      expect(await reload(one)).toMatchObject({ status: 'ENDED', version: one.version + 2 });
      expect((await timedEntries(one)).sort()).toEqual(['begin', 'end']);
    }
  });
});
