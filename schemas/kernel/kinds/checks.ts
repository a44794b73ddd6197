/** What each kind of field accepts. Loaded with the forms: it brings yup. */
import type { Schema } from 'yup';
import { choicesChecks } from './choices.ts';
import type { Field, FieldByKind } from './index.ts';
import type { ChecksOf, Parts } from './kind.ts';
import { languagesChecks } from './languages.ts';
import { numbersChecks } from './numbers.ts';
import * as parts from './parts.ts';
import { pointersChecks } from './pointers.ts';
import { textChecks } from './text.ts';
import { timesChecks } from './times.ts';

const checks: ChecksOf<FieldByKind> = {
  ...textChecks,
  ...numbersChecks,
  ...timesChecks,
  ...choicesChecks,
  ...languagesChecks,
  ...pointersChecks,
};
/** The check of a field's kind, for a value that may be null or absent. */
export const acceptsOf = (field: Field): Schema => (checks[field.kind] as (field: Field, parts: Parts) => Schema)(field, parts);
