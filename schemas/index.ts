/** The registry: every entity of the product, in the order of the menu. A new one is added here and nowhere else. */
import { officeCentre } from './buildings/officeCentre.ts';
import type { Entity } from './kernel/entity.ts';
import { carPark } from './parking/carPark.ts';
import { seasonParkingApplication } from './parking/seasonParkingApplication.ts';
import { seasonParkingInstance } from './parking/seasonParkingInstance.ts';
import { tenant } from './tenants/tenant.ts';
import { unit } from './tenants/unit.ts';
import { user } from './users/user.ts';
import { userRole } from './users/userRole.ts';

export const entities: readonly Entity[] = [
  officeCentre,
  tenant,
  unit,
  user,
  userRole,
  seasonParkingApplication,
  seasonParkingInstance,
  carPark,
] as unknown as readonly Entity[];

const byName = new Map(entities.map((entity) => [entity.name, entity]));
/** The entity of that name; throws on a name that no schema declares. */
export function entityOf(name: string): Entity {
  const entity = byName.get(name);
  if (!entity) throw new Error(`there is no entity '${name}'`);
  return entity;
}
