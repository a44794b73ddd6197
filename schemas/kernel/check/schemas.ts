/** The boot check: an invalid schema fails at start and in the tests, with its place in the message. */
import type { Entity } from '../entity/entity.ts';
import { checks } from './list.ts';

/**
 * Every error in the schemas, as a sentence that names entity and place; empty when all is well.
 * @param looked those that are looked at, beside the others
 */
export function checkSchemas(entities: readonly Entity[], looked = entities): string[] {
  const all = new Map(entities.map((entity) => [entity.name, entity]));
  return [
    ...(all.size === entities.length ? [] : ['two entities share a name']),
    ...looked.flatMap((entity) => checks.flatMap((check) => check(entity, all)).map((text) => `${entity.name}: ${text}`)),
  ];
}
