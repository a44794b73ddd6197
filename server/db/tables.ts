/** Tables from schemas. For entities that share one (tenants and buildings), the columns are merged. */
import { type AnyPgColumn, type PgTable, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isOneReference, isPointerList, isUpload } from '#schemas/kernel/fields/field.ts';
import { columnsOf, searchedFields, storedFields } from './columns.ts';
import { constraintsOf } from './constraints.ts';
import { indexesOf, lettersIndex, listIndexes, searchIndex } from './indexes.ts';
import { identifier, uniqueName } from './names.ts';
import { extraColumns } from './system/extraColumns.ts';
import { extraIndexes } from './system/extraIndexes.ts';
import { systemFiles } from './system/files.ts';

export { columnName, uniqueName } from './names.ts';

/** A table whose columns are found by wire key. */
export type EntityTable = PgTable & Record<string, AnyPgColumn>;

export interface Tables {
  /** The table of an entity, by the entity's name. */
  of(entity: string): EntityTable;
  /** Every entity table once, by its SQL name. */
  all: Readonly<Record<string, EntityTable>>;
}

interface Making {
  tableOf(entity: string): EntityTable;
  filling: boolean;
}

function makeTable(table: string, sharing: readonly Entity[], { tableOf, filling }: Making): EntityTable {
  return pgTable(table, { ...columnsOf(sharing, filling), ...extraColumns(table) }, (made) => {
    const column = (key: string) => (made as unknown as Record<string, AnyPgColumn>)[key] as AnyPgColumn;
    const target = (field: Field) =>
      isOneReference(field) ? tableOf(field.to).id : isUpload(field) && !isPointerList(field) ? systemFiles.id : undefined;
    // Each month has its own index: what is unique holds the instant, too.
    const months = sharing.flatMap((entity) => (entity.months ? [column(entity.months)] : []));
    return [
      ...(months.length ? [primaryKey({ name: identifier(table, 'pk'), columns: [column('id'), ...months] })] : []),
      uniqueIndex(uniqueName(table, 'uuid')).on(column('uuid'), ...months),
      ...indexesOf(table, sharing, column),
      ...listIndexes(table, sharing, column),
      ...extraIndexes(table, column),
      ...storedFields(sharing).flatMap(([name, field]) => constraintsOf(name, field, { table, sharing, column, target })),
      ...(searchedFields(sharing).length
        ? [searchIndex(table, column('searchText')), lettersIndex(table, column('searchText'))]
        : []),
    ];
  }) as unknown as EntityTable;
}

/**
 * Builds the tables of a set of schemas.
 * @param filling for a migration's draft: columns have the defaults of their fields
 */
export function makeTables(entities: readonly Entity[], { filling = false } = {}): Tables {
  const sharing = new Map<string, Entity[]>();
  for (const entity of entities) sharing.set(entity.table, [...(sharing.get(entity.table) ?? []), entity]);
  const all: Record<string, EntityTable> = {};
  const of = (name: string): EntityTable => {
    const table = all[entities.find((one) => one.name === name)?.table ?? ''];
    if (!table) throw new Error(`there is no table for '${name}'`);
    return table;
  };
  // Drizzle resolves foreign columns only after all tables exist, so the order does not matter.
  for (const [name, group] of sharing) all[name] = makeTable(name, group, { tableOf: of, filling });
  return { of, all };
}
