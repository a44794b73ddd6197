/** The two statements that write a record. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Queryable } from '#server/db/database.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { fieldByKey, storedColumn } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { rememberTags } from './tags.ts';

type Values = Readonly<Record<string, unknown>>;

/** A value as a parameter of its column: lists as arrays, other structured values as JSON. */
function parameter(entity: Entity, key: string, value: unknown): SQL {
  if (value === null || value === undefined) return sql`null`;
  const field = fieldByKey(entity, key)?.field;
  const cast = field && kindOf(field).cast;
  if (cast === 'jsonb') return sql`${JSON.stringify(value)}::jsonb`;
  if (Array.isArray(value))
    return sql`array[${sql.join(
      value.map((item) => sql`${item}`),
      sql.raw(', '),
    )}]::${sql.raw(cast ?? 'text[]')}`;
  return sql`${value}`;
}
const column = (entity: Entity, key: string): SQL => {
  const name = storedColumn(entity, key);
  if (!name) throw new Error(`${entity.name} has no column for '${key}'`);
  return sql.raw(`"${name}"`);
};

/** Inserts and returns the new id. */
export async function insertRecord(tx: Queryable, entity: Entity, values: Values, reach: Reach): Promise<number> {
  const user = reach.session.userId || null;
  const all = { ...values, createdUserId: user, updatedUserId: user };
  const keys = Object.keys(all);
  const columns = sql.join(
    keys.map((key) => column(entity, key)),
    sql.raw(', '),
  );
  const parameters = sql.join(
    keys.map((key) => parameter(entity, key, all[key as keyof typeof all])),
    sql.raw(', '),
  );
  await rememberTags(tx, entity, values, reach);
  const [row] = await tx.query<{ id: number }>(
    sql`insert into ${sql.raw(`"${entity.table}"`)} (${columns}) values (${parameters}) returning id`,
  );
  return (row as { id: number }).id;
}

/** Writes these values and increments the version. */
export async function updateRecord(tx: Queryable, entity: Entity, id: number, values: Values, reach: Reach): Promise<void> {
  await rememberTags(tx, entity, values, reach);
  const sets = Object.entries(values).map(([key, value]) => sql`${column(entity, key)} = ${parameter(entity, key, value)}`);
  const always = sql`version = version + 1, updated_date = now(), updated_user_id = ${reach.session.userId || null}`;
  await tx.query(sql`update ${sql.raw(`"${entity.table}"`)} set ${sql.join([...sets, always], sql.raw(', '))} where id = ${id}`);
}
