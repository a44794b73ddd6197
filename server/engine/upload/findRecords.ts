/** The records that rows refer to, within the caller's scope: a few statements, whatever the number of rows. */

import { type SQL, sql } from 'drizzle-orm';
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { MessageCode } from '#schemas/kernel/fields/message.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { columnOf } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import type { RuleContext } from '../areas/rules.ts';
import { refuse } from '../calls/refusal.ts';
import { scopeOf } from '../reach/scope.ts';
import { readRecords } from '../records/readRecords.ts';
import type { RecordRow } from '../records/record.ts';
import { tableAs } from '../records/select.ts';
import { type BulkRow, comparable } from './row.ts';
import { refuseRepeated } from './uniques.ts';

/** Ids of those with one of these keys; locked when they are about to be changed, always in the same order. */
async function idsOf(
  { tx, model, entity, reach, writing }: RuleContext,
  name: string,
  keys: readonly string[],
): Promise<number[]> {
  const field = entity.fields[name] as Field;
  const column: SQL = columnOf('t', columnName(name, field));
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  const named = kindOf(field).caseless ? sql`lower(${column}) in ${wanted}` : sql`${column}::text in ${wanted}`;
  const held = sql.raw(writing ? 'order by t.id for update of t' : '');
  const found = await tx.query<{ id: number }>(
    sql`select t.id from ${tableAs(entity)} where ${named} and ${scopeOf(model, entity, 't', reach, { writing: true })} ${held}`,
  );
  return found.map(({ id }) => id);
}

/**
 * The records within the caller's scope with one of these values of a unique field, keyed by `comparable` value. They
 * are locked where the context is `writing`.
 */
export async function recordsByKey(
  context: RuleContext,
  name: string,
  values: readonly unknown[],
): Promise<ReadonlyMap<string, RecordRow[]>> {
  const key = wireKey(name, context.entity.fields[name] as Field);
  const keys = [...new Set(values.map(comparable))];
  const byKey = new Map<string, RecordRow[]>();
  if (!keys.length) return byKey;
  for (const record of await readRecords(context, await idsOf(context, name, keys)))
    byKey.set(comparable(record[key]), [...(byKey.get(comparable(record[key])) ?? []), record]);
  return byKey;
}

/** Why a record cannot be changed by the row: changed since the person saw it, or not open for changes now. */
function barrier({ entity, reach }: RuleContext, before: RecordRow, seen: number | undefined): MessageCode | undefined {
  if (seen !== undefined && seen !== before.version) return 'stale';
  const open = matches(entity.allow?.update, before, { today: reach.today, record: before });
  return open ? undefined : 'notAllowedNow';
}

/**
 * Assigns to every row its record. Two rows for one record are both refused, because it is unclear which one counts; a
 * record out of scope is reported like a missing one.
 */
export async function findRecords(
  context: RuleContext,
  { key: name = '' }: Pick<Upload, 'key'>,
  rows: readonly BulkRow[],
): Promise<void> {
  const key = wireKey(name, context.entity.fields[name] as Field);
  refuseRepeated(rows, key, { column: name, both: true });
  const named = rows.filter((row) => row.values[key] != null);
  for (const row of rows) if (row.values[key] == null) refuse(row, name, 'required');
  const byKey = await recordsByKey(
    context,
    name,
    named.map(({ values }) => values[key]),
  );
  for (const row of named) {
    const [before, another] = byKey.get(comparable(row.values[key])) ?? [];
    if (!before || another) {
      refuse(row, name, before ? 'severalRecords' : 'noSuchRecord');
      continue;
    }
    Object.assign(row, { before, recordId: before.id });
    const bar = barrier(context, before, row.seen);
    if (bar) refuse(row, name, bar);
  }
}
