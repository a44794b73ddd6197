/** The payment of an order (001 §3): begun by whoever has ordered, taken when it comes in time, given back where it comes too late. */
import { sql } from 'drizzle-orm';
import { opcOrder } from '#schemas/orders/opcOrder.ts';
import { beginPayment } from '#server/areas/billing/pay.ts';
import { giveBack, type Received } from '#server/areas/billing/refund.ts';
import type { PaidRule, RuleContext } from '#server/engine/areas/rules.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { standingAfterPayment } from './place.ts';
import { termsOf } from './quote.ts';
import { refundedAtProvider } from './refund.ts';

interface Due {
  id: number;
  orderNo: unknown;
  total: unknown;
  pendingPaymentExpiry: unknown;
}
export const startPayment = (context: RuleContext, { id, orderNo, total, pendingPaymentExpiry }: Due) =>
  beginPayment(context, {
    payee: 'ORDER',
    id,
    no: String(orderNo),
    // Whoever has ordered pays it, not their company.
    tenantId: null,
    amount: Number(total),
    until: pendingPaymentExpiry ? new Date(String(pendingPaymentExpiry)).toISOString() : null,
  });

interface Payment extends Received {
  transactionId: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
}

/** An order is paid once, while it waits for it; any other money goes back, and the order stays as it is. */
export const orderPaid: PaidRule = async (context, id, { outcome, late, byHand, paymentId, at }) => {
  if (outcome === 'REFUNDED') return byHand ? refundedAtProvider(context, id, byHand) : undefined;
  const { tx, model } = context;
  const within = { ...context, entity: opcOrder.name };
  const [order] = await tx.query<{ status: string; storeId: number; total: number; paid: string | null }>(sql`
    select order_status as status, retail_store_id::int as "storeId", total::float8 as total, payment_status as paid
    from opc_orders where id = ${id} for update`);
  if (!order) return;
  const waits = order.status === 'PENDING_PAYMENT' && order.paid !== 'PAID';
  if (outcome === 'FAILED') {
    if (waits) await writeBySystem(tx, within, id, 'notPaid', { paymentStatus: 'FAILED' });
    return;
  }
  const [payment] = await tx.query<Payment & object>(sql`
    select id::int as id, amount::float8 as amount, refund_amount::float8 as "refundAmount", transaction_id as "transactionId",
      card_brand as "cardBrand", card_last4 as "cardLast4" from payments where id = ${paymentId}`);
  if (!payment) return;
  if (!waits || late) return giveBack(context, payment, payment.amount - payment.refundAmount, 'TOO_LATE');
  const store = await termsOf({ db: tx, model }, order.storeId);
  await writeBySystem(tx, within, id, 'paid', {
    ...standingAfterPayment(store, Date.parse(at)),
    paymentStatus: 'PAID',
    paidDate: at,
    pendingPaymentExpiry: null,
    refundableAmount: order.total,
    transactionId: payment.transactionId,
    paymentCardBrand: payment.cardBrand,
    paymentCardLast4: payment.cardLast4,
  });
};
