/** Paying an invoice: the attempt is stored with the click, and a job hands it to the provider of payments once that is committed. */
import { sql } from 'drizzle-orm';
import { payment } from '#schemas/billing/payment.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import type { RuleContext } from '#server/engine/rules.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import type { PaymentOrder, PaymentPort } from '#server/payments/port.ts';
import { simulator } from '#server/payments/simulator.ts';
import { takeEvent } from './takeEvent.ts';

/** How long a provider has to answer. */
const HOURS = 24;
interface Begun {
  paymentId: number;
}
const START = jobName<Begun>('billing.startPayment');
const ports: readonly PaymentPort[] = [simulator];

/** The attempt, and the job for it, in the transaction of the click. */
export async function beginPayment(context: RuleContext, invoice: { id: number; tenantId: number; amount: number | null }) {
  const { tx, model, reach } = context;
  const [port] = ports as [PaymentPort];
  const now = Date.now();
  const values = {
    tenantId: invoice.tenantId,
    invoiceId: invoice.id,
    amount: invoice.amount,
    provider: port.name,
    status: 'PENDING',
    startedDate: new Date(now).toISOString(),
    startedUserId: reach.session.userId,
    pendingPaymentExpiry: new Date(now + HOURS * 3_600_000).toISOString(),
  };
  const entity = model.entity(payment.name);
  const made = await storeNew(tx, { ...context, entity }, 'create', { values, linked: {} });
  await enqueue(tx, START, { paymentId: made.id as number });
}

/** Runs again after a crash: the provider knows the key, and an event that has been taken changes nothing. */
export const startPaymentJob: Job<Begun, DomainJobContext> = {
  name: START,
  run: async ({ paymentId }, context) => {
    const [order] = await context.db.query<PaymentOrder & { provider: string }>(sql`
      select p.uuid as key, p.amount, p.provider, c.currency, i.invoice_no as description from payments p
        join invoices i on i.id = p.invoice_id join office_centres c on c.id = p.office_centre_id
      where p.id = ${paymentId} and p.status = 'PENDING'`);
    if (!order) return;
    const port = ports.find(({ name }) => name === order.provider);
    const signed = await port?.start(context.db, { ...order, amount: Number(order.amount) });
    if (signed) await takeEvent(context, signed);
  },
};
