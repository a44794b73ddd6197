/** What a new record holds where its form says nothing. */

import { isAnyOf, wireKey } from '../fields/field.ts';
import type { Session } from '../rights/session.ts';
import { inputNames } from '../rules/validate.ts';
import { matches } from '../rules/where.ts';
import type { Entity } from './entity.ts';

/** The body of a call that creates, with the defaults of the fields that it does not name and that apply. What is no object stays as it is. */
export function withDefaults(
  entity: Entity,
  operation: string,
  body: unknown,
  session: Pick<Session, 'side' | 'today'> & Partial<Session>,
): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const given: Record<string, unknown> = { ...body };
  for (const name of inputNames(entity, operation, session)) {
    const field = entity.fields[name];
    if (!field || field.default === undefined || isAnyOf(field)) continue;
    if (field.when && !matches(field.when, given, { today: session.today })) continue;
    const key = wireKey(name, field);
    if (!Object.hasOwn(given, key)) given[key] = field.default;
  }
  return given;
}
