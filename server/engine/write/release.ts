/** Removes deleted records from lists of references and from pointers to one of many: the foreign key that neither can have. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isReferences, isStored, type ReferencesField } from '#schemas/kernel/fields/field.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import { aimsAt } from '../records/anyOf.ts';

interface Holder {
  table: string;
  column: string;
  onDelete: ReferencesField['onDelete'];
  /** A list that must be there stays, even an empty one; the next edit asks for its content. */
  required: boolean;
}

/** Every column that may hold ids of the entity's table, once; entities may share tables on both sides. */
function holdersOf(model: Model, { table }: Entity): Holder[] {
  const all = model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]): Holder[] =>
      isReferences(field) && isStored(field) && model.entity(field.to).table === table
        ? [{ table: entity.table, column: columnName(name, field), onDelete: field.onDelete, required: field.required === true }]
        : [],
    ),
  );
  return [...new Map(all.map((one) => [`${one.table}.${one.column}`, one])).values()];
}

/**
 * Removes ids from every list and pointer that holds them, or refuses if a list requires one. The records must be locked.
 * @throws AppError inUse
 */
export async function releaseReferences(tx: Queryable, model: Model, entity: Entity, ids: readonly number[]): Promise<void> {
  const gone = sql`${sql.param(ids)}::bigint[]`;
  const holders = holdersOf(model, entity).map((one) => ({
    ...one,
    source: sql.raw(`"${one.table}"`),
    value: sql.raw(`"${one.column}"`),
    holds: sql`${sql.raw(`"${one.column}"`)} && ${gone}`,
  }));
  for (const { onDelete, source, holds } of holders) {
    if (onDelete !== 'restrict') continue;
    const [row] = await tx.query(sql`select 1 as found from ${source} where ${holds} limit 1`);
    if (row) throw new AppError('inUse');
  }
  for (const { onDelete, required, source, value, holds } of holders) {
    if (onDelete !== 'clear') continue;
    const rest = sql`array(select id from unnest(${value}) with ordinality as held(id, place) where id <> all(${gone}) order by place)`;
    await tx.query(sql`update ${source} set ${value} = ${required ? rest : sql`nullif(${rest}, '{}')`} where ${holds}`);
  }
  for (const { table, column, code, modules } of aimsAt(model, entity)) {
    const [value, module] = [sql.raw(`"${column}"`), sql.raw(`"${code}"`)];
    await tx.query(
      sql`update ${sql.raw(`"${table}"`)} set ${value} = null where ${value} = any(${gone}) and ${module} = any(${sql.param(modules)}::text[])`,
    );
  }
}
