/** A list query, read strictly: every parameter is one that the schema knows, with a value of the right kind. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity, Tab } from '#schemas/kernel/entity.ts';
import type { Field } from '#schemas/kernel/field.ts';
import { allTabs, DEFAULT_LIMIT, type Filter, listFilters, MAX_LIMIT, searchFields, sortable } from '#schemas/kernel/query.ts';
import { isDate } from '#schemas/kernel/validate.ts';
import { AppError } from '#server/http/errors.ts';
import { columnOf, type Model } from './model.ts';
import type { Reach } from './reach.ts';
import { scopeOf } from './scope.ts';
import { canRead } from './select.ts';
import { compileWhere, onField } from './where.ts';

export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;
export interface ListQuery {
  page: number;
  limit: number;
  sort: string;
  direction: 'ASC' | 'DESC';
  tab?: Tab;
  /** Conditions of the filters and of the search, under the alias `t`. */
  conditions: SQL[];
}

const BASE = new Set(['page', 'limit', 'sortProperties', 'sortDirection', 'wildcardSearch', 'tab', 'statusActiveFlag', 'ids']);
const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };
const refuse = (param: string): never => {
  throw new AppError('badQuery', { params: { param } });
};

const one = (param: string, value: string | string[]): string => (typeof value === 'string' ? value : refuse(param));
const many = (value: string | string[]): string[] =>
  [value]
    .flat()
    .flatMap((part) => part.split(','))
    .filter(Boolean);

function whole(param: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : refuse(param);
}

/** A filter's text as a value of the field's kind. */
function valueOf(param: string, field: Field | undefined, text: string): string | number | boolean {
  const number = () => (/^-?\d{1,15}$/.test(text) ? Number(text) : refuse(param));
  const readers: Partial<Record<Field['kind'], () => string | number | boolean>> = {
    reference: number,
    file: number,
    integer: number,
    money: number,
    percent: number,
    boolean: () => FLAGS[text] ?? refuse(param),
    date: () => (isDate(text) ? text : refuse(param)),
    time: () => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : refuse(param)),
    dateTime: () => instant(param, text),
    enum: () => ((field as { values: readonly string[] }).values.includes(text) ? text : refuse(param)),
    cases: () => ((field as { values: readonly string[] }).values.includes(text) ? text : refuse(param)),
  };
  if (text.includes('\u0000')) return refuse(param);
  return field ? (readers[field.kind]?.() ?? text) : instant(param, text);
}
const instant = (param: string, text: string): string => {
  const parsed = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(parsed) ? refuse(param) : new Date(parsed).toISOString();
};

/** `100%_\` as the text that it is, for `like`. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function filterCondition(model: Model, entity: Entity, filter: Filter, raw: string | string[], reach: Reach): SQL {
  const field = entity.fields[filter.field];
  const { param } = filter;
  const key = filter.field;
  const value = (text: string) => valueOf(param, field, text);
  const isList = field?.kind === 'tags' || field?.kind === 'enums';
  const wholeDay = (text: string) => (field?.kind === 'dateTime' || !field) && isDate(text);
  return onField(model, entity, key, 't', reach, (expression) => {
    switch (filter.operator) {
      case 'is': {
        const wanted = value(one(param, raw));
        if (isList) return sql`${wanted} = any(${expression})`;
        return field?.kind === 'text' || field?.kind === 'email'
          ? sql`lower(${expression}) = lower(${wanted})`
          : sql`${expression} = ${wanted}`;
      }
      case 'in': {
        const wanted = many(raw).map(value);
        if (wanted.length === 0 || wanted.length > MAX_LIMIT) return refuse(param);
        const list = sql.join(
          wanted.map((item) => sql`${item}`),
          sql.raw(', '),
        );
        return isList ? sql`${expression} && array[${list}]::text[]` : sql`${expression} in (${list})`;
      }
      case 'from':
        return sql`${expression} >= ${value(one(param, raw))}`;
      case 'to': {
        const text = one(param, raw);
        return wholeDay(text)
          ? sql`${expression} < (${value(text)}::timestamptz + interval '1 day')`
          : sql`${expression} <= ${value(text)}`;
      }
      case 'contains':
        return sql`lower(${expression}) like ${likeText(one(param, raw).toLowerCase())}`;
    }
  });
}

/**
 * Reads a list query for an entity.
 * @throws AppError badQuery naming the first parameter that cannot be used
 */
