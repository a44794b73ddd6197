/** Converts between a form and a request body: start values, and what is sent. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, traitsOf, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { matches } from '#schemas/kernel/rules/where.ts';

export type Values = Record<string, unknown>;

/** Does the field apply under the form's current values? */
export const applies = (field: Field, values: Values, session: Pick<Session, 'today'>): boolean =>
  matches(field.when, values, { today: session.today });

/** Start values of a form by wire key: the record's, else the field's default. */
export function initialValues(entity: Entity, operation: string, session: Session, record?: Values): Values {
  const values: Values = {};
  for (const name of inputNames(entity, operation, session)) {
    const field = entity.fields[name] as Field;
    const key = wireKey(name, field);
    values[key] = record?.[key] ?? (record?.id === undefined ? (field.default ?? null) : null);
    // A switch is on or off, never nothing.
    values[key] ??= traitsOf(field).zero ?? null;
  }
  return values;
}

/** Exactly the keys that the call accepts; fields that do not apply are left out, which clears them. Texts are trimmed. */
export function bodyOf(entity: Entity, operation: string, session: Session, values: Values): Values {
  const body: Values = {};
  for (const name of inputNames(entity, operation, session)) {
    const field = entity.fields[name] as Field;
    const key = wireKey(name, field);
    const value = values[key];
    if (applies(field, values, session)) body[key] = typeof value === 'string' ? value.trim() || null : (value ?? null);
  }
  return body;
}
