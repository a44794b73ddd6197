/** What is addressed to a person: a page of it, or one record. */
import { sql } from 'drizzle-orm';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { COUNT_CAP, DEFAULT_LIMIT, MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import type { Queryable } from '#server/db/database.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import { MAX_PAGE, type RawQuery, whole } from '../lists/listQuery.ts';
import type { Reach } from '../reach/reach.ts';
import { readRecords } from '../records/readRecords.ts';
import type { RecordRow } from '../records/record.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import { keyCondition } from '../verbs/get.ts';
import { type OccupantEntity, reachOfOwn, requirePlace, shownTo, stillOpen } from './addressed.ts';

/** How often the person has done what, by act. */
type Done = Readonly<Record<string, number>>;

async function doneBy(
  on: Queryable,
  entity: OccupantEntity,
  ids: readonly number[],
  { session }: Reach,
): Promise<Map<number, Done>> {
  const rows = await on.query<{ id: number; acts: Done }>(
    sql`select record_id as id, json_object_agg(act, count) as acts from occupant_acts
      where entity = ${entity.name} and user_id = ${session.userId} and record_id = any(${`{${ids.join(',')}}`}::bigint[]) group by record_id`,
  );
  return new Map(rows.map(({ id, acts }) => [id, acts]));
}

/** A record as its addressee sees it: the declared fields, and under `done` how often the person has done what. */
function shownRecord(entity: OccupantEntity, record: RecordRow, done: Done | undefined): Record<string, unknown> {
  const keys = entity.occupant.fields.flatMap((name) => [wireKey(name, entity.fields[name] as Field), name]);
  const counts = Object.fromEntries(Object.keys(entity.occupant.acts).map((act) => [act, done?.[act] ?? 0]));
  return {
    uuid: record.uuid,
    ...Object.fromEntries(keys.filter((key) => key in record).map((key) => [key, record[key]])),
    done: counts,
  };
}

/** What belongs to each record, by the name of its list: the record's own order of creation. */
async function listsBelow(on: Queryable, model: Model, entity: OccupantEntity, ids: readonly number[], reach: Reach) {
  const lists = new Map<string, { key: string; rows: RecordRow[]; keys: string[] }>();
  for (const [name, { entity: of, by, person, shown, fields }] of Object.entries(entity.occupant.lists ?? {})) {
    const below = model.entity(of);
    const keyOf = (one: string) => wireKey(one, below.fields[one] as Field);
    const column = (one: string) => columnOf('t', storedColumn(below, keyOf(one)) as string);
    const own = person ? sql` and ${column(person)} = ${reach.session.userId}` : sql.raw('');
    const found = await on.query<{ id: number }>(
      sql`select t.id from ${tableAs(below)} where ${column(by)} = any(${`{${ids.join(',')}}`}::bigint[])
        and ${compileWhere(model, below, shown, 't', reach)}${own} order by t.id`,
    );
    const order = found.map(({ id }) => id);
    const rows = order.length
      ? await readRecords({ tx: on, model, entity: below, reach: { ...reach, tenantId: null } }, order)
      : [];
    rows.sort((one, other) => one.id - other.id);
    lists.set(name, { key: keyOf(by), rows, keys: ['id', 'uuid', ...fields.flatMap((one) => [keyOf(one), one])] });
  }
  return (id: number): Record<string, unknown> =>
    Object.fromEntries(
      [...lists].map(([name, { key, rows, keys }]) => [
        name,
        rows
          .filter((row) => row[key] === id)
          .map((row) => Object.fromEntries([...new Set(keys)].filter((one) => one in row).map((one) => [one, row[one]]))),
      ]),
    );
}

async function recordsFor(on: Queryable, model: Model, entity: OccupantEntity, reach: Reach, ids: readonly number[]) {
  if (!ids.length) return [];
  // Who may see them has been decided by their addressees, not by permissions.
  const found = await readRecords({ tx: on, model, entity, reach: reachOfOwn(entity, reach) }, ids);
  const done = await doneBy(on, entity, ids, reach);
  const lists = await listsBelow(on, model, entity, ids, reach);
  const byId = new Map(found.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const record = byId.get(id);
    return record ? [{ ...shownRecord(entity, record, done.get(id)), ...lists(id) }] : [];
  });
}

/** What is open for the person, the building's order first, the newest first otherwise. Throws AppError badQuery, centreRequired. */
export async function listFor(
  on: Queryable,
  model: Model,
  entity: OccupantEntity,
  query: RawQuery,
  reach: Reach,
): Promise<Paged<object>> {
  requirePlace(reach);
  const page = whole(query, 'page', 1, MAX_PAGE);
  const limit = whole(query, 'limit', DEFAULT_LIMIT, MAX_LIMIT);
  const where = sql`${shownTo(model, entity, reach)} and ${stillOpen(entity, reach)}`;
  const order = sql.raw(entity.traits.includes('reorderable') ? 't.position, t.id desc' : 't.id desc');
  const [found] = await on.query<{ ids: number[]; total: number }>(
    sql`select array(select t.id from ${tableAs(entity)} where ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}) as ids,
      (select count(*)::int from (select 1 from ${tableAs(entity)} where ${where} limit ${COUNT_CAP}) c) as total`,
  );
  const { ids, total } = found as { ids: number[]; total: number };
  return { items: await recordsFor(on, model, entity, reach, ids), total, totalPage: Math.ceil(total / limit) };
}

/** One record, also one that the person is done with. Throws AppError notFound where it is not addressed to the person. */
export async function getFor(on: Queryable, model: Model, entity: OccupantEntity, uuid: string, reach: Reach): Promise<object> {
  const key = keyCondition({ ...entity, api: { ...entity.api, key: 'uuid' } }, uuid);
  const [row] = await on.query<{ id: number }>(
    sql`select t.id from ${tableAs(entity)} where ${key} and ${shownTo(model, entity, reach)}`,
  );
  const [record] = row ? await recordsFor(on, model, entity, reach, [row.id]) : [];
  if (!record) throw new AppError('notFound');
  return record;
}
