/** Where the figures of the page Today lead: to the list that shows those very rows, or to the record. */
import { pagePath, recordPath } from '#resources/generate/pagePath.ts';
import type { TodayFilter } from '#schemas/kernel/areas/todayAnswer.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

/**
 * The address of a list with a filter in force; undefined where the entity has no such page.
 * @param first the field whose smallest values come first; without it the list has its usual order
 */
export function listLink(entity: Pick<Entity, 'pages'>, filter: TodayFilter | undefined, first?: string): string | undefined {
  const path = pagePath(entity, 'list');
  const order = first ? `&${new URLSearchParams({ sort: first, order: 'ASC' })}` : '';
  return path && filter && `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${order}`;
}

/** The page of a record; undefined where there is none, or the session may not open it. */
export const recordLink = (session: Session, entity: Entity, id: number | string): string | undefined =>
  can(session, entity, 'get') ? recordPath(entity, id) : undefined;
