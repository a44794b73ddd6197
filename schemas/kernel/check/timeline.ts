/** The boot check of `list.timeline`: its lanes and bars can be made from the list's own call, and what moves them takes the new times. */

import type { Entity } from '../entity/entity.ts';
import { isOneReference, traitsOf, wireKey } from '../fields/field.ts';
import { listFilters } from '../lists/query.ts';
import { ON, TIMELINE } from '../lists/timeline.ts';
import { inputNames } from '../rules/validate.ts';
import { isOnRecord } from '../states/action.ts';

/** Errors in the declaration, for the boot check. */
export function timelineProblems(entity: Entity, all: ReadonlyMap<string, Entity>): string[] {
  const { fields, list, pages, actions, api } = entity;
  const { timeline } = list;
  // A filter that is no field is a fault of its own.
  if (!timeline || list.filters?.some((name) => !fields[name])) return [];
  const { lane, from, to, shows = {}, says = [], moves, laneSays = [] } = timeline;
  const filters = listFilters(entity);
  const isFiltered = (field: string, operator: string) =>
    filters.some((one) => one.operator === operator && (one.field === field || one.param === field));
  const wanted = (key: string) => Object.entries(fields).find(([name, field]) => wireKey(name, field) === key)?.[0] ?? key;
  const above = fields[lane];
  const lanes = isOneReference(above) ? all.get(above.to) : undefined;
  const asked = moves === undefined ? [] : inputNames(entity, moves);
  const isMove = moves === 'update' ? Boolean(api.verbs.update) : Boolean(moves && actions[moves] && isOnRecord(actions[moves]));
  return [
    ...filters
      .filter(({ param }) => param === TIMELINE || param === ON)
      .map(({ param }) => `a filter is called '${param}', as its timeline is in the address`),
    ...(pages.show || pages.edit ? [] : ['its timeline has bars, which open no page']),
    ...(isOneReference(above) ? [] : [`its timeline has lanes by '${lane}', which is no reference to one record`]),
    ...[from, to]
      .filter((name) => traitsOf(fields[name] ?? { kind: 'boolean' }).moment !== 'instant')
      .map((name) => `its timeline has bars by '${name}', which is no instant`),
    ...(isFiltered(from, 'to') && isFiltered(to, 'from')
      ? []
      : [`its timeline asks for what is there in a period, by which the list does not filter: '${from}' and '${to}'`]),
    ...says.filter((name) => !fields[name]).map((name) => `its timeline says '${name}', which is no field`),
    ...laneSays
      .filter((name) => lanes && !lanes.fields[name])
      .map((name) => `its timeline says '${name}' of a lane, which is no field of it`),
    ...Object.entries(shows)
      .filter(([key, value]) => !isFiltered(wanted(key), Array.isArray(value) ? 'in' : 'is'))
      .map(([key]) => `its timeline shows rows by '${key}', by which the list does not filter`),
    ...(moves === undefined || isMove ? [] : [`its timeline moves records by '${moves}', which is no action on a record`]),
    ...(isMove && !(asked.includes(from) && asked.includes(to))
      ? [`its timeline moves records by '${moves}', which does not ask for '${from}' and '${to}'`]
      : []),
  ];
}
