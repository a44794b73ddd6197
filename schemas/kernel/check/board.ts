/** The boot check of `list.board`: its columns and cards can be made from the list's own call. */

import type { Entity } from '../entity/entity.ts';
import { isChoice, isLine, traitsOf, wireKey } from '../fields/field.ts';
import { BOARD } from '../lists/board.ts';
import { listFilters, sortable } from '../lists/query.ts';

/** Errors in the declaration, for the boot check. */
export function boardProblems(entity: Entity): string[] {
  const { fields, list, pages } = entity;
  // A filter that is no field is a fault of its own.
  if (!list.board || list.filters?.some((name) => !fields[name])) return [];
  const filters = listFilters(entity);
  const { by, shows = {}, lead, fields: onCard, until } = list.board;
  const isFiltered = (name: string, operator: 'is' | 'in') =>
    filters.some((one) => one.operator === operator && (one.field === name || one.param === name));
  const wanted = (key: string) => Object.entries(fields).find(([name, field]) => wireKey(name, field) === key)?.[0] ?? key;
  const column = fields[by];
  return [
    ...(filters.some(({ param }) => param === BOARD) ? [`a filter is called '${BOARD}', as its board is in the address`] : []),
    ...(pages.show || pages.edit ? [] : ['its board has cards, which open no page']),
    ...(isChoice(column) || isLine(column) ? [] : [`its board has columns by '${by}', which is no choice and no line of text`]),
    ...(isChoice(column) && !isFiltered(by, 'is') ? [`its board asks for each '${by}', by which the list does not filter`] : []),
    ...[...(lead ? [lead] : []), ...onCard]
      .filter((name) => !fields[name])
      .map((name) => `its board shows '${name}', which is no field`),
    ...Object.entries(shows)
      .filter(([key, value]) => !isFiltered(wanted(key), Array.isArray(value) ? 'in' : 'is'))
      .map(([key]) => `its board shows rows by '${key}', by which the list does not filter`),
    ...(until && traitsOf(fields[until.field] ?? { kind: 'boolean' }).moment !== 'instant'
      ? [`its board counts down to '${until.field}', which is no instant`]
      : []),
    ...(until && !sortable(entity).includes(until.field)
      ? [`its board is sorted by '${until.field}', by which the list is not`]
      : []),
  ];
}
