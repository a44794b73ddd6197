import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue, type Job, jobKindOf, prepareJobs, startJobs } from '#server/jobs/queue.ts';
import { type Api, startApi } from './harness.ts';

const done: string[] = [];
let failures = 0;
let api: Api;
let finish: () => void = () => {};
const endless = new Promise<void>((resolve) => {
  finish = resolve;
});
let begin: () => void = () => {};
const began = new Promise<void>((resolve) => {
  begin = resolve;
});
const note: Job<{ name: string }> = {
  name: 'test.note',
  run: async ({ name }) => {
    done.push(name);
  },
};
const stumble: Job = {
  name: 'test.stumble',
  run: async () => {
    failures += 1;
    throw new Error('not this time');
  },
};
const long: Job = {
  name: 'test.long',
  run: async () => {
    begin();
    await endless;
    done.push('long');
  },
};
/** Jobs that wait until a test lets them end, by name. */
const held = new Map<string, () => void>();
const endAll = () => {
  for (const end of held.values()) end();
};
const hold = async ({ name }: { name: string }) => {
  done.push(`${name} began`);
  await new Promise<void>((resolve) => held.set(name, resolve));
  done.push(`${name} ended`);
};
const twoPlaces: Job<{ name: string }> = { name: 'test.places', concurrency: 2, run: hold };
const lanes: Job<{ name: string; lane?: string }> = { name: 'test.lanes', concurrency: 2, lanes: 2, run: hold };
beforeAll(async () => {
  api = await startApi({ areas: [{ name: 'test', jobs: [note, stumble, long, twoPlaces, lanes] }] });
});
afterAll(() => api.close());

it('a job runs exactly if its transaction commits', async () => {
  await api.db.transaction((tx) => enqueue(tx, 'test.note', { name: 'committed' }));
  await expect(
    api.db.transaction(async (tx) => {
      await enqueue(tx, 'test.note', { name: 'rolled back' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await api.runJobs();
  await api.runJobs();
  expect(done).toEqual(['committed']);
});

it('a failed job is retried later', async () => {
  await api.db.transaction((tx) => enqueue(tx, 'test.stumble', {}));
  await api.runJobs().catch(() => undefined);
  await api.runJobs().catch(() => undefined);
  expect(failures).toBe(1);
  const [job] = await api.db.text<{ state: string; later: boolean }>(
    `select state::text, start_after > now() as later from pgboss.job where name = 'test.stumble'`,
  );
  expect(job).toEqual({ state: 'retry', later: true });
});

it('a second job with the same key is dropped', async () => {
  done.length = 0;
  for (let turn = 0; turn < 3; turn += 1)
    await api.db.transaction((tx) => enqueue(tx, 'test.note', { name: 'once' }, { onceKey: 'k', onceSeconds: 3600 }));
  await api.runJobs();
  expect(done).toEqual(['once']);
});

it('a long job does not delay others, and shutdown waits for it', async () => {
  done.length = 0;
  const failed: unknown[] = [];
  const jobs = await startJobs({
    db: api.db,
    config: api.config,
    kinds: api.product.jobs,
    pollMilliseconds: 60_000,
    onError: (error) => failed.push(error),
  });
  await api.db.transaction((tx) => enqueue(tx, 'test.long', {}));
  await began;
  // Of another kind and enqueued while the first is running: it waits neither for the pause nor for the long job.
  await api.db.transaction((tx) => enqueue(tx, 'test.note', { name: 'short' }));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['short']);
  const stopped = jobs.stop();
  finish();
  await stopped;
  expect(done).toEqual(['short', 'long']);
  expect(failed).toEqual([]);
});

describe('while some jobs of a kind take long', () => {
  let jobs: Awaited<ReturnType<typeof startJobs>>;
  beforeEach(async () => {
    done.length = 0;
    held.clear();
    jobs = await startJobs({
      db: api.db,
      config: api.config,
      kinds: api.product.jobs.filter(({ name }) => [twoPlaces.name, lanes.name].includes(name)),
      pollMilliseconds: 60_000,
      onError: (error) => done.push(String(error)),
    });
  });
  afterEach(async () => {
    const stopped = jobs.stop();
    endAll();
    await stopped;
  });
  const order = (name: string, data: object) => api.db.transaction((tx) => enqueue(tx, name, data));
  const until = (wanted: readonly string[]) => expect.poll(() => done, { timeout: 10_000 }).toEqual(wanted);

  it('the others of its places go on', async () => {
    await order('test.places', { name: 'slow' });
    await until(['slow began']);
    await order('test.places', { name: 'a' });
    await until(['slow began', 'a began']);
    await order('test.places', { name: 'b' });
    held.get('a')?.();
    await until(['slow began', 'a began', 'a ended', 'b began']);
  });

  it('only those of the same lane wait, and no lane has more than its places', async () => {
    for (const name of ['1', '2', '3']) await order('test.lanes', { name, lane: 'silent' });
    await until(['1 began', '2 began']);
    await order('test.lanes', { name: 'other', lane: 'quick' });
    await order('test.lanes', { name: 'none' });
    await until(['1 began', '2 began', 'other began', 'none began']);
    // All places that there are: two lanes' worth.
    await order('test.lanes', { name: 'more', lane: 'third' });
    held.get('other')?.();
    await until(['1 began', '2 began', 'other began', 'none began', 'other ended', 'more began']);
    held.get('1')?.();
    await until([...done.slice(0, 6), '1 ended', '3 began']);
  });
});

it('an undeclared job is rejected when it is enqueued', async () => {
  await expect(api.db.transaction((tx) => enqueue(tx, 'test.unknown', {}))).rejects.toThrow("there is no job 'test.unknown'");
});

it('an undeclared job is rejected even if a duplicate with its key would be dropped', async () => {
  const handOver = () => api.db.transaction((tx) => enqueue(tx, 'test.unknown', {}, { onceKey: 'k' }));
  await expect(handOver()).rejects.toThrow("there is no job 'test.unknown'");
});

it('schedules of removed jobs are removed', async () => {
  const schedules = () => api.db.text<{ name: string }>('select name from pgboss.schedule order by name');
  await api.db.text(`insert into pgboss.schedule (name, cron) values ('test.note', '5 * * * *')`);
  const jobs = await startJobs({ db: api.db, config: api.config, kinds: api.product.jobs, onError: () => undefined });
  await jobs.stop();
  const clocked = api.product.jobs.filter(({ cron }) => cron).map(({ name }) => ({ name }));
  expect(await schedules()).toEqual(clocked.sort((one, other) => (one.name < other.name ? -1 : 1)));
});

it('a release that changes how often and how long a job may run changes its queue', async () => {
  const limits = () =>
    api.db.text(`select retry_limit as retries, expire_seconds as expires from pgboss.queue where name = 'test.note'`);
  expect(await limits()).toEqual([{ retries: 5, expires: 300 }]);
  await prepareJobs(api.db, [jobKindOf({ ...note, retries: 2, expireSeconds: 20 }, {})]);
  expect(await limits()).toEqual([{ retries: 2, expires: 20 }]);
});
