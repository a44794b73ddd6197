/**
 * Who is notified of a change: sessions that may list the entity, for the rows within scope. Ownership is decided here as in
 * statements (`isOwnerWithin`, `contentWithin`); a row whose scope only the database can decide is announced without its id.
 */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Change } from '#server/live/change.ts';
import { isOwnerWithin, seesEverybodys } from './ownRows.ts';
import { reachOf } from './reach.ts';
import { contentWithin, isReadByAddressees } from './viewableBy.ts';
import { mayList } from './visible.ts';

/**
 * Everybody may ask for some of it, of no building or of their own: they are told that something has changed, not what.
 */
const isForEverybody = ({ scope, endpoints }: Entity, owners: Change['owners'], { buildingId }: Session): boolean =>
  Object.values(endpoints ?? {}).some(({ everybody, live }) => everybody !== undefined && live) &&
  (Object.keys(scope).length === 0 || owners.some(({ building }) => building !== null && building === buildingId));

/**
 * The rows of a change that a session is notified of; null where they are not listed and the list is read again.
 * Undefined: the session is not notified.
 */
export function rowsFor(
  session: Session,
  entity: Entity,
  { owners, rows }: Pick<Change, 'owners' | 'rows'>,
): Change['rows'] | undefined {
  if (!mayList(session, entity)) return isForEverybody(entity, owners, session) ? null : undefined;
  const reach = reachOf(session);
  if (isReadByAddressees(entity.scope)) {
    const within = owners.map((owner) => contentWithin(owner, reach));
    return within.includes('known') ? rows : within.includes('addressed') ? null : undefined;
  }
  const isWithin = (id?: number) => owners.some((owner) => isOwnerWithin(entity, owner, id, reach));
  // Whose row it is, an announcement does not say.
  const isOfPersons = entity.scope.person !== undefined && !seesEverybodys(session);
  if (rows === null || isOfPersons) return isWithin() ? null : undefined;
  const told = rows.filter(([id]) => isWithin(id));
  return told.length ? told : undefined;
}
