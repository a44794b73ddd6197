/** Refunds of orders (001 §3, §4): reckoned from what was kept, while the order is held; the provider is told once that is committed. */

import { sql } from 'drizzle-orm';
import { opcOrder } from '#schemas/orders/opcOrder.ts';
import { opcRefundOrder } from '#schemas/orders/opcRefundOrder.ts';
import { afterRefund, byAmount, byPieces, type RefundableLine, type RefundedLine, wholly } from '#schemas/orders/refunds.ts';
import type { OrderRefundReason } from '#schemas/orders/values.ts';
import { giveBack, type Received } from '#server/areas/billing/refund.ts';
import { type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { ofBuilding } from '#server/engine/reach/ofBuilding.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';

type New = NewRow<typeof opcRefundOrder>;
type Written = WrittenRow<typeof opcRefundOrder>;
type Line = RefundableLine & { name: object; options: object | null; unitPrice: number };

interface Order {
  id: number;
  buildingId: number;
  retailTenantId: number | null;
  retailStoreId: number;
  items: Line[];
  refundable: number;
  total: number;
  refundTotal: number;
  refundTax: number;
  paysAhead: boolean;
}

async function lockOrder({ tx }: RuleContext, id: number): Promise<Order | undefined> {
  const [order] = await tx.query<Order & object>(sql`
    select id::int as id, office_centre_id::int as "buildingId", retail_tenant_id::int as "retailTenantId", retail_store_id::int as "retailStoreId",
      opc_order_items as items, coalesce(refundable_amount, 0)::float8 as refundable, total::float8 as total,
      refund_total::float8 as "refundTotal", refund_tax::float8 as "refundTax", pays_ahead as "paysAhead"
    from opc_orders where id = ${id} for update`);
  return order;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** As the refund keeps them. */
export const refundedItems = (
  lines: readonly Pick<Line, 'id' | 'name' | 'options' | 'unitPrice'>[],
  parts: readonly RefundedLine[],
) =>
  parts.map(({ line, quantity, tax, total }, index) => {
    const of = lines.find(({ id }) => id === line);
    return {
      id: `${index + 1}`,
      line,
      name: of?.name,
      options: of?.options ?? null,
      quantity,
      unitPrice: of?.unitPrice,
      subtotal: total - tax,
      tax,
      total,
    };
  });

/** What falls on which line; undefined where the row is refused. */
function partsOf(row: New, { items, refundable }: Order): RefundedLine[] | undefined {
  const lines = (row.linked.lines ?? []) as unknown as { line: string; quantity: number }[];
  const amount = row.linked.amount as number | null | undefined;
  if (amount) {
    if (lines.length) refuse(row, 'amount', 'orderErrors.linesOrAmount');
    else if (amount > refundable) refuse(row, 'amount', 'refundTooMuch');
    return row.refusal ? undefined : byAmount(items, amount);
  }
  if (!lines.length) return wholly(items);
  const parts: RefundedLine[] = [];
  for (const { line, quantity } of lines) {
    const found = items.find(({ id }) => id === line);
    if (!found || parts.some((part) => part.line === line)) refuse(row, 'lines', 'orderErrors.noLine');
    else if (quantity > found.quantity - found.refundedQuantity) refuse(row, 'lines', 'refundTooMuch');
    else parts.push(byPieces(found, quantity));
  }
  return row.refusal ? undefined : parts;
}

/** The rule of a new refund, whoever makes it. */
async function prepare(context: RuleContext, row: New): Promise<void> {
  const { reach } = context;
  const order = await lockOrder(context, Number(row.values.opcOrderId));
  if (!order) return;
  if (order.refundable <= 0) return deny(row, 'notAllowedNow', { messageKey: 'orderErrors.nothingLeft' });
  const parts = partsOf(row, order);
  if (!parts) return;
  const [total, tax] = [sumOf(parts.map((part) => part.total)), sumOf(parts.map((part) => part.tax))];
  if (total <= 0) return deny(row, 'notAllowedNow', { messageKey: 'orderErrors.nothingLeft' });
  Object.assign(row.values, stampNow('refunded', reach), {
    retailStoreId: order.retailStoreId,
    retailTenantId: order.retailTenantId,
    refundType: total === order.total ? 'FULL' : 'PARTIAL',
    refundTotal: total,
    refundTax: tax,
    refundSubtotal: total - tax,
    byHand: !order.paysAhead,
    opcRefundOrderItems: refundedItems(order.items, parts),
  });
}

/** The order keeps what was given back, and the payments give it back, the newest first. */
async function follow(context: RuleContext, { record }: Written): Promise<void> {
  const { tx } = context;
  const order = await lockOrder(context, Number(record.opcOrderId));
  if (!order) return;
  const parts = (record.opcRefundOrderItems ?? []) as unknown as RefundedLine[];
  const [total, tax] = [order.refundTotal + Number(record.refundTotal), order.refundTax + Number(record.refundTax)];
  await writeBySystem(tx, { ...context, entity: opcOrder.name }, order.id, 'refund', {
    opcOrderItems: afterRefund(order.items, parts),
    refundableAmount: order.refundable - Number(record.refundTotal),
    refundTotal: total,
    refundTax: tax,
    refundSubtotal: total - tax,
    paymentStatus: total >= order.total ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
  });
  if (!order.paysAhead || record.atProvider) return;
  const payments = await tx.query<Received & object>(sql`
    select id::int as id, amount::float8 as amount, refund_amount::float8 as "refundAmount" from payments
    where opc_order_id = ${order.id} and status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') and refund_amount < amount
    order by id desc for update`);
  let left = Number(record.refundTotal);
  for (const payment of payments) {
    const back = Math.min(left, payment.amount - payment.refundAmount);
    if (back > 0) await giveBack(context, payment, back, 'REFUNDED_ORDER');
    left -= back;
  }
  if (left > 0) throw new Error(`order ${order.id}: ${left} more is given back than was paid`);
}

/** Everything that is left of an order that ends without its things; nothing where nothing was paid. */
export async function refundAll(
  context: RuleContext,
  orderId: number,
  reason: OrderRefundReason,
  remark: string | null,
): Promise<void> {
  await refundBy(context, orderId, { values: { reason, remark }, linked: {} });
}

/** Somebody has given it back at the provider of payments: nobody has said of which lines, so that it is shared out over them. */
export const refundedAtProvider = (context: RuleContext, orderId: number, amount: number): Promise<void> =>
  refundBy(context, orderId, { values: { reason: 'OTHER', atProvider: true }, linked: { amount } });

interface Made {
  values: Record<string, unknown>;
  linked: Record<string, unknown>;
}
async function refundBy(context: RuleContext, orderId: number, { values, linked }: Made): Promise<void> {
  const order = await lockOrder(context, orderId);
  if (!order || order.refundable <= 0) return;
  const entity = context.model.entity(opcRefundOrder.name);
  const reach = { ...ofBuilding(context.reach), buildingId: order.buildingId };
  await storeNew(context.tx, { ...context, entity, reach }, 'create', { values: { opcOrderId: orderId, ...values }, linked });
}

export const refundRules = rulesFor(opcRefundOrder, {
  beforeCreate: async (context, rows) => {
    for (const row of rows) await prepare(context, row);
  },
  afterWrite: async (context, rows) => {
    if (context.operation !== 'create') return;
    for (const row of rows) await follow(context, row);
  },
});
