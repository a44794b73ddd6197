import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { COUNT_CAP, hasActive, leafTabs, listFilters } from '#schemas/kernel/lists/query.ts';
import type { Model } from '#server/db/model.ts';
import { readerOf } from '#server/db/replica.ts';
import { AppError } from '#server/errors/appError.ts';
import type { VerbHandler } from '../context.ts';
import { conditionOfTab, type ListQuery, parseListQuery, type RawQuery } from '../lists/listQuery.ts';
import type { Hits } from '../lists/search.ts';
import { countOf, hitsFor, rowsAsked, withParts } from '../lists/statements.ts';
import type { Reach } from '../reach/reach.ts';
import { visibleTabs } from '../reach/visible.ts';
import { compileWhere } from '../records/where.ts';

type Asked = Pick<ListQuery, 'conditions' | 'search'>;

/** The part of a query that the list of another entity supports on that tab: conditions that the tab sets are left out. */
function queryThere(there: Entity, { where = {} }: Tab, raw: RawQuery): RawQuery {
  const isFixed = (name: string) => {
    const field = there.fields[name];
    return (field ? wireKey(name, field) : name) in where;
  };
  const params = new Set(listFilters(there).flatMap(({ param, field }) => (isFixed(field) ? [] : [param])));
  for (const param of ['wildcardSearch', ...(hasActive(there) ? ['statusActiveFlag'] : [])]) params.add(param);
  return Object.fromEntries(Object.entries(raw).filter(([param]) => params.has(param)));
}

/** The same for another entity; a value that is invalid for a field there matches none of its rows. */
function askedThere(model: Model, there: Entity, raw: RawQuery, reach: Reach): Asked {
  try {
    return parseListQuery(model, there, raw, reach);
  } catch (error) {
    if (error instanceof AppError) return { conditions: [sql.raw('false')] };
    throw error;
  }
}

/** The condition on the rows of a tab, and their entity. */
function rowsOfTab(model: Model, entity: Entity, tab: Tab, raw: RawQuery, reach: Reach, asked: Asked): [Entity, Asked] {
  const counted = tab.of ? model.entity(tab.of) : entity;
  const { conditions, search }: Asked = tab.of ? askedThere(model, counted, queryThere(counted, tab, raw), reach) : asked;
  const own = tab.of ? compileWhere(model, counted, tab.where ?? {}, 't', reach) : conditionOfTab(model, entity, tab, reach);
  return [counted, { conditions: own ? [...conditions, own] : conditions, search }];
}

/**
 * GET status-count: the rows of every tab that the session may see, `{ PENDING: 12, PENDING_APPROVAL: 7, … }`, in one
 * statement, each up to the count limit of its list.
 */
export const statusCount: VerbHandler = async ({ db, model, entity, query, reach }) => {
  const asked = parseListQuery(model, entity, query, reach);
  const leaves = visibleTabs(model, reach.session, entity, leafTabs(entity));
  if (leaves.length === 0) return { data: {} };
  // The hits of a search are collected once for each entity that is counted.
  const found = new Map<Entity, Hits>();
  const columns = leaves.map((tab) => {
    const [counted, rows] = rowsOfTab(model, entity, tab, query, reach, asked);
    const hits = found.get(counted) ?? hitsFor(rows, `_${found.size}`);
    if (hits) found.set(counted, hits);
    return sql`${countOf(counted, rowsAsked(model, counted, rows, reach), { limit: COUNT_CAP, hits })} as ${sql.raw(`"${tab.code}"`)}`;
  });
  const parts = withParts([...found.values()].flatMap((hits) => hits.parts));
  const reads = await readerOf(db, 'current');
  const [counts = {}] = await reads.query<Record<string, number>>(sql`${parts}select ${sql.join(columns, sql.raw(', '))}`);
  const sumOf = (tabs: readonly Tab[]) =>
    Math.min(
      COUNT_CAP,
      tabs.reduce((sum, { code }) => sum + (counts[code] ?? 0), 0),
    );
  const sums = (entity.list.tabs ?? []).flatMap((tab) => (tab.tabs ? [[tab.code, sumOf(tab.tabs)]] : []));
  return { data: { ...counts, ...Object.fromEntries(sums) } };
};
