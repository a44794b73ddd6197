/**
 * `npm run seed -- --remove-demo`: removes the demo people and buildings from a database, with all dependent rows.
 * The foreign keys are read from the database itself, so tables of later areas need no entry here.
 */
import { sql } from 'drizzle-orm';
import { formatCount } from '#i18n/formatCount.ts';
import { entities } from '#schemas/index.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { makeModel } from '#server/db/model.ts';
import { releaseReferences } from '#server/engine/write/release.ts';
import { demoMarkOf, demoRoots, demoRowsBeside, forgetDemoMark } from './demoMark.ts';

interface Link {
  table: string;
  column: string;
  target: string;
  /** True: the row is deleted with (or blocks the deletion of) the referenced one; otherwise the column is set to null. */
  binds: boolean;
}
type RowsToRemove = Map<string, Set<number>>;

export interface Removal {
  /** Rows to delete, by table. */
  removed: Readonly<Record<string, number>>;
  /** Those of them that people created since, in demo buildings: they cannot stay without their building. */
  made: Readonly<Record<string, number>>;
}

const linksOf = (on: Queryable): Promise<Link[]> =>
  on.text<Link>(
    `select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as target, c.confdeltype <> 'n' as binds
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );
const tablesWith = async (on: Queryable, column: string, type: string): Promise<string[]> => {
  const rows = await on.text<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = $1 and data_type = $2`,
    [column, type],
  );
  return rows.map(({ name }) => name);
};

/** All rows that depend on these, transitively. Rows without an id are deleted by the database (cascade). */
async function closureOf(on: Queryable, links: readonly Link[], roots: RowsToRemove): Promise<RowsToRemove> {
  const numbered = new Set(await tablesWith(on, 'id', 'bigint'));
  const toRemove: RowsToRemove = new Map();
  const next = [...roots].map(([table, ids]) => ({ table, ids: [...ids] }));
  for (let step = next.pop(); step; step = next.pop()) {
    const { table } = step;
    const known = toRemove.get(table) ?? new Set();
    toRemove.set(table, known);
    const fresh = step.ids.filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
    if (!fresh.length) continue;
    for (const link of links.filter(({ target, binds, table: from }) => target === table && binds && numbered.has(from))) {
      const rows = await on.text<{ id: number }>(`select id from "${link.table}" where "${link.column}" = any($1::bigint[])`, [
        fresh,
      ]);
      if (rows.length) next.push({ table: link.table, ids: rows.map(({ id }) => id) });
    }
  }
  return toRemove;
}

/** Deletes them, leaf tables first; a table that references itself is deleted in several passes. */
async function deleteAll(tx: Transaction, links: readonly Link[], toRemove: RowsToRemove): Promise<void> {
  const left = new Set(toRemove.keys());
  while (left.size) {
    const free = [...left].filter(
      (table) => !links.some((link) => link.binds && link.target === table && link.table !== table && left.has(link.table)),
    );
    if (!free.length) throw new Error(`tables that hang on each other: ${[...left].join(', ')}`);
    for (const table of free) {
      left.delete(table);
      const ids = [...(toRemove.get(table) as Set<number>)];
      const own = links.filter((link) => link.binds && link.target === table && link.table === table);
      const unused = own.map(({ column }) => `not exists (select 1 from "${table}" o where o."${column}" = t.id)`);
      const statement = `delete from "${table}" t where ${['id = any($1::bigint[])', ...unused].join(' and ')} returning id`;
      while ((await tx.text(statement, [ids])).length) if (!own.length) break;
    }
  }
}

/** Data that refers to them without a foreign key: their history and results, their places' logs, counters and settings, mail to them, last changed by. */
async function wipeTraces(tx: Transaction, toRemove: RowsToRemove): Promise<void> {
  const places = [...(toRemove.get('office_centres') ?? [])];
  const people = [...(toRemove.get('users') ?? [])];
  // Files are deleted with their bytes when the clean-up finds that they are unused.
  for (const column of ['office_centre_id', 'building_id'])
    for (const table of await tablesWith(tx, column, 'bigint'))
      if (table !== 'system_files') await tx.text(`delete from "${table}" where "${column}" = any($1::bigint[])`, [places]);
  const byEntity = new Set(await tablesWith(tx, 'entity', 'text'));
  const ofRecords = (await tablesWith(tx, 'record_id', 'bigint')).filter((table) => byEntity.has(table));
  for (const { name, table } of entities)
    for (const about of ofRecords)
      await tx.text(`delete from "${about}" where entity = $1 and record_id = any($2::bigint[])`, [
        name,
        [...(toRemove.get(table) ?? [])],
      ]);
  for (const column of ['created_user_id', 'updated_user_id'])
    for (const table of await tablesWith(tx, column, 'bigint'))
      await tx.text(`update "${table}" set "${column}" = null where "${column}" = any($1::bigint[])`, [people]);
  await tx.text('update audit_log set user_id = null where user_id = any($1::bigint[])', [people]);
}

/**
 * Removes the demo data.
 * @param force also what people have created in demo buildings
 * @returns what was removed; with `made` and without `force`, what would be removed, and nothing is changed
 */
export async function removeDemo(db: Database, { force = false } = {}): Promise<Removal & { done: boolean }> {
  return db.transaction(async (tx) => {
    const roots = await demoRoots(tx);
    const mark = await demoMarkOf(tx);
    const links = await linksOf(tx);
    const toRemove = await closureOf(
      tx,
      links,
      new Map([['users', new Set(roots.users)], ['office_centres', new Set(roots.places)], ...(await demoRowsBeside(tx))]),
    );
    const own = new Set(entities.map(({ table }) => table));
    const count = (which: (table: string, id: number) => boolean) =>
      Object.fromEntries(
        [...toRemove]
          .map(([table, ids]) => [table, [...ids].filter((id) => which(table, id)).length] as const)
          .filter(([, total]) => total > 0),
      );
    const removed = count(() => true);
    // Without a record of what was seeded, the two cannot be told apart.
    const made = count((table, id) => own.has(table) && id > (mark ? (mark[table] ?? 0) : 0));
    if (Object.keys(made).length && !force) return { removed, made, done: false };
    const addresses = await tx.text<{ username: string }>('select username from users where id = any($1::bigint[])', [
      roots.users,
    ]);
    const model = makeModel(entities);
    await deleteAll(tx, links, toRemove);
    // Lists that hold them have no foreign keys: those that stay let go of them.
    for (const entity of new Map(entities.map((one) => [one.table, one])).values())
      await releaseReferences(tx, model, entity, [...(toRemove.get(entity.table) ?? [])]);
    await wipeTraces(tx, toRemove);
    await tx.query(
      sql`delete from mails where to_address = any(${sql.param(addresses.map(({ username }) => username))}::text[])`,
    );
    await forgetDemoMark(tx);
    return { removed, made, done: true };
  });
}

/** The printed summary. */
export function removalText({ removed, made, done }: Removal & { done: boolean }): string {
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([table, total]) => `${formatCount(total)} ${table.replaceAll('_', ' ')}`)
      .join(', ');
  if (!Object.keys(removed).length) return 'There is no demo data in this database.\n';
  if (done) return `Removed with the demo data: ${list(removed)}.\n`;
  return `Nothing was removed. The demo data is ${list(removed)}; among them, this was made in demo buildings since, or nothing tells that it was not: ${list(made)}. It would go with its building. To remove all of it: npm run seed -- --remove-demo --force\n`;
}
