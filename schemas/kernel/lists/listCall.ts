/** What the portal sends with a list call (000 §3). Only what the schema knows is sent: anything else is refused by the server. */
import type { Query } from '../calls/search.ts';
import type { Entity } from '../entity/entity.ts';
import { allTabs, DEFAULT_LIMIT, defaultSort, hasActive, listFilters, MAX_LIMIT, sortable } from './query.ts';

export interface ListFilter {
  /** Code of the status tab. */
  tab?: string;
  wildcardSearch?: string;
  [param: string]: unknown;
}
export interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: ListFilter;
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
  const [field, order] = sort && sortable(entity).includes(sort.field) ? [sort.field, sort.order] : defaultSort(entity);
  return { sortProperties: field, sortDirection: order, ...filterQuery(entity, filter) };
}

/** The whole query of a list call. A page below 1 or a size out of range falls back. */
export const listQuery = (entity: Entity, { pagination, ...params }: ListParams): Query => ({
  page: Math.max(1, pagination?.page ?? 1),
  limit: Math.min(MAX_LIMIT, pagination?.perPage ?? DEFAULT_LIMIT),
  ...rowsQuery(entity, params),
});

/** The query of the counts of all tabs, under the filters of one. */
export const countsQuery = (entity: Entity, { tab: _tab, ...filter }: ListFilter): Query => ({
  page: 1,
  limit: DEFAULT_LIMIT,
  ...filterQuery(entity, filter),
});
