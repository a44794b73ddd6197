/**
 * Validates rows that create records, in the same way when they are processed and when they are confirmed: cells to values,
 * references, the form's own schema, uniqueness, the area's rules. The number of statements does not depend on the rows.
 */

import type { Upload } from '#schemas/kernel/calls/upload.ts';
import { columnOfWire } from '#schemas/kernel/calls/uploadColumns.ts';
import { withDefaults } from '#schemas/kernel/entity/defaults.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isNumbered, wireKey } from '#schemas/kernel/fields/field.ts';
import { bodySchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import type { RuleContext } from '../areas/rules.ts';
import { askMany, hasNoProblems } from '../calls/refusal.ts';
import { setFirstStates } from '../write/firstState.ts';
import { setInstants } from '../write/instants.ts';
import { clearInapplicable, completeNew, formValues } from '../write/values.ts';
import { refuseFull } from './full.ts';
import { leaveKnown, takeNamed } from './namedFiles.ts';
import { noteProblems } from './noteProblems.ts';
import { readRows } from './readRows.ts';
import { resolveReferences } from './references.ts';
import type { BulkRow, RawRow } from './row.ts';
import { checkUniques, refuseRepeated } from './uniques.ts';

/** The body of every row as the form would send it, validated by the form's schema. */
function checkForms(context: RuleContext, upload: Upload, rows: readonly BulkRow[]): void {
  const { entity, reach } = context;
  const schema = bodySchema(entity, 'create', reach.session);
  const columns = columnOfWire(entity, upload.columns);
  for (const row of rows) {
    const told = Object.fromEntries(Object.entries(row.values).filter(([, value]) => value !== null));
    // A field without a column has its default, as in a form.
    const body = withDefaults(entity, 'create', told, reach.session) as Record<string, unknown>;
    noteProblems(row, problemsOf(schema, body), columns);
    Object.assign(row, formValues(entity, 'create', body, reach));
  }
}

/** Reference numbers and positions are assigned when rows are written, to those rows only. */
const unnumbered = (entity: Entity): Entity => ({
  ...entity,
  fields: Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => !isNumbered(field))),
  traits: entity.traits.filter((trait) => trait !== 'reorderable'),
});

/**
 * Validates rows in the caller's transaction and returns them with the values to write.
 * @param raw in the order of the file
 */
export async function checkNew(context: RuleContext, upload: Upload, raw: readonly RawRow[]): Promise<BulkRow[]> {
  const { tx, entity, reach } = context;
  const rules = context.model.rules(entity);
  const rows = readRows(context, upload, raw);
  takeNamed(context, upload, rows);
  await resolveReferences(context, upload, rows);
  checkForms(context, upload, rows);
  const completed = unnumbered(entity);
  for (const row of rows.filter(hasNoProblems)) await completeNew(tx, completed, row.values, row.linked, reach);
  for (const name of rules.judges ?? []) refuseRepeated(rows, wireKey(name, entity.fields[name] as Field), { column: name });
  await askMany(rules.beforeCreate, context, rows, upload.columns[0] as string);
  await setFirstStates(context, rows);
  for (const row of rows.filter(hasNoProblems)) clearInapplicable(entity, row.values, undefined, reach);
  await setInstants(context, rows);
  await checkUniques(context, rows, rules.judges ?? []);
  leaveKnown(upload, rows);
  await refuseFull(context, upload, rows);
  return rows;
}
