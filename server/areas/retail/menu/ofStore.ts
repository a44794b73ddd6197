/** What stands below a store belongs to the company of the store: found without looking at the store, and followed when the store changes hands. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';

interface Above {
  id: number;
  company: number | null;
  storeId: number;
}
/** The records above, by id, in one statement: the company that they belong to, and their store. */
async function above(tx: Transaction, table: string, store: string, ids: readonly unknown[]): Promise<Map<number, Above>> {
  const wanted = [...new Set(ids.filter((id): id is number => typeof id === 'number'))];
  if (!wanted.length) return new Map();
  const found = await tx.query<Above>(sql`
    select id, retail_tenant_id as company, ${sql.raw(store)} as "storeId" from ${sql.raw(table)} where id = any(${idList(wanted)})`);
  return new Map(found.map((row) => [row.id, row]));
}

interface Row {
  values: { retailTenantId?: number | null };
}

/** New records get the company of their store. */
export async function companyOfStore<R extends Row>(
  tx: Transaction,
  rows: readonly R[],
  storeOf: (row: R) => unknown,
): Promise<void> {
  const stores = await above(tx, 'retail_stores', 'id', rows.map(storeOf));
  for (const row of rows) row.values.retailTenantId = stores.get(Number(storeOf(row)))?.company ?? null;
}
/** Menu groups by id. */
export const groupsOf = (tx: Transaction, ids: readonly unknown[]) => above(tx, 'opc_menu_groups', 'retail_store_id', ids);

/** Everything below a store, when another company runs it from now on. */
export const BELOW_STORE = [
  'retail_store_delivery_periods',
  'retail_store_reviews',
  'opc_menu_groups',
  'opc_items',
  'opc_option_groups',
] as const;
/** What stands a step further down: the table, and the way up to one of those. */
export const BELOW_THESE = [
  ['opc_menu_group_visibility_periods', 'opc_menu_groups', 'opc_menu_group_id'],
  ['opc_item_add_ons', 'opc_items', 'opc_item_id'],
  ['opc_item_day_stocks', 'opc_items', 'opc_item_id'],
] as const;
