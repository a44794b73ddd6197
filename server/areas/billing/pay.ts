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
import type { PaymentOrder, Started } from '#server/payments/port.ts';
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
  const port = portOf(building?.name, context.config);
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

interface Ways {
  provider: string;
  payee: Payee;
  payeeId: number | null;
  /** Of what whoever pays has ordered or booked, and so may see by the calls of the app. */
  ownUuid: string | null;
}
/** How the result page finds what was paid for. */
const returnsOf = ({ payee, payeeId, ownUuid }: Ways): string => `?${payee.toLowerCase()}=${ownUuid ?? payeeId}`;

/** Where people pay, kept with the payment and with what is paid for. */
async function keepPage({ db }: DomainJobContext, paymentId: number, { reference, page }: Started, account: string | null) {
  const [url, until] = [page?.url ?? null, page?.until ?? null];
  await db.query(sql`
    with kept as (
      update payments set provider_reference = ${reference}, payment_url = ${url}, payment_url_expiry = ${until} where id = ${paymentId}
      returning opc_order_id, facility_booking_id),
    booked as (
      update facility_bookings b set payment_url = ${url}, payment_url_expiry = ${until} from kept
      where b.id = kept.facility_booking_id and b.due_amount > 0)
    update opc_orders o set payment_url = ${url}, payment_url_expiry = ${until}, account_token = ${account} from kept
    where o.id = kept.opc_order_id and o.order_status = 'PENDING_PAYMENT'`);
}

/** Runs again after a crash: the provider knows the key, and an event that has been taken changes nothing. */
export const startPaymentJob: Job<Begun, DomainJobContext> = {
  name: START,
  run: async ({ paymentId }, context) => {
    const { db, config } = context;
    const [order] = await db.query<Begun & PaymentOrder & Ways>(sql`
      select p.uuid as key, p.amount::float8 as amount, p.provider, c.currency, p.payee_no as description, p.payee,
        coalesce(p.invoice_id, p.facility_booking_id)::int as "payeeId", coalesce(o.uuid, b.uuid) as "ownUuid",
        to_char(p.started_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as begun,
        to_char(p.pending_payment_expiry at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until,
        case when s.payment_account_status = 'ACTIVE' then s.payment_account end as account,
        o.application_fee_amount::float8 as fee
      from payments p join office_centres c on c.id = p.office_centre_id
        left join opc_orders o on o.id = p.opc_order_id left join retail_stores s on s.id = o.retail_store_id
        left join facility_bookings b on b.id = p.facility_booking_id and b.user_id = p.started_user_id
      where p.id = ${paymentId} and p.status = 'PENDING'`);
    if (!order) return;
    const started = await portOf(order.provider, config)?.start(db, { ...order, returns: returnsOf(order) });
    if (started?.reference) await keepPage(context, paymentId, started, order.account ?? null);
    if (started?.event) await takeEvent(context, started.event);
  },
};
