import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueue, prepareJobs, registerJob } from '#server/jobs/queue.ts';
import { type Api, startApi } from './harness.ts';

const done: string[] = [];
let failures = 0;
let api: Api;
beforeAll(async () => {
  registerJob<{ name: string }>('test.note', async ({ name }) => {
    done.push(name);
  });
  registerJob('test.stumble', async () => {
    failures += 1;
    throw new Error('not this time');
  });
  api = await startApi();
  await prepareJobs(api.db);
});
afterAll(() => api.close());

it('a job is done exactly when its transaction commits', async () => {
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

it('a job that fails is kept for another try, later', async () => {
  await api.db.transaction((tx) => enqueue(tx, 'test.stumble', {}));
  await api.runJobs().catch(() => undefined);
  await api.runJobs().catch(() => undefined);
  expect(failures).toBe(1);
  const [job] = await api.db.text<{ state: string; later: boolean }>(
    `select state::text, start_after > now() as later from pgboss.job where name = 'test.stumble'`,
  );
  expect(job).toEqual({ state: 'retry', later: true });
});

it('one key at a time: a second job of the same key is dropped', async () => {
  done.length = 0;
  for (let turn = 0; turn < 3; turn += 1)
    await api.db.transaction((tx) => enqueue(tx, 'test.note', { name: 'once' }, { onceKey: 'k', onceSeconds: 3600 }));
  await api.runJobs();
  expect(done).toEqual(['once']);
});

it('work that nobody declared is refused when it is handed over', async () => {
  await expect(api.db.transaction((tx) => enqueue(tx, 'test.unknown', {}))).rejects.toThrow("there is no job 'test.unknown'");
});
