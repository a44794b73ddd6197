/** Orders of the demo data: what waits at the counter of the first store now, what was collected, one that was partly given back. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { optionText } from '#schemas/orders/cart.ts';
import { opcOrder } from '#schemas/orders/opcOrder.ts';
import { opcRefundOrder } from '#schemas/orders/opcRefundOrder.ts';
import { afterRefund, byPieces, type RefundableLine } from '#schemas/orders/refunds.ts';
import { type BillTerms, billOf } from '#server/areas/orders/bill.ts';
import { type PricedItem, pieceOf } from '#server/areas/orders/cart.ts';
import { refundedItems } from '#server/areas/orders/refund.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';
import { stampedBy } from './written.ts';

type Name = Readonly<Record<string, string | null>>;
interface Item extends PricedItem {
  id: number;
  uuid: string;
}
/** The option that each thing on the menu is taken with, where the story says no other. */
const USUALLY = [null, 'regular', 'regular'] as const;
/** Minutes ago, who calls for it, pieces by the place of the item, the option of one of them, what has become of it. */
const STORIES = [
  { ago: 3, name: 'Mei Ling', pieces: [2, 1], taken: ['egg', 'large'], status: 'PENDING', remark: 'Less sugar' },
  { ago: 6, name: 'Arun', pieces: [0, 3], status: 'PENDING', remark: null },
  { ago: 9, name: '陳先生', pieces: [1, 0, 2], status: 'ACCEPTED', remark: null },
  { ago: 20, name: 'Sarah', pieces: [1], taken: ['butter'], status: 'PREPARED', remark: null },
  { ago: 1500, name: 'Daniel', pieces: [2, 0, 1], taken: [null, null, 'large'], status: 'COLLECTED', remark: null },
  { ago: 2900, name: '林小姐', pieces: [3], taken: ['egg'], status: 'COLLECTED', remark: null },
  { ago: 4400, name: 'Priya', pieces: [0, 1], status: 'CANCELLED', remark: null },
] as const;
/** Of which one piece of the first thing was given back. */
const REFUNDED = 5;
const CODES = ['K2P7QX', 'M3R8HV', 'H4W9KJ', 'T5Y2BC', 'D6F3GN', 'W7Z4LS', 'J8X5RM'] as const;
const STEPS = ['PENDING', 'ACCEPTED', 'PREPARED', 'COLLECTED'] as const;

/** A line as a cart resolves it: its options follow the rules of the thing. */
function lineOf(item: Item, quantity: number, option: string | null) {
  const group = item.optionGroups.find(({ options }) => options.some(({ id }) => id === option));
  const options = group && option ? [optionText({ group: Number(group.id), option, quantity: 1 })] : [];
  const piece = pieceOf(item, { opcItemUuid: item.uuid, quantity, options }, fallbackLocale);
  return { itemId: item.id, uuid: item.uuid, name: item.name as Name, remark: null, quantity, ...piece };
}

