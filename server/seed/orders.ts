/** Orders of the demo data: what waits at the counter of the first store now, what was collected, one that was partly given back. */
import { sql } from 'drizzle-orm';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { opcOrder } from '#schemas/orders/opcOrder.ts';
import { opcRefundOrder } from '#schemas/orders/opcRefundOrder.ts';
import { afterRefund, byPieces, type RefundableLine } from '#schemas/orders/refunds.ts';
import { totalsOf } from '#schemas/orders/totals.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';
import { stampedBy } from './written.ts';

interface Item {
  id: number;
  uuid: string;
  name: Record<string, string>;
  price: number;
}
/** Minutes ago, who calls for it, pieces by the place of the item, what has become of it. */
const STORIES = [
  { ago: 3, name: 'Mei Ling', pieces: [2, 1], status: 'PENDING', remark: 'Less sugar' },
  { ago: 6, name: 'Arun', pieces: [0, 3], status: 'PENDING', remark: null },
  { ago: 9, name: '陳先生', pieces: [1, 0, 2], status: 'ACCEPTED', remark: null },
  { ago: 20, name: 'Sarah', pieces: [1], status: 'PREPARED', remark: null },
  { ago: 1500, name: 'Daniel', pieces: [2, 0, 1], status: 'COLLECTED', remark: null },
  { ago: 2900, name: '林小姐', pieces: [3], status: 'COLLECTED', remark: null },
  { ago: 4400, name: 'Priya', pieces: [0, 1], status: 'CANCELLED', remark: null },
] as const;
/** Of which one piece of the first thing was given back. */
const REFUNDED = 5;
const CODES = ['K2P7QX', 'M3R8HV', 'H4W9KJ', 'T5Y2BC', 'D6F3GN', 'W7Z4LS', 'J8X5RM'] as const;
const STEPS = ['PENDING', 'ACCEPTED', 'PREPARED', 'COLLECTED'] as const;

export async function seedOrders(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, place } = building;
  if (!place.addOns.includes('ORDER_PAY_COLLECT')) return;
  const [store] = await on.query<{ id: number; tenantId: number | null; taxRate: number }>(sql`
    select s.id::int as id, s.retail_tenant_id::int as "tenantId", coalesce(c.tax_rate, 0)::int as "taxRate" from retail_stores s
      join office_centres c on c.id = s.office_centre_id where s.office_centre_id = ${officeCentreId} and s.opc order by s.id limit 1`);
  if (!store) return;
  const items = await on.query<Item & object>(sql`
    select id::int as id, uuid, name, base_price::float8 as price from opc_items where retail_store_id = ${store.id} order by id`);
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
  const rows = STORIES.map(({ ago, name, pieces, status, remark }, index) => {
    const taken = items.flatMap((item, place) =>
      (pieces as readonly number[])[place] ? [{ item, quantity: (pieces as readonly number[])[place] as number }] : [],
    );
    const totals = totalsOf(
      taken.map(({ item, quantity }) => ({ unitPrice: item.price, quantity, discount: 0 })),
      { deliveryFee: 0, taxRate: store.taxRate, taxIncluded: true },
    );
    const kept = taken.map(({ item, quantity }, place) => ({
      id: `${place + 1}`,
      opcItemUuid: item.uuid,
      name: item.name,
      options: null,
      choice: null,
      remark: null,
      quantity,
      unitPrice: item.price,
      ...(totals.lines[place] as (typeof totals.lines)[number]),
      refundedQuantity: 0,
      refundedTotal: 0,
      refundedTax: 0,
    }));
    const isPaid = status === 'COLLECTED';
    const back = index === REFUNDED ? [byPieces(kept[0] as RefundableLine, 1)] : [];
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
        opcOrderItems: afterRefund(kept, back),
        opcItemIds: taken.map(({ item }) => item.id),
        itemCount: taken.reduce((sum, { quantity }) => sum + quantity, 0),
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
        taxRate: store.taxRate,
        taxIncluded: true,
        subtotal: totals.subtotal,
        promoAmount: 0,
        tax: totals.tax,
        total: totals.total,
        refundSubtotal: given - tax,
        refundTax: tax,
        refundTotal: given,
        refundableAmount: isPaid ? totals.total - given : 0,
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
        opcRefundOrderItems: [
          {
            id: '1',
            line: '1',
            name: items[0]?.name,
            quantity: 1,
            subtotal: part.total - part.tax,
            tax: part.tax,
            total: part.total,
          },
        ],
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
