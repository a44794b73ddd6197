/** Rules of stores (001 §3, §4): codes and stamps, its categories, and the company that what is below a store belongs to as well. */
import { sql } from 'drizzle-orm';
import { Clock } from '#schemas/kernel/fields/clock.ts';
import { dayNumber, MINUTE } from '#schemas/kernel/fields/days.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import type { Transaction } from '#server/db/database.ts';
import { rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { linkTo } from './categoryStores.ts';
import { BELOW_STORE, BELOW_THESE } from './menu/ofStore.ts';
import { reviewStore } from './reviews.ts';

type Written = WrittenRow<typeof retailStore>;

/** What stands below a store is found by the company of the store, without looking at the store. */
async function passOn(tx: Transaction, { before, record }: Written): Promise<void> {
  if (!before || before.retailTenantId === record.retailTenantId) return;
  for (const table of BELOW_STORE)
    await tx.query(
      sql`update ${sql.raw(table)} set retail_tenant_id = ${record.retailTenantId} where retail_store_id = ${record.id}`,
    );
  for (const [table, above, by] of BELOW_THESE)
    await tx.query(sql`
      update ${sql.raw(table)} b set retail_tenant_id = ${record.retailTenantId}
      from ${sql.raw(above)} a where a.id = ${sql.raw(`b.${by}`)} and a.retail_store_id = ${record.id}`);
}

export const storeRules = rulesFor(retailStore, {
  beforeCreate: async ({ reach }, rows) => {
    for (const { values } of rows) Object.assign(values, stampNow('activated', reach));
  },
  actions: {
    updateStatus: async ({ reach }, rows) => {
      for (const { values, before } of rows)
        if (values.active !== before.active) Object.assign(values, stampNow(values.active ? 'activated' : 'deactivated', reach));
    },
    updateOrderStatus: async (_, rows) => {
      for (const { values } of rows) Object.assign(values, { pausedUntil: null });
    },
    pauseOrders: async ({ reach: { zone, today } }, rows) => {
      for (const { values, linked } of rows) {
        const until = { MINUTES_10: 10, MINUTES_25: 25 }[String(linked.pauseFor)];
        const at = until ? Date.now() + until * MINUTE : new Clock(zone).from(dayNumber(today) + 1, 0);
        Object.assign(values, { orderStatus: 'PAUSED', pausedUntil: new Date(at).toISOString() });
      }
    },
    // Who orders would never get it.
    updateCollectionMethod: async (_, rows) => {
      for (const row of rows)
        if (row.before.opc && !row.values.enablePickUp && !row.values.enableDelivery) refuse(row, 'enablePickUp', 'noCollection');
    },
  },
  afterWrite: async ({ tx }, rows) => {
    for (const row of rows) {
      const { id, officeCentreId } = row.record;
      const to = row.linked.opcCategoriesIds;
      if (to !== undefined && officeCentreId) await linkTo(tx, { of: 'retail_store_id', id, officeCentreId, to: to ?? [] });
      await passOn(tx, row);
    }
  },
  acts: { review: reviewStore },
});
