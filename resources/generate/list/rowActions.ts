/** Which actions work on several rows at once, for this session. */
import { can } from '#schemas/kernel/access.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Session } from '#schemas/kernel/session.ts';

export const bulkActions = (entity: Entity, session: Session): string[] =>
  Object.entries(entity.actions)
    .filter(([name, action]) => action.bulk && can(session, entity, name))
    .map(([name]) => name);
