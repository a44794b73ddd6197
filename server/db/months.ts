/**
 * Tables whose rows are kept by month (`months` of an entity): partitions in a schema of their own. A month is made two months before it
 * begins; what has none (it is older than the table's months, or a clock is far off) lies in `…_other`. A month that nobody needs any more
 * is dropped, which takes no longer for many rows than for few.
 */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Database } from './database.ts';
import { columnName } from './names.ts';

/** The schema of the partitions: what looks at the product's own tables finds each of them once. */
export const MONTHS = 'months';
/** How many months ahead there are partitions, besides the present one. */
const AHEAD = 2;

/** The column of the instant, by table. */
export type MonthsSql = Readonly<Record<string, string>>;
export const monthsOf = (entities: readonly Entity[]): MonthsSql =>
  Object.fromEntries(entities.flatMap(({ table, months }) => (months ? [[table, columnName(months)]] : [])));

/** `2026-11`, so many months later. */
function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
const monthAt = (at: number) => new Date(at).toISOString().slice(0, 7);
const firstOf = (month: string) => `${month}-01 00:00:00+00`;
const partOf = (table: string, month: string) => `${table}_${month.replace('-', '_')}`;

/** Statements that make a drafted table one that is kept by month. */
export const dividedBy = (statements: readonly string[], months: MonthsSql): string[] =>
  statements.flatMap((statement) => {
    const table = /^CREATE TABLE "(\w+)" \(/.exec(statement)?.[1];
    const column = table && months[table];
    if (!column) return [statement];
    return [
      `${statement.replace(/\s*;\s*$/, '')} PARTITION BY RANGE ("${column}");`,
      `CREATE SCHEMA IF NOT EXISTS ${MONTHS};`,
      `CREATE TABLE ${MONTHS}."${table}_other" PARTITION OF "${table}" DEFAULT;`,
    ];
  });

/**
 * Makes what is missing of the present month and the next ones. A month whose rows have gone to the others already stays there.
 * @returns the months that were made, such as `2026-11`
 */
export async function makeMonths(db: Database, table: string, column: string, now = Date.now()): Promise<string[]> {
  const made: string[] = [];
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const month = monthAfter(monthAt(now), ahead);
    const [from, to] = [firstOf(month), firstOf(monthAfter(month, 1))];
    const part = `${MONTHS}."${partOf(table, month)}"`;
    const [found] = await db.query<{ there: boolean; taken: boolean }>(sql`
      select to_regclass(${part}) is not null as there, exists (
        select 1 from ${sql.raw(`${MONTHS}."${table}_other"`)} where ${sql.raw(`"${column}"`)} >= ${from}::timestamptz
          and ${sql.raw(`"${column}"`)} < ${to}::timestamptz) as taken`);
    if (found?.there || found?.taken) continue;
    await db.text(`create table if not exists ${part} partition of public."${table}" for values from ('${from}') to ('${to}')`);
    made.push(month);
  }
  return made;
}

/**
 * Drops the months that ended before an instant.
 * @returns the months that were dropped
 */
export async function dropMonths(db: Database, table: string, before: number): Promise<string[]> {
  const parts = await db.query<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass(${`public."${table}"`}) order by 1`);
  const dropped: string[] = [];
  for (const { name } of parts) {
    const month = /_(\d{4}_\d{2})$/.exec(name)?.[1]?.replace('_', '-');
    if (!month || Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) > before) continue;
    await db.text(`drop table if exists ${MONTHS}."${name}"`);
    dropped.push(month);
  }
  return dropped;
}
