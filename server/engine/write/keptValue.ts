/** A checked value as it is kept: trimmed, cleaned, in order. */
import type { Field } from '#schemas/kernel/field.ts';
import { isEmpty } from '#schemas/kernel/validate.ts';
import { kindOf } from '#server/db/kinds/index.ts';

/** What is written for what a form sent; null for what was left empty. */
export function keptValue(field: Field, given: unknown): unknown {
  if (isEmpty(given)) return null;
  const { kept } = kindOf(field);
  const value = kept ? kept(given as never, field) : given;
  return typeof value === 'string' ? value.trim() : value;
}
