/**
 * The check of every row, the same when it is processed and when it is confirmed: cells to values, references, the form's
 * own schema, uniqueness, the area's rules. Statements are few whatever the number of rows.
 */
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Field } from '#schemas/kernel/field.ts';
import { wireKey } from '#schemas/kernel/field.ts';
import { isBlank } from '#schemas/kernel/sheet/grid.ts';
import { columnOfWire, isInjection, type Upload, uploadColumns } from '#schemas/kernel/upload.ts';
import { bodySchema, problemsOf } from '#schemas/kernel/validate.ts';
import { AppError } from '#server/http/errors.ts';
import { rulesOf } from '../rules.ts';
import { clearInapplicable, completeNew, formValues } from '../write/values.ts';
import { type BulkContext, bulkRulesOf } from './bulkRules.ts';
import { cellReader } from './readCell.ts';
import { resolveReferences } from './references.ts';
import { type BulkRow, isWell, type RawRow, refuse } from './row.ts';
import { checkUniques } from './uniques.ts';

/** Cells to wire values; a blank one takes the default that the form would start with. */
function readRows(context: BulkContext, upload: Upload, raw: readonly RawRow[]): BulkRow[] {
  const { entity, reach } = context;
  const readers = uploadColumns(entity, upload, reach.session).map((name) => {
    const field = entity.fields[name] as Field;
    return { name, key: wireKey(name, field), fallback: field.default, read: cellReader(entity, name) };
  });
  return raw.map(({ number, data }) => {
    const row: BulkRow = { number, data, problems: {}, values: {}, linked: {} };
    for (const { name, key, fallback, read } of readers) {
      const cell = data[name] ?? null;
      if (isBlank(cell)) {
        if (fallback !== undefined) row.values[key] = fallback;
      } else if (isInjection(cell)) refuse(row, name, 'injection');
      else {
        const result = read(cell);
        if ('problem' in result) row.problems[name] = result.problem;
        else row.values[key] = result.value;
      }
    }
    return row;
  });
}

/** The body of every row as the form would send it, checked by the form's schema. */
function checkForms(context: BulkContext, upload: Upload, rows: readonly BulkRow[]): void {
  const { entity, reach } = context;
  const schema = bodySchema(entity, 'create', reach.session);
  const columns = columnOfWire(entity, upload.columns);
  for (const row of rows) {
    const body = Object.fromEntries(Object.entries(row.values).filter(([, value]) => value !== null));
    // A list names the entry that is wrong; a row has one cell for all of them.
    for (const [key, problem] of Object.entries(problemsOf(schema, body) ?? {}))
      row.problems[columns.get(key.replace(/\[\d+\]$/, '')) ?? key] ??= problem;
    Object.assign(row, formValues(entity, 'create', body, reach));
  }
}

/** Numbers and places in an order are handed out when rows go in, to those rows only. */
const unnumbered = (entity: Entity): Entity => ({
  ...entity,
  fields: Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => field.kind !== 'sequence')),
  traits: entity.traits.filter((trait) => trait !== 'reorderable'),
});

/** The rule for one record, where an area has none for many. */
async function askRule(context: BulkContext, row: BulkRow, first: string): Promise<void> {
  const { values, linked } = row;
  try {
    await rulesOf(context.entity).beforeCreate?.({ ...context, what: 'create', values, linked });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    Object.assign(row.problems, error.facts.fields ?? { [first]: { code: error.code } });
  }
}

/**
 * Checks rows in the caller's transaction and gives them with values that can be written.
 * @param raw in the order of the file
 */
export async function checkRows(context: BulkContext, upload: Upload, raw: readonly RawRow[]): Promise<BulkRow[]> {
  const { tx, entity, reach } = context;
  const rules = bulkRulesOf(entity);
  const rows = readRows(context, upload, raw);
  await resolveReferences(context, upload, rows);
  checkForms(context, upload, rows);
  const completed = unnumbered(entity);
  for (const row of rows.filter(isWell)) {
    await completeNew(tx, completed, row.values, row.linked, reach);
    if (!rules?.check) await askRule(context, row, upload.columns[0] as string);
    clearInapplicable(entity, row.values, undefined, reach);
  }
  await checkUniques(context, rows, rules?.judges ?? []);
  await rules?.check?.(context, rows);
  return rows;
}
