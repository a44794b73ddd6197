/**
 * A saved view of a list: filter, order, tab, columns, density, page size. People save it and share it, so it is validated when
 * it comes in, and what the reader may not see is removed when it goes out.
 */

import { type Density, densities } from '../areas/preference.ts';
import type { Entity } from '../entity/entity.ts';
import type { refusalOf } from '../rights/access.ts';
import { canRead } from '../rights/readable.ts';
import type { Session } from '../rights/session.ts';
import { firstColumns } from './picture.ts';
import { allTabs, fieldNamed, hasActive, listFilters, PAGE_SIZES, sortable } from './query.ts';

export type FilterValue = string | number | boolean | readonly (string | number)[];
export interface ListView {
  filter?: Readonly<Record<string, FilterValue>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  tab?: string;
  columns?: readonly string[];
  density?: Density;
  pageSize?: number;
}
type Viewer = Parameters<typeof refusalOf>[0] & Partial<Session>;

/** Maximum values of one filter parameter, and characters of one value. */
const MAX_VALUES = 100;
const MAX_VALUE_LENGTH = 200;

const isScalar = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value.length <= MAX_VALUE_LENGTH;
const isFilterValue = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  isScalar(value) ||
  (Array.isArray(value) && value.length > 0 && value.length <= MAX_VALUES && value.every(isScalar));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that this person may read, and filters by a rule. Everybody may read base columns such as `createdDate`. */
const readable = (entity: Entity, viewer: Viewer) => (name: string) => {
  const field = fieldNamed(entity, name);
  return !field || canRead(viewer, field);
};

/** The filter parameters that this person may use, each with its field. */
function paramsOf(entity: Entity, viewer: Viewer): ReadonlySet<string> {
  const mine = readable(entity, viewer);
  const params = listFilters(entity).flatMap(({ param, field }) => (mine(field) ? [param] : []));
  return new Set([...params, 'wildcardSearch', ...(hasActive(entity) ? ['statusActiveFlag'] : [])]);
}

const columnsOf = (entity: Entity, viewer: Viewer): ReadonlySet<string> =>
  new Set([...firstColumns(entity), ...(entity.list.more ?? [])].filter(readable(entity, viewer)));

type Part = keyof ListView;
/** True if a part is well-formed and names only what this person may see of the list. */
const checks: { [P in Part]: (value: unknown, entity: Entity, viewer: Viewer) => boolean } = {
  filter: (value, entity, viewer) => {
    const params = paramsOf(entity, viewer);
    return isObject(value) && Object.entries(value).every(([param, one]) => params.has(param) && isFilterValue(one));
  },
  sort: (value, entity, viewer) =>
    isObject(value) &&
    Object.keys(value).every((key) => key === 'field' || key === 'order') &&
    (value.order === 'ASC' || value.order === 'DESC') &&
    sortable(entity).includes(String(value.field)) &&
    readable(entity, viewer)(String(value.field)),
  tab: (value, entity) => allTabs(entity).some(({ code }) => code === value),
  columns: (value, entity, viewer) => {
    const known = columnsOf(entity, viewer);
    return Array.isArray(value) && new Set(value).size === value.length && value.every((name) => known.has(name as string));
  },
  density: (value) => densities.includes(value as Density),
  pageSize: (value) => (PAGE_SIZES as readonly unknown[]).includes(value),
};
const parts = Object.keys(checks) as Part[];

/** The names of the invalid parts of a view; empty when it is valid. */
export function viewProblems(entity: Entity, view: unknown, viewer: Viewer): string[] {
  if (!isObject(view)) return ['settings'];
  return Object.entries(view).flatMap(([part, value]) =>
    parts.includes(part as Part) && checks[part as Part](value, entity, viewer) ? [] : [part],
  );
}

/**
 * The parts of a saved view that are still valid for this person. Fields that they may not see, or that the list no longer has,
 * are left out, so that a view never reveals more than its list.
 */
export function usableView(entity: Entity, view: ListView, viewer: Viewer): ListView {
  const params = paramsOf(entity, viewer);
  const columns = columnsOf(entity, viewer);
  const filter = Object.entries(view.filter ?? {}).filter(([param, value]) => params.has(param) && isFilterValue(value));
  const left: ListView = {
    ...view,
    ...(view.filter ? { filter: Object.fromEntries(filter) } : {}),
    ...(view.columns ? { columns: view.columns.filter((name) => columns.has(name)) } : {}),
  };
  const sound = parts.filter((part) => left[part] !== undefined && checks[part](left[part], entity, viewer));
  return Object.fromEntries(sound.map((part) => [part, left[part]])) as ListView;
}
