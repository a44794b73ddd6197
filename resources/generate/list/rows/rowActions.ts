/** Which actions work on several rows at once, for this session. */

import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

export const bulkActions = (entity: Entity, session: Session): string[] =>
  Object.entries(entity.actions)
    .filter(([name, action]) => action.bulk && can(session, entity, name))
    .map(([name]) => name);
