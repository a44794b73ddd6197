/**
 * The list query (000 §3): the parameters of a list call, from the schema. All others are rejected, so that a misspelt filter
 * never silently lists everything.
 */
import type { Entity } from '../entity/entity.ts';
import {
  type Field,
  isByUuid,
  isFlag,
  isOneReference,
  isOrdered,
  isPointerList,
  isReference,
  isStored,
  traitsOf,
  wireKey,
} from '../fields/field.ts';
import type { Tab } from '../lists/list.ts';

export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;
export const DEFAULT_LIMIT = 10;
export const MAX_LIMIT = 100;
/**
 * Lists, tabs, the menu and Today count up to this number; above it they say "10,000+". An exact count of a million rows on
 * every page is not worth its cost.
 */
export const COUNT_CAP = 10_000;

/** `rule`: what the area says; `uuids`: what refers to one of the records with these uuids. */
export type Operator = 'is' | 'in' | 'from' | 'to' | 'contains' | 'rule' | 'uuids';
export interface Filter {
  /** The query parameter. */
  param: string;
  field: string;
  operator: Operator;
}

/** The parameter that takes several ids. */
function manyParam(name: string, field: Field): string {
  const named = isReference(field) ? field.listParam : undefined;
  return named ?? (isPointerList(field) ? wireKey(name, field) : `${wireKey(name, field)}s`);
}

/** Operators by kind: `status` and `statusArray`, `tenantId` and `tenantIds`, `commencementDateFrom` and `…To`. */
function filtersOf(name: string, field: Field): Filter[] {
  const make = (param: string, operator: Operator): Filter => ({ param, field: name, operator });
  const uuidFilters = isByUuid(field) ? [`${name}Uuid`, `${name}Uuids`].map((param) => make(param, 'uuids')) : [];
  switch (traitsOf(field).filter) {
    case 'choice':
      return [make(name, 'is'), make(`${name}Array`, 'in')];
    case 'reference':
      return [make(wireKey(name, field), 'is'), make(manyParam(name, field), 'in'), ...uuidFilters];
    case 'references':
      return [make(manyParam(name, field), 'in'), ...uuidFilters];
    case 'overlap':
      return [make(`${name}From`, 'from'), make(`${name}To`, 'to')];
    case 'range':
      return [make(name, 'is'), make(`${name}From`, 'from'), make(`${name}To`, 'to')];
    case 'text':
      return [make(name, 'is'), make(`similar${name[0]?.toUpperCase()}${name.slice(1)}`, 'contains')];
    case 'equal':
      return [make(name, 'is')];
    default:
      return [];
  }
}

/**
 * Every filter parameter of the entity's list: those it declares, every reference by id (lists of related records need it, and
 * it is indexed), and the two dates that every record has.
 */
export function listFilters(entity: Entity): Filter[] {
  const named = entity.list.filters ?? [];
  const references = Object.entries(entity.fields).filter(([name, field]) => isOneReference(field) && !named.includes(name));
  return [
    ...named.flatMap((name) => filtersOf(name, entity.fields[name] as Field)),
    ...references.flatMap(([name, field]) => filtersOf(name, field)),
    ...Object.entries(entity.list.filterNames ?? {}).map(
      ([param, name]): Filter =>
        typeof name === 'string' ? { param, field: name, operator: 'is' } : { param, field: name.field, operator: 'in' },
    ),
    ...Object.keys(entity.list.byRule ?? {}).map((param): Filter => ({ param, field: param, operator: 'rule' })),
    ...['createdDate', 'updatedDate'].flatMap((field): Filter[] => [
      { param: `${field}From`, field, operator: 'from' },
      { param: `${field}To`, field, operator: 'to' },
    ]),
  ];
}

/** What the values of a filter are; undefined for the two dates that every record has. */
export const fieldOfFilter = (
  { fields, list }: Pick<Entity, 'fields' | 'list'>,
  { field, operator }: Filter,
): Field | undefined => (operator === 'rule' ? list.byRule?.[field] : fields[field]);

