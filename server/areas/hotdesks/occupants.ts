/** What the people of a building do with its desks: look at the plan, book, sit down, check in, leave, lend their own. */
import { sql } from 'drizzle-orm';
import { hotdeskBooking } from '#schemas/hotdesks/hotdeskBooking.ts';
import { hotdeskLending } from '#schemas/hotdesks/hotdeskLending.ts';
import { hotdeskZone } from '#schemas/hotdesks/hotdeskZone.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { AreaContext, RecordContext } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { type OccupantEntity, requirePlace, shownTo } from '#server/engine/occupant/addressed.ts';
import { ofBuilding } from '#server/engine/reach/ofBuilding.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { createRecord, storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { listOf, moment, objectOf, orNull, text, uuid } from '#server/openapi/values.ts';
import { lockDesk } from './bookings.ts';
import { bookedByOthers } from './desks.ts';
import { releaseMissed } from './noShow.ts';
import { askedFor, type Plan, planOf } from './plan.ts';
import { settingsOf } from './settings.ts';
import { dayEndOf, fromNow } from './walkIn.ts';

const keyOf = ({ params }: AreaContext): string => {
  if (!UUID.test(params.uuid ?? '')) throw new AppError('notFound');
  return params.uuid as string;
};

/** The plan as somebody of the back office sees it, with names. */
export async function readPlan({ db, model, reach, query, record }: RecordContext): Promise<Plan> {
  const zone = (record.officeCentre as { timeZone?: string } | null)?.timeZone ?? reach.zone;
  const set = await settingsOf(db, model, reach, record.officeCentreId as number);
  const names = reach.session.permissions.includes('HOTDESK_LIST') && reach.session.side !== 'tenant';
  return planOf(db, { zoneId: record.id, zone, userId: reach.session.userId, names }, askedFor(query, set, zone));
}

/** The plan as its people see it. Throws AppError notFound for a zone that is not for them. */
export async function readOwnPlan(context: AreaContext): Promise<Plan> {
  const { db, model, reach, query } = context;
  const { userId, buildingId } = requirePlace(reach);
  const entity = model.entity(hotdeskZone.name) as OccupantEntity;
  const [zone] = await db.query<{ id: number }>(
    sql`select t.id from hotdesk_zones t where t.uuid = ${keyOf(context)}::uuid and ${shownTo(model, entity, reach)}`,
  );
  if (!zone) throw new AppError('notFound');
  const set = await settingsOf(db, model, reach, buildingId);
  return planOf(db, { zoneId: zone.id, zone: reach.zone, userId, names: false }, askedFor(query, set, reach.zone));
}

export const ownBookingSchema = objectOf({
  uuid,
  referenceNo: text,
  hotdeskUuid: uuid,
  deskNo: text,
  zone: text,
  zoneUuid: uuid,
  startAt: moment,
  endAt: moment,
  checkInFrom: orNull(moment),
  checkInUntil: orNull(moment),
  status: text,
});
export const ownBookingsSchema = listOf(ownBookingSchema);

/** The person's bookings; a desk that nobody came for in time is a no-show, whether the clock has said so yet or not. */
const bookingsOf = (on: Queryable, userId: number, buildingId: number, only = sql.raw("b.end_at > now() - interval '30 days'")) =>
  on.query(sql`
    select b.uuid, b.reference_no as "referenceNo", d.uuid as "hotdeskUuid", d.desk_no as "deskNo", z.name as zone, z.uuid as "zoneUuid",
      b.start_at as "startAt", b.end_at as "endAt", b.check_in_from as "checkInFrom", b.check_in_until as "checkInUntil",
      case when b.status = 'CONFIRMED' and b.check_in_until <= now() then 'NO_SHOW' else b.status end as status
    from hotdesk_bookings b join hotdesks d on d.id = b.hotdesk_id join hotdesk_zones z on z.id = b.zone_id
    where b.user_id = ${userId} and b.office_centre_id = ${buildingId} and ${only} order by b.start_at, b.id limit 200`);

export const ownBookings = ({ db, reach }: AreaContext): Promise<unknown> => {
  const { userId, buildingId } = requirePlace(reach);
  return bookingsOf(db, userId, buildingId);
};
const oneOf = async (tx: Transaction, userId: number, buildingId: number, id: number): Promise<unknown> =>
  (await bookingsOf(tx, userId, buildingId, sql`b.id = ${id}`))[0];

