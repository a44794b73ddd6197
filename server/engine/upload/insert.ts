/** Many records in a few statements: what `write/store.ts` does for one. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import { storedColumn } from '../model.ts';
import { nextNumbers } from '../numbers.ts';
import { rememberTags } from '../write/tags.ts';
import { nextPosition } from '../write/values.ts';
import type { BulkContext } from './bulkRules.ts';
import { chunksOf } from './chunks.ts';
import type { BulkRow } from './row.ts';

/** Reference numbers and places at the end of the order, in the order of the file. */
async function numberRows({ tx, entity, reach }: BulkContext, rows: readonly BulkRow[]): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'sequence') continue;
    const numbers = await nextNumbers(tx, field.prefix, reach.buildingId, reach.today, rows.length);
    rows.forEach((row, index) => {
      row.values[name] = numbers[index];
    });
  }
  if (!entity.traits.includes('reorderable')) return;
  const first = await nextPosition(tx, entity, reach);
  rows.forEach((row, index) => {
    row.values.position = first + index;
    if (entity.fields.sequence?.kind === 'integer') row.values.sequence = first + index;
  });
}

/** The tags of all rows at once. */
async function keepTags({ tx, entity, reach }: BulkContext, rows: readonly BulkRow[]): Promise<void> {
  const names = Object.entries(entity.fields).flatMap(([name, field]) => (field.kind === 'tags' ? [name] : []));
  const all = names.map((name) => [name, rows.flatMap(({ values }) => (values[name] as string[] | null) ?? [])]);
  if (names.length) await rememberTags(tx, entity, Object.fromEntries(all), reach);
}

const quoted = (name: string): string => `"${name}"`;

/** Rows that give the same fields, in one statement. */
async function insertAlike(
  { tx, model, entity }: BulkContext,
  keys: readonly string[],
  rows: readonly Record<string, unknown>[],
) {
  const table = model.tables.of(entity.name);
  const column = (key: string) => {
    const name = storedColumn(entity, key);
    if (!name) throw new Error(`${entity.name} has no column for '${key}'`);
    return name;
  };
  const columns = keys.map(column).map(quoted).join(', ');
  const shape = keys.map((key) => `${quoted(column(key))} ${table[key]?.getSQLType()}`).join(', ');
  const json = rows.map((row) => Object.fromEntries(keys.map((key) => [column(key), row[key] ?? null])));
  return tx.query<{ id: number; uuid: string }>(sql`
    insert into ${sql.raw(`"${entity.table}"`)} (${sql.raw(columns)})
    select ${sql.raw(columns)} from jsonb_to_recordset(${JSON.stringify(json)}::jsonb) as r(${sql.raw(shape)})
    on conflict do nothing returning id, uuid`);
}

/**
 * Inserts rows and notes their ids. A row without one afterwards has lost a race: somebody else has just used its value.
 * The order is the same in every process, so that two that insert at once wait for each other in the same order.
 */
export async function insertRows(context: BulkContext, rows: readonly BulkRow[]): Promise<void> {
  const { entity, reach } = context;
  await numberRows(context, rows);
  await keepTags(context, rows);
  const user = reach.session.userId || null;
  const waiting = new Map(rows.map((row) => [randomUUID() as string, row]));
  const alike = new Map<string, Record<string, unknown>[]>();
  for (const [uuid, { values }] of waiting) {
    const record = { ...values, uuid, createdUserId: user, updatedUserId: user };
    const keys = Object.keys(record).sort().join();
    const group = alike.get(keys) ?? [];
    group.push(record);
    alike.set(keys, group);
  }
  const unique = uniqueField(entity);
  for (const records of alike.values()) {
    const keys = Object.keys(records[0] as object);
    const ordered = unique ? records.sort((a, b) => (String(a[unique]) < String(b[unique]) ? -1 : 1)) : records;
    for (const chunk of chunksOf(ordered))
      for (const { id, uuid } of await insertAlike(context, keys, chunk)) (waiting.get(uuid) as BulkRow).recordId = id;
  }
}

/** By whose value rows are ordered. */
const uniqueField = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(([, field]) => field.unique && !field.via)?.[0];
