/** Delivery periods of a store, and the options of a dish. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

const options = JSON.stringify(
  ['a', 'b', 'c'].map((id) => ({ id, name: { en: id }, price: 50, quantity: 99, available: true, preSelected: false })),
);

export const makers: Makers = {
  apart: { 'retail-store-delivery-periods': 'retailStore' },
  beside: {
    'opc-item-add-ons': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)},
      store as (
        insert into retail_stores (office_centre_id, retail_tenant_id, reference_no, name, unique_code, unique_pin, order_status, answer_minutes, slot_minutes, collection_time, font_size,
          min_review_to_display_review, viewable_by)
        select building, company, ${randomUUID()}, '{"en":"Store"}', ${randomUUID().slice(0, 10)}, ${randomUUID()}, 'OPEN', 10, 15, 15, 'MEDIUM', 1, 'ALL' from place returning id),
      menu as (
        insert into opc_menu_groups (office_centre_id, retail_tenant_id, retail_store_id, reference_no, name)
        select building, company, store.id, ${randomUUID()}, '{"en":"Group"}' from place, store returning id),
      item as (
        insert into opc_items (office_centre_id, retail_tenant_id, retail_store_id, opc_menu_group_id, name, base_price)
        select building, company, store.id, menu.id, '{"en":"Item"}', 500 from place, store, menu returning id),
      choice as (
        insert into opc_option_groups (office_centre_id, retail_tenant_id, retail_store_id, name, select_option, add_ons)
        select building, company, store.id, '{"en":"Options"}', 'MULTI_SELECT', ${options}::jsonb from place, store returning id)
      insert into opc_item_add_ons (office_centre_id, retail_tenant_id, opc_item_id, opc_option_group_id, name, select_option, options, required)
      select building, company, item.id, choice.id, '{"en":"Options"}', 'MULTI_SELECT', ${options}::jsonb, false from place, item, choice returning id`,
      ),
  },
};