export async function seedOrders(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, place } = building;
  if (!place.addOns.includes('ORDER_PAY_COLLECT')) return;
  const [store] = await on.query<{ id: number; tenantId: number | null } & BillTerms>(sql`
    select s.id::int as id, s.retail_tenant_id::int as "tenantId", coalesce(c.tax_rate, 0)::int as "taxRate", s.tax_included as "taxIncluded",
      coalesce(s.delivery_fee, 0)::float8 as "deliveryFee" from retail_stores s
      join office_centres c on c.id = s.office_centre_id where s.office_centre_id = ${officeCentreId} and s.opc order by s.id limit 1`);
  if (!store) return;
  const items = await on.query<Item & object>(sql`
    select i.id::int as id, i.uuid, i.name, i.base_price::float8 as "basePrice", coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name,
      'selectOption', a.select_option, 'required', a.required, 'minQty', a.min_qty, 'maxQty', a.max_qty, 'minOptions', a.min_options,
      'maxOptions', a.max_options, 'options', (select json_agg(o || jsonb_build_object('quantity', coalesce(nullif(o->'quantity', 'null'), '1')))
        from jsonb_array_elements(a.options) o)) order by a.id)
      from opc_item_add_ons a where a.opc_item_id = i.id), '[]') as "optionGroups"
    from opc_items i where i.retail_store_id = ${store.id} order by i.id`);
  const now = Date.now();
  const at = (minutesAgo: number) => new Date(now - minutesAgo * MINUTE).toISOString();
  const [numbers, refunds] = [
    await numbered(
      on,
      officeCentreId,
      'OR',
      STORIES.map(({ ago }) => at(ago)),
    ),
    await numbered(on, officeCentreId, 'RF', [at(2800)]),
  ];
  const written = (date: string) => ({
    createdDate: date,
    createdUserId: admin.id,
    updatedDate: date,
    updatedUserId: admin.id,
    version: 1,
  });
  const rows = STORIES.map((story, index) => {
    const { ago, name, pieces, status, remark } = story;
    const taken: readonly (string | null)[] = 'taken' in story ? story.taken : USUALLY;
    const lines = items.flatMap((item, place) => {
      const quantity = (pieces as readonly number[])[place];
      return quantity ? [lineOf(item, quantity, taken[place] ?? null)] : [];
    });
    const bill = billOf(store, lines, undefined, false);
    const isPaid = status === 'COLLECTED';
    const back = index === REFUNDED ? [byPieces(bill.opcOrderItems[0] as RefundableLine, 1)] : [];
    const [given, tax] = [back[0]?.total ?? 0, back[0]?.tax ?? 0];
    const reached = STEPS.indexOf(status as (typeof STEPS)[number]);
    const when = (step: number, minutes: number) => (reached >= step ? at(ago - minutes) : null);
    return {
      back,
      row: {
        ...written(at(ago)),
        officeCentreId,
        retailStoreId: store.id,
        retailTenantId: store.tenantId,
        orderNo: numbers[index],
        orderId: CODES[index],
        orderStatus: status,
        orderName: name,
        remark,
        ...bill,
        opcOrderItems: afterRefund(bill.opcOrderItems, back),
        opcItemIds: lines.map(({ itemId }) => itemId),
        estimatedCollectionTime: at(ago - 15),
        collectionSlot: at(ago - 15),
        ...stampedBy('ordered', admin, at(ago)),
        ...stampedBy('accepted', admin, when(1, 1)),
        ...stampedBy('prepared', admin, when(2, 8)),
        ...stampedBy('collected', admin, when(3, 12)),
        ...stampedBy('cancelled', admin, status === 'CANCELLED' ? at(ago - 5) : null),
        cancelledReason: status === 'CANCELLED' ? 'CUSTOMER_CALLED' : null,
        cancelledBy: status === 'CANCELLED' ? 'STORE' : null,
        markedAsCancelledAfterDate: status === 'PENDING' ? new Date(now + 600 * MINUTE).toISOString() : null,
        refundSubtotal: given - tax,
        refundTax: tax,
        refundTotal: given,
        refundableAmount: isPaid ? bill.total - given : 0,
        applicationFeeAmount: 0,
        paysAhead: false,
        paymentStatus: given ? 'PARTIALLY_REFUNDED' : isPaid ? 'PAID' : 'PENDING',
        paidDate: isPaid ? at(ago - 12) : null,
        deliveryOption: 'PICK_UP',
        docketPrinted: false,
      },
    };
  });
  const ids = await insertRows(
    on,
    opcOrder.table,
    rows.map(({ row }) => row),
  );
  const [part] = rows[REFUNDED]?.back ?? [];
  if (part)
    await insertRows(on, opcRefundOrder.table, [
      {
        ...written(at(2800)),
        officeCentreId,
        retailStoreId: store.id,
        retailTenantId: store.tenantId,
        opcOrderId: ids[REFUNDED],
        refundId: refunds[0],
        reason: 'QUALITY',
        remark: null,
        refundType: 'PARTIAL',
        refundSubtotal: part.total - part.tax,
        refundTax: part.tax,
        refundTotal: part.total,
        ...stampedBy('refunded', admin, at(2800)),
        opcRefundOrderItems: refundedItems(rows[REFUNDED]?.row.opcOrderItems ?? [], [part]),
        byHand: true,
      },
    ]);
  await seedHistory(
    on,
    ids.map((recordId, index) => ({
      entity: opcOrder.name,
      recordId,
      action: 'create',
      at: at(STORIES[index]?.ago ?? 0),
      by: admin,
      centreId: officeCentreId,
      changes: [],
    })),
  );
}
