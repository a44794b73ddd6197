/** Bulk actions on all filtered records: only the confirmed records, each once, with failures reported. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { BulkPreview } from '#schemas/kernel/calls/errors.ts';
import type { RefusedRow, Task } from '#schemas/kernel/calls/task.ts';
import type { Database } from '#server/db/database.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { APPLICATIONS, type Application, type Desk, newPlate, openDesk } from './parkingDesk.ts';

let api: Api;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = await openDesk(api);
});
afterAll(() => api.close());
// Records of one test must not show up in the next.
afterEach(() => api.db.query(sql`update season_parking set vehicle_category = 'PRIVATE'`));

const bulkAction = () => api.product.jobs.find(({ name }) => name === 'bulk-action') as JobKind;
const FILTER = { tab: 'PENDING_APPROVAL' };
/** Creates applications with a common search text, so that a search finds these only. */
async function some(count: number): Promise<{ made: Application[]; filter: Record<string, unknown> }> {
  const make = newPlate();
  const made: Application[] = [];
  for (let at = 0; at < count; at += 1) made.push(await desk.apply({ vehicleMake: make }));
  await api.db.query(sql`update season_parking set vehicle_category = 'ELECTRIC' where vehicle_make = ${make}`);
  return { made, filter: { ...FILTER, vehicleCategory: 'ELECTRIC' } };
}
const preview = (filter: Record<string, unknown>, who: Client = desk.building, action = 'reject') =>
  who.get<BulkPreview>(`${APPLICATIONS}/bulk/${action}?${new URLSearchParams(filter as Record<string, string>)}`);
const order = (
  filter: unknown,
  { count, asOf }: BulkPreview,
  over: object = { rejectRemark: 'Full' },
  who: Client = desk.building,
) => who.put<{ taskId: string }>(`${APPLICATIONS}/bulk/reject`, { filter, count, asOf, ...over });
const taskOf = async (id: string, who: Client = desk.building) =>
  (await who.get<Task[]>('/background-tasks')).data.find((one) => one.id === id) as Task;
const statusOf = async (record: Application) => (await desk.reload(record)).status;
const decisionsOn = async (record: { id: number }) =>
  (await desk.historyOf(APPLICATIONS, record)).filter(({ action }) => action === 'reject').length;
/** The queued jobs of a task, so that a test can run them as after a crash. */
const orderOf = async (taskId: string): Promise<object> => {
  const [job] = await api.db.text<{ data: object }>(
    `select data from pgboss.job where name = 'bulk-action' and data->>'taskId' = $1 limit 1`,
    [taskId],
  );
  return job?.data as object;
};

it('the confirmed records are decided with one remark, records added later are left out, and a task reports the result', async () => {
  const { made, filter } = await some(12);
  const { data: seen } = await preview(filter);
  expect(seen.count).toBe(12);
  expect(seen.first).toHaveLength(10);
  expect(seen.first[0]).toContain(made.at(-1)?.referenceNo);
  const late = await some(1);
  const [changed, decided, ...others] = made as [Application, Application, ...Application[]];
  await api.db.query(
    sql`update season_parking set version = version + 1, updated_date = clock_timestamp() where id = ${changed.id}`,
  );
  const answer = await order(filter, seen);
  expect(answer.status).toBe(202);
  // Created after the order and before the job runs: the person has not seen this record.
  await desk.decide(APPLICATIONS, decided, 'approve');
  await api.runJobs();
  expect(await taskOf(answer.data.taskId)).toMatchObject({
    kind: 'BULK_ACTION',
    subject: 'season-parking-applications',
    action: 'reject',
    status: 'DONE',
    done: 11,
    refused: 1,
    total: 11,
  });
  for (const record of others) expect(await desk.reload(record)).toMatchObject({ status: 'REJECTED', rejectRemark: 'Full' });
  expect(await statusOf(decided)).toBe('APPROVED');
  expect(await statusOf(changed)).toBe('PENDING_APPROVAL');
  expect(await statusOf(late.made[0] as Application)).toBe('PENDING_APPROVAL');
  const { data: refused } = await desk.building.get<RefusedRow[]>(`/background-tasks/${answer.data.taskId}/refused`);
  expect(refused).toEqual([{ id: decided.id, title: decided.referenceNo, message: expect.stringMatching(/\w/) }]);
  // A task is visible to its owner only.
  const stranger = await api.as('SUPERADMIN');
  expect((await stranger.get<RefusedRow[]>(`/background-tasks/${answer.data.taskId}/refused`)).data).toEqual([]);
});

