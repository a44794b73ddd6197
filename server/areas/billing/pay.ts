/** Paying: the attempt is stored with the click, and a job hands it to the provider of payments once that is committed. */
import { sql } from 'drizzle-orm';
import { type Payee, payees } from '#schemas/billing/payees.ts';
import { payment } from '#schemas/billing/payment.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import type { PaymentOrder } from '#server/payments/port.ts';
import { portOf } from './ports.ts';
import { takeEvent } from './takeEvent.ts';

/** How long a provider has to answer, unless what is paid for waits less long. */
const HOURS = 24;
interface Begun {
  paymentId: number;
}
const START = jobName<Begun>('billing.startPayment');

/** What is paid for: a record of what `payees` names. */
export interface Payable {
  payee: Payee;
  id: number;
  /** As people call it. */
  no: string;
  tenantId: number | null;
  /** In the smallest unit of the currency. */
  amount: number | null;
  /** ISO 8601; the payment expires then. */
  until?: string | null;
}

/**
 * The attempt, and the job for it, in the transaction of the click.
 * @throws AppError addOnOff when the building has no provider of payments (any more)
 */
export async function beginPayment(context: RuleContext, { payee, id, no, tenantId, amount, until }: Payable): Promise<void> {
  const { tx, model, reach } = context;
  const [building] = await tx.query<{ name: string | null }>(
    sql`select payment_provider as name from office_centres where id = ${reach.buildingId} for share`,
  );
  const port = portOf(building?.name);
  if (!port) throw new AppError('addOnOff');
  const now = Date.now();
  const values = {
    tenantId,
    payee,
    payeeNo: no,
    [`${payees[payee]}Id`]: id,
    amount,
    provider: port.name,
    status: 'PENDING',
    refundAmount: 0,
    refundedAmount: 0,
    startedDate: new Date(now).toISOString(),
    startedUserId: reach.session.userId,
    pendingPaymentExpiry: until ?? new Date(now + HOURS * 3_600_000).toISOString(),
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
      select p.uuid as key, p.amount, p.provider, c.currency, p.payee_no as description from payments p
        join office_centres c on c.id = p.office_centre_id
      where p.id = ${paymentId} and p.status = 'PENDING'`);
    if (!order) return;
    const signed = await portOf(order.provider)?.start(context.db, { ...order, amount: Number(order.amount) });
    if (signed) await takeEvent(context, signed);
  },
};
