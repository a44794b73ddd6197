/**
 * Tables from schemas. Entities that share a table (tenants and buildings) bring their columns together; the first one
 * to name a column decides what it is.
 */
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { snake } from '#schemas/kernel/check.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { type Field, isStored, wireKey } from '#schemas/kernel/field.ts';
import { searchFields, sortable } from '#schemas/kernel/query.ts';
import { kindOf } from './kinds.ts';
import { systemFiles } from './system.ts';

export type EntityTable = PgTable & Record<string, AnyPgColumn>;

/** The column of a field: `carPark` is `car_park_id`. */
export const columnName = (name: string, field?: Field): string => snake(field ? wireKey(name, field) : name);
/** The name of a unique index, from which an error finds its field again. */
export const uniqueName = (table: string, column: string): string => `${table}_${column}_key`;

const SEARCH = 'search_text';
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
const ON_DELETE = { restrict: 'restrict', cascade: 'cascade', clear: 'set null' } as const;

/** Columns that every table has. */
const baseColumns = () => ({
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  uuid: uuid('uuid').notNull().defaultRandom(),
  version: integer('version').notNull().default(1),
  createdDate: instant('created_date').notNull().defaultNow(),
  createdUserId: bigint('created_user_id', { mode: 'number' }),
  updatedDate: instant('updated_date').notNull().defaultNow(),
  updatedUserId: bigint('updated_user_id', { mode: 'number' }),
});

/** Stored fields of all entities on one table, by name. */
function fieldsOf(sharing: readonly Entity[]): [string, Field][] {
  const fields = new Map<string, Field>();
  for (const entity of sharing) for (const [name, field] of Object.entries(entity.fields)) if (isStored(field) && !fields.has(name)) fields.set(name, field);
  return [...fields];
}

const isRequiredByAll = (sharing: readonly Entity[], name: string) =>
  sharing.every((entity) => {
    const field = entity.fields[name];
    return field?.required && !field.when;
  });

function columnFor(sharing: readonly Entity[], name: string, field: Field): PgColumnBuilderBase {
  type Builder = PgColumnBuilderBase & { notNull(): Builder; default(value: unknown): Builder };
  let column = kindOf(field.kind).column?.(columnName(name, field), field as never) as Builder;
  if (field.kind === 'boolean') column = column.default(field.default ?? false).notNull();
  else if (isRequiredByAll(sharing, name)) column = column.notNull();
  return column;
}

/** `lower(code || ' ' || name)`: what the search looks into, immutable so that it can be stored. */
const searchExpression = (names: readonly string[]): SQL =>
  sql.raw(`lower(${names.map((name) => `coalesce("${columnName(name)}", '')`).join(" || ' ' || ")})`);

const words = (value: string) => `'${value.replaceAll("'", "''")}'`;

function makeTable(name: string, sharing: readonly Entity[], tableOf: (entity: string) => EntityTable): EntityTable {
  const fields = fieldsOf(sharing);
  const search = [...new Set(sharing.flatMap(searchFields))];
  const columns: Record<string, PgColumnBuilderBase> = {
    ...baseColumns(),
    ...Object.fromEntries(fields.map(([one, field]) => [wireKey(one, field), columnFor(sharing, one, field)])),
    ...(search.length ? { searchText: text(SEARCH).generatedAlwaysAs(searchExpression(search)) } : {}),
    ...(sharing.some((entity) => entity.traits.includes('softDeleted')) ? { deletedDate: instant('deleted_date') } : {}),
    ...(sharing.some((entity) => entity.traits.includes('reorderable')) ? { position: integer('position').notNull().default(0) } : {}),
  };

  return pgTable(name, columns, (raw) => {
    const table = raw as unknown as Record<string, AnyPgColumn>;
    const column = (key: string) => table[key] as AnyPgColumn;
    const extras: PgTableExtraConfigValue[] = [uniqueIndex(uniqueName(name, 'uuid')).on(column('uuid'))];
    const indexed = new Set<string>();
    const addIndex = (...keys: string[]) => {
      const distinct = [...new Set(keys)];
      const label = `${name}_${distinct.map(snake).join('_')}_idx`.slice(0, 63);
      if (indexed.has(label)) return;
      indexed.add(label);
      extras.push(index(label).on(...(distinct.map(column) as [AnyPgColumn])));
    };

    const owners = [...new Set(sharing.flatMap(({ scope }) => (scope.through ? [] : [scope.building, scope.tenant])))].filter((key): key is string => Boolean(key) && key !== 'id');
    for (const owner of owners) addIndex(owner, 'id');
    for (const entity of sharing) {
      const owner = entity.scope.through ? undefined : entity.scope.building;
      const lead = owner && owner !== 'id' ? [owner] : [];
      for (const one of sortable(entity)) {
        const field = entity.fields[one];
        if (field && isStored(field)) addIndex(...lead, wireKey(one, field), 'id');
      }
      addIndex(...lead, 'updatedDate', 'id');
    }
    for (const [one, field] of fields) {
      const key = wireKey(one, field);
      if (field.kind === 'reference') {
        addIndex(key);
        extras.push(
          foreignKey({ name: `${name}_${columnName(one, field)}_fk`.slice(0, 63), columns: [column(key)], foreignColumns: [tableOf(field.to).id as AnyPgColumn] }).onDelete(
            ON_DELETE[field.onDelete],
          ),
        );
      }
      if (field.kind === 'file')
        extras.push(foreignKey({ name: `${name}_${columnName(one, field)}_fk`.slice(0, 63), columns: [column(key)], foreignColumns: [systemFiles.id] }).onDelete('set null'));
      if (field.kind === 'enum')
        extras.push(check(`${name}_${columnName(one, field)}_check`.slice(0, 63), sql.raw(`"${columnName(one, field)}" in (${[...new Set(enumValues(sharing, one))].map(words).join(', ')})`)));
      if (field.unique) {
        const owner = sharing[0]?.scope.building;
        const on = kindOf(field.kind).caseless ? sql`lower(${column(key)})` : column(key);
        const unique = uniqueIndex(uniqueName(name, columnName(one, field)));
        extras.push(field.unique === 'perCentre' && owner ? unique.on(column(owner), on) : unique.on(on as AnyPgColumn));
      }
    }
    if (search.length) extras.push(index(`${name}_search_idx`).using('gin', sql`${column('searchText')} gin_trgm_ops`));
    return extras;
  }) as unknown as EntityTable;
}

/** Every value that some entity of a shared table gives the column. */
const enumValues = (sharing: readonly Entity[], name: string): string[] =>
  sharing.flatMap((entity) => {
    const field = entity.fields[name];
    return field?.kind === 'enum' ? [...field.values] : [];
  });

export interface Tables {
  /** The table of an entity, by the entity's name. */
  of(entity: string): EntityTable;
  /** Every entity table once, by its SQL name. */
  all: Readonly<Record<string, EntityTable>>;
}

/** Builds the tables of a set of schemas. */
export function makeTables(entities: readonly Entity[]): Tables {
  const sharing = new Map<string, Entity[]>();
  for (const entity of entities) sharing.set(entity.table, [...(sharing.get(entity.table) ?? []), entity]);
  const all: Record<string, EntityTable> = {};
  const of = (name: string): EntityTable => {
    const table = all[entities.find((one) => one.name === name)?.table ?? ''];
    if (!table) throw new Error(`there is no table for '${name}'`);
    return table;
  };
  // Drizzle asks for foreign columns only when all tables exist, so the order does not matter.
  for (const [name, group] of sharing) all[name] = makeTable(name, group, of);
  return { of, all };
}
