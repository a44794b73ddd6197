import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Paged } from '#schemas/kernel/errors.ts';
import { wireKey } from '#schemas/kernel/field.ts';
import { COUNT_CAP, FILTERED_COUNT_CAP } from '#schemas/kernel/query.ts';
import type { Queryable } from '#server/db/database.ts';
import type { VerbHandler } from '../context.ts';
import { type ListQuery, parseListQuery, type RawQuery, whereOf } from '../listQuery.ts';
import type { Model } from '../model.ts';
import type { Reach } from '../reach.ts';
import { selectRecords, tableAs } from '../select.ts';
import { onField } from '../where.ts';

type Row = Record<string, unknown>;

const sortExpression = (model: Model, entity: Entity, name: string, reach: Reach): SQL => {
  const field = entity.fields[name];
  return onField(model, entity, field ? wireKey(name, field) : name, 't', reach, (expression) => expression);
};

/** `order by`, made total by the id, in the direction of the sort so that one index serves both. */
const orderOf = (model: Model, entity: Entity, { sort, direction }: Pick<ListQuery, 'sort' | 'direction'>, reach: Reach): SQL => {
  const way = sql.raw(direction);
  const id = sql`t.id ${way}`;
  return sort === 'id' ? sql`order by ${id}` : sql`order by ${sortExpression(model, entity, sort, reach)} ${way}, ${id}`;
};

/** The rows of one page, whole records: the page is cut on the entity's own table before anything is joined. */
export function pageStatement(model: Model, entity: Entity, query: ListQuery, reach: Reach): SQL {
  const order = orderOf(model, entity, query, reach);
  const where = whereOf(model, entity, reach, query.conditions);
  const page = sql`(select t.* from ${tableAs(entity)} where ${where} ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}) t`;
  return selectRecords(model, entity, reach, page, order);
}

/** How far a list counts under these conditions. */
const capOf = (conditions: readonly SQL[]): number => (conditions.length > 1 ? FILTERED_COUNT_CAP : COUNT_CAP);

/** Counts up to one beyond the cap. */
const countStatement = (model: Model, entity: Entity, conditions: readonly SQL[], reach: Reach): SQL =>
  sql`select count(*)::int as total from (select 1 from ${tableAs(entity)} where ${whereOf(model, entity, reach, conditions)} limit ${capOf(conditions) + 1}) c`;

/** A page of records and how many there are, in two statements. */
export async function listRecords(db: Queryable, model: Model, entity: Entity, raw: RawQuery, reach: Reach): Promise<Paged<Row>> {
  const query = parseListQuery(model, entity, raw, reach);
  const [items, [counted]] = await Promise.all([
    db.query<Row>(pageStatement(model, entity, query, reach)),
    db.query<{ total: number }>(countStatement(model, entity, query.conditions, reach)),
  ]);
  const found = counted?.total ?? 0;
  const cap = capOf(query.conditions);
  const total = Math.min(found, cap);
  return { items, total, totalPage: Math.ceil(total / query.limit), ...(found > cap ? { totalCapped: true } : {}) };
}

/** GET list (000 §3): paged, sorted, filtered, within reach. */
export const list: VerbHandler = async ({ db, model, entity, query, reach }) => ({
  data: await listRecords(db, model, entity, query, reach),
});
