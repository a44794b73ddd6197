/** Who may hear of a change: whoever may list the entity, for records within reach. Reach is decided where `scopeOf` has it decided. */
import { refusalOf } from '#schemas/kernel/access.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Session } from '#schemas/kernel/session.ts';
import type { Owner } from '#server/live/change.ts';
import { isOwnerWithin } from './ownRows.ts';
import { reachOf } from './reach.ts';

/** @param id of the record where it is named: a building is one of its own rows */
export function mayHear(session: Session, entity: Entity, owners: readonly Owner[], id?: number): boolean {
  if (!entity.api.verbs.list) return false;
  if (refusalOf(session, { permission: entity.access.list, addOn: entity.addOn })) return false;
  return owners.some((owner) => isOwnerWithin(entity, owner, id, reachOf(session)));
}
