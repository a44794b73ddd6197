/** Names in the database. PostgreSQL truncates identifiers at 63 bytes; here a long one ends in a hash instead. */
import { createHash } from 'node:crypto';
import { snake } from '#schemas/kernel/entity/snake.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';

const MAX_LENGTH = 63;

/** `table_column_suffix`, never longer than PostgreSQL allows and unique for each input. */
export function identifier(...parts: readonly string[]): string {
  const whole = parts.join('_');
  if (whole.length <= MAX_LENGTH) return whole;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  const suffix = parts.at(-1) ?? '';
  return `${whole.slice(0, MAX_LENGTH - suffix.length - hash.length - 2)}_${hash}_${suffix}`;
}

/** The column of a field: `carPark` is `car_park_id`. */
export const columnName = (name: string, field?: Field): string => snake(field ? wireKey(name, field) : name);
/** The name of a unique index, from which an error is mapped back to its field. */
export const uniqueName = (table: string, column: string): string => identifier(table, column, 'key');
export const foreignKeyName = (table: string, column: string): string => identifier(table, column, 'fk');
export const checkName = (table: string, column: string): string => identifier(table, column, 'check');
