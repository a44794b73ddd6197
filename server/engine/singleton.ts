/** The record that a building has once (`schemas/kernel/singleton.ts`): read with its defaults, made by the first who saves it. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import { unsaved } from '#schemas/kernel/singleton.ts';
import { inputNames } from '#schemas/kernel/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import { type Answer, type AreaContext, returning } from './areaCalls.ts';
import type { Reach } from './reach.ts';
import type { RecordRow } from './record.ts';
import { loadRecord } from './verbs/get.ts';
import { changeRecord } from './write/change.ts';
import { createRecord } from './write/create.ts';

type Named = Pick<Entity, 'name'>;

/** The building's record, or the defaults. Throws AppError centreRequired outside a building. */
export async function readSingleton(db: Queryable, model: Model, { name }: Named, reach: Reach): Promise<RecordRow> {
  const entity = model.entity(name);
  if (reach.buildingId === null) throw new AppError('centreRequired');
  const id = await idOf(db, entity, reach.buildingId);
  if (id !== undefined) return loadRecord(db, model, entity, reach, sql`t.id = ${id}`);
  return unsaved(entity.fields, inputNames(entity, 'update')) as RecordRow;
}

const idOf = async (db: Queryable, { table }: Entity, building: number): Promise<number | undefined> =>
  (await db.query<{ id: number }>(sql`select id from ${sql.raw(`"${table}"`)} where office_centre_id = ${building}`))[0]?.id;

async function save({ db, model, reach, body, ...context }: AreaContext, name: string): Promise<RecordRow> {
  const entity = model.entity(name);
  const { buildingId } = reach;
  if (buildingId === null) throw new AppError('centreRequired');
  const write = { ...context, model, entity, reach };
  return db.transaction(async (tx) => {
    const id = await idOf(tx, entity, buildingId);
    const { version, ...values } = body as { version: number };
    if (id !== undefined) return (await changeRecord(tx, write, 'update', String(id), body)).after;
    if (version !== 0) throw new AppError('notFound');
    return (await createRecord(tx, write, 'create', values)) as RecordRow;
  });
}

/** Answers to the calls that `singletonCalls` declares. */
export const singletonAnswers = (entity: Named): { read: Answer; save: Answer } => ({
  read: returning({ type: 'object' }, ({ db, model, reach }) => readSingleton(db, model, entity, reach)),
  save: returning({ type: 'object' }, (context) => save(context, entity.name)),
});