export function parseListQuery(model: Model, entity: Entity, raw: RawQuery, reach: Reach): ListQuery {
  const readable = (name: string) => {
    const field = entity.fields[name];
    return !field || canRead(reach.session, field);
  };
  const filters = new Map(
    listFilters(entity)
      .filter((filter) => readable(filter.field))
      .map((filter) => [filter.param, filter]),
  );
  const conditions: SQL[] = [];
  const text = (param: string) => (raw[param] === undefined ? undefined : one(param, raw[param] as string));

  for (const [param, value] of Object.entries(raw)) {
    if (value === undefined || BASE.has(param)) continue;
    const filter = filters.get(param);
    if (!filter) refuse(param);
    else conditions.push(filterCondition(model, entity, filter, value, reach));
  }

  const ids =
    raw.ids === undefined
      ? undefined
      : many(raw.ids).map((id) => valueOf('ids', { kind: 'integer', min: 1, max: 0 }, id) as number);
  if (ids)
    conditions.push(
      ids.length > 0 && ids.length <= MAX_LIMIT
        ? sql`t.id in (${sql.join(
            ids.map((id) => sql`${id}`),
            sql.raw(', '),
          )})`
        : refuse('ids'),
    );

  const flag = text('statusActiveFlag');
  if (flag !== undefined) {
    if (!entity.fields.active) refuse('statusActiveFlag');
    conditions.push(sql`${columnOf('t', 'active')} = ${FLAGS[flag] ?? refuse('statusActiveFlag')}`);
  }

  const search = text('wildcardSearch')?.trim();
  if (search) {
    if (search.length > 200 || search.includes('\u0000') || !searchFields(entity).every(readable)) refuse('wildcardSearch');
    if (searchFields(entity).length) conditions.push(sql`${columnOf('t', 'search_text')} like ${likeText(search.toLowerCase())}`);
  }

  const code = text('tab');
  const tab = code === undefined ? undefined : (allTabs(entity).find((known) => known.code === code) ?? refuse('tab'));
  const tabCondition = tab && conditionOfTab(model, entity, tab, reach);
  if (tabCondition) conditions.push(tabCondition);

  const [sort, direction] = entity.list.sort ?? ['id', 'DESC'];
  const wantedSort = text('sortProperties') ?? sort;
  if (!sortable(entity).includes(wantedSort) || !readable(wantedSort)) refuse('sortProperties');
  const wantedDirection = text('sortDirection')?.toUpperCase() ?? (text('sortProperties') === undefined ? direction : 'ASC');
  if (wantedDirection !== 'ASC' && wantedDirection !== 'DESC') return refuse('sortDirection');

  return {
    page: whole('page', text('page'), 1, 1_000_000),
    limit: whole('limit', text('limit'), DEFAULT_LIMIT, MAX_LIMIT),
    sort: wantedSort,
    direction: wantedDirection,
    tab,
    conditions,
  };
}

/** The rows of a tab: its own condition, or any of its sub-tabs'. A sub-tab of another entity adds none of ours. */
export function conditionOfTab(model: Model, entity: Entity, tab: Tab, reach: Reach): SQL | undefined {
  if (tab.tabs) {
    const parts = tab.tabs
      .filter((sub) => !sub.of)
      .map((sub) => sql`(${compileWhere(model, entity, sub.where ?? {}, 't', reach)})`);
    return parts.length ? sql`(${sql.join(parts, sql.raw(' or '))})` : undefined;
  }
  return tab.of ? undefined : compileWhere(model, entity, tab.where ?? {}, 't', reach);
}

/** Scope and conditions of a list, as one `where`. */
export const whereOf = (model: Model, entity: Entity, reach: Reach, conditions: readonly SQL[]): SQL =>
  sql.join([scopeOf(model, entity, 't', reach), ...conditions], sql.raw(' and '));
