/** Rows as a set that a statement can read, with the column types of the entity's table. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Model, storedColumn } from '#server/db/model.ts';
import { chunksOf } from './chunks.ts';

type Values = Readonly<Record<string, unknown>>;
interface Place {
  model: Pick<Model, 'tables'>;
  entity: Entity;
}

interface Recordset {
  /** Quoted, in the order of the keys. */
  columns: string[];
  /** A source named `r` with these columns, and with those of `more`. */
  source: SQL;
}

/**
 * @param keys by wire key, the same for every row
 * @param more columns that are in the rows under their own name, with their type
 */
export function recordsetOf(
  { model, entity }: Place,
  keys: readonly string[],
  rows: readonly Values[],
  more: Readonly<Record<string, string>> = {},
): Recordset {
  const table = model.tables.of(entity.name);
  const named = keys.map((key) => {
    const column = storedColumn(entity, key);
    if (!column) throw new Error(`${entity.name} has no column for '${key}'`);
    return { key, column, type: table[key]?.getSQLType() };
  });
  const extra = Object.entries(more);
  const json = rows.map((row) => ({
    ...Object.fromEntries(named.map(({ key, column }) => [column, row[key] ?? null])),
    ...Object.fromEntries(extra.map(([name]) => [name, row[name]])),
  }));
  const shape = [...named.map(({ column, type }) => `"${column}" ${type}`), ...extra.map(([name, type]) => `"${name}" ${type}`)];
  return {
    columns: named.map(({ column }) => `"${column}"`),
    source: sql`jsonb_to_recordset(${JSON.stringify(json)}::jsonb) as r(${sql.raw(shape.join(', '))})`,
  };
}

/** Rows with the same fields are grouped, in chunks of one statement each; their order within a group is kept. */
export function* groupByFields<T>(rows: readonly T[], valuesOf: (row: T) => Values): Generator<{ keys: string[]; rows: T[] }> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const name = Object.keys(valuesOf(row)).sort().join();
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  for (const group of groups.values())
    for (const chunk of chunksOf(group)) yield { keys: Object.keys(valuesOf(group[0] as T)), rows: chunk };
}
