/** Check-ins at locations: who is there until when. A new one elsewhere ends the old, under the lock of the person. */
import { sql } from 'drizzle-orm';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import { lsLocationCheckIn } from '#schemas/locations/lsLocationCheckIn.ts';
import { companyOf } from '#server/auth/people/places.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { requirePlace } from '#server/engine/occupant/addressed.ts';
import { ofBuilding } from '#server/engine/reach/ofBuilding.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { listOf, moment, objectOf, orNull, text, uuid } from '#server/openapi/values.ts';

type Row = NewRow<typeof lsLocationCheckIn>;
interface Place {
  capacity: number | null;
  stayMinutes: number;
}

/** Ends where the person is so far: at its end, where that has passed, otherwise now. */
async function leaveOld(context: RuleContext, userId: number): Promise<void> {
  const { tx } = context;
  const old = await tx.query<{ id: number; isOver: boolean }>(sql`
    select id, ends_at <= now() as "isOver" from ls_location_check_ins
    where user_id = ${userId} and status = 'CHECKED_IN' order by id for update`);
  for (const { id, isOver } of old)
    await writeBySystem(
      tx,
      { ...context, entity: lsLocationCheckIn.name },
      id,
      isOver ? 'end' : 'checkOut',
      isOver
        ? { status: 'ENDED' }
        : { status: 'CHECKED_OUT', checkedOutDate: new Date().toISOString(), checkedOutUserId: context.reach.session.userId },
    );
}

async function complete(context: RuleContext, { values, ...row }: Row): Promise<void> {
  const { tx, reach } = context;
  const { locationId, userId } = values;
  if (!locationId || !userId) return;
  const buildingId = reach.buildingId as number;
  // One check-in of a person at a time, and one that fills a location.
  await tx.query(sql`select 1 as held from users where id = ${userId} for update`);
  const [place] = await tx.query<Place & object>(sql`
    select capacity, stay_minutes as "stayMinutes" from ls_locations
    where id = ${locationId} and office_centre_id = ${buildingId} and active and deleted_date is null for update`);
  if (!place) return refuse({ ...row, values }, 'locationId', 'notFound');
  if (context.writing) await leaveOld(context, userId);
  const [there] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from ls_location_check_ins where location_id = ${locationId} and status = 'CHECKED_IN' and ends_at > now()`);
  const now = Date.now();
  Object.assign(values, {
    tenantId: await companyOf(tx, userId, buildingId),
    checkedInDate: new Date(now).toISOString(),
    endsAt: new Date(now + place.stayMinutes * MINUTE).toISOString(),
    filledUp: place.capacity !== null && (there?.count ?? 0) + 1 === place.capacity,
  });
}

export const checkInRules = rulesFor(lsLocationCheckIn, {
  beforeCreate: async (context, rows) => {
    for (const row of rows) await complete(context, row);
  },
});

export const ownSchema = objectOf({
  uuid,
  locationUuid: uuid,
  location: text,
  floorNo: orNull(text),
  checkedInDate: moment,
  endsAt: moment,
  checkedOutDate: orNull(moment),
  status: text,
});
export const ownListSchema = listOf(ownSchema);

/** One that is over is so, whether the clock has said it yet or not. */
const ownOf = (
  on: Queryable,
  userId: number,
  buildingId: number,
  only = sql.raw("c.checked_in_date > now() - interval '30 days'"),
) =>
  on.query(sql`
    select c.uuid, l.uuid as "locationUuid", l.name as location, l.floor_no as "floorNo", c.checked_in_date as "checkedInDate",
      c.ends_at as "endsAt", c.checked_out_date as "checkedOutDate",
      case when c.status = 'CHECKED_IN' and c.ends_at <= now() then 'ENDED' else c.status end as status
    from ls_location_check_ins c join ls_locations l on l.id = c.location_id
    where c.user_id = ${userId} and c.office_centre_id = ${buildingId} and ${only} order by c.checked_in_date desc, c.id desc limit 200`);

export const own = ({ db, reach }: AreaContext): Promise<unknown> => {
  const { userId, buildingId } = requirePlace(reach);
  return ownOf(db, userId, buildingId);
};
const oneOf = async (tx: Transaction, userId: number, buildingId: number, id: number): Promise<unknown> =>
  (await ownOf(tx, userId, buildingId, sql`c.id = ${id}`))[0];

/** Checks in, once for each key of the person. Throws AppError validation for a code of no location here. */
export async function scan(context: AreaContext): Promise<unknown> {
  const { db, model, reach, body } = context;
  await throttle(db, 'occupantAct', reach);
  const { userId, buildingId } = requirePlace(reach);
  const { uniqueCode, requestKey: key } = body as { uniqueCode: string; requestKey: string };
  const requestKey = `${userId}:${key}`;
  const entity = model.entity(lsLocationCheckIn.name);
  const run = async (tx: Transaction) => {
    await tx.query(sql`select 1 as held from users where id = ${userId} for update`);
    const [same] = await tx.query<{ id: number }>(sql`select id from ls_location_check_ins where request_key = ${requestKey}`);
    if (same) return oneOf(tx, userId, buildingId, same.id);
    const [place] = await tx.query<{ id: number }>(sql`
      select id from ls_locations where upper(unique_code) = ${codeIn(uniqueCode)} and office_centre_id = ${buildingId}
        and active and deleted_date is null`);
    if (!place) throw new AppError('validation', { fields: { uniqueCode: { code: 'noLocation' } } });
    const values = { locationId: place.id, userId, source: 'APP', requestKey };
    const made = await storeNew(tx, { ...context, entity, reach: ofBuilding(reach) }, 'create', { values, linked: {} });
    return oneOf(tx, userId, buildingId, made.id as number);
  };
  return db.transaction(run).catch((error: unknown) => {
    throw asAppError(error, entity);
  });
}

/** Throws AppError notFound, notAllowedNow. */
export async function ownCheckOut(context: AreaContext): Promise<unknown> {
  const { db, model, reach, params } = context;
  await throttle(db, 'occupantAct', reach);
  const { userId, buildingId } = requirePlace(reach);
  if (!UUID.test(params.uuid ?? '')) throw new AppError('notFound');
  return db.transaction(async (tx) => {
    const [mine] = await tx.query<{ id: number }>(sql`
      select id from ls_location_check_ins
      where uuid = ${params.uuid}::uuid and user_id = ${userId} and office_centre_id = ${buildingId} for update`);
    if (!mine) throw new AppError('notFound');
    const found = model.entity(lsLocationCheckIn.name);
    const entity = { ...found, api: { ...found.api, key: 'id' as const } };
    await changeRecord(tx, { ...context, entity, reach: ofBuilding(reach) }, 'checkOut', mine.id, {});
    return oneOf(tx, userId, buildingId, mine.id);
  });
}
