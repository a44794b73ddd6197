import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { POSITION, saidKeys } from '#schemas/kernel/fields/field.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { prepared } from '#server/db/statement.ts';
import { AppError } from '#server/errors/appError.ts';
import type { VerbHandler } from '../context.ts';
import { refuse, refuseUnknown } from '../lists/filters.ts';
import type { RawQuery } from '../lists/listQuery.ts';
import { parseId, type Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import type { RecordRow } from '../records/record.ts';
import { selectRecord } from '../records/select.ts';

/** `t.id = 4`, or by uuid if the entity's paths use it. Throws AppError notFound for an invalid key. */
export function keyCondition(entity: Entity, key: string | number | undefined): SQL {
  if (entity.api.key === 'uuid' && typeof key === 'string') {
    if (!UUID.test(key)) throw new AppError('notFound');
    return sql`t.uuid = ${key}`;
  }
  const id = typeof key === 'number' ? key : parseId(key);
  if (id === null) throw new AppError('notFound');
  return sql`t.id = ${id}`;
}

/**
 * One complete record within scope; `lock` locks it until the transaction ends.
 * @throws AppError notFound when there is none, or none within scope
 */
export async function loadRecord(
  db: Queryable,
  model: Model,
  entity: Entity,
  reach: Reach,
  key: SQL,
  options: { lock?: boolean; writing?: boolean } = {},
): Promise<RecordRow> {
  const where = sql`where ${key} and ${scopeOf(model, entity, 't', reach, options)}`;
  const tail = options.lock ? sql`${where} for update of t` : where;
  const [record] = await db.query<RecordRow>(prepared(selectRecord(model, entity, reach, tail)));
  if (!record) throw new AppError('notFound');
  return record;
}

export const get: VerbHandler = async ({ db, model, entity, reach, key }) => ({
  data: await loadRecord(db, model, entity, reach, keyCondition(entity, key)),
});

/** The order that the query asks for, of entries that stand in the order of their positions. Throws AppError badQuery. */
function isDescending({ sortProperties = POSITION, sortDirection = 'ASC', ...others }: RawQuery): boolean {
  for (const param of Object.keys(others)) refuseUnknown(param);
  if (sortProperties !== POSITION) refuse('sortProperties');
  if (sortDirection !== 'ASC' && sortDirection !== 'DESC') refuse('sortDirection');
  return sortDirection === 'DESC';
}

/** Part of a record under a path of its own. */
export const view: VerbHandler = async ({ db, model, entity, call, reach, key, query }) => {
  const { fields, ordered } = entity.api.views?.[call.name as string] ?? {};
  const isTurned = ordered ? isDescending(query) : false;
  const record = await loadRecord(db, model, entity, reach, keyCondition(entity, key));
  if (ordered && isTurned && Array.isArray(record[ordered])) record[ordered] = record[ordered].toReversed();
  return {
    data: fields
      ? Object.fromEntries(['id', 'uuid', 'version', ...saidKeys(entity.fields, fields)].map((key) => [key, record[key]]))
      : record,
  };
};
