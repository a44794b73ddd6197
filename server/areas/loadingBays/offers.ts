/** Which times of a day are free: for the form, and for people who apply with the app. */
import { sql } from 'drizzle-orm';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { loadingBayApplication } from '#schemas/loadingBays/loadingBayApplication.ts';
import { loadingBayGroup } from '#schemas/loadingBays/loadingBayGroup.ts';
import { freeStarts as freeIn } from '#schemas/loadingBays/offers.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import { type OccupantEntity, requirePlace, shownTo } from '#server/engine/occupant/addressed.ts';
import { parseId } from '#server/engine/reach/reach.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, text } from '#server/openapi/values.ts';
import { planOf, vehicleOf } from './plan.ts';

const idOf = ({ query }: AreaContext, name: string): number | null =>
  query[name] === undefined || query[name] === '' ? null : parseId(String(query[name]));
const needed = (context: AreaContext, name: string): number => {
  const id = idOf(context, name);
  if (id === null) throw new AppError('badQuery', { params: { param: name } });
  return id;
};

interface Where {
  buildingId: number;
  groupId: number;
  except: number | null;
}

async function startsIn(context: AreaContext, { buildingId, groupId, except }: Where, isCompany: boolean): Promise<string[]> {
  const { db, model, query } = context;
  const { date } = query;
  if (typeof date !== 'string' || !isDate(date)) throw new AppError('badQuery', { params: { param: 'date' } });
  const vehicle = await vehicleOf(db, groupId, needed(context, 'vehicleTypeId'), idOf(context, 'appointmentTypeId'));
  const plan = await planOf(db, model, { buildingId, groupId, date, except, isCompany });
  if (!plan || !vehicle) throw new AppError('notFound');
  return freeIn(plan, vehicle, date, Date.now());
}

/** Of a group that the person may see. An application that is being changed takes no time from itself. */
const forForm = returning(listOf(text), async (context) => {
  const { db, model, reach, query } = context;
  const find = (name: string, key: string, value: unknown) => {
    const entity = { ...model.entity(name), api: { ...model.entity(name).api, key: key as 'id' } };
    return loadRecord(db, model, entity, reach, keyCondition(entity, value as string));
  };
  const group = await find(loadingBayGroup.name, 'id', needed(context, 'loadingBayGroupId'));
  const except = query.except ? (await find(loadingBayApplication.name, 'uuid', query.except)).id : null;
  const where = { buildingId: group.officeCentreId as number, groupId: group.id, except };
  return startsIn(context, where, reach.session.side === 'tenant');
});

/** Of a group that is addressed to the person. */
const forOccupants = returning(listOf(text), async (context) => {
  const { db, model, reach, query } = context;
  const { buildingId } = requirePlace(reach);
  const entity = model.entity(loadingBayGroup.name) as OccupantEntity;
  const key = keyCondition({ ...entity, api: { ...entity.api, key: 'uuid' } }, String(query.loadingBayGroupUuid ?? ''));
  const [group] = await db.query<{ id: number }>(
    sql`select t.id from ${tableAs(entity)} where ${key} and ${shownTo(model, entity, reach)}`,
  );
  if (!group) throw new AppError('notFound');
  return startsIn(context, { buildingId, groupId: group.id, except: null }, reach.session.side === 'tenant');
});

export const offers = { forForm, forOccupants };
