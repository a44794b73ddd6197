/** Which buttons a record's page offers, from the schema, the session and the record as it is now. */

import { slotsOf } from '#resources/areas.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { can, isOfOthers } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';

type Row = Readonly<Record<string, unknown>>;
/** May the person run this on the record, by permission and by the rules of the area? */
const isOpen = (session: Session, entity: Entity, operation: string, record: Row): boolean =>
  can(session, entity, operation, record) && !slotsOf(entity.name).isKeptFrom?.(session, operation, record);

/** May the person take this action on the record now? */
export const mayAct = (session: Session, entity: Entity, name: string, record: Row): boolean =>
  name in entity.actions && isOpen(session, entity, name, record);

/** Actions of the action bar: on one record, not tied to a section, allowed now. One with a page of its own opens that. */
export const barActions = (session: Session, entity: Entity, record: Row): [string, Action][] =>
  Object.entries(entity.actions).filter(
    ([name, action]) => isOnRecord(action) && !action.section && isOpen(session, entity, name, record),
  );

/** The action that is the edit button of a section, when it is allowed now. */
export const sectionAction = (session: Session, entity: Entity, section: string, record: Row): [string, Action] | undefined =>
  Object.entries(entity.actions).find(([name, action]) => action.section === section && isOpen(session, entity, name, record));

/** May an action of a child entity start from this parent record: does its state table know the parent's status? */
export function allowedBelow(session: Session, child: Entity, name: string, parentEntity: Entity, parent: Row): boolean {
  const action = child.actions[name];
  if (!action || !can(session, child, name)) return false;
  if (!action.parentMoves) return true;
  const status = parentEntity.states ? String(parent[parentEntity.states.field]) : '';
  return status in action.parentMoves;
}

/** Actions with a page of their own that make a child of this record. */
export const creatingActions = (session: Session, child: Entity, parentEntity: Entity, parent: Row): [string, Action][] =>
  Object.entries(child.actions).filter(
    ([name, action]) => action.page && !isOnRecord(action) && allowedBelow(session, child, name, parentEntity, parent),
  );

/** Update and delete are also bound to the record's state. */
export function mayWrite(session: Session, entity: Entity, verb: 'update' | 'delete', record: Row): boolean {
  const offered = Boolean(entity.api.verbs[verb]) && (verb === 'delete' || Boolean(entity.pages.edit));
  if (isOfOthers(session, entity, record)) return false;
  return (
    offered && isOpen(session, entity, verb, record) && matches(entity.allow?.[verb], record, { today: session.today, record })
  );
}
