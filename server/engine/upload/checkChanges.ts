/**
 * Validates rows that change records, in the same way when they are processed and when they are confirmed: rows are refused
 * for the same reasons as an update by the form. Only what a row contains is changed, and only where it differs.
 */

import type { RowChange, Upload } from '#schemas/kernel/calls/upload.ts';
import { columnOfWire, uploadColumns } from '#schemas/kernel/calls/uploadColumns.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isPointer, isUpload, wireKey } from '#schemas/kernel/fields/field.ts';
import { bodySchema, inputNames, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { changesBetween } from '#server/audit/audit.ts';
import { textOf } from '#server/db/kinds/cellText.ts';
import type { RuleContext } from '../areas/rules.ts';
import { askMany, refuse } from '../calls/refusal.ts';
import type { RecordRow } from '../records/record.ts';
import { setInstants } from '../write/instants.ts';
import { clearInapplicable, formValues } from '../write/values.ts';
import { findRecords } from './findRecords.ts';
import { refuseFull } from './full.ts';
import { noteProblems } from './noteProblems.ts';
import { readRows } from './readRows.ts';
import { resolveReferences } from './references.ts';
import type { BulkRow, RawRow } from './row.ts';
import { checkUniques } from './uniques.ts';

type Values = Readonly<Record<string, unknown>>;
const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** The form as it would be sent: the record, overwritten by the row's values. */
function bodyOf({ entity, reach }: RuleContext, before: Values, given: Values): Record<string, unknown> {
  const keys = inputNames(entity, 'update', reach.session).map((name) => wireKey(name, entity.fields[name] as Field));
  const body = keys.map((key) => [key, key in given ? given[key] : before[key]] as const);
  return Object.fromEntries(body.filter(([, value]) => value !== null && value !== undefined));
}

/** A row whose form has been validated: the row's values, and the form before any rule. */
interface Formed {
  row: BulkRow & { before: RecordRow };
  given: Values;
  formed: Values;
}

/** Validates the forms of rows that have found their record and puts the values of each record into `values`. */
function checkForms(context: RuleContext, upload: Upload, rows: readonly BulkRow[]): Formed[] {
  const { entity, reach } = context;
  const schema = bodySchema(entity, 'update', reach.session);
  const columns = columnOfWire(entity, uploadColumns(entity, upload, reach.session));
  const key = wireKey(upload.key as string, entity.fields[upload.key as string] as Field);
  return rows.flatMap((row) => {
    const { before } = row;
    if (!before) return [];
    const { [key]: _, ...given } = row.values;
    const body = bodyOf(context, before, given);
    noteProblems(row, problemsOf(schema, body), columns);
    Object.assign(row, formValues(entity, 'update', body, reach));
    return [{ row: Object.assign(row, { before }), given, formed: { ...row.values } }];
  });
}

/** The rest of the form is unchanged: only values of the row or of a rule can be new. */
function keepChanges({ entity, reach }: RuleContext, { row, given, formed }: Formed): void {
  const { before, values } = row;
  clearInapplicable(entity, values, before, reach);
  row.values = Object.fromEntries(
    Object.entries(values).filter(([key, value]) => (key in given || differs(value, formed[key])) && differs(value, before[key])),
  );
}

/** The changes of the record as text: references are shown as in the row's cell. */
export function changesOf(entity: Entity, { before, values, data }: BulkRow): RowChange[] {
  if (!before) return [];
  const after: Record<string, unknown> = { ...before, ...values };
  for (const [name, field] of Object.entries(entity.fields))
    if (isPointer(field) && values[wireKey(name, field)] != null) after[name] = { label: textOf(data[name] ?? null) };
  return changesBetween(entity, before, after);
}

/** The pictures of rows, as values of the one field that takes them. */
function takePictures({ entity, writing }: RuleContext, upload: Upload, rows: readonly BulkRow[]): void {
  const [name = ''] = upload.columns;
  const field = entity.fields[name] as Field;
  if (!isUpload(field)) return;
  for (const row of rows) {
    if (row.problem) row.problems[name] = row.problem;
    if (row.fileId != null) row.values[wireKey(name, field)] = row.fileId;
    else if (writing) refuse(row, name, 'notFound');
  }
}

/**
 * Validates rows in the caller's transaction; valid ones have the values to write in `values`, empty if
 * the record has them already.
 * @param raw in the order of the file
 */
export async function checkChanges(context: RuleContext, upload: Upload, raw: readonly RawRow[]): Promise<BulkRow[]> {
  const rows = readRows(context, upload, raw);
  takePictures(context, upload, rows);
  await findRecords(context, upload, rows);
  await resolveReferences(context, upload, rows);
  const formed = checkForms(context, upload, rows);
  const found = formed.map(({ row }) => row);
  await askMany(context.model.rules(context.entity).beforeUpdate, context, found, upload.key as string);
  for (const one of formed) keepChanges(context, one);
  await setInstants(context, found);
  await checkUniques(context, rows, []);
  await refuseFull(context, upload, rows);
  return rows;
}
