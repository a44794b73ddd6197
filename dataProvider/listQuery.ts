/** React-admin's list parameters as the query of 000 §3. Only what the schema knows is sent: anything else is refused there. */
import type { Query } from '#authProvider/request.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import {
  allTabs,
  DEFAULT_LIMIT,
  hasActive,
  listFilters,
  MAX_LIMIT,
  sortable,
  defaultSort as sortOf,
} from '#schemas/kernel/lists/query.ts';
import { isComparison, resolveValue, type Scalar, type Where, type WhereValues } from '#schemas/kernel/rules/where.ts';
import type { ListFilter } from './types.ts';

export interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: ListFilter;
}

/** The sort of the entity's list when nobody chose one. */
export function defaultSort(entity: Entity): { field: string; order: 'ASC' | 'DESC' } {
  const [field, order] = sortOf(entity);
  return { field, order };
}

/** The filters that the entity's list knows; others, for example from an old bookmark, are dropped. */
export function filterQuery(entity: Entity, filter: ListFilter = {}): Record<string, Query[string]> {
  const known = new Set([...listFilters(entity).map((one) => one.param), ...Object.keys(entity.list.gathers ?? {})]);
  known.add('wildcardSearch');
  known.add('ids');
  if (hasActive(entity)) known.add('statusActiveFlag');
  if (allTabs(entity).some((tab) => tab.code === filter.tab)) known.add('tab');
  return Object.fromEntries(Object.entries(filter).filter(([param]) => known.has(param))) as Record<string, Query[string]>;
}

/** The query of all rows of a list, for a file of them. A sort that is not offered falls back. */
export function rowsQuery(entity: Entity, { sort, filter }: Omit<ListParams, 'pagination'>): Query {
  const chosen = sort && sortable(entity).includes(sort.field) ? sort : defaultSort(entity);
  return { sortProperties: chosen.field, sortDirection: chosen.order, ...filterQuery(entity, filter) };
}

/** The whole query of a list call. A page below 1 or a size out of range falls back. */
export const listQuery = (entity: Entity, { pagination, ...params }: ListParams): Query => ({
  page: Math.max(1, pagination?.page ?? 1),
  limit: Math.min(MAX_LIMIT, pagination?.perPage ?? DEFAULT_LIMIT),
  ...rowsQuery(entity, params),
});

/**
 * A predicate of the schema as list filters: `{ status: ['A', 'B'] }` is `statusArray`, `{ active: true }` is
 * `statusActiveFlag`. Throws when a list cannot express it, so that a schema asking for it is noticed.
 */
export function whereFilter(entity: Entity, where: Where = {}, values: WhereValues): ListFilter {
  const filters = listFilters(entity);
  const filter: ListFilter = {};
  for (const [key, wanted] of Object.entries(where)) {
    const name = Object.entries(entity.fields).find(([name, field]) => wireKey(name, field) === key)?.[0] ?? key;
    const put = (operator: 'is' | 'in' | 'from' | 'to', value: unknown) => {
      const param = filters.find((one) => one.field === name && one.operator === operator)?.param;
      if (param) filter[param] = value;
      else if (operator === 'is' && key === 'active' && hasActive(entity)) filter.statusActiveFlag = value;
      else throw new Error(`${entity.name}: its list cannot be filtered by '${key}' (${operator})`);
    };
    // Which records a list may name by their ids: those that a pick allows.
    if (key === 'id' && Array.isArray(wanted)) filter.ids = wanted.join(',');
    else if (Array.isArray(wanted))
      put(
        'in',
        wanted.map((one: Scalar) => resolveValue(one, values)),
      );
    else if (isComparison(wanted))
      for (const [operator, right] of Object.entries(wanted) as [string, Scalar][])
        put(operator === 'gte' ? 'from' : operator === 'lte' ? 'to' : (operator as 'is'), resolveValue(right, values));
    else put('is', resolveValue(wanted as Scalar, values));
  }
  return filter;
}
