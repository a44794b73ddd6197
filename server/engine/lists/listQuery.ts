/** Strict parsing of a list query: every parameter must be known to the schema, with a value of the right kind. */

import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { EnumField } from '#schemas/kernel/fields/field.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import {
  allTabs,
  DEFAULT_LIMIT,
  defaultSort,
  type Filter,
  fieldNamed,
  hasActive,
  listFilters,
  MAX_LIMIT,
  searchFields,
  searchReferences,
  sortedField,
  sortParams,
} from '#schemas/kernel/lists/query.ts';
import { remembered } from '#schemas/kernel/remembered.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { fragment } from '#server/db/statement.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { visibleTabs } from '../reach/visible.ts';
import { compileWhere } from '../records/where.ts';
import { filterCondition, flagOf, isNarrow, many, numberOf, one, refuse, refuseUnknown } from './filters.ts';
import { type Search, searchFor } from './search.ts';

export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;
export interface ListQuery {
  page: number;
  limit: number;
  sort: string;
  direction: 'ASC' | 'DESC';
  tab?: Tab;
  /** Conditions of the filters and of the search, under the alias `t`. */
  conditions: SQL[];
  /** The search among them, and its branches. */
  search?: Search;
  /** A filter that few rows pass is among them, so that scope is checked on each of these rows. */
  narrow?: boolean;
  /** What fields of the records gather, where the query chooses it. */
  gathers?: Reach['gathers'];
}

export const MAX_PAGE = 1_000_000;
const BASE = new Set([
  'page',
  'limit',
  'sortProperties',
  'sortDirection',
  'sort',
  'wildcardSearch',
  'tab',
  'statusActiveFlag',
  'ids',
]);

/** What a field gathers by the values of a parameter (`list.gathers`). Throws AppError badQuery for a value that `by` never has. */
function gatheredBy(
  model: Model,
  entity: Entity,
  { param, field, by }: { param: string; field: string; by: string },
  raw: string | string[],
): NonNullable<Reach['gathers']> {
  const linking = model.entity(entity.fields[field]?.via?.entity as string);
  const { values: possible } = linking.fields[by] as EnumField;
  const values = many(raw);
  if (values.length === 0 || !values.every((one) => possible.includes(one))) refuse(param);
  return { [field]: { [by]: [...new Set(values)].sort() } };
}

/** What an entity's list accepts, computed once. */
interface Accepted {
  filters: ReadonlyMap<string, Filter>;
  /** Parameters that choose what a field gathers. */
  gathering: ReadonlyMap<string, { field: string; by: string }>;
  sorts: readonly string[];
  /** Whether there is anything to be searched. */
  searched: boolean;
  tabs: ReadonlyMap<string, Tab>;
}
const accepted = new WeakMap<Entity, Accepted>();
const acceptedBy = (entity: Entity): Accepted =>
  remembered(accepted, entity, () => ({
    filters: new Map(listFilters(entity).map((filter) => [filter.param, filter])),
    gathering: new Map(Object.entries(entity.list.gathers ?? {})),
    sorts: sortParams(entity),
    searched: searchFields(entity).length + searchReferences(entity).length > 0,
    tabs: new Map(allTabs(entity).map((tab) => [tab.code, tab])),
  }));

/** A parameter that is a whole number from 1 to `max`. Throws AppError badQuery for anything else. */
export function whole(query: RawQuery, param: string, fallback: number, max: number): number {
  if (query[param] === undefined) return fallback;
  const text = one(param, query[param]);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : refuse(param);
}

function idsCondition(raw: string | string[]): SQL {
  const ids = many(raw).map((id) => sql`${numberOf('ids', id)}`);
  if (ids.length === 0 || ids.length > MAX_LIMIT) return refuse('ids');
  return sql`t.id in (${sql.join(ids, fragment(', '))})`;
}

/** The search for a text. */
function searchOf(model: Model, entity: Entity, text: string, reach: Reach, own: boolean): Search {
  if (text.length > 200 || text.includes('\u0000')) refuse('wildcardSearch');
  return searchFor(model, entity, text, reach, { own }) ?? refuse('wildcardSearch');
}

/**
 * The order that a query asks for: two parameters, or both in one (000 §3 User: `sort`), `fullName` or `fullName,DESC`. With the
 * parameters that are named when something is wrong. Throws AppError badQuery where both forms are used.
 */
function orderIn(text: (param: string) => string | undefined): { asked?: string; way?: string; params: [string, string] } {
  const whole = text('sort');
  const apart = { asked: text('sortProperties'), way: text('sortDirection') };
  if (whole === undefined) return { ...apart, params: ['sortProperties', 'sortDirection'] };
  if (apart.asked !== undefined || apart.way !== undefined) refuse('sort');
  const [asked, way, ...more] = whole.split(',');
  if (more.length) refuse('sort');
  return { asked, way, params: ['sort', 'sort'] };
}

/**
 * Reads a list query for an entity. `own` searches the records' own fields alone, because options are distinguished by them.
 * @throws AppError badQuery naming the first invalid parameter
 */
