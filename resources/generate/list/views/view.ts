/** A view of a list as its address and its settings say it: what is on the screen now, and how to get there again. */
import { defaultSort } from '#dataProvider/listQuery.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Density } from '#schemas/kernel/areas/preference.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isEmpty } from '#schemas/kernel/fields/empty.ts';
import type { FilterValue, ListView } from '#schemas/kernel/lists/listView.ts';
import { firstColumns } from '#schemas/kernel/lists/picture.ts';
import { allTabs, DEFAULT_LIMIT } from '#schemas/kernel/lists/query.ts';
import { withLook } from '../toolbar/looks.ts';

interface Shown {
  filterValues: ListFilter;
  sort: { field: string; order: string };
  perPage: number;
  columns: readonly string[];
  density: Density;
}

/** What is on the screen. Tabs of other entities are not part of a view. */
export function viewOf(entity: Entity, { filterValues, sort, perPage, columns, density }: Shown): ListView {
  const { tab, ...filter } = withLook(filterValues, undefined);
  const kept = Object.entries(filter).filter(([, value]) => !isEmpty(value)) as [string, FilterValue][];
  return {
    filter: Object.fromEntries(kept),
    sort: { field: sort.field, order: sort.order === 'ASC' ? 'ASC' : 'DESC' },
    ...(allTabs(entity).some(({ code }) => code === tab) ? { tab } : {}),
    columns,
    density,
    pageSize: perPage,
  };
}

/** Every part of a view, with defaults for what it leaves open. */
const whole = (entity: Entity, view: ListView): Required<Omit<ListView, 'tab'>> & Pick<ListView, 'tab'> => ({
  filter: {},
  sort: defaultSort(entity),
  columns: firstColumns(entity),
  density: 'comfortable',
  pageSize: DEFAULT_LIMIT,
  ...view,
});

const inOrder = (filter: ListView['filter']) =>
  Object.entries(filter ?? {})
    .map(([param, value]) => `${param}=${JSON.stringify(value)}`)
    .sort();

/** Do two views show the same? A view without a tab is one of any tab. */
export function isSameView(entity: Entity, one: ListView, other: ListView): boolean {
  const [a, b] = [whole(entity, one), whole(entity, other)];
  const text = ({ filter, tab: _, ...rest }: typeof a) =>
    JSON.stringify([inOrder(filter), rest.sort.field, rest.sort.order, rest.columns, rest.density, rest.pageSize]);
  return text(a) === text(b) && (a.tab === undefined || b.tab === undefined || a.tab === b.tab);
}

/** The address that shows a view: its query. `tab` is kept if the view names none. */
export function searchOf(entity: Entity, view: ListView, tab?: string): string {
  const { filter, sort, pageSize, tab: own } = whole(entity, view);
  const search = new URLSearchParams({
    filter: JSON.stringify({ ...filter, ...((own ?? tab) ? { tab: own ?? tab } : {}) }),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(pageSize),
  });
  return `?${search}`;
}
