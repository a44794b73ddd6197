/** A validated value as it is stored: trimmed, cleaned, sorted. */
import type { Field } from '#schemas/kernel/fields/field.ts';
import { isEmpty } from '#schemas/kernel/rules/validate.ts';
import { kindOf } from '#server/db/kinds/index.ts';

/** The value to store for a form value; null if it was left empty. */
export function keptValue(field: Field, given: unknown): unknown {
  if (isEmpty(given)) return null;
  const { kept } = kindOf(field);
  const value = kept ? kept(given as never, field) : given;
  return typeof value === 'string' ? value.trim() : value;
}
