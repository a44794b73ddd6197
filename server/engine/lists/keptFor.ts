/**
 * What calls work out from schemas, rights and place is kept for the next one. The session object stands for the rights: it does
 * not change, and there is another one as soon as they do (`auth/sessionCache.ts`). So nobody gets what was made for other rights.
 */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { rememberedUpTo } from '#schemas/kernel/remembered.ts';
import type { Model } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { MAX_KEPT } from '../records/select.ts';

const numbers = new WeakMap<object, number>();
let last = 0;
/** A number for an object, that no other one has. */
function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known) return known;
  last += 1;
  numbers.set(object, last);
  return last;
}

/**
 * Makes a store of what is worked out for an entity.
 * @returns gives what was made before for the same entity, reach and words, or makes it; for an entity that is only of one call
 * (`below.ts`) it is always made
 */
export function makeKept<T>(): (model: Model, entity: Entity, reach: Reach, words: unknown, make: () => T) => T {
  const kept = new Map<string, T>();
  return (model, entity, { session, ...place }, words, make) => {
    if (model.entity(entity.name) !== entity) return make();
    const key = JSON.stringify([numberOf(model), entity.name, numberOf(session), place, words]);
    return rememberedUpTo(MAX_KEPT, kept, key, make);
  };
}