interface Mine {
  id: number;
  zoneId: number;
}
/** A desk of a zone that is for the person, by its uuid or code. Throws AppError notFound. */
async function deskOf(tx: Transaction, { model, reach }: AreaContext, by: ReturnType<typeof sql>): Promise<Mine> {
  const entity = model.entity(hotdeskZone.name) as OccupantEntity;
  const [desk] = await tx.query<Mine>(sql`
    select d.id, d.zone_id as "zoneId" from hotdesks d join hotdesk_zones t on t.id = d.zone_id
    where ${by} and d.office_centre_id = ${reach.buildingId} and d.deleted_date is null and ${shownTo(model, entity, reach)}`);
  if (!desk) throw new AppError('notFound');
  return desk;
}

/** In a transaction whose refusals by the database are said in the words of that entity: that somebody else was faster. */
const saying = <T>({ db, model }: AreaContext, entity: string, run: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(run).catch((error) => {
    throw asAppError(error, model.entity(entity));
  });

async function store(tx: Transaction, context: AreaContext, values: Record<string, unknown>): Promise<unknown> {
  const { model, reach } = context;
  const { userId, buildingId, centreId } = requirePlace(reach);
  const entity = model.entity(hotdeskBooking.name);
  const own = { userId, tenantId: centreId === buildingId ? null : centreId, remark: null, ...values };
  const made = await storeNew(tx, { ...context, entity, reach: ofBuilding(reach) }, 'create', { values: own, linked: {} });
  return oneOf(tx, userId, buildingId, made.id as number);
}

/** Books, once for each key of the person. Throws AppError notFound, validation, notAllowedNow; DatabaseError where somebody was faster. */
export async function bookDesk(context: AreaContext): Promise<unknown> {
  const { db, reach } = context;
  await throttle(db, 'occupantAct', reach);
  const { userId, buildingId } = requirePlace(reach);
  const { requestKey, date, part, startTime = null, endTime = null } = context.body as Record<string, string | null>;
  return saying(context, hotdeskBooking.name, async (tx) => {
    const desk = await deskOf(tx, context, sql`d.uuid = ${keyOf(context)}::uuid`);
    await lockDesk(tx, desk.id);
    const [same] = await tx.query<{ id: number }>(
      sql`select id from hotdesk_bookings where user_id = ${userId} and request_key = ${requestKey} order by id limit 1`,
    );
    if (same) return oneOf(tx, userId, buildingId, same.id);
    const source = reach.session.audience ? 'APP' : 'PORTAL';
    return store(tx, context, { hotdeskId: desk.id, date, part, startTime, endTime, source, requestKey });
  });
}

const act = (tx: Transaction, context: AreaContext, operation: string, id: number, body: object = {}) => {
  const found = context.model.entity(hotdeskBooking.name);
  const entity = { ...found, api: { ...found.api, key: 'id' as const } };
  return changeRecord(tx, { ...context, entity, reach: ofBuilding(context.reach) }, operation, id, body);
};

/** Runs an action on the person's own booking. Throws AppError notFound, notAllowedNow. */
const onOwn =
  (operation: 'checkIn' | 'release' | 'cancel') =>
  async (context: AreaContext): Promise<unknown> => {
    const { db, reach } = context;
    await throttle(db, 'occupantAct', reach);
    const { userId, buildingId } = requirePlace(reach);
    return db.transaction(async (tx) => {
      const [own] = await tx.query<{ id: number; opens: string | null }>(sql`
      select id, case when check_in_from > now() then check_in_from end as opens from hotdesk_bookings
      where uuid = ${keyOf(context)}::uuid and user_id = ${userId} and office_centre_id = ${buildingId} for update`);
      if (!own) throw new AppError('notFound');
      if (operation === 'checkIn' && own.opens)
        throw new AppError('notAllowedNow', {
          messageKey: 'deskErrors.checkInLater',
          params: { time: localAt(reach.zone, Date.parse(own.opens)).time },
        });
      await act(tx, context, operation, own.id, operation === 'cancel' ? { cancelRemark: null } : {});
      return oneOf(tx, userId, buildingId, own.id);
    });
  };
export const ownCheckIn = onOwn('checkIn');
export const ownRelease = onOwn('release');
export const ownCancel = onOwn('cancel');

/** Takes the desk now, or checks in where the person has booked it; the same again changes nothing. */
export async function scanDesk(context: AreaContext): Promise<unknown> {
  const { db, model, reach } = context;
  await throttle(db, 'occupantAct', reach);
  const { userId, buildingId } = requirePlace(reach);
  const code = codeIn(String((context.body as { uniqueCode: string }).uniqueCode));
  return saying(context, hotdeskBooking.name, async (tx) => {
    const { id } = await deskOf(tx, context, sql`upper(d.unique_code) = ${code}`);
    await lockDesk(tx, id);
    await releaseMissed(tx, { ...context, reach: ofBuilding(reach) }, { hotdeskId: id, userId });
    const [own] = await tx.query<{ id: number; status: string }>(sql`
      select id, status from hotdesk_bookings
      where hotdesk_id = ${id} and user_id = ${userId} and end_at > now()
        and (status = 'CHECKED_IN' or (status = 'CONFIRMED' and check_in_from <= now()))
      order by start_at limit 1`);
    if (own?.status === 'CONFIRMED') await act(tx, context, 'checkIn', own.id);
    if (own) return oneOf(tx, userId, buildingId, own.id);
    const { dayEnd, severalDesks } = await settingsOf(tx, model, reach, buildingId);
    const wanted = dayEndOf(reach.zone, dayEnd);
    const values = await fromNow(tx, reach.zone, { hotdeskId: id, userId: severalDesks ? null : userId, wanted, whole: false });
    return store(tx, context, { ...values, userId, source: 'SCAN' });
  });
}

export const ownDesksSchema = listOf(
  objectOf({
    uuid,
    deskNo: text,
    zone: text,
    lent: listOf(objectOf({ uuid, fromDate: text, untilDate: text })),
  }),
);

/** The person's own desks, each with the days for which it is lent. */
export const ownDesks = ({ db, reach }: AreaContext): Promise<unknown> => {
  const { userId, buildingId } = requirePlace(reach);
  return db.query(sql`
    select d.uuid, d.desk_no as "deskNo", z.name as zone, coalesce((
      select json_agg(json_build_object('uuid', l.uuid, 'fromDate', to_char(l.from_date, 'YYYY-MM-DD'), 'untilDate', to_char(l.until_date, 'YYYY-MM-DD'))
        order by l.from_date)
      from hotdesk_lendings l where l.hotdesk_id = d.id and l.until_date >= ${reach.today}::date), '[]'::json) as lent
    from hotdesks d join hotdesk_zones z on z.id = d.zone_id
    where d.owner_id = ${userId} and d.office_centre_id = ${buildingId} and d.active and d.deleted_date is null order by d.desk_no, d.id`);
};

/** Locks the person's own desk. Throws AppError notFound. */
async function ownDesk(tx: Transaction, context: AreaContext): Promise<number> {
  const { userId, buildingId } = requirePlace(context.reach);
  const [desk] = await tx.query<{ id: number }>(sql`
    select id from hotdesks where uuid = ${keyOf(context)}::uuid and owner_id = ${userId} and office_centre_id = ${buildingId}
      and deleted_date is null for update`);
  if (!desk) throw new AppError('notFound');
  return desk.id;
}

/** Lends it, once for the same days. Throws AppError notFound, validation; DatabaseError where it is lent then. */
export async function lendDesk(context: AreaContext): Promise<unknown> {
  const { db, model, reach } = context;
  await throttle(db, 'occupantAct', reach);
  const days = context.body as { fromDate: string; untilDate: string };
  await saying(context, hotdeskLending.name, async (tx) => {
    const hotdeskId = await ownDesk(tx, context);
    const same = await tx.query(sql`
      select 1 as there from hotdesk_lendings
      where hotdesk_id = ${hotdeskId} and from_date = ${days.fromDate}::date and until_date = ${days.untilDate}::date`);
    if (same.length) return;
    const entity = model.entity(hotdeskLending.name);
    const { permissions, ...session } = ofBuilding(reach).session;
    const own: Reach = { ...ofBuilding(reach), session: { ...session, permissions: [...permissions, 'HOTDESK_MANAGE'] } };
    await createRecord(tx, { ...context, entity, reach: own }, 'create', { hotdeskId, ...days });
  });
  return ownDesks(context);
}

/** Ends the lending of today and of the days to come. Throws AppError notFound, notAllowedNow where somebody has booked it. */
export async function takeBack(context: AreaContext): Promise<unknown> {
  const { db, reach } = context;
  await throttle(db, 'occupantAct', reach);
  await db.transaction(async (tx) => {
    const hotdeskId = await ownDesk(tx, context);
    const ownerId = reach.session.userId;
    const lent = { hotdeskId, ownerId, fromDate: reach.today, untilDate: '9999-12-31' };
    if ((await bookedByOthers(tx, lent)).length)
      throw new AppError('notAllowedNow', { messageKey: 'deskErrors.lentAndBooked', params: { desk: '' } });
    await tx.query(sql`delete from hotdesk_lendings where hotdesk_id = ${hotdeskId} and until_date >= ${reach.today}::date`);
  });
  return ownDesks(context);
}
