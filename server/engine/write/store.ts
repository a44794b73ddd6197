/** The two statements that write a record; both keep the limits of its entity. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { fieldByKey, storedColumn } from '#server/db/model.ts';
import type { LimitContext } from '../limits/hold.ts';
import { requireRoom } from '../limits/room.ts';
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

/** Inserts and returns the new id. Throws AppError with the sentence of a limit. */
export async function insertRecord(context: LimitContext, values: Values): Promise<number> {
  const { tx, entity, reach } = context;
  const room = await requireRoom(context, [values], () => ({ values }));
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
  await room.settle([values]);
  return (row as { id: number }).id;
}

/** Writes these values to a locked record and increments the version. Throws AppError with the sentence of a limit. */
export async function updateRecord(context: LimitContext, id: number, values: Values): Promise<void> {
  const { tx, entity, reach } = context;
  const room = await requireRoom(context, [values], () => ({ id, values }));
  await rememberTags(tx, entity, values, reach);
  const sets = Object.entries(values).map(([key, value]) => sql`${column(entity, key)} = ${parameter(entity, key, value)}`);
  const always = sql`version = version + 1, updated_date = now(), updated_user_id = ${reach.session.userId || null}`;
  await tx.query(sql`update ${sql.raw(`"${entity.table}"`)} set ${sql.join([...sets, always], sql.raw(', '))} where id = ${id}`);
  await room.settle([values]);
}
