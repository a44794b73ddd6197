/** Unique values: within the file, and against existing records. */
import { sql } from 'drizzle-orm';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { columnOf, storedColumn } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import type { RuleContext } from '../areas/rules.ts';
import { refuse } from '../calls/refusal.ts';
import { tableAs } from '../records/select.ts';
import { type BulkRow, comparable } from './row.ts';

/**
 * The second row of a file with the same value is refused, with the number of the first.
 * @param column where the problem is reported, if not under `key`
 * @param both refuses the first one as well
 */
export function refuseRepeated(
  rows: readonly BulkRow[],
  key: string,
  { column = key, both = false }: { column?: string; both?: boolean } = {},
): void {
  const first = new Map<string, BulkRow>();
  for (const row of rows) {
    const value = row.values[key];
    if (value === null || value === undefined || row.problems[column]) continue;
    const known = first.get(comparable(value));
    if (!known) first.set(comparable(value), row);
    else {
      refuse(row, column, 'duplicateRow', { params: { row: known.number } });
      if (both) refuse(known, column, 'duplicateRow', { params: { row: row.number } });
    }
  }
}

/** Ids of the records with one of these values, by the value. */
async function taken({ tx, entity, reach }: RuleContext, name: string, field: Field, values: readonly string[]) {
  const column = columnOf('t', columnName(name, field));
  const [stored, wanted] = kindOf(field).caseless
    ? [sql`lower(${column})`, sql`lower(w.text)`]
    : [sql`${column}::text`, sql`w.text`];
  const building = entity.scope.building;
  const mine =
    field.unique === 'perCentre' && building
      ? sql` and ${columnOf('t', storedColumn(entity, building) as string)} = ${reach.buildingId}`
      : sql.raw('');
  const live = entity.traits.includes('softDeleted') ? sql.raw(' and t.deleted_date is null') : sql.raw('');
  const found = await tx.query<{ text: string; ids: string[] }>(sql`
    select w.text, array_agg(t.id)::text[] as ids from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as w(text)
    join ${tableAs(entity)} on ${stored} = ${wanted}${mine}${live} group by w.text`);
  return new Map(found.map(({ text, ids }) => [text, ids.map(Number)]));
}

/** @param judged fields whose uniqueness the area checks itself */
export async function checkUniques(context: RuleContext, rows: readonly BulkRow[], judged: readonly string[]): Promise<void> {
  for (const [name, field] of Object.entries(context.entity.fields)) {
    if (!field.unique || field.via || judged.includes(name)) continue;
    const key = wireKey(name, field);
    refuseRepeated(rows, key, { column: name });
    const asked = rows.filter(({ values, problems }) => values[key] != null && !problems[name]);
    const values = [...new Set(asked.map((row) => String(row.values[key])))];
    if (!values.length) continue;
    const known = await taken(context, name, field, values);
    for (const row of asked)
      if (known.get(String(row.values[key]))?.some((id) => id !== row.before?.id)) refuse(row, name, 'duplicate');
  }
}
