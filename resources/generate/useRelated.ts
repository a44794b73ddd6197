import { use } from 'react';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** One promise per entity, so that `use` can wait for all related schemas at once. */
const waiting = new Map<string, Promise<Entity[]>>();
function relatedOf(entity: Entity): Promise<Entity[]> {
  const known = waiting.get(entity.name);
  if (known) return known;
  const all = Promise.all(entity.related.map((one) => loadEntity(one.entity)));
  waiting.set(entity.name, all);
  all.catch(() => waiting.delete(entity.name));
  return all;
}

/** The entities of the related lists, in their order; suspends until they are loaded. */
export const useRelated = (entity: Entity): Entity[] => use(relatedOf(entity));
