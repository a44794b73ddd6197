/** pg-boss on our own database: its tables are in the schema `pgboss`, in the same database and the same transactions. */
import PgBoss from 'pg-boss';
import { type Database, DatabaseError, type Queryable } from '#server/db/database.ts';
import type { JobKind } from './job.ts';

const SCHEMA = 'pgboss';

interface Sql {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: never[] }>;
}

/** Adapts one of our connections to pg-boss's interface. */
export const sqlOf = (on: Queryable): Sql => ({
  executeSql: async (text, values) => ({ rows: await on.text<never>(text, values) }),
});

/**
 * The same over the whole database. pg-boss sends its own maintenance as several statements in one text, and does not
 * wait for everything it starts: `quiet` waits for statements in progress and refuses further ones.
 */
export function guardedSql(db: Database): Sql & { quiet(): Promise<void> } {
  const underWay = new Set<Promise<unknown>>();
  let closed = false;
  const run = async (text: string, values?: unknown[]): Promise<{ rows: never[] }> => {
    if (values?.length) return { rows: await db.text<never>(text, values) };
    if (/^\s*BEGIN;/i.test(text)) return db.script(text).then(() => ({ rows: [] }));
    return { rows: await db.text<never>(text) };
  };
  return {
    async executeSql(text, values) {
      if (closed) return { rows: [] };
      const promise = run(text, values);
      const settled = promise.catch(() => undefined).finally(() => underWay.delete(settled));
      underWay.add(settled);
      return promise;
    },
    async quiet() {
      closed = true;
      await Promise.all(underWay);
    },
  };
}

/** A pg-boss over a connection; nothing happens before `start`. */
export const bossOver = (sql: Sql, extras: Partial<PgBoss.ConstructorOptions> = {}): PgBoss =>
  new PgBoss({ db: sql as PgBoss.Db, schema: SCHEMA, schedule: false, supervise: false, ...extras });

const queueOf = (kind: JobKind): PgBoss.Queue => ({
  name: kind.name,
  policy: 'standard',
  retryLimit: kind.retries,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: kind.expireSeconds,
});

/** Maximum attempts to create a queue while other processes work: attaching its table can deadlock with their locks. */
const TRIES = 5;
const DEADLOCK = '40P01';

async function createQueue(boss: PgBoss, kind: JobKind, tries = TRIES): Promise<void> {
  try {
    await boss.createQueue(kind.name, queueOf(kind));
  } catch (error) {
    if (tries <= 1 || !(error instanceof DatabaseError) || error.code !== DEADLOCK) throw error;
    await createQueue(boss, kind, tries - 1);
  }
}

/**
 * Creates pg-boss's tables and a queue for each of these kinds where they are missing, and changes what a release has changed: two
 * short statements when all is as it should be. Must have run before the first `enqueue`. Processes that start together take turns: pg-boss's own statements
 * fail when two create the same queue.
 */
export const prepareJobs = (db: Database, kinds: readonly JobKind[]): Promise<void> => db.oneAtATime(() => makeQueues(db, kinds));

async function makeQueues(db: Database, kinds: readonly JobKind[]): Promise<void> {
  const boss = bossOver(guardedSql(db));
  await boss.start();
  const queues = await db.text<{ name: string; retries: number; expires: number }>(
    `select name, retry_limit as retries, expire_seconds as expires from ${SCHEMA}.queue`,
  );
  const known = new Map(queues.map((queue) => [queue.name, queue]));
  for (const kind of kinds) {
    const queue = known.get(kind.name);
    if (!queue) await createQueue(boss, kind);
    else if (queue.retries !== kind.retries || queue.expires !== kind.expireSeconds)
      await boss.updateQueue(kind.name, queueOf(kind));
  }
  await boss.stop({ graceful: false, close: false });
}

/**
 * Assigns again what was running when an embedded installation stopped: no other process runs there, so nothing of it goes on. With
 * several processes a run is lost when its time is over (`expireSeconds`).
 */
export async function resumeInterrupted(db: Database): Promise<void> {
  const boss = bossOver(guardedSql(db));
  await boss.start();
  const left = await db.text<{ name: string; ids: string[] }>(
    `select name, array_agg(id::text) as ids from ${SCHEMA}.job where state = 'active' group by name`,
  );
  for (const { name, ids } of left) await boss.fail(name, ids);
  await boss.stop({ graceful: false, close: false });
}

/** The lane of a job, as an expression; a job without one is in that of its kind. */
const LANE = `coalesce(j.data ->> 'lane', '')`;

/** Of these kinds, the names of those that have a job due now in a lane that is not busy. */
export async function dueNames(db: Database, kinds: readonly { name: string; busy: readonly string[] }[]): Promise<string[]> {
  const rows = await db.text<{ name: string }>(
    `select q.name from jsonb_to_recordset($1::jsonb) as q(name text, busy jsonb) where exists (
       select 1 from ${SCHEMA}.job j where j.name = q.name and j.state < 'active' and j.start_after <= now() and not q.busy ? ${LANE})`,
    [JSON.stringify(kinds)],
  );
  return rows.map((row) => row.name);
}

/**
 * Takes the next due job of a kind, in a lane that is not busy: `fetch` of pg-boss knows no lanes. As there, the higher priority goes first,
 * and what was taken before counts as tried.
 * @param only in this lane alone
 */
export async function takeJob(
  db: Database,
  name: string,
  busy: readonly string[],
  only?: string,
): Promise<{ id: string; data: object } | undefined> {
  const [job] = await db.text<{ id: string; data: object }>(
    `with next as (
       select j.id from ${SCHEMA}.job j
       where j.name = $1 and j.state < 'active' and j.start_after <= now()
         and not $2::jsonb ? ${LANE} and ($3::text is null or ${LANE} = $3)
       order by j.priority desc, j.created_on, j.id limit 1 for update skip locked)
     update ${SCHEMA}.job j set state = 'active', started_on = now(),
       retry_count = case when j.started_on is not null then j.retry_count + 1 else j.retry_count end
     from next where j.name = $1 and j.id = next.id returning j.id, j.data`,
    [name, JSON.stringify(busy), only ?? null],
  );
  return job;
}

/** Whether a queue exists for jobs of this name. */
export const hasQueue = async (on: Queryable, name: string): Promise<boolean> =>
  (await on.text(`select 1 as found from ${SCHEMA}.queue where name = $1`, [name])).length > 0;
