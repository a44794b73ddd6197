/** Pending records for the person, by entity: the menu's counts, in one statement for all of them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import { waitingTabs } from '#schemas/kernel/states/waits.ts';
import type { Model } from '#server/db/model.ts';
import type { AreaCall } from '#server/engine/areas/areaCalls.ts';
import { conditionOfTab, whereOf } from '#server/engine/lists/listQuery.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { mayList, visibleTabs } from '#server/engine/reach/visible.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { byKey, whole } from '#server/openapi/values.ts';

/** The rows of a tab within scope, up to the count limit of lists. */
function countOf(model: Model, entity: Entity, tab: Tab, reach: Reach): SQL {
  const own = conditionOfTab(model, entity, tab, reach);
  return sql`(select count(*)::int from (select 1 from ${tableAs(entity)} where ${whereOf(model, entity, reach, own ? [own] : [])} limit ${COUNT_CAP}) c)`;
}

export const waiting: AreaCall = {
  method: 'GET',
  path: '/waiting',
  summary: 'How many records wait for a decision of this person, by entity, counted up to 10,000',
  everybody: 'counts only in lists that the person may see',
  reason: 'counts in the lists of all entities at once',
  returns: byKey(whole),
  run: async ({ db, model, reach }) => {
    // The provider's staff decide only in the building that they have selected.
    if (reach.buildingId === null) return {};
    const counted = model.entities.flatMap((entity) =>
      mayList(reach.session, entity)
        ? visibleTabs(model, reach.session, entity, waitingTabs(reach.session, entity)).map((tab) => ({ entity, tab }))
        : [],
    );
    if (counted.length === 0) return {};
    const columns = counted.map(
      ({ entity, tab }, index) => sql`${countOf(model, entity, tab, reach)} as ${sql.raw(`"${index}"`)}`,
    );
    const [row = {}] = await db.query<Record<string, number>>(sql`select ${sql.join(columns, sql.raw(', '))}`);
    const sums: Record<string, number> = {};
    for (const [index, { entity }] of counted.entries()) sums[entity.name] = (sums[entity.name] ?? 0) + (row[index] ?? 0);
    return sums;
  },
};
