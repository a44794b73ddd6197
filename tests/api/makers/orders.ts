/** Orders: each for a thing that its store has on the menu, and that nobody has said to be gone; refunds of orders that were paid. */
import { sql } from 'drizzle-orm';
import { SAMPLE_ITEM } from '#schemas/orders/samples.ts';
import type { Makers } from './makers.ts';

export const makers: Makers = {
  ready: {
    'opc-orders': async ({ retailStoreId }, { api }) => {
      if (!retailStoreId) return;
      await api.db.query(sql`
        update retail_stores set opc = true, active = true, order_status = 'OPEN', enable_pick_up = true, max_orders_per_slot = null,
          auto_accept_order = false where id = ${retailStoreId}`);
      await api.db.query(sql`
        with store as (select id, office_centre_id, retail_tenant_id from retail_stores where id = ${retailStoreId}),
        menu as (
          insert into opc_menu_groups (office_centre_id, retail_tenant_id, retail_store_id, reference_no, name)
          select office_centre_id, retail_tenant_id, id, gen_random_uuid()::text, '{"en":"Group"}' from store returning id)
        insert into opc_items (uuid, office_centre_id, retail_tenant_id, retail_store_id, opc_menu_group_id, name, base_price)
        select ${SAMPLE_ITEM}::uuid, office_centre_id, retail_tenant_id, store.id, menu.id, '{"en":"Item"}', 500 from store, menu
        on conflict (uuid) do update set office_centre_id = excluded.office_centre_id, retail_tenant_id = excluded.retail_tenant_id,
          retail_store_id = excluded.retail_store_id, opc_menu_group_id = excluded.opc_menu_group_id,
          not_available_on = null`);
    },
    'opc-refund-orders': async ({ opcOrderId }, { api }) => {
      if (!opcOrderId) return;
      await api.db.query(sql`
        update opc_orders set payment_status = 'PAID', refundable_amount = total, refund_total = 0, refund_tax = 0, refund_subtotal = 0,
          opc_order_items = (select jsonb_agg(l || '{"refundedQuantity":0,"refundedTotal":0,"refundedTax":0}') from jsonb_array_elements(opc_order_items) l)
        where id = ${opcOrderId}`);
    },
  },
};
