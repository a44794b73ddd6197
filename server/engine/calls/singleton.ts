/**
 * The record that a building has once (`schemas/kernel/entity/singleton.ts`), and the provider, where it has one as well: read with its
 * defaults, made by the first who saves it.
 */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { savePart, unsaved } from '#schemas/kernel/entity/singleton.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { isPartySetting } from '#schemas/kernel/rights/parties.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { forgetSessions } from '#server/auth/session/sessionCache.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import { type AreaContext, type Handler, returning } from '../areas/areaCalls.ts';
import type { Reach } from '../reach/reach.ts';
import type { RecordRow } from '../records/record.ts';
import { loadRecord } from '../verbs/get.ts';
import { changeRecord } from '../write/change.ts';
import { createRecord } from '../write/create.ts';

type Named = Pick<Entity, 'name'>;

/** Whose record it is: a building's, or null for the provider's. Throws AppError centreRequired. */
function ownerOf({ singleton }: Entity, { buildingId, session }: Reach): number | null {
  if (buildingId === null && !(singleton?.provider && session.side === 'platform')) throw new AppError('centreRequired');
  return buildingId;
}
/** The provider's staff in a company see what its building has set. */
const inBuilding = (reach: Reach): Reach => (reach.session.side === 'platform' ? { ...reach, tenantId: null } : reach);

/** The building's record, or the defaults. Throws AppError centreRequired outside a building. */
export async function readSingleton(db: Queryable, model: Model, { name }: Named, reach: Reach): Promise<RecordRow> {
  const entity = model.entity(name);
  const id = await idOf(db, entity, ownerOf(entity, reach));
  if (id !== undefined) return loadRecord(db, model, entity, inBuilding(reach), sql`t.id = ${id}`);
  return unsaved(entity.fields, inputNames(entity, 'update')) as RecordRow;
}

const idOf = async (db: Queryable, { table }: Entity, building: number | null): Promise<number | undefined> =>
  (
    await db.query<{ id: number }>(
      sql`select id from ${sql.raw(`"${table}"`)} where office_centre_id is not distinct from ${building}::bigint`,
    )
  )[0]?.id;

/** @param part the section of the form that is written; the others keep what they have */
async function save({ db, model, body, ...context }: AreaContext, name: string, part?: string): Promise<RecordRow> {
  const entity = model.entity(name);
  const owner = ownerOf(entity, context.reach);
  const write = { ...context, model, entity, reach: inBuilding(context.reach) };
  return db.transaction(async (tx) => {
    // No unique index holds for rows of no building.
    if (owner === null) await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`singleton ${name}`}))`);
    // People whom it names as a party have other rights from now on.
    if (owner !== null && isPartySetting(model.entities, name)) await forgetSessions(tx, { officeCentreId: owner });
    const id = await idOf(tx, entity, owner);
    const { version, ...given } = body as { version: number };
    const kept = part === undefined ? {} : await formOf(tx, write, id);
    const values = { ...kept, ...given };
    if (id !== undefined) return (await changeRecord(tx, write, 'update', String(id), { ...values, version })).after;
    if (version !== 0) throw new AppError('notFound');
    return (await createRecord(tx, write, 'create', values)) as RecordRow;
  });
}

/** What the whole form holds now, as a body. */
async function formOf(
  tx: Queryable,
  { model, entity, reach }: { model: Model; entity: Entity; reach: Reach },
  id: number | undefined,
): Promise<Record<string, unknown>> {
  const names = inputNames(entity, 'update', reach.session);
  // Locked, so that what another section saves at the same moment is not put back.
  const record =
    id === undefined
      ? (unsaved(entity.fields, names) as RecordRow)
      : await loadRecord(tx, model, entity, reach, sql`t.id = ${id}`, { lock: true, writing: true });
  return Object.fromEntries(
    names.map((name) => {
      const key = wireKey(name, entity.fields[name] as Field);
      return [key, record[key] ?? null];
    }),
  );
}

/** Answers to the calls that `singletonParts` declares. */
export const singletonPartHandlers = (entity: Named & Pick<Entity, 'form'>): Record<string, Handler> => ({
  read: returning(`${entity.name}.set`, ({ db, model, reach }) => readSingleton(db, model, entity, reach)),
  ...Object.fromEntries(
    entity.form.map(({ section }) => [
      savePart(section),
      returning(entity.name, (context) => save(context, entity.name, section)),
    ]),
  ),
});

/** Answers to the calls that `singletonCalls` declares. */
export const singletonHandlers = (entity: Named): { read: Handler; save: Handler } => ({
  read: returning(`${entity.name}.set`, ({ db, model, reach }) => readSingleton(db, model, entity, reach)),
  save: returning(entity.name, (context) => save(context, entity.name)),
});