it('a crash in the middle and repeated jobs process no record twice', async () => {
  const { made, filter } = await some(7);
  const { data: seen } = await preview(filter);
  const { data } = await order(filter, seen);
  const job = await orderOf(data.taskId);
  let left = 4;
  const dying = new Proxy(api.db, {
    get: (db, name: keyof Database) => {
      if (name !== 'transaction' && name !== 'query') return db[name];
      return (...args: never[]) => {
        if (name === 'transaction') left -= 1;
        if (left < 0) return Promise.reject(new Error('the process has died'));
        return (db[name] as (...all: never[]) => unknown)(...args);
      };
    },
  });
  const { handler } = bulkAction();
  const context = { config: api.config, signal: new AbortController().signal };
  await expect(handler(job, { ...context, db: dying })).rejects.toThrow('died');
  const standing = await Promise.all(made.map(statusOf));
  expect(standing.filter((one) => one === 'REJECTED')).toHaveLength(4);
  await Promise.all([handler(job, { ...context, db: api.db }), handler(job, { ...context, db: api.db })]);
  await api.runJobs();
  for (const record of made) expect(await decisionsOn(record)).toBe(1);
  expect(await taskOf(data.taskId)).toMatchObject({ status: 'DONE', done: 7, refused: 0 });
});

it('after a stop in the middle the next run does the rest, and several runs give the same result as one', async () => {
  const { made, filter } = await some(3);
  const { data: seen } = await preview(filter);
  const { data } = await order(filter, seen);
  const stopping = new AbortController();
  stopping.abort();
  await bulkAction().handler(await orderOf(data.taskId), { db: api.db, config: api.config, signal: stopping.signal });
  expect(await Promise.all(made.map(statusOf))).toEqual(['PENDING_APPROVAL', 'PENDING_APPROVAL', 'PENDING_APPROVAL']);
  await api.runJobs();
  for (const record of made) expect(await decisionsOn(record)).toBe(1);
});

it('permissions are checked again when the job runs', async () => {
  const { made, filter } = await some(2);
  const { data: seen } = await preview(filter);
  const { data } = await order(filter, seen);
  const { userId } = api.world.people['LANDLORD_ADMIN@here'] as { userId: number };
  await api.db.query(sql`update user_roles set denied_permissions = '{SEASON_PARKING_REJECT}' where user_id = ${userId}`);
  await api.runJobs();
  await api.db.query(sql`update user_roles set denied_permissions = '{}' where user_id = ${userId}`);
  expect(await taskOf(data.taskId)).toMatchObject({ status: 'DONE', refused: 2 });
  for (const record of made) expect(await statusOf(record)).toBe('PENDING_APPROVAL');
});

it('an invalid order is rejected before anything is queued', async () => {
  const { filter } = await some(2);
  const { data: seen } = await preview(filter);
  const codes = async (answer: ReturnType<typeof order>) => {
    const { status, code } = await answer;
    return `${status} ${code}`;
  };
  expect(await codes(order(filter, { ...seen, count: 1 }))).toBe('409 stale');
  expect(await codes(order(filter, seen, {}))).toBe('422 validation');
  expect(await codes(order(filter, seen, { rejectRemark: 'Full', status: 'PAST' }))).toBe('422 validation');
  expect(await codes(order({ ...filter, colour: 'red' }, seen))).toBe('400 badQuery');
  expect(await codes(order({ ...filter, page: 2 }, seen))).toBe('400 badQuery');
  expect(await codes(order({ tab: { toString: 1 } }, seen))).toBe('400 malformed');
  expect(await codes(order({ tab: { code: 'PAST' } }, seen))).toBe('400 badQuery');
  expect(await codes(order(['PENDING_APPROVAL'], seen))).toBe('400 badQuery');
  expect(await codes(order(filter, { ...seen, asOf: 'now' }))).toBe('400 badQuery');
  expect(await codes(order(filter, { ...seen, count: '2' as never }))).toBe('400 badQuery');
  expect(await codes(order(filter, seen, { rejectRemark: 'Full' }, desk.tenant))).toBe('403 forbidden');
  expect((await preview(filter, desk.tenant)).status).toBe(403);
  expect((await preview({ ...filter, colour: 'red' })).status).toBe(400);
  const [waiting] = await api.db.query<{ count: number }>(
    sql`select count(*)::int as count from bulk_action_rows where status = 'WAITING'`,
  );
  expect(waiting?.count).toBe(0);
});

it('records of another building are not changed', async () => {
  const { made, filter } = await some(2);
  const neighbour = await api.as('LANDLORD_ADMIN@there');
  const { data: seen } = await preview(filter, neighbour);
  expect(seen).toMatchObject({ count: 0, first: [] });
  await order(filter, { ...seen, count: 100 }, { rejectRemark: 'Mine' }, neighbour);
  await api.runJobs();
  for (const record of made) expect(await statusOf(record)).toBe('PENDING_APPROVAL');
});

answersAsDocumented(() => api);
