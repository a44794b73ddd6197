/** The tables as drizzle-kit sees them, and the SQL that migrates one set to another. Used in development and in tests. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { entities as allEntities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type LimitsSql, limitChanges, limitsOf } from './limits.ts';
import { migrationsFolder } from './migrate.ts';
import { dividedBy, type MonthsSql, monthsOf } from './months.ts';
import { filledFor } from './rowsThatAreThere.ts';
import { systemTables } from './system.ts';
import { makeTables } from './tables.ts';

/** A snapshot as the folder of migrations keeps it: Drizzle's own, the limits, and what is kept by month. */
export type Snapshot = DrizzleSnapshotJSON & { limits?: LimitsSql; months?: MonthsSql };

/** Snapshots are compared by what they hold: the ids that drizzle-kit gives them would only differ. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Its library for random numbers gives every array a method, which makes others (a reader of PDF) refuse to run in this process. */
async function drizzleKit() {
  const kit = await import('drizzle-kit/api');
  Reflect.deleteProperty(Array.prototype, 'random');
  return kit;
}

/** @param filling every column of a required field has the field's default, too: for rows that are there before the column is */
export async function snapshotOf(entities: readonly Entity[], { filling = false } = {}): Promise<Snapshot> {
  const { generateDrizzleJson } = await drizzleKit();
  const limits = limitsOf(entities);
  const tables = {
    ...generateDrizzleJson({ ...systemTables, ...makeTables(entities, { filling }).all }),
    id: NO_ID,
    prevId: NO_ID,
  };
  const months = monthsOf(entities);
  return {
    ...tables,
    ...(Object.keys(limits).length ? { limits } : {}),
    ...(Object.keys(months).length ? { months } : {}),
  };
}

/** The tables after the last migration, beside the migrations. */
const snapshotIn = (folder: string) => join(folder, 'snapshot.json');

/** Keys in the order of the alphabet, so that a change shows as the lines that it changes. */
const sorted = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
    : value;

/** Undefined before the first migration. */
export function readSnapshot(folder = migrationsFolder): Snapshot | undefined {
  const path = snapshotIn(folder);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Snapshot) : undefined;
}
export const writeSnapshot = (snapshot: Snapshot, folder = migrationsFolder): void =>
  writeFileSync(snapshotIn(folder), `${JSON.stringify(snapshot, sorted, 1)}\n`);

/**
 * A generated column changes by being dropped and added again, and takes its indexes with it, of which drizzle-kit does not know: without them
 * in the earlier snapshot it makes them again. Undefined when no column is dropped that an index has.
 */
function withoutLostIndexes(before: DrizzleSnapshotJSON, statements: readonly string[]): DrizzleSnapshotJSON | undefined {
  const dropped = statements.flatMap((one) => {
    const [, table, column] = /^ALTER TABLE "(\w+)" drop column "(\w+)"/i.exec(one) ?? [];
    return table && column && statements.some((other) => other.startsWith(`ALTER TABLE "${table}" ADD COLUMN "${column}" `))
      ? [{ table, column }]
      : [];
  });
  if (!dropped.length) return undefined;
  const copy = structuredClone(before);
  for (const { table, column } of dropped)
    for (const found of Object.values(copy.tables).filter(({ name }) => name === table))
      found.indexes = Object.fromEntries(
        Object.entries(found.indexes).filter(([, { columns }]) => !columns.some(({ expression }) => expression.includes(column))),
      );
  return copy;
}

/** A table with rows cannot become one that is kept by month, or the other way round, by a statement that could be drafted. */
const moved = (from: MonthsSql, to: MonthsSql, before: DrizzleSnapshotJSON): string[] =>
  Object.values(before.tables)
    .filter(({ name }) => from[name] !== to[name])
    .map(
      ({ name }) =>
        `DO $$ BEGIN RAISE EXCEPTION 'Say how the rows of ${name} change their months, instead of this line.'; END $$;`,
    );

/** Statements that turn `from` (nothing, when absent) into `to`. */
export async function statementsBetween(from: Snapshot | undefined, to: Snapshot): Promise<string[]> {
  const { generateDrizzleJson, generateMigration } = await drizzleKit();
  const { limits: earlier = {}, months: divided = {}, ...before }: Snapshot = from ?? generateDrizzleJson({});
  const { limits = {}, months = {}, ...after } = to;
  const changes = limitChanges(earlier, limits);
  const first = await generateMigration(before, after);
  const lost = withoutLostIndexes(before, first);
  const statements = lost ? await generateMigration(lost, after) : first;
  return [...changes.before, ...dividedBy(statements, months), ...moved(divided, months, before), ...changes.after];
}

/** What a new migration begins with: statements that also run where the tables have rows. */
export const draftBetween = async (from: Snapshot | undefined, entities: readonly Entity[]): Promise<string[]> =>
  filledFor(await statementsBetween(from, await snapshotOf(entities)), await snapshotOf(entities, { filling: true }));

/**
 * The migration that adds these entities to the product's own: a test creates the table of an artificial entity with it
 * (`db.script(await migrationSqlFor([gadget]))`, after `migrate`).
 */
export async function migrationSqlFor(added: readonly Entity[]): Promise<string> {
  return (await statementsBetween(await snapshotOf(allEntities), await snapshotOf([...allEntities, ...added]))).join('\n');
}
