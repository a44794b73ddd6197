/** May the rows of a list be reordered, and does the current view allow it? */
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isEmpty } from '#schemas/kernel/fields/empty.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

/** The tab that shows every row: positions among the rows of one status mean nothing. */
export const tabOfAll = ({ list }: Entity): string | undefined =>
  list.tabs?.find((tab) => !tab.where && !tab.of && !tab.tabs)?.code;

export const mayReorder = (session: Session, entity: Entity): boolean =>
  entity.traits.includes('reorderable') &&
  Boolean(entity.api.verbs.updatePosition) &&
  (!entity.list.tabs || tabOfAll(entity) !== undefined) &&
  can(session, entity, 'updatePosition');

/** Why not: a place means something only among all rows, in their own order. Undefined when nothing is in the way. */
export function orderObstacle(
  entity: Entity,
  filter: ListFilter,
  sort: { field: string; order: string },
): 'sorted' | 'filtered' | undefined {
  if (sort.field !== 'position' || sort.order !== 'ASC') return 'sorted';
  const isFiltered = Object.entries(filter).some(([param, value]) => param !== 'tab' && !isEmpty(value));
  return isFiltered || filter.tab !== tabOfAll(entity) ? 'filtered' : undefined;
}
