import { type SQL, sql } from 'drizzle-orm';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import { compiledOnce } from '#server/db/compile.ts';
import type { Queryable } from '#server/db/database.ts';
import { fragment } from '#server/db/fragment.ts';
import type { Model } from '#server/db/model.ts';
import { readerOf } from '#server/db/replica.ts';
import { writesOf } from '#server/live/written.ts';
import type { VerbHandler } from '../context.ts';
import { makeKept } from '../lists/keptFor.ts';
import { knownCount, withoutOrder } from '../lists/knownCount.ts';
import { type ListQuery, parseAsListed, type RawQuery, whereOf } from '../lists/listQuery.ts';
import { type Order, orderOf } from '../lists/order.ts';
import type { Hits, Search } from '../lists/search.ts';
import type { Reach } from '../reach/reach.ts';
import { pageReader, type ReadPage } from '../records/readRecords.ts';
import { selectRecords, tableAs } from '../records/select.ts';

type Row = Record<string, unknown>;

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
function idsOfPage(model: Model, entity: Entity, query: ListQuery, reach: Reach, where: SQL, hits?: Hits): SQL {
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

/** The last count under some conditions that found more rows than are counted. */
interface Counted {
  /** When, in ms since 1970; 0 for never. */
  at: number;
  /** How often the entity's records had been written by then. */
  writes: number;
}
/** What a list asks for. */
interface Plan {
  limit: number;
  /** Chooses the rows and counts them all. */
  counting: SQL;
  /** Chooses the rows only; undefined where the number is not counted row by row (a search, the members of a record). */
  rows?: SQL;
  counted: Counted;
  read: ReadPage;
}

/** Which rows, how many, and whether there are more; for many calls. */
const chosenOnce = (page: SQL, { parts = [], count, more }: { parts?: SQL[]; count: SQL; more: SQL }): SQL =>
  compiledOnce(sql`${withParts(parts)}select array(${page}) as ids, ${count} as total, ${more} as more`)((value) => value);

const NEVER: Counted = { at: 0, writes: 0 };
const counts = makeKept<Counted>();
/** Milliseconds for which a number beyond the limit is believed, unless a record is written: other rows may matter to it, too. */
export const MANY_MS = 10_000;
const isStillMany = (last: Counted, now: Counted): boolean => now.at < last.at + MANY_MS && now.writes === last.writes;

function makePlan(model: Model, entity: Entity, raw: RawQuery, reach: Reach, further: readonly SQL[]): Plan {
  const parsed = parseAsListed(model, entity, raw, reach);
  const query = { ...parsed, conditions: [...parsed.conditions, ...further] };
  const hits = hitsFor(query);
  const where = rowsAsked(model, entity, query, reach);
  const page = idsOfPage(model, entity, query, reach, where, hits);
  const known = further.length ? undefined : knownCount(model, entity, raw, reach);
  const count = known ?? countOf(entity, where, { limit: COUNT_CAP + 1, hits });
  const counting = chosenOnce(page, { parts: hits?.parts, count, more: hits ? hits.more : fragment('true') });
  const isByRow = !hits && !known && further.length === 0;
  return {
    limit: query.limit,
    counting,
    rows: isByRow ? chosenOnce(page, { count: fragment(String(COUNT_CAP + 1)), more: fragment('true') }) : undefined,
    counted: isByRow ? counts(model, entity, reach, withoutOrder(raw), () => ({ ...NEVER })) : { ...NEVER },
    read: pageReader(model, entity, query.gathers ? { ...reach, gathers: query.gathers } : reach),
  };
}

const plans = makeKept<Plan>();

/**
 * A page of records and their total number, in two statements: the first (which rows) is planned with its values, the
 * second (the records, most of the planning) is prepared. People come back to the same lists: what one asks for is kept.
 */
export async function listRecords(
  db: Queryable,
  model: Model,
  entity: Entity,
  raw: RawQuery,
  reach: Reach,
  /** Further conditions on the row `t`. */
  further: readonly SQL[] = [],
): Promise<Paged<Row>> {
  const make = () => makePlan(model, entity, raw, reach, further);
  const { limit, counting, rows, counted, read } = further.length ? make() : plans(model, entity, reach, raw, make);
  const now: Counted = { at: Date.now(), writes: writesOf(entity.name) };
  const isMany = rows && isStillMany(counted, now);
  const [chosen] = await db.query<{ ids: number[]; total: number; more: boolean }>(isMany ? rows : counting);
  const { ids, total: found, more: isMore } = chosen as { ids: number[]; total: number; more: boolean };
  const items = await read<Row & { id: number }>(db, ids);
  const capped = found > COUNT_CAP && isMore;
  if (capped && !isMany) Object.assign(counted, now);
  const total = capped ? COUNT_CAP : found;
  return { items, total, totalPage: Math.ceil(total / limit), ...(capped ? { totalCapped: true } : {}) };
}

/** GET list (000 §3): paged, sorted, filtered, within scope. */
export const list: VerbHandler = async ({ db, model, entity, query, reach }) => ({
  data: await listRecords(await readerOf(db, 'current'), model, entity, query, reach),
});
