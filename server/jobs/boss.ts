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
 * Creates pg-boss's tables and a queue for each of these kinds where they are missing: two short statements when all
 * exist. Must have run before the first `enqueue`. Processes that start together take turns: pg-boss's own statements
 * fail when two create the same queue.
 */
export const prepareJobs = (db: Database, kinds: readonly JobKind[]): Promise<void> => db.oneAtATime(() => makeQueues(db, kinds));

async function makeQueues(db: Database, kinds: readonly JobKind[]): Promise<void> {
  const boss = bossOver(guardedSql(db));
  await boss.start();
  const there = await db.text<{ name: string }>(`select name from ${SCHEMA}.queue`);
  const names = new Set(there.map((queue) => queue.name));
  for (const kind of kinds) if (!names.has(kind.name)) await createQueue(boss, kind);
  await boss.stop({ graceful: false, close: false });
}

/** Of these kinds, the names of those that have a job due now. */
export async function dueNames(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db.text<{ name: string }>(
    `select q.name from unnest($1::text[]) as q(name) where exists (
       select 1 from ${SCHEMA}.job j where j.name = q.name and j.state < 'active' and j.start_after <= now())`,
    [names],
  );
  return rows.map((row) => row.name);
}

/** Whether a queue exists for jobs of this name. */
export const hasQueue = async (on: Queryable, name: string): Promise<boolean> =>
  (await on.text(`select 1 as found from ${SCHEMA}.queue where name = $1`, [name])).length > 0;