export function parseListQuery(model: Model, entity: Entity, raw: RawQuery, reach: Reach, { own = false } = {}): ListQuery {
  const { filters, gathering, sorts, searched, tabs } = acceptedBy(entity);
  const conditions: SQL[] = [];
  const readable = (name: string) => {
    const field = fieldNamed(entity, name);
    return !field || canRead(reach.session, field);
  };
  const text = (param: string) => (raw[param] === undefined ? undefined : one(param, raw[param] as string));

  let gathers: Reach['gathers'];
  let narrow = false;
  for (const [param, value] of Object.entries(raw)) {
    if (value === undefined || BASE.has(param)) continue;
    const filter = filters.get(param);
    const choice = gathering.get(param);
    const known = filter ?? choice ?? refuseUnknown(param);
    if (!readable(known.field)) refuseUnknown(param);
    if (choice) gathers = { ...gathers, ...gatheredBy(model, entity, { param, ...choice }, value) };
    if (filter && isNarrow(model, entity, filter)) narrow = true;
    if (filter) conditions.push(filterCondition(model, entity, filter, value, reach));
  }
  if (raw.ids !== undefined) conditions.push(idsCondition(raw.ids));

  const flag = text('statusActiveFlag');
  if (flag !== undefined) {
    const wanted = flagOf('statusActiveFlag', flag);
    // Records that nobody can switch off are active.
    if (hasActive(entity)) conditions.push(sql`${columnOf('t', 'active')} = ${wanted}`);
    else if (!wanted)
      throw new AppError('badQuery', { messageKey: 'errors.neverInactive', params: { param: 'statusActiveFlag' } });
  }

  const sought = text('wildcardSearch')?.trim();
  const search = sought && searched ? searchOf(model, entity, sought, reach, own) : undefined;
  if (search) conditions.push(search.condition);

  const code = text('tab');
  const [tab] = code === undefined ? [] : visibleTabs(model, reach.session, entity, [tabs.get(code) ?? refuse('tab')]);
  if (code !== undefined && !tab) refuse('tab');
  const tabCondition = tab && conditionOfTab(model, entity, tab, reach);
  if (tabCondition) conditions.push(tabCondition);

  const [sort, direction] = defaultSort(entity);
  const { asked, way, params } = orderIn(text);
  const wantedSort = asked === undefined ? sort : sortedField(entity, asked);
  if ((asked !== undefined && !sorts.includes(asked)) || !readable(wantedSort)) refuse(params[0]);
  const wantedDirection = way?.toUpperCase() ?? (asked === undefined ? direction : 'ASC');
  if (wantedDirection !== 'ASC' && wantedDirection !== 'DESC') return refuse(params[1]);

  return {
    page: whole(raw, 'page', 1, MAX_PAGE),
    limit: whole(raw, 'limit', DEFAULT_LIMIT, MAX_LIMIT),
    sort: wantedSort,
    direction: wantedDirection,
    tab,
    conditions,
    search,
    gathers,
    narrow,
  };
}

/** What a list is narrowed to unless it is asked for a tab, for ids, or by a filter of the same field; counts are of all rows. */
function conditionUnlessAsked(model: Model, entity: Entity, raw: RawQuery, reach: Reach): SQL[] {
  const { unlessAsked } = entity.list;
  if (!unlessAsked || raw.tab !== undefined || raw.ids !== undefined) return [];
  // Whoever asks for what is switched off, or is not, has asked.
  if (raw.statusActiveFlag !== undefined && hasActive(entity)) return [];
  const fields = [...acceptedBy(entity).filters.values()].flatMap(({ param, field }) =>
    raw[param] === undefined ? [] : [field],
  );
  return Object.keys(unlessAsked).some((key) => fields.includes(key))
    ? []
    : [compileWhere(model, entity, unlessAsked, 't', reach)];
}

/** The query of a list as it is shown, and mailed or kept as a file: narrowed unless it is asked. */
export function parseAsListed(model: Model, entity: Entity, raw: RawQuery, reach: Reach): ListQuery {
  const parsed = parseListQuery(model, entity, raw, reach);
  return { ...parsed, conditions: [...parsed.conditions, ...conditionUnlessAsked(model, entity, raw, reach)] };
}

/** The rows of a tab: its own condition, or any of its sub-tabs'. A sub-tab of another entity adds none. */
export function conditionOfTab(model: Model, entity: Entity, tab: Tab, reach: Reach): SQL | undefined {
  if (tab.tabs) {
    const parts = tab.tabs
      .filter((sub) => !sub.of)
      .map((sub) => sql`(${compileWhere(model, entity, sub.where ?? {}, 't', reach)})`);
    return parts.length ? sql`(${sql.join(parts, fragment(' or '))})` : undefined;
  }
  // The same rows, seen as another entity, are counted by the condition of the tab.
  const isElsewhere = tab.of !== undefined && model.entity(tab.of).table !== entity.table;
  return isElsewhere ? undefined : compileWhere(model, entity, tab.where ?? {}, 't', reach);
}

/** Scope and conditions of a list, as one `where`. */
export const whereOf = (
  model: Model,
  entity: Entity,
  reach: Reach,
  conditions: readonly SQL[],
  { narrow = false }: Pick<ListQuery, 'narrow'> = {},
): SQL => sql.join([scopeOf(model, entity, 't', reach, { eachRow: narrow }), ...conditions], fragment(' and '));
