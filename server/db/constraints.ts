/** What the database itself guarantees about a field: that a reference exists, a value is allowed, a value is unique. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, foreignKey, type PgTableExtraConfigValue, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Entity } from '#schemas/kernel/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/field.ts';
import { kindOf } from './kinds.ts';
import { checkName, columnName, foreignKeyName, uniqueName } from './names.ts';

const ON_DELETE = { restrict: 'restrict', cascade: 'cascade', clear: 'set null' } as const;
const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

export interface Surroundings {
  table: string;
  sharing: readonly Entity[];
  column(wireKey: string): AnyPgColumn;
  /** The key of what a field points to. */
  target(field: Field): AnyPgColumn | undefined;
}

/** Every value that some entity of a shared table gives the column. */
const allowedValues = (sharing: readonly Entity[], name: string): string[] => [
  ...new Set(
    sharing.flatMap((entity) => {
      const field = entity.fields[name];
      return field?.kind === 'enum' || field?.kind === 'enums' ? [...field.values] : [];
    }),
  ),
];

export function constraintsOf(name: string, field: Field, around: Surroundings): PgTableExtraConfigValue[] {
  const { table, sharing, column, target } = around;
  const own = columnName(name, field);
  const made: PgTableExtraConfigValue[] = [];

  const other = target(field);
  if (other)
    made.push(
      foreignKey({
        name: foreignKeyName(table, own),
        columns: [column(wireKey(name, field))],
        foreignColumns: [other],
      }).onDelete(field.kind === 'reference' ? ON_DELETE[field.onDelete] : 'set null'),
    );

  const values = allowedValues(sharing, name).map(quoted).join(', ');
  if (field.kind === 'enum') made.push(check(checkName(table, own), sql.raw(`"${own}" in (${values})`)));
  if (field.kind === 'enums') made.push(check(checkName(table, own), sql.raw(`"${own}" <@ array[${values}]::text[]`)));

  const unique = field.kind === 'sequence' ? 'perCentre' : field.unique;
  if (unique) {
    const building = sharing[0]?.scope.building;
    const value = kindOf(field.kind).caseless ? sql`lower(${column(wireKey(name, field))})` : column(wireKey(name, field));
    const index = uniqueIndex(uniqueName(table, own));
    const whole = unique === 'perCentre' && building ? index.on(column(building), value) : index.on(value as AnyPgColumn);
    const keepsDeleted = sharing.some((entity) => entity.traits.includes('softDeleted'));
    made.push(keepsDeleted ? whole.where(sql.raw('deleted_date is null')) : whole);
  }
  return made;
}
