/** Who may hear of a change: whoever may list the entity, for records within reach. The same keys as in `scopeOf`. */
import { refusalOf } from '#schemas/kernel/access.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Session } from '#schemas/kernel/session.ts';
import type { Owner } from '#server/live/change.ts';
import { reachOf } from './reach.ts';

function isWithin({ scope }: Entity, owner: Owner, id: number | undefined, session: Session): boolean {
  const { buildingId, tenantId } = reachOf(session);
  if (tenantId !== null) {
    if (scope.tenant && owner.tenant !== tenantId) return false;
    if (!scope.tenant && !scope.tenantReads) return false;
    if (scope.building === 'id' && scope.tenant === 'id') return true;
  }
  if (buildingId === null || !scope.building) return true;
  return owner.building === buildingId || (scope.orSelf === true && id === buildingId);
}

/** @param id of the record where it is named: a building is one of its own rows */
export function mayHear(session: Session, entity: Entity, owners: readonly Owner[], id?: number): boolean {
  if (!entity.api.verbs.list) return false;
  if (refusalOf(session, { permission: entity.access.list, addOn: entity.addOn })) return false;
  return owners.some((owner) => isWithin(entity, owner, id, session));
}
