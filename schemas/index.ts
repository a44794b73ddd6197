/** The registry that the server and the tests read: every area whole. The portal loads areas one by one (`./lazy.ts`). */
import { entities as buildings } from './buildings/index.ts';
import type { Entity } from './kernel/entity.ts';
import { entities as parking } from './parking/index.ts';
import { entities as system } from './system/index.ts';
import { entities as tenants } from './tenants/index.ts';
import { entities as users } from './users/index.ts';

export const entities: readonly Entity[] = [...buildings, ...tenants, ...users, ...parking, ...system];

const byName = new Map(entities.map((entity) => [entity.name, entity]));
/** The entity of that name; throws on a name that no schema declares. */
export function entityOf(name: string): Entity {
  const entity = byName.get(name);
  if (!entity) throw new Error(`there is no entity '${name}'`);
  return entity;
}
