/** The columns of a table: the base columns, and the fields of all entities that share the table. */
import { type SQL, sql } from 'drizzle-orm';
import { bigint, integer, type PgColumnBuilderBase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Trait } from '#schemas/kernel/entity/reorderable.ts';
import { type Field, isStored, traitsOf, wireKey } from '#schemas/kernel/fields/field.ts';
import { searchFields } from '#schemas/kernel/lists/query.ts';
import { foldedText } from './folded.ts';
import { kindOf } from './kinds/index.ts';
import { columnName } from './names.ts';
import { textsOf } from './wording.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });

/** @param alone whether the id is the key by itself */
const baseColumns = (alone: boolean) => ({
  id: (alone
    ? bigint('id', { mode: 'number' }).primaryKey()
    : bigint('id', { mode: 'number' }).notNull()
  ).generatedAlwaysAsIdentity(),
  uuid: uuid('uuid').notNull().defaultRandom(),
  version: integer('version').notNull().default(1),
  createdDate: instant('created_date').notNull().defaultNow(),
  createdUserId: bigint('created_user_id', { mode: 'number' }),
  updatedDate: instant('updated_date').notNull().defaultNow(),
  updatedUserId: bigint('updated_user_id', { mode: 'number' }),
});

const traitColumns: Record<Trait, () => Record<string, PgColumnBuilderBase>> = {
  softDeleted: () => ({ deletedDate: instant('deleted_date') }),
  reorderable: () => ({ position: integer('position').notNull().default(0) }),
};

/** Stored fields of all entities on one table, by name; the first entity that declares a field defines it. */
export function storedFields(sharing: readonly Entity[]): [string, Field][] {
  const fields = new Map<string, Field>();
  for (const entity of sharing)
    for (const [name, field] of Object.entries(entity.fields)) if (isStored(field) && !fields.has(name)) fields.set(name, field);
  return [...fields];
}

/** Never null: required by every entity on the table, or the status, which every record has. */
const isAlwaysGiven = (sharing: readonly Entity[], name: string) =>
  sharing.every((entity) => {
    const field = entity.fields[name];
    return entity.states?.field === name || (field?.required && !field.when);
  });

/** @param filling with the field's default in the database, too, for the rows that a new column finds */
function columnFor(sharing: readonly Entity[], name: string, field: Field, filling: boolean): PgColumnBuilderBase {
  type Builder = PgColumnBuilderBase & { notNull(): Builder; default(value: unknown): Builder };
  const column = kindOf(field).column?.(columnName(name, field), field) as Builder;
  const { zero } = traitsOf(field);
  if (zero !== undefined) return column.default(field.default ?? zero).notNull();
  if (!isAlwaysGiven(sharing, name)) return column;
  return filling && field.default !== undefined ? column.default(field.default).notNull() : column.notNull();
}

/** The columns that `wildcardSearch` searches, of all entities on the table. */
export const searchedFields = (sharing: readonly Entity[]): string[] => [...new Set(sharing.flatMap(searchFields))];

/** `code || ' ' || name`, a name in every language, folded for searches. */
function searchExpression(sharing: readonly Entity[], names: readonly string[]): SQL {
  const fields = new Map(storedFields(sharing));
  const texts = names.flatMap((name) => textsOf(fields.get(name), `"${columnName(name)}"`));
  return sql.raw(foldedText(texts.map((text) => `coalesce(${text}, '')`).join(" || ' ' || ")));
}

/** By wire key, in the order of the schema. */
export function columnsOf(sharing: readonly Entity[], filling = false): Record<string, PgColumnBuilderBase> {
  const search = searchedFields(sharing);
  const traits = new Set(sharing.flatMap((entity) => entity.traits));
  return {
    ...baseColumns(!sharing.some(({ months }) => months)),
    ...Object.fromEntries(
      storedFields(sharing).map(([name, field]) => [wireKey(name, field), columnFor(sharing, name, field, filling)]),
    ),
    ...(search.length ? { searchText: text('search_text').generatedAlwaysAs(searchExpression(sharing, search)) } : {}),
    ...Object.assign({}, ...[...traits].map((trait) => traitColumns[trait]())),
  };
}
