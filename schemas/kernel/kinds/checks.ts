/** What each kind of field accepts. Loaded with the forms: it brings yup. */
import type { Schema } from 'yup';
import { isGiven } from '../fields/field.ts';
import { besideChecks } from './beside.ts';
import { choicesChecks } from './choices.ts';
import { codesChecks } from './codes.ts';
import type { Field, FieldByKind } from './index.ts';
import type { ChecksOf, Parts } from './kind.ts';
import { languagesChecks } from './languages.ts';
import { numbersChecks } from './numbers.ts';
import * as parts from './parts.ts';
import { pointersChecks } from './pointers.ts';
import { recurrenceChecks } from './recurrence.ts';
import { rowsCheck } from './rowsCheck.ts';
import { textChecks } from './text.ts';
import { timesChecks } from './times.ts';

/** What says that a field lacks its value. */
export const sayRequired = (field: Field) => parts.errorCode(field.messages?.required ?? 'required');

/** The checks that have been made, because every call of a field asks for the same one; a check never changes. */
const made = { required: new WeakMap<Field, Schema>(), optional: new WeakMap<Field, Schema>() };

/** The check of one field alone: its kind, and that it has a value when one is required. */
export function fieldSchema(field: Field, required = field.required ?? false): Schema {
  const known = made[required ? 'required' : 'optional'];
  const schema = known.get(field) ?? makeSchema(field, required);
  known.set(field, schema);
  return schema;
}

function makeSchema(field: Field, required: boolean): Schema {
  const base = acceptsOf(field).nullable().optional();
  return required ? base.test('required', sayRequired(field), (value: unknown) => isGiven(field, value)) : base;
}

const checks: ChecksOf<FieldByKind> = {
  ...textChecks,
  ...codesChecks,
  ...numbersChecks,
  ...timesChecks,
  ...choicesChecks,
  ...besideChecks,
  ...languagesChecks,
  ...pointersChecks,
  ...recurrenceChecks,
  rows: (field) => rowsCheck(field, fieldSchema),
};
/** The check of a field's kind, for a value that may be null or absent. */
export const acceptsOf = (field: Field): Schema => (checks[field.kind] as (field: Field, parts: Parts) => Schema)(field, parts);
