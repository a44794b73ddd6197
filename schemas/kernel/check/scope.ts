/** The boot check of who sees what: rows that companies show each other, what viewers see, pages of companies, tabs beside others. */

import type { Entity } from '../entity/entity.ts';
import { isOneReference, wireKey } from '../fields/field.ts';
import { allTabs } from '../lists/query.ts';
import { isOnRecord } from '../states/action.ts';
import { BASE, type Check } from './check.ts';

/** Whose rows they are: by fields of the entity, or through another one; and rows that share a table with others. */
export const ownerProblems: Check = ({ scope, fields, historyOf, table, whose }, all) => {
  const { building, tenant, person, through } = scope;
  const known = new Set([...BASE, ...Object.entries(fields).flatMap(([name, field]) => [name, wireKey(name, field)])]);
  return [
    ...(through && !all.get(through.entity)?.fields[through.by]
      ? [`scope goes through '${through.entity}.${through.by}', which does not exist`]
      : []),
    ...(through ? [] : [building, tenant, person])
      .filter((key) => key && !known.has(key))
      .map((key) => `scope names '${key}', which is no field`),
    ...(whose !== undefined && !(isOneReference(fields[whose]) && scope.building)
      ? [`whose a record is, is said by '${whose}', which is no company in a building`]
      : []),
    ...(person && through ? [`a row is of '${person}', but its scope goes through '${through.entity}'`] : []),
    ...(historyOf !== undefined && all.get(historyOf)?.table !== table
      ? [`its history is that of '${historyOf}', which has other rows`]
      : []),
  ];
};

/** Errors in the declaration, for the boot check. */
export function scopeProblems(entity: Entity, byName: ReadonlyMap<string, Entity>): string[] {
  const { scope, actions, pages, fields } = entity;
  const { companiesSee, membersSee, viewersSee } = scope;
  const group = membersSee && fields[membersSee.in];
  const isGroup = isOneReference(group) && byName.get(group.to)?.members !== undefined;
  return [
    ...(companiesSee && !(scope.building && scope.tenant)
      ? ['companies see each other\u2019s rows, which needs a building and a company as owners']
      : []),
    ...(membersSee && !companiesSee ? ['members see rows of other companies, but companies see none (`companiesSee`)'] : []),
    ...(membersSee && !isGroup ? [`members of '${membersSee.in}' see a row, which is no reference to what has members`] : []),
    ...(viewersSee && !(scope.viewableBy || scope.readers) ? ['it says what viewers see, but it has none'] : []),
    ...Object.entries(actions)
      .filter(([, action]) => action.readersMay && !(companiesSee && isOnRecord(action)))
      .map(([name]) => `readers may '${name}', but no other company reads a record`),
    ...(pages.tenantList && !(pages.list && scope.tenant)
      ? ['companies have a list of their own of rows that they do not see']
      : []),
    ...allTabs(entity)
      .filter(({ overlaps, where }) => overlaps && !where)
      .map(({ code }) => `the rows of tab '${code}' stand in other tabs as well, but nothing says which they are`),
  ];
}
