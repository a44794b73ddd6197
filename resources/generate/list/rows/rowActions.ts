/** What works on several rows at once, for this session. */

import { callsOf, isForMany } from '#schemas/kernel/calls/calls.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

export const bulkActions = (entity: Entity, session: Session): string[] =>
  Object.entries(entity.actions)
    .filter(([name, action]) => action.bulk && can(session, entity, name))
    .map(([name]) => name);

/** The name of a deletion where actions have theirs. */
export const DELETION = 'delete';
/** May the person delete rows that they have chosen, by one call? */
export const deletesMany = (entity: Entity, session: Session): boolean =>
  entity.api.verbs.delete !== undefined &&
  can(session, entity, 'delete') &&
  callsOf(entity).some((call) => call.kind === 'delete' && isForMany(call));

/** Are there check boxes beside the rows? */
export const choosesRows = (entity: Entity, session: Session): boolean =>
  bulkActions(entity, session).length > 0 || deletesMany(entity, session);
