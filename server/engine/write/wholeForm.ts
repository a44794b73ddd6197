/** The form of a record as the portal would send it, for changes that name only some of its fields. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import type { Reach } from '../reach/reach.ts';

type Values = Readonly<Record<string, unknown>>;

/** The record by wire key, overwritten by what is given; what is empty is left out. Keys that the form lacks are not taken over. */
export function wholeForm(entity: Entity, { session }: Reach, before: Values, given: Values): Record<string, unknown> {
  const keys = inputNames(entity, 'update', session).map((name) => wireKey(name, entity.fields[name] as Field));
  const body = keys.map((key) => [key, key in given ? given[key] : before[key]] as const);
  return Object.fromEntries(body.filter(([, value]) => value !== null && value !== undefined));
}
