/** May the rows of a list be reordered, and does the current view allow it? */
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isEmpty } from '#schemas/kernel/fields/empty.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
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

/** The filter that narrows a list to one group, where places are counted within groups. */
const groupParam = ({ orderedWithin, fields }: Entity): string | undefined => {
  const field = orderedWithin === undefined ? undefined : fields[orderedWithin];
  return orderedWithin !== undefined && field ? wireKey(orderedWithin, field) : undefined;
};
/** What stays narrowed when all else is reset. */
export const keptFilter = (entity: Entity, filter: ListFilter): ListFilter => {
  const group = groupParam(entity);
  return group === undefined ? {} : { [group]: filter[group] };
};

/** Why not: a place means something only among all rows, in their own order. Undefined when nothing is in the way. */
export function orderObstacle(
  entity: Entity,
  filter: ListFilter,
  sort: { field: string; order: string },
): 'sorted' | 'filtered' | 'apart' | undefined {
  const group = groupParam(entity);
  const isOne = group !== undefined && filter[group] !== undefined && [filter[group]].flat().length === 1;
  if (group !== undefined && !isOne) return 'apart';
  if (sort.field !== 'position' || sort.order !== 'ASC') return 'sorted';
  const isFiltered = Object.entries(filter).some(([param, value]) => param !== 'tab' && param !== group && !isEmpty(value));
  return isFiltered || filter.tab !== tabOfAll(entity) ? 'filtered' : undefined;
}
