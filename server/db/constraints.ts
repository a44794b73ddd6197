/** What the database itself guarantees about a field: a reference exists, a value is allowed, a value is unique. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, foreignKey, type PgTableExtraConfigValue, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isListed, isNumbered, isReference, wireKey } from '#schemas/kernel/fields/field.ts';
import { kindOf } from './kinds/index.ts';
import { checkName, columnName, foreignKeyName, uniqueName } from './names.ts';

const ON_DELETE = { restrict: 'restrict', cascade: 'cascade', clear: 'set null' } as const;
const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

export interface ConstraintContext {
  table: string;
  sharing: readonly Entity[];
  column(wireKey: string): AnyPgColumn;
  /** The foreign key of a reference field. */
  target(field: Field): AnyPgColumn | undefined;
}

/** Every value that the entities of a shared table allow in the column. */
const allowedValues = (sharing: readonly Entity[], name: string): string[] => [
  ...new Set(
    sharing.flatMap((entity) => {
      const field = entity.fields[name];
      return field && isListed(field) ? [...field.values] : [];
    }),
  ),
];

export function constraintsOf(name: string, field: Field, around: ConstraintContext): PgTableExtraConfigValue[] {
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
      }).onDelete(isReference(field) ? ON_DELETE[field.onDelete] : 'set null'),
    );

  const values = allowedValues(sharing, name).map(quoted).join(', ');
  const { allows, caseless } = kindOf(field);
  if (allows) made.push(check(checkName(table, own), sql.raw(allows(`"${own}"`, values))));

  const unique = isNumbered(field) ? 'perCentre' : field.unique;
  if (unique) {
    const building = sharing[0]?.scope.building;
    const value = caseless ? sql`lower(${column(wireKey(name, field))})` : column(wireKey(name, field));
    const index = uniqueIndex(uniqueName(table, own));
    const whole = unique === 'perCentre' && building ? index.on(column(building), value) : index.on(value as AnyPgColumn);
    const keepsDeleted = sharing.some((entity) => entity.traits.includes('softDeleted'));
    made.push(keepsDeleted ? whole.where(sql.raw('deleted_date is null')) : whole);
  }
  return made;
}
