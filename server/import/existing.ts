/** Rows whose record exists already: identical, so that a repeated import changes nothing, or different. */

import type { Upload } from '#schemas/kernel/calls/upload.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { recordsByKey } from '#server/engine/upload/findRecords.ts';
import { readRows } from '#server/engine/upload/readRows.ts';
import { resolveReferences } from '#server/engine/upload/references.ts';
import { type BulkRow, comparable, type RawRow } from '#server/engine/upload/row.ts';
import { formValues } from '#server/engine/write/values.ts';

export interface Known {
  row: RawRow;
  /** Where the record differs from the row: the column, and the record's value. Absent: identical. */
  differs?: { column: string; has: unknown };
}

/** The first column of the file in which the row, as it would be stored, differs from the record. */
function differenceOf({ entity, reach }: RuleContext, row: BulkRow, record: RecordRow): Known['differs'] {
  const { values, linked } = formValues(entity, 'create', row.values, reach);
  const kept = { ...values, ...linked };
  for (const column of Object.keys(row.data)) {
    const key = wireKey(column, entity.fields[column] as Field);
    if (row.problems[column] || JSON.stringify(kept[key] ?? null) !== JSON.stringify(record[key] ?? null))
      return { column, has: record[key] };
  }
  return undefined;
}

/**
 * Separates the rows whose record exists from new ones, in a few statements.
 * @param unique the field by which rows are recognised; without one all rows are new
 */
export async function findKnown(
  context: RuleContext,
  upload: Upload,
  unique: string | undefined,
  raw: readonly RawRow[],
): Promise<{ fresh: RawRow[]; known: Known[] }> {
  if (!unique) return { fresh: [...raw], known: [] };
  const key = wireKey(unique, context.entity.fields[unique] as Field);
  const rows = readRows(context, upload, raw);
  const given = rows.flatMap(({ values }) => (typeof values[key] === 'string' && values[key] !== '' ? [values[key]] : []));
  const records = await recordsByKey({ ...context, writing: false }, unique, given);
  const recordOf = ({ values }: BulkRow) => (values[key] == null ? undefined : records.get(comparable(values[key]))?.[0]);
  const there = rows.filter((row) => recordOf(row));
  if (there.length) await resolveReferences(context, upload, there);
  return {
    fresh: raw.filter((_, index) => !recordOf(rows[index] as BulkRow)),
    known: there.map((row) => ({ row, differs: differenceOf(context, row, recordOf(row) as RecordRow) })),
  };
}
