/** Indexes of entity tables for calls that are no lists: what a company's directory looks somebody up by. */
import { type AnyPgColumn, index, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { snake } from '#schemas/kernel/entity/snake.ts';
import { identifier } from '../names.ts';

/** Wire keys, by table. */
const beside: Readonly<Record<string, readonly (readonly string[])[]>> = {
  directory_people: [['officeCentreId', 'externalId']],
};

/** None for most tables. */
export const extraIndexes = (table: string, column: (key: string) => AnyPgColumn): PgTableExtraConfigValue[] =>
  (Object.hasOwn(beside, table) ? (beside[table] ?? []) : []).map((keys) =>
    index(identifier(table, ...keys.map(snake), 'idx')).on(...(keys.map(column) as [AnyPgColumn])),
  );
