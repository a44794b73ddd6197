/**
 * What has been sent to a person: its addressees are rows of another entity (`occupant.received`), one for each person, and not whoever
 * is among the viewers now. A receipt is written once; reading again changes nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Received } from '#schemas/kernel/calls/occupant.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { COUNT_CAP, DEFAULT_LIMIT, MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import type { Queryable } from '#server/db/database.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import { MAX_PAGE, type RawQuery, whole } from '../lists/listQuery.ts';
import type { Reach } from '../reach/reach.ts';
import { readRecords } from '../records/readRecords.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import { keyCondition } from '../verbs/get.ts';
import type { OccupantEntity } from './addressed.ts';

export type ReceivedEntity = OccupantEntity & { occupant: { received: Received } };
export const isReceived = (entity: OccupantEntity): entity is ReceivedEntity => entity.occupant.received !== undefined;

/** Which record, when it was sent to the person, and when they have read it. */
interface Receipt {
  id: number;
  sentDate: string;
  readDate: string | null;
}
export interface ReceivedPage extends Paged<object> {
  unread: number;
}

interface Mine {
  rows: Entity;
  /** `… r join … t on …`: the rows of people and the records. */
  source: SQL;
  /** This person's, of the building that they work in now. */
  where: SQL;
  sent: SQL;
  read: SQL;
}

function mineOf(model: Model, entity: ReceivedEntity, reach: Reach): Mine {
  const { received, shown } = entity.occupant;
  const rows = model.entity(received.entity);
  const column = (name: string) => columnOf('r', columnName(name, rows.fields[name]));
  const [by, person, sent, read] = [received.by, received.person, received.sent, received.read].map(column) as [
    SQL,
    SQL,
    SQL,
    SQL,
  ];
  const owner = columnOf('t', storedColumn(entity, entity.scope.building as string) as string);
  const conditions = [
    sql`${person} = ${reach.session.userId}`,
    sql`${sent} is not null`,
    ...(entity.traits.includes('softDeleted') ? [sql`${columnOf('t', 'deleted_date')} is null`] : []),
    ...(reach.buildingId === null ? [] : [sql`(${owner} = ${reach.buildingId} or ${owner} is null)`]),
    compileWhere(model, entity, shown, 't', reach),
  ];
  return {
    rows,
    source: sql`${sql.raw(`"${rows.table}"`)} r join ${tableAs(entity)} on t.id = ${by}`,
    where: sql.join(conditions, sql.raw(' and ')),
    sent,
    read,
  };
}

/** The records of these receipts as their reader sees them, in the same order. */
async function recordsOf(on: Queryable, model: Model, entity: ReceivedEntity, reach: Reach, receipts: readonly Receipt[]) {
  if (!receipts.length) return [];
  const keys = entity.occupant.fields.flatMap((name) => [wireKey(name, entity.fields[name] as Field), name]);
  // Who may read them has been settled when they were sent, not by permissions.
  const found = await readRecords(
    { tx: on, model, entity, reach },
    receipts.map(({ id }) => id),
  );
  const byId = new Map(found.map((record) => [record.id, record]));
  return receipts.flatMap(({ id, sentDate, readDate }) => {
    const record = byId.get(id);
    if (!record) return [];
    const shown = Object.fromEntries(keys.filter((key) => key in record).map((key) => [key, record[key]]));
    return [{ uuid: record.uuid, ...shown, sentDate, readDate }];
  });
}

/** A page of what the person has received, the newest first, and how much of all of it is unread. Throws AppError badQuery. */
export async function listReceived(
  on: Queryable,
  model: Model,
  entity: ReceivedEntity,
  query: RawQuery,
  reach: Reach,
): Promise<ReceivedPage> {
  const page = whole(query, 'page', 1, MAX_PAGE);
  const limit = whole(query, 'limit', DEFAULT_LIMIT, MAX_LIMIT);
  const { source, where, sent, read } = mineOf(model, entity, reach);
  const counted = (more: SQL) =>
    sql`(select count(*)::int from (select 1 from ${source} where ${where}${more} limit ${COUNT_CAP}) c)`;
  const receipts = await on.query<Receipt>(
    sql`select t.id, ${sent} as "sentDate", ${read} as "readDate" from ${source} where ${where}
      order by r.id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  const [counts] = await on.query<{ total: number; unread: number }>(
    sql`select ${counted(sql.raw(''))} as total, ${counted(sql` and ${read} is null`)} as unread`,
  );
  const { total = 0, unread = 0 } = counts ?? {};
  const items = await recordsOf(on, model, entity, reach, receipts);
  return { items, total, totalPage: Math.ceil(total / limit), unread };
}

/** One of them. Throws AppError notFound where it was not sent to the person. */
export async function getReceived(on: Queryable, model: Model, entity: ReceivedEntity, uuid: string, reach: Reach) {
  const { source, where, sent, read } = mineOf(model, entity, reach);
  const key = keyCondition({ ...entity, api: { ...entity.api, key: 'uuid' } }, uuid);
  const receipts = await on.query<Receipt>(
    sql`select t.id, ${sent} as "sentDate", ${read} as "readDate" from ${source} where ${where} and ${key}`,
  );
  const [record] = await recordsOf(on, model, entity, reach, receipts);
  if (!record) throw new AppError('notFound');
  return record;
}

/** Marks what is unread as read, one record or all of them; the first time counts. Returns the rows of the person that it has marked. */
export async function markRead(
  on: Queryable,
  model: Model,
  entity: ReceivedEntity,
  reach: Reach,
  uuid?: string,
): Promise<number[]> {
  const { rows, source, where, read } = mineOf(model, entity, reach);
  const column = sql.raw(`"${columnName(entity.occupant.received.read)}"`);
  const table = sql.raw(`"${rows.table}"`);
  const key = uuid === undefined ? sql.raw('true') : keyCondition({ ...entity, api: { ...entity.api, key: 'uuid' } }, uuid);
  const marked = await on.query<{ id: number }>(sql`
    with unread as (select r.id from ${source} where ${where} and ${key} and ${read} is null order by r.id for update of r)
    update ${table} m set ${column} = now(), updated_date = now(), version = m.version + 1 from unread
    where m.id = unread.id and m.${column} is null returning m.id`);
  return marked.map(({ id }) => id);
}
