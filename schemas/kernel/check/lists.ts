/** The boot check of lists and titles: columns, filters, tabs, what is searched, and the names of records. */
import type { Entity } from '../entity/entity.ts';
import { isLine, isOneReference, isWorded, type ReferenceField } from '../fields/field.ts';
import { allTabs, leafTabs, nameFields, searchReferences } from '../lists/query.ts';
import { type All, type Check, hasPath, notFields } from './check.ts';

/** The title, and what a search looks into. */
function titleProblems(entity: Entity, all: All): string[] {
  const references = entity.api.verbs.list ? searchReferences(entity) : [];
  return [
    ...nameFields(entity)
      .filter((name) => isWorded(entity.fields[name]) && !isLine(entity.fields[name]))
      .map((name) => `the title shows '${name}', which is no short name`),
    ...references.flatMap((name) => {
      const { to, label } = entity.fields[name] as ReferenceField;
      return nameFields(all.get(to) ?? { title: '' }, label)
        .filter((one) => !all.get(to)?.fields[one]?.search)
        .map((one) => `the list shows '${name}' by '${one}' of ${to}, which is not searched`);
    }),
    ...(entity.naming ?? [])
      .filter((path) => !hasPath(entity, path))
      .map((path) => `naming speaks of '${path}', which its records do not have`),
  ];
}

function tabProblems(entity: Entity, all: All): string[] {
  const codes = allTabs(entity).map((tab) => tab.code);
  const { opensOn } = entity.list;
  return [
    ...(new Set(codes).size === codes.length ? [] : ['two tabs share a code']),
    ...allTabs(entity).flatMap(({ code, of, opens }) => {
      const by = opens && all.get(opens.entity)?.fields[opens.by];
      return [
        ...(of && !all.has(of) ? [`tab '${code}' lists '${of}', which is no entity`] : []),
        ...(opens && !(isOneReference(by) && by.to === entity.name)
          ? [`tab '${code}' opens '${opens.entity}.${opens.by}', which does not point here`]
          : []),
      ];
    }),
    ...(opensOn && !leafTabs(entity).some(({ code }) => code === opensOn)
      ? [`the list opens on '${opensOn}', which is no tab with rows`]
      : []),
    ...(entity.waits ?? [])
      .filter(({ tab, action }) => !codes.includes(tab) || !entity.actions[action])
      .map(({ tab, action }) => `what waits is no tab '${tab}' or no action '${action}'`),
    ...(entity.list.opensQueue && !(entity.states && entity.pages.list && entity.api.verbs.get)
      ? ['the list opens as a queue, which needs a page, states and the call for one record']
      : []),
  ];
}

function filterProblems(entity: Entity): string[] {
  const { byRule = {}, filterNames = {}, gathers = {}, inputs = [], sheet = [] } = entity.list;
  return [
    ...inputs
      .filter((name) => !['boolean', 'enum', 'enums'].includes(byRule[name]?.kind ?? ''))
      .map((name) => `its filter '${name}' has an input, and is no filter by rule with values to choose`),
    ...Object.keys(byRule)
      .filter((name) => entity.fields[name])
      .map((name) => `its filter '${name}' is a field, and needs no rule`),
    ...Object.values(filterNames)
      .filter((name) => !entity.fields[typeof name === 'string' ? name : name.field])
      .map((name) => `a filter name stands for '${String(name)}', which is no field`),
    ...Object.entries(gathers)
      .filter(([, { field, by }]) => !Array.isArray(entity.fields[field]?.via?.only?.[by]))
      .map(([param, { field, by }]) => `its parameter '${param}' chooses by '${by}', of which '${field}' names no values`),
    ...sheet
      .filter((path) => !hasPath(entity, path) && path !== 'createdDate')
      .map((path) => `its spreadsheet has '${path}', which its records do not have`),
  ];
}

export const listProblems: Check = (entity, all) => [
  ...titleProblems(entity, all),
  ...(['columns', 'more', 'filters', 'sortable'] as const).flatMap((part) =>
    notFields(entity, `list.${part}`, entity.list[part]),
  ),
  ...notFields(entity, 'list.picture', entity.list.picture ? [entity.list.picture] : []),
  ...notFields(entity, 'list.thread', Object.values(entity.list.thread ?? {})),
  ...[...entity.form, ...entity.show].flatMap(({ section, fields }) => notFields(entity, `section '${section}'`, fields)),
  ...tabProblems(entity, all),
  ...filterProblems(entity),
];
