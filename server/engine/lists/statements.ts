/** The statements of a list: which rows are on a page, and how many there are. What they are about is in `listQuery.ts`. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Model } from '#server/db/model.ts';
import { fragment } from '#server/db/statement.ts';
import type { Reach } from '../reach/reach.ts';
import { selectRecords, tableAs } from '../records/select.ts';
import { type ListQuery, whereOf } from './listQuery.ts';
import { type Order, orderOf } from './order.ts';
import type { Hits, Search } from './search.ts';

/** Conditions and search are separate: several search branches cannot be one condition. */
function apart({ conditions, search }: Pick<ListQuery, 'conditions' | 'search'>): { others: SQL[]; hits?: Search['hits'] } {
  if (!search?.hits) return { others: conditions };
  return { others: conditions.filter((one) => one !== search.condition), hits: search.hits };
}
export const withParts = (parts: readonly SQL[]): SQL =>
  parts.length ? sql`with ${sql.join([...parts], fragment(', '))} ` : fragment('');

const cutOf = ({ page, limit }: ListQuery): SQL => sql`limit ${limit} offset ${(page - 1) * limit}`;

/** The page of a search's hits as a row source `f`, in order: the few that indexes find, and what the table has besides. */
function hitsOfPage(entity: Entity, query: ListQuery, order: Order, where: SQL, { few, many }: Hits): SQL {
  const { join, key, rows, found } = order;
  const first = (source: SQL, asked: SQL) =>
    sql`(select t.id${key} from ${source} ${join} where ${asked} ${rows} limit ${query.page * query.limit})`;
  const either = sql`${first(few, where)} union all ${first(tableAs(entity), sql`${where} and ${many}`)}`;
  return sql`(select * from (${either}) found ${found} ${cutOf(query)}) f`;
}

/** The ids of one page, as a row source in its order: `select id …`. The parts of a search's hits go before the statement. */
export function idsOfPage(model: Model, entity: Entity, query: ListQuery, reach: Reach, where: SQL, hits?: Hits): SQL {
  const order = orderOf(model, entity, query, reach);
  return hits
    ? sql`select f.id from ${hitsOfPage(entity, query, order, where, hits)}`
    : sql`select t.id from ${tableAs(entity)} ${order.join} where ${where} ${order.rows} ${cutOf(query)}`;
}

/** The rows of one page, complete records: the page is cut on the entity's own table before anything is joined. */
export function pageStatement(model: Model, entity: Entity, query: ListQuery, reach: Reach): SQL {
  const order = orderOf(model, entity, query, reach);
  const where = rowsAsked(model, entity, query, reach);
  const hits = hitsFor(query);
  const page = hits
    ? sql`${withParts(hits.parts)}select t.*${query.sort === 'id' ? fragment('') : fragment(', f.sort_key')}
        from ${hitsOfPage(entity, query, order, where, hits)} join ${tableAs(entity)} on t.id = f.id`
    : sql`select t.*${order.key} from ${tableAs(entity)} ${order.join} where ${where} ${order.rows} ${cutOf(query)}`;
  return selectRecords(model, entity, reach, sql`(${page}) t`, order.shown);
}

/** Scope and conditions of a list; a search of several branches is left to its hits (`hitsFor`). */
export const rowsAsked = (
  model: Model,
  entity: Entity,
  query: Pick<ListQuery, 'conditions' | 'search' | 'narrow'>,
  reach: Reach,
): SQL => whereOf(model, entity, reach, apart(query).others, query);

/** The number of rows, up to `limit`. A search with few hits is counted completely, because they are already read. */
export function countOf(entity: Entity, where: SQL, { limit, hits }: { limit: number; hits?: Hits }): SQL {
  const some = (asked: SQL) =>
    sql`(select count(*)::int from (select 1 from ${tableAs(entity)} where ${asked} limit ${limit}) c)`;
  if (!hits) return some(where);
  return sql`((select count(*)::int from ${hits.few} where ${where}) + ${some(sql`${where} and ${hits.many}`)})`;
}

/** The hits of a search that needs them, shared by everything that a statement counts. */
export const hitsFor = (query: Pick<ListQuery, 'conditions' | 'search'>, mark = ''): Hits | undefined =>
  apart(query).hits?.(mark);
