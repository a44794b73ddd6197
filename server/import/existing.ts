/** Finding records that a spreadsheet speaks of: by their unique field, or by what they are called. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import { isStored, wireKey } from '#schemas/kernel/field.ts';
import type { Queryable } from '#server/db/database.ts';
import { columnOf, type Model, titleSql } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import type { Reach } from '#server/engine/reach.ts';
import { scopeOf } from '#server/engine/scope.ts';
import { selectRecords, tableAs } from '#server/engine/select.ts';

/** The field by which a row is recognised when it comes again. */
export const uniqueField = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(([, field]) => field.unique && isStored(field))?.[0];

/** The record that holds the row's unique value already. */
export async function existingRecord(
  tx: Queryable,
  model: Model,
  entity: Entity,
  unique: string,
  body: Readonly<Record<string, unknown>>,
  reach: Reach,
): Promise<Record<string, unknown> | undefined> {
  const field = entity.fields[unique];
  const value = field && body[wireKey(unique, field)];
  if (typeof value !== 'string' || value === '') return undefined;
  const where = sql`where lower(${columnOf('t', columnName(unique, field))}) = lower(${value}) and ${scopeOf(model, entity, 't', reach)}`;
  const [record] = await tx.query<Record<string, unknown>>(selectRecords(model, entity, reach, tableAs(entity), where));
  return record;
}

/** The id of the record of that unique value or title; undefined when there is none, or more than one. */
export async function findByLabel(
  tx: Queryable,
  model: Model,
  name: string,
  text: string,
  reach: Reach,
): Promise<number | undefined> {
  const entity = model.entity(name);
  const unique = uniqueField(entity);
  const title = sql`lower(${sql.raw(titleSql(entity, 't'))}) = lower(${text})`;
  const own = unique
    ? sql`(${title} or lower(${columnOf('t', columnName(unique, entity.fields[unique]))}) = lower(${text}))`
    : title;
  const rows = await tx.query<{ id: number }>(
    sql`select t.id from ${tableAs(entity)} where ${own} and ${scopeOf(model, entity, 't', reach)} limit 2`,
  );
  return rows.length === 1 ? rows[0]?.id : undefined;
}
