/** Processes that are started at the same time: on PostgreSQL all of them start, on the embedded database one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database, Queryable } from '#server/db/database.ts';
import { jobKindOf, prepareJobs } from '#server/jobs/queue.ts';
import { makeProduct } from '#server/product.ts';
import { type ServerProcess, startServer } from './crash/server.ts';
import { freshDatabase, type TestDatabase, testServer } from './database.ts';
import { describeIf } from './itIf.ts';

const AT_ONCE = 4;
const TIME = 300_000;
/** The lock for migrations (`server/db/migrate.ts`). */
const MIGRATING = 4_127_001;

const dataDir = mkdtempSync(join(tmpdir(), 'atrium-together-'));
let running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.kill()));
  running = [];
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts four processes and returns the output of those that failed. */
async function startAll(env: Record<string, string>): Promise<string[]> {
  const attempts = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => startServer({ DATA_DIR: dataDir, ...env })));
  running = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return attempts.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []));
}

describeIf(testServer)('four processes started at once on PostgreSQL', () => {
  let database: TestDatabase;
  let env: Record<string, string>;
  beforeAll(async () => {
    database = await freshDatabase({ empty: true });
    env = { DATABASE_URL: database.url as string, SEED: 'demo' };
  });
  afterAll(() => database.drop());

  const people = async () => (await database.db.text<{ count: number }>('select count(*)::int as count from users'))[0]?.count;
  const queues = async () => (await database.db.text<{ name: string }>('select name from pgboss.queue')).map(({ name }) => name);

  /** Starts the four and releases them at the same moment, when all of them wait for this lock. */
  async function startFromOneLine(lock: string): Promise<string[]> {
    const gate = (await database.another?.()) as Database;
    let starting: Promise<string[]> | undefined;
    await gate.transaction(async (tx) => {
      await tx.text(lock);
      starting = startAll(env);
      await expect.poll(() => waiting(tx), { timeout: 120_000 }).toBe(AT_ONCE);
    });
    return starting as unknown as Promise<string[]>;
  }
  const waiting = async (on: Queryable) =>
    (await on.text<{ count: number }>('select count(distinct pid)::int as count from pg_locks where not granted'))[0]?.count;

  it(
    'several processes start on an empty database, and demo data is added once',
    async () => {
      expect(await startFromOneLine(`select pg_advisory_xact_lock(${MIGRATING})`)).toEqual([]);
      expect(running).toHaveLength(AT_ONCE);
      const [row] = await database.db.text<{ count: number }>(
        `select count(*)::int as count from users where username = 'super.admin@atrium.example'`,
      );
      expect(row?.count).toBe(1);
      expect(await people()).toBeGreaterThan(10);
    },
    TIME,
  );

  it(
    'several processes start with a release that adds kinds of jobs',
    async () => {
      const before = await queues();
      const people0 = await people();
      expect(before.length).toBeGreaterThan(5);
      await database.db.text('delete from pgboss.job');
      for (const name of before) {
        await database.db.text('delete from pgboss.schedule where name = $1', [name]);
        await database.db.text('select pgboss.delete_queue($1)', [name]);
      }
      expect(await queues()).toEqual([]);
      expect(await startFromOneLine('lock table pgboss.queue')).toEqual([]);
      expect((await queues()).sort()).toEqual(before.sort());
      expect(await people()).toBe(people0);
    },
    TIME,
  );

  it('eight connections create the queues of a new kind at once', async () => {
    const kinds = [...makeProduct().jobs, jobKindOf({ name: 'test.new', run: async () => {} }, {})];
    const connections = await Promise.all(Array.from({ length: 8 }, async () => database.another?.()));
    await Promise.all(connections.map((db) => prepareJobs(db as NonNullable<typeof db>, kinds)));
    expect(await queues()).toContain('test.new');
  });
});

describeIf(!testServer)('four processes started at once on one embedded database', () => {
  it(
    'one process starts on the embedded database, the others report which process uses it',
    async () => {
      const refused = await startAll({ SEED: 'none' });
      expect(running).toHaveLength(1);
      expect(refused).toHaveLength(AT_ONCE - 1);
      for (const said of refused) expect(said).toMatch(/already uses the embedded database|has just taken the embedded database/);
    },
    TIME,
  );
});
