import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Paged } from '#schemas/kernel/errors.ts';
import { COUNT_CAP, FILTERED_COUNT_CAP } from '#schemas/kernel/query.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { VerbHandler } from '../context.ts';
import { type ListQuery, parseListQuery, type RawQuery, whereOf } from '../listQuery.ts';
import { orderOf } from '../order.ts';
import type { Reach } from '../reach.ts';
import { type Hits, hitsOf, type Search } from '../search.ts';
import { selectRecords, tableAs } from '../select.ts';

type Row = Record<string, unknown>;

/** Conditions and search apart: several ways at once are not asked in one condition. */
function apart({ conditions, search }: Pick<ListQuery, 'conditions' | 'search'>): { others: SQL[]; search?: Search } {
  if (!search || search.ways.length < 2) return { others: conditions };
  return { others: conditions.filter((one) => one !== search.condition), search };
}
export const withParts = (parts: readonly SQL[]): SQL =>
  parts.length ? sql`with ${sql.join([...parts], sql.raw(', '))} ` : sql.raw('');

/** The rows of one page, whole records: the page is cut on the entity's own table before anything is joined. */
export function pageStatement(model: Model, entity: Entity, query: ListQuery, reach: Reach): SQL {
  const { join, key, rows, found, shown } = orderOf(model, entity, query, reach);
  const before = (query.page - 1) * query.limit;
  const cut = sql`limit ${query.limit} offset ${before}`;
  const { others, search } = apart(query);
  const where = whereOf(model, entity, reach, others);
  if (!search)
    return selectRecords(
      model,
      entity,
      reach,
      sql`(select t.*${key} from ${tableAs(entity)} ${join} where ${where} ${rows} ${cut}) t`,
      shown,
    );
  const { parts, few, many } = hitsOf(entity, search);
  const first = (source: SQL, asked: SQL) =>
    sql`(select t.id${key} from ${source} ${join} where ${asked} ${rows} limit ${before + query.limit})`;
  const either = sql`${first(few, where)} union all ${first(tableAs(entity), sql`${where} and ${many}`)}`;
  const page = sql`(${withParts(parts)}select t.*${query.sort === 'id' ? sql.raw('') : sql.raw(', f.sort_key')}
    from (select * from (${either}) found ${found} ${cut}) f join ${tableAs(entity)} on t.id = f.id) t`;
  return selectRecords(model, entity, reach, page, shown);
}

/** How far a list counts under these conditions. */
const capOf = ({ conditions, search }: Pick<ListQuery, 'conditions' | 'search'>): number =>
  conditions.length > 1 || apart({ conditions, search }).search ? FILTERED_COUNT_CAP : COUNT_CAP;

/** The number of rows, up to `limit`. A search that finds few is counted to the end, as they are at hand. */
export function countOf(
  model: Model,
  entity: Entity,
  query: Pick<ListQuery, 'conditions' | 'search'>,
  reach: Reach,
  { limit, hits }: { limit: number; hits?: Hits },
): SQL {
  const where = whereOf(model, entity, reach, hits ? apart(query).others : query.conditions);
  const some = (asked: SQL) =>
    sql`(select count(*)::int from (select 1 from ${tableAs(entity)} where ${asked} limit ${limit}) c)`;
  if (!hits) return some(where);
  return sql`((select count(*)::int from ${hits.few} where ${where}) + ${some(sql`${where} and ${hits.many}`)})`;
}

/** The hits of a search that needs them, to be shared by all that a statement counts. */
export const hitsFor = (entity: Entity, query: Pick<ListQuery, 'conditions' | 'search'>, mark = ''): Hits | undefined => {
  const { search } = apart(query);
  return search && hitsOf(entity, search, mark);
};

/** A page of records and how many there are, in two statements. */
export async function listRecords(db: Queryable, model: Model, entity: Entity, raw: RawQuery, reach: Reach): Promise<Paged<Row>> {
  const query = parseListQuery(model, entity, raw, reach);
  const cap = capOf(query);
  const hits = hitsFor(entity, query);
  const count = countOf(model, entity, query, reach, { limit: cap + 1, hits });
  const more = hits ? hits.more : sql.raw('true');
  const [items, [counted]] = await Promise.all([
    db.query<Row>(pageStatement(model, entity, query, reach)),
    db.query<{ total: number; more: boolean }>(sql`${withParts(hits?.parts ?? [])}select ${count} as total, ${more} as more`),
  ]);
  const found = counted?.total ?? 0;
  const capped = found > cap && counted?.more === true;
  const total = capped ? cap : found;
  return { items, total, totalPage: Math.ceil(total / query.limit), ...(capped ? { totalCapped: true } : {}) };
}

/** GET list (000 §3): paged, sorted, filtered, within reach. */
export const list: VerbHandler = async ({ db, model, entity, query, reach }) => ({
  data: await listRecords(db, model, entity, query, reach),
});
