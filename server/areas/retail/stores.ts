/** Rules of stores (001 §3, §4): codes and stamps, its categories, and the company that what is below a store belongs to as well. */
import { sql } from 'drizzle-orm';
import { retailStore } from '#schemas/retail/retailStore.ts';
import type { Transaction } from '#server/db/database.ts';
import { rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { linkTo } from './categoryStores.ts';
import { reviewStore } from './reviews.ts';

type Written = WrittenRow<typeof retailStore>;

/** What stands below a store is found by the company of the store, without looking at the store. */
async function passOn(tx: Transaction, { before, record }: Written): Promise<void> {
  if (!before || before.retailTenantId === record.retailTenantId) return;
  for (const table of ['retail_store_delivery_periods', 'retail_store_reviews'])
    await tx.query(
      sql`update ${sql.raw(table)} set retail_tenant_id = ${record.retailTenantId} where retail_store_id = ${record.id}`,
    );
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
