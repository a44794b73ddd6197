/** Indexes that match what lists do: every list is filtered by its owner, then sorted, with the id as the last sort key. */

import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { localeCodes } from '#i18n/locales.ts';
import { aboveNames } from '#schemas/kernel/entity/below.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { snake } from '#schemas/kernel/entity/snake.ts';
import {
  type Field,
  isChoice,
  isFlag,
  isPointer,
  isPointerList,
  isReference,
  isStored,
  isWorded,
  wireKey,
} from '#schemas/kernel/fields/field.ts';
import { allTabs, searchReferences, sortable } from '#schemas/kernel/lists/query.ts';
import { dependsOn } from '#schemas/kernel/rules/where.ts';
import type { Recurring } from '#schemas/kernel/time/recurrence.ts';
import { alphabetically } from './alphabet.ts';
import { storedFields } from './columns.ts';
import { kindOf } from './kinds/index.ts';
import { lettersOf } from './letters.ts';
import { columnName, identifier } from './names.ts';
import { textOf } from './wording.ts';

const BASE_SORTS = ['createdDate', 'updatedDate', 'position'];
/** The owner column of an entity, where its own table has one. */
const ownerOf = (key: string | undefined, entity: Entity): string[] =>
  key && key !== 'id' && !entity.scope.through ? [key] : [];

/** Filters with few values, except the status. */
const choices = (entity: Entity): string[] =>
  (entity.list.filters ?? []).filter((name) => {
    const field = entity.fields[name];
    return field && isStored(field) && name !== entity.states?.field && (isChoice(field) || isFlag(field));
  });

/** Choices by which the tabs of a list divide its own rows. */
const tabChoices = (entity: Entity): string[] => [
  ...new Set(
    allTabs(entity).flatMap(({ of, where = {} }) =>
      of ? [] : Object.keys(where).filter((name) => isChoice(entity.fields[name]) && isStored(entity.fields[name] as Field)),
    ),
  ),
];

/** The instants at which time changes a status: the job asks every minute, for all buildings at once. */
const instants = (entity: Entity): string[] =>
  Object.values(entity.states?.timed ?? {}).flatMap(({ when }) =>
    Object.keys(when).filter((key) => dependsOn({ [key]: when[key] ?? null }, '$now')),
  );

/** Are records of one series ever asked for? */
const hasSeries = ({ recurrence }: Entity): boolean => Object.keys({ ...recurrence?.following, ...recurrence?.whole }).length > 0;

/** Lists of wire keys, one per index, without duplicates and without prefixes of other lists. */
export function indexKeys(sharing: readonly Entity[]): string[][] {
  const wanted: string[][] = [];
  for (const entity of sharing) {
    const building = ownerOf(entity.scope.building, entity);
    const tenant = ownerOf(entity.scope.tenant, entity);
    if (building.length) wanted.push([...building, 'id']);
    if (tenant.length) wanted.push([...tenant, 'id']);
    for (const name of sortable(entity)) {
      const field = entity.fields[name];
      if (BASE_SORTS.includes(name)) wanted.push([...building, name, 'id']);
      else if (field && isStored(field) && !isReference(field)) wanted.push([...building, wireKey(name, field), 'id']);
    }
    // Records found by the name of a reference are sorted newest first, like the list.
    for (const name of entity.api.verbs.list ? searchReferences(entity) : []) {
      const field = entity.fields[name] as Field;
      if (isStored(field) && !isPointerList(field)) wanted.push([wireKey(name, field), 'id']);
    }
    for (const key of instants(entity)) wanted.push([entity.states?.field ?? '', key]);
    // What stands below one record is read in pages, however much it is.
    for (const name of aboveNames(entity.api.under)) wanted.push([wireKey(name, entity.fields[name] as Field), 'id']);
    // Those of a series are found by its name, where they stand below no other record.
    if (hasSeries(entity) && !aboveNames(entity.api.under).length) wanted.push([(entity.recurrence as Recurring).series, 'id']);
    if (entity.states) {
      // A tab is read in the order of the ids; with further filters it is counted, up to ten thousand rows, from the index alone.
      const status = [...building, entity.states.field];
      wanted.push([...status, 'id'], [...status, ...choices(entity), 'id']);
    }
    // Where no status divides the rows, tabs do it by a choice: whatever few rows it has are found among very many.
    else
      for (const key of tabChoices(entity))
        wanted.push([...building, key, ...(entity.list.sort ? [entity.list.sort[0]] : []), 'id']);
  }
  // A foreign key needs an index too, or deleting the other record reads the whole table.
  for (const [name, field] of storedFields(sharing))
    if (isPointer(field) && !isPointerList(field)) wanted.push([wireKey(name, field)]);

  const distinct = [...new Map(wanted.map((keys) => [...new Set(keys)]).map((keys) => [keys.join(), keys])).values()];
  return distinct.filter(
    (keys) => !distinct.some((other) => other.length > keys.length && other.join().startsWith(`${keys.join()},`)),
  );
}

export const indexesOf = (
  table: string,
  sharing: readonly Entity[],
  column: (key: string) => AnyPgColumn,
): PgTableExtraConfigValue[] =>
  indexKeys(sharing).flatMap((keys) => {
    const fields = new Map(storedFields(sharing));
    // As lists sort them.
    const sorted = (key: string) => {
      const field = sharing.some(({ recurrence }) => recurrence?.series === key) ? undefined : fields.get(key);
      return field && kindOf(field).alphabetical ? sql.raw(alphabetically(`"${columnName(key)}"`)) : column(key);
    };
    // A name in languages is sorted in the reader's: an index for each.
    const worded = keys.find((key) => isWorded(fields.get(key)));
    if (worded === undefined)
      return index(identifier(table, ...keys.map(snake), 'idx')).on(...(keys.map(sorted) as [AnyPgColumn]));
    const text = (locale: string) => sql.raw(alphabetically(textOf(fields.get(worded), `"${columnName(worded)}"`, locale)));
    return localeCodes.map((locale) =>
      index(identifier(table, ...keys.map(snake), snake(locale.toLowerCase()), 'idx')).on(
        ...(keys.map((key) => (key === worded ? text(locale) : sorted(key))) as [AnyPgColumn]),
      ),
    );
  });

/** Finds the records whose list of ids contains an id: for filters, and when a referenced record is deleted. */
export const listIndexes = (
  table: string,
  sharing: readonly Entity[],
  column: (key: string) => AnyPgColumn,
): PgTableExtraConfigValue[] =>
  storedFields(sharing)
    .filter(([, field]) => isPointerList(field))
    .map(([name, field]) => {
      const key = wireKey(name, field);
      return index(identifier(table, snake(key), 'idx')).using('gin', column(key));
    });

/** Finds any substring of the search text, from three letters on. */
export const searchIndex = (table: string, searchText: AnyPgColumn): PgTableExtraConfigValue =>
  index(identifier(table, 'search', 'idx')).using('gin', sql`${searchText} gin_trgm_ops`);

/** Finds a single character of a non-Latin script, where one character can be a word: 陳. */
export const lettersIndex = (table: string, searchText: AnyPgColumn): PgTableExtraConfigValue =>
  index(identifier(table, 'letters', 'idx')).using('gin', lettersOf(sql`${searchText}`));
