/** Giving money back: how much in all is stored with the reason, and a job hands it to the provider of payments once that is committed. */
import { sql } from 'drizzle-orm';
import { payment, type RefundReason } from '#schemas/billing/payment.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import type { RefundOrder } from '#server/payments/port.ts';
import { portOf } from './ports.ts';
import { takeEvent } from './takeEvent.ts';

interface Asked {
  paymentId: number;
  /** What had been given back before, and by now. */
  from: number;
  to: number;
}
const REFUND = jobName<Asked>('billing.refundPayment');

/** A payment that has come in, of which so much is to be given back by now. */
export interface Received {
  id: number;
  amount: number;
  refundAmount: number;
}

/** Gives back `amount` more of a payment, which the caller has locked: never above what has been paid. */
export async function giveBack(
  { tx, model, config, origin, reach }: RuleContext,
  { id, amount: paid, refundAmount }: Received,
  amount: number,
  refundReason: RefundReason,
): Promise<void> {
  const total = refundAmount + amount;
  if (amount <= 0 || total > paid) throw new Error(`payment ${id}: ${total} of ${paid} cannot be given back`);
  const context = { model, config, origin, reach, entity: payment.name };
  await writeBySystem(tx, context, id, 'refund', { refundAmount: total, refundReason });
  await enqueue(tx, REFUND, { paymentId: id, from: refundAmount, to: total });
}

/** Runs again after a crash: the provider is told how much in all, and an event that has been taken changes nothing. */
export const refundPaymentJob: Job<Asked, DomainJobContext> = {
  name: REFUND,
  run: async ({ paymentId, from, to }, context) => {
    const { db, config } = context;
    const [order] = await db.query<RefundOrder & { provider: string }>(sql`
      select p.uuid as key, p.provider, p.provider_reference as reference, c.currency from payments p
        join office_centres c on c.id = p.office_centre_id
      where p.id = ${paymentId} and p.refunded_amount < ${to}`);
    if (!order) return;
    const signed = await portOf(order.provider, config)?.refund(db, { ...order, amount: to - from, total: to });
    if (signed) await takeEvent(context, signed, { asked: true });
  },
};