/** What a filter is named after: a field, or what the area finds by a rule; undefined for the two dates that every record has. */
export const fieldNamed = ({ fields, list }: Pick<Entity, 'fields' | 'list'>, name: string): Field | undefined =>
  fields[name] ?? list.byRule?.[name];

/** The default order of a list: the manual order, if people can reorder its rows. */
export const defaultSort = ({
  list,
  traits,
}: Pick<Entity, 'list' | 'traits'>): readonly [field: string, direction: 'ASC' | 'DESC'] =>
  list.sort ?? (traits.includes('reorderable') ? ['position', 'ASC'] : ['id', 'DESC']);

/** Can its records be switched off by a column `active`? */
export const hasActive = ({ fields }: Pick<Entity, 'fields'>): boolean =>
  fields.active !== undefined && isFlag(fields.active) && isStored(fields.active);

/** The field that a name in `sortProperties` stands for. */
export const sortedField = ({ list }: Pick<Entity, 'list'>, name: string): string => list.sortNames?.[name] ?? name;
/** The same as the API's document names it: as the specification spells it, if it does. */
export const sortName = ({ list }: Pick<Entity, 'list'>, name: string): string =>
  Object.entries(list.sortNames ?? {}).find(([, one]) => one === name)?.[0] ?? name;

/** The fields by which a list can be sorted. */
export function sortable(entity: Entity): string[] {
  const listed = entity.list.sortable ?? [...entity.list.columns, ...(entity.list.more ?? [])];
  const ordered = listed.filter((name) => name === 'id' || isOrdered(entity.fields[name]));
  const own = entity.traits.includes('reorderable') ? ['position'] : [];
  return [...new Set(['id', 'createdDate', 'updatedDate', ...own, ...ordered])];
}

/** What `sortProperties` may name: fields, and their further names. */
export const sortParams = (entity: Entity): string[] => [...sortable(entity), ...Object.keys(entity.list.sortNames ?? {})];

/** The record's own fields that `wildcardSearch` searches. */
export const searchFields = (entity: Entity): string[] =>
  Object.entries(entity.fields)
    .filter(([, field]) => field.search && isStored(field))
    .map(([name]) => name);

/** Fields whose records `wildcardSearch` finds by name, because the list shows them: tenant, applicant, car park. */
export const searchReferences = (entity: Entity): string[] => {
  const listed = new Set([...entity.list.columns, ...(entity.list.more ?? [])]);
  return Object.entries(entity.fields).flatMap(([name, field]) => (listed.has(name) && isReference(field) ? [name] : []));
};

/** The fields that name the records: those of the title, or the one that a reference uses instead. */
export const nameFields = ({ title }: Pick<Entity, 'title'>, label?: string): string[] =>
  label ? [label] : [...title.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

/** Every tab and sub-tab, top tabs first within their family. */
export const allTabs = (entity: Entity): Tab[] => (entity.list.tabs ?? []).flatMap((tab) => [tab, ...(tab.tabs ?? [])]);
/** The tabs that have rows of their own: every tab without sub-tabs, in their order. */
export const leafTabs = (entity: Pick<Entity, 'list'>): Tab[] => (entity.list.tabs ?? []).flatMap((tab) => tab.tabs ?? [tab]);
/** The tab on which a list opens before its rows are known: the declared one, else the first. */
export const firstTab = (entity: Pick<Entity, 'list'>): Tab | undefined =>
  leafTabs(entity).find(({ code }) => code === entity.list.opensOn) ?? leafTabs(entity)[0];
/** The tab on which a list opens: the declared one, else the first with rows. */
export const openingTab = (entity: Pick<Entity, 'list'>, counts: Readonly<Record<string, number>>): Tab | undefined =>
  (entity.list.opensOn ? undefined : leafTabs(entity).find(({ code }) => (counts[code] ?? 0) > 0)) ?? firstTab(entity);
