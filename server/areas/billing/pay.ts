/** Paying an invoice: the attempt is stored with the click, and a job hands it to the provider of payments once that is committed. */
import { sql } from 'drizzle-orm';
import { payment } from '#schemas/billing/payment.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
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
const portOf = (name: string | null | undefined) => ports.find((port) => port.name === name);

/**
 * The attempt, and the job for it, in the transaction of the click.
 * @throws AppError addOnOff when the building has no provider of payments (any more)
 */
export async function beginPayment(context: RuleContext, invoice: { id: number; tenantId: number; amount: number | null }) {
  const { tx, model, reach } = context;
  const [building] = await tx.query<{ name: string | null }>(
    sql`select payment_provider as name from office_centres where id = ${reach.buildingId} for share`,
  );
  const port = portOf(building?.name);
  if (!port) throw new AppError('addOnOff');
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
    const signed = await portOf(order.provider)?.start(context.db, { ...order, amount: Number(order.amount) });
    if (signed) await takeEvent(context, signed);
  },
};
