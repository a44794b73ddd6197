import { type SQL, sql } from 'drizzle-orm';
import type { Entity, Tab } from '#schemas/kernel/entity.ts';
import { COUNT_CAP } from '#schemas/kernel/query.ts';
import type { VerbHandler } from '../context.ts';
import { conditionOfTab, parseListQuery, whereOf } from '../listQuery.ts';
import type { Model } from '../model.ts';
import type { Reach } from '../reach.ts';
import { tableAs } from '../select.ts';
import { compileWhere } from '../where.ts';

/** Rows of a tab, counted up to the cap; a tab that lists another entity counts there. */
function countOfTab(model: Model, entity: Entity, tab: Tab, reach: Reach, conditions: readonly SQL[]): SQL {
  const counted = tab.of ? model.entity(tab.of) : entity;
  const own = tab.of ? compileWhere(model, counted, tab.where ?? {}, 't', reach) : conditionOfTab(model, entity, tab, reach);
  const all = [...(tab.of ? [] : conditions), ...(own ? [own] : [])];
  return sql`(select count(*)::int from (select 1 from ${tableAs(counted)} where ${whereOf(model, counted, reach, all)} limit ${COUNT_CAP}) c)`;
}

/** GET status-count: the rows behind every tab, `{ PENDING: 12, PENDING_APPROVAL: 7, … }`, in one statement. */
export const statusCount: VerbHandler = async ({ db, model, entity, query, reach }) => {
  const { conditions } = parseListQuery(model, entity, query, reach);
  const leaves = (entity.list.tabs ?? []).flatMap((tab) => tab.tabs ?? [tab]);
  if (leaves.length === 0) return { data: {} };
  const columns = leaves.map((tab) => sql`${countOfTab(model, entity, tab, reach, conditions)} as ${sql.raw(`"${tab.code}"`)}`);
  const [counts = {}] = await db.query<Record<string, number>>(sql`select ${sql.join(columns, sql.raw(', '))}`);
  const sums = (entity.list.tabs ?? []).flatMap((tab) =>
    tab.tabs ? [[tab.code, tab.tabs.reduce((sum, sub) => sum + (counts[sub.code] ?? 0), 0)]] : [],
  );
  return { data: { ...counts, ...Object.fromEntries(sums) } };
};
