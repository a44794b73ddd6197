/**
 * The check of rows that change records, the same when they are processed and when they are confirmed: what an update by
 * the form would refuse, these rows are refused for. Only what a row gives is changed, and only where it differs.
 */
import type { Entity } from '#schemas/kernel/entity.ts';
import { type Field, isPointer, isUpload, wireKey } from '#schemas/kernel/field.ts';
import type { RowChange, Upload } from '#schemas/kernel/upload.ts';
import { columnOfWire, uploadColumns } from '#schemas/kernel/uploadColumns.ts';
import { bodySchema, inputNames, problemsOf } from '#schemas/kernel/validate.ts';
import { changesBetween } from '#server/audit/audit.ts';
import { textOf } from '#server/db/kinds/cellText.ts';
import type { RecordRow } from '../record.ts';
import { askMany, refuse } from '../refusal.ts';
import type { RuleContext } from '../rules.ts';
import { clearInapplicable, formValues } from '../write/values.ts';
import { findRecords } from './findRecords.ts';
import { noteProblems } from './noteProblems.ts';
import { readRows } from './readRows.ts';
import { resolveReferences } from './references.ts';
import type { BulkRow, RawRow } from './row.ts';
import { checkUniques } from './uniques.ts';

type Values = Readonly<Record<string, unknown>>;
const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** The form as it would be sent: the record, with what the row gives in its place. */
function bodyOf({ entity, reach }: RuleContext, before: Values, given: Values): Record<string, unknown> {
  const keys = inputNames(entity, 'update', reach.session).map((name) => wireKey(name, entity.fields[name] as Field));
  const body = keys.map((key) => [key, key in given ? given[key] : before[key]] as const);
  return Object.fromEntries(body.filter(([, value]) => value !== null && value !== undefined));
}

/** A row whose form has been checked: what the row gives, and the form as it was before any rule. */
interface Formed {
  row: BulkRow & { before: RecordRow };
  given: Values;
  formed: Values;
}

/** Checks the forms of rows that have found their record and leaves in `values` what each record would get. */
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

/** What the form carries along is as it was: only what the row gives or a rule has set can be new. */
function keepChanges({ entity, reach }: RuleContext, { row, given, formed }: Formed): void {
  const { before, values } = row;
  clearInapplicable(entity, values, before, reach);
  row.values = Object.fromEntries(
    Object.entries(values).filter(([key, value]) => (key in given || differs(value, formed[key])) && differs(value, before[key])),
  );
}

/** What changes on the record, in words: what the row points to is called as its cell calls it. */
export function changesOf(entity: Entity, { before, values, data }: BulkRow): RowChange[] {
  if (!before) return [];
  const after: Record<string, unknown> = { ...before, ...values };
  for (const [name, field] of Object.entries(entity.fields))
    if (isPointer(field) && values[wireKey(name, field)] != null) after[name] = { label: textOf(data[name] ?? null) };
  return changesBetween(entity, before, after);
}

/** The pictures that rows carry, as values of the one field that takes them. */
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
 * Checks rows in the caller's transaction; those that are well have in `values` what is to be written, and nothing where
 * the record is like that already.
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
  await checkUniques(context, rows, []);
  return rows;
}
