/** Answers to the calls that `memberCalls` declares. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { CANDIDATE_FILTERS, memberCall } from '#schemas/kernel/entity/members.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import { any, byKey, listOf, objectOf, orNull, partly, text, uuid, whole } from '#server/openapi/values.ts';
import { type AreaContext, type Handler, returning } from '../areas/areaCalls.ts';
import { startExport } from '../calls/exportJob.ts';
import { throttle } from '../calls/throttle.ts';
import { refuse } from '../lists/filters.ts';
import { parseListQuery, type RawQuery, whereOf } from '../lists/listQuery.ts';
import { listRecords } from '../verbs/list.ts';
import { addMembers, namedIn, noteMembers, peopleNamed, removeMembers } from './change.ts';
import { type Group, groupOf } from './group.ts';

const notYet = ({ table, by, person, record }: Group): SQL =>
  sql`not exists (select 1 from ${table} g where g.${by} = ${record.id} and g.${person} = t.id)`;

/** A page of the people who can be added; of each only what tells them apart. */
const CANDIDATES = partly(
  {
    items: listOf(
      partly(
        { id: whole, uuid, fullName: orNull(text), username: orNull(text), officeCentre: orNull(byKey(any)) },
        'officeCentre',
      ),
    ),
    total: whole,
    totalPage: whole,
    totalCapped: { type: 'boolean' },
  },
  'totalCapped',
);
async function candidates({ db, model, reach, params, query }: AreaContext, name: string) {
  const group = await groupOf(db, model, name, reach, params.uuid ?? params.id, { writing: true });
  const found = await listRecords(db, model, group.people, query, group.within, [notYet(group)]);
  return {
    ...found,
    items: found.items.map(({ id, uuid, fullName, username, officeCentre }) => ({ id, uuid, fullName, username, officeCentre })),
  };
}

/** The filter of a body, as the query of a list would hold it. Throws AppError badQuery. */
function filterIn(given: unknown): RawQuery {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('filter');
  return Object.fromEntries(
    Object.entries(given).map(([param, value]) => {
      if (!CANDIDATE_FILTERS.some((known) => known === param)) return refuse(param);
      const all = (Array.isArray(value) ? value : [value]).map((one) =>
        ['string', 'number', 'boolean'].includes(typeof one) ? String(one) : refuse(param),
      );
      return [param, Array.isArray(value) ? all : (all[0] as string)];
    }),
  );
}

async function add(context: AreaContext, name: string) {
  const { db, model, reach, params } = context;
  const { userUuids, filter } = (context.body ?? {}) as { userUuids?: unknown; filter?: unknown };
  // Exactly one of them: who is meant must not be a guess.
  if ((userUuids === undefined) === (filter === undefined)) refuseProblems({ userUuids: { code: 'required' } });
  const uuids = filter === undefined ? namedIn(userUuids) : undefined;
  const found = filter === undefined ? undefined : filterIn(filter);
  return db.transaction(async (tx) => {
    const group = await groupOf(tx, model, name, reach, params.uuid ?? params.id, { lock: true, writing: true });
    const which = uuids
      ? await peopleNamed(tx, model, group, uuids)
      : whereOf(
          model,
          group.people,
          group.within,
          parseListQuery(model, group.people, found as RawQuery, group.within).conditions,
        );
    const added = await addMembers(tx, model, group, which, reach.session.userId || null);
    await noteMembers(tx, context, group, 'addUsers', added);
    return { added };
  });
}

async function remove(context: AreaContext, name: string) {
  const { db, model, reach, params, body } = context;
  const uuids = namedIn(params.userUuid === undefined ? (body as { userUuids?: unknown } | null)?.userUuids : [params.userUuid]);
  return db.transaction(async (tx) => {
    const group = await groupOf(tx, model, name, reach, params.uuid ?? params.id, { lock: true, writing: true });
    const removed = await removeMembers(tx, group, uuids);
    await noteMembers(tx, context, group, 'removeUsers', removed);
    return { removed };
  });
}

/** Mails the members of one record, with the scope of the caller. */
async function mail({ db, model, reach, params, locale }: AreaContext, name: string) {
  const { linking, record, entity } = await groupOf(db, model, name, reach, params.uuid ?? params.id);
  await throttle(db, 'emailRecord', reach);
  const query = { [`${entity.members?.by}Id`]: String(record.id) };
  const taskId = await db.transaction((tx) => startExport(tx, { entity: linking.name, query, reach, locale }));
  return { taskId };
}

/** Answers by the names of the calls. */
export const memberHandlers = ({ name }: Pick<Entity, 'name'>): Record<string, Handler> => ({
  [memberCall('candidates')]: returning(CANDIDATES, (context) => candidates(context, name)),
  [memberCall('add')]: returning(objectOf({ added: whole }), (context) => add(context, name)),
  [memberCall('remove')]: returning(objectOf({ removed: whole }), (context) => remove(context, name)),
  [memberCall('mail')]: returning(objectOf({ taskId: uuid }), (context) => mail(context, name)),
});
