/** Conflicting changes of two people, field by field. */

import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import type { Values } from './body.ts';

export interface Difference {
  name: string;
  key: string;
  mine: unknown;
  theirs: unknown;
  /** The person of this form has changed it; else only the other one has. */
  changed: boolean;
}

const plain = (value: unknown): string => JSON.stringify(value === '' || value === undefined ? null : value);

/**
 * The fields whose value differs from the server's.
 * @param started the values this form started with
 */
export function differences(entity: Entity, started: Values, mine: Values, theirs: Values): Difference[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const key = wireKey(name, field);
    if (!(key in mine) || plain(mine[key]) === plain(theirs[key])) return [];
    return [{ name, key, mine: mine[key], theirs: theirs[key], changed: plain(mine[key]) !== plain(started[key]) }];
  });
}
