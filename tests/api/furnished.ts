/**
 * What `startApi` finds in its database: the tables, the test world, and the queues of the jobs. Making them takes longer than
 * many of the tests that need them, so that they are made once and copied.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addOns, roles } from '#schemas/kernel/rights/access.ts';
import type { Database } from '#server/db/database.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { makeProduct } from '#server/product.ts';
import { dayOf, nameFor, type Template } from './database.ts';
import { makeWorld, type World } from './world.ts';

let known: string[] | undefined;
/** Everything that decides what is made, besides the tables; the same for every file of a worker. */
const sources = (): string[] => {
  known ??= readSources();
  return known;
};
const readSources = (): string[] => [
  readFileSync(join(import.meta.dirname, 'world.ts'), 'utf8'),
  // The version of pg-boss, which makes the tables of the jobs.
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  JSON.stringify([addOns, roles, makeProduct().jobs.map(({ name }) => name)]),
];

/** Made anew each day: its rows have dates, which some tests compare with today. */
export const furnished = (tables: Template): Template => ({
  name: nameFor([tables.name, ...sources()]),
  day: dayOf(Date.now()),
  make: async (db) => {
    await tables.make(db);
    const world = await makeWorld(db);
    // A comment travels with a copy of the database.
    await db.script(`comment on schema public is '${JSON.stringify(world).replaceAll("'", "''")}'`);
    await prepareJobs(db, makeProduct().jobs);
  },
});

/** The world of a furnished database. */
export async function worldIn(db: Database): Promise<World> {
  const [row] = await db.text<{ world: string }>(`select obj_description('public'::regnamespace, 'pg_namespace') as world`);
  return JSON.parse((row as { world: string }).world) as World;
}
