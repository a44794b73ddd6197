/**
 * The money of a booking: until when it has to be paid, what cancelling it costs, and what goes back. What goes back follows from what is there
 * — what has come in, what has been given back, what the booking costs now — under the lock of the booking, so that nothing is given back twice.
 */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import type { RefundReason } from '#schemas/billing/payment.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { shareOf } from '#schemas/kernel/fields/allocate.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { beginPayment } from '#server/areas/billing/pay.ts';
import { giveBack, type Received } from '#server/areas/billing/refund.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ChangedRow, NewRow, PaidRule, RuleContext, TimedRule, WrittenRow } from '#server/engine/areas/rules.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { creditOf } from './credit.ts';
import { type Costs, costsOf, type Fee, priceRow } from './pricing.ts';

type New = NewRow<typeof facilityBooking>;
type Changed = ChangedRow<typeof facilityBooking>;
type Written = WrittenRow<typeof facilityBooking>;

const SYSTEM = 'Atrium';

/** What has come in for a booking less what goes back. */
const netOf = ({ paidAmount, refundAmount }: { paidAmount?: unknown; refundAmount?: unknown }): number =>
  Number(paidAmount ?? 0) - Number(refundAmount ?? 0);

/** What is still to be paid, and until when: at once by whoever books, later with credit, or where the desk has booked or nobody can pay here. */
function dueOf(
  price: number,
  net: number,
  { canBePaid, paymentMinutes }: Costs,
  { waits, ahead, credit }: { waits: boolean; ahead: boolean; credit: string | null },
) {
  const due = Math.max(0, price - net);
  const isAsked = due > 0 && !waits && ahead && canBePaid;
  return {
    dueAmount: due,
    payUntil: isAsked && !credit ? new Date(Date.now() + paymentMinutes * MINUTE).toISOString() : null,
    creditUntil: isAsked ? credit : null,
    ...(due > 0 ? { paymentStatus: 'PENDING' as const } : {}),
  };
}

/** Prices a new booking. @param decides whoever makes it decides on bookings: the desk, which may be paid later */
export async function priceNew(context: RuleContext, row: New, decides: boolean): Promise<void> {
  const priced = await priceRow(context, row);
  if (!priced) return;
  const { values } = row;
  const credit = await creditOf(context.tx, values.userId ?? null, priced.costs.buildingId);
  const due = dueOf(priced.quote.total, 0, priced.costs, { waits: Boolean(values.approvalNeeded), ahead: !decides, credit });
  Object.assign(values, { paysAhead: !decides, paidAmount: 0, refundAmount: 0, ...due });
}

/** Prices a booking for its new time: what it costs more has to be paid, what it costs less goes back (`settle`). */
export async function priceMoved(context: RuleContext, row: Changed, decides: boolean): Promise<void> {
  const priced = await priceRow(context, row);
  if (!priced) return;
  const { before, values } = row;
  const waits = (values.status ?? before.status) === 'PENDING_APPROVAL';
  // Whoever has got credit for it keeps it, and no more.
  const credit = before.creditUntil
    ? String(before.creditUntil)
    : await creditOf(context.tx, before.userId ?? null, priced.costs.buildingId);
  const due = dueOf(priced.quote.total, netOf(before), priced.costs, {
    waits,
    ahead: before.paysAhead === true && !decides,
    credit,
  });
  // Whoever has not paid yet gains no time by moving.
  const payUntil = due.payUntil && before.payUntil ? before.payUntil : due.payUntil;
  Object.assign(values, due, { payUntil });
  if (due.dueAmount === 0 && netOf(before) === 0) values.paymentStatus = null;
}

/** An approved booking has to be paid from now on. */
export async function askPayment({ tx }: RuleContext, { before, values }: Changed): Promise<void> {
  const costs = await costsOf(tx, before.facilityId);
  if (!costs || !before.dueAmount) return;
  const price = before.dueAmount + netOf(before);
  const credit = await creditOf(tx, before.userId ?? null, costs.buildingId);
  Object.assign(values, dueOf(price, netOf(before), costs, { waits: false, ahead: before.paysAhead === true, credit }));
}

/**
 * What cancelling costs, in minor units: the greatest share of those whose hours before the start have begun.
 * @param now milliseconds
 */
export function feeOf(price: number, startAt: string, fees: readonly Fee[], now = Date.now()): number {
  const left = Date.parse(startAt) - now;
  const shares = fees.filter(({ hoursBefore }) => left < hoursBefore * 60 * MINUTE).map(({ feePercent }) => feePercent);
  return shares.length ? shareOf(price, Math.max(...shares)) : 0;
}

/** Whether cancelling costs something: not before the booking stands, which it does once it is approved and, where it has to be, paid. */
export const standsFor = ({
  status,
  payUntil,
  paidAmount,
}: {
  status: string | null;
  payUntil: unknown;
  paidAmount: unknown;
}): boolean => status === 'CONFIRMED' && (!payUntil || Number(paidAmount ?? 0) > 0);

/** Before it is cancelled: the fee, kept with it. */
export async function keepFee({ tx }: RuleContext, { before, values }: Changed): Promise<void> {
  const costs = await costsOf(tx, before.facilityId);
  const fee = standsFor(before) ? feeOf(before.price ?? 0, String(before.startAt), costs?.cancellationFees ?? []) : 0;
  Object.assign(values, { cancellationFee: fee, payUntil: null, creditUntil: null, dueAmount: Math.max(0, fee - netOf(before)) });
  if (values.dueAmount === 0 && netOf(before) === 0) values.paymentStatus = null;
}

interface Booking {
  status: string;
  price: number;
  fee: number;
  payUntil: string | null;
  paymentStatus: string | null;
}

/** What the booking costs as it is now. */
const chargeOf = ({ status, price, fee }: Booking): number => (status === 'REJECTED' ? 0 : status === 'CANCELLED' ? fee : price);

/** From the sums: what is owed, paid and given back. */
function statusOf({
  paid,
  given,
  due,
  failed,
  before,
}: {
  paid: number;
  given: number;
  due: number;
  failed: boolean;
  before: string | null;
}) {
  if (due > 0) return failed ? 'FAILED' : 'PENDING';
  if (paid === 0) return before === 'EXPIRED' ? before : null;
  return given === 0 ? 'PAID' : given >= paid ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

/** With what somebody has given back of it at the provider. */
type Kept = Received & { atProvider: number };

/**
 * Brings the booking and its payments in line: gives back what has come in above what it costs now, the newest payment first.
 * @param what the name of the change in the history of the booking
 */
export async function settle(
  context: RuleContext,
  id: number,
  { operation, reason, failed = false }: { operation: string; reason: RefundReason; failed?: boolean },
): Promise<void> {
  const { tx } = context;
  const [booking] = await tx.query<Booking & object>(sql`
    select status, coalesce(price, 0)::float8 as price, pay_until as "payUntil", payment_status as "paymentStatus",
      case when fee_waived_date is null then coalesce(cancellation_fee, 0) else 0 end::float8 as fee
    from facility_bookings where id = ${id} for update`);
  if (!booking) return;
  const payments = await tx.query<Kept & object>(sql`
    select id::int as id, amount::float8 as amount, refund_amount::float8 as "refundAmount",
      coalesce(refunded_at_provider, 0)::float8 as "atProvider" from payments
    where facility_booking_id = ${id} and status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') order by id desc for update`);
  const sumOf = (of: (one: Kept) => number) => payments.reduce((sum, one) => sum + of(one), 0);
  const paid = sumOf(({ amount }) => amount);
  const charge = chargeOf(booking);
  const before = sumOf(({ refundAmount }) => refundAmount);
  let over = Math.max(0, paid - before - charge);
  const given = before + over;
  for (const payment of payments) {
    const back = Math.min(over, payment.amount - payment.refundAmount);
    if (back <= 0) continue;
    await giveBack(context, payment, back, reason);
    over -= back;
  }
  // What the building has given back at the provider it does not ask for again.
  const due = Math.max(0, charge - (paid - given) - sumOf(({ atProvider }) => atProvider));
  const paymentStatus = statusOf({ paid, given, due, failed, before: booking.paymentStatus });
  const payUntil = due > 0 && booking.status === 'CONFIRMED' ? booking.payUntil : null;
  const values = {
    paidAmount: paid,
    refundAmount: given,
    dueAmount: due,
    paymentStatus,
    payUntil,
    ...(due > 0 && !failed ? {} : { paymentUrl: null, paymentUrlExpiry: null }),
    ...(due > 0 ? {} : { creditUntil: null }),
  };
  await writeBySystem(tx, { ...context, entity: facilityBooking.name }, id, operation, values);
}

/** A payment has been decided: the booking has been paid, or the money goes back where it has come too late. */
export const bookingPaid: PaidRule = async (context, id, { outcome, late, byHand }) => {
  if (outcome === 'REFUNDED' && !byHand) return;
  const operation = { PAID: 'paid', FAILED: 'notPaid', REFUNDED: 'refund' }[outcome];
  await settle(context, id, { operation, reason: late ? 'TOO_LATE' : 'CANCELLED', failed: outcome === 'FAILED' });
};

const AFTER: Readonly<Record<string, RefundReason>> = {
  cancel: 'CANCELLED',
  reject: 'CANCELLED',
  move: 'CHEAPER',
  waiveFee: 'WAIVED',
};

/** After a change by a person: the payment begins, or what is too much goes back. */
export async function followMoney(context: RuleContext, rows: readonly Written[]): Promise<void> {
  const { operation } = context;
  for (const { record } of rows) {
    const { id, referenceNo, tenantId, dueAmount, payUntil } = record;
    if (operation === 'pay')
      await beginPayment(context, {
        payee: 'BOOKING',
        id,
        no: String(referenceNo),
        tenantId: tenantId ?? null,
        amount: dueAmount ?? null,
        until: payUntil ? String(payUntil) : null,
      });
    const reason = AFTER[operation];
    if (reason && netOf(record) > 0) await settle(context, id, { operation: 'refund', reason });
    else if (operation === 'waiveFee') await settle(context, id, { operation: 'refund', reason: 'WAIVED' });
  }
}

/** The building takes the time away, so that nobody pays for losing it: the fee is waived with the reason of the cancellation. */
export async function takeNoFee(context: RuleContext, id: number, remark: string): Promise<void> {
  const { tx, reach } = context;
  const [owed] = await tx.query(sql`select 1 as owed from facility_bookings where id = ${id} and cancellation_fee > 0`);
  if (!owed) return;
  const values = { feeWaivedDate: new Date().toISOString(), feeWaivedUserId: reach.session.userId, feeWaiveRemark: remark };
  await writeBySystem(tx, { ...context, entity: facilityBooking.name }, id, 'waiveFee', values);
  await settle(context, id, { operation: 'refund', reason: 'WAIVED' });
}

interface Over {
  bookingId: number;
}
const SETTLE = jobName<Over>('bookings.settle');

/** What has been paid of bookings that have ended by themselves goes back, once that is committed. */
export const giveBackLater = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  const paid = await tx.query<{ id: number }>(sql`
    select id::int as id from facility_bookings where id = any(${sql.param(ids)}::bigint[]) and coalesce(paid_amount, 0) > 0`);
  for (const { id } of paid) await enqueue(tx, SETTLE, { bookingId: id });
};

/** A booking that has not been paid in time costs nothing. */
export const lapseUnpaid: TimedRule = async (tx, ids) => {
  await tx.query(sql`
    update facility_bookings set pay_until = null, due_amount = 0, cancellation_fee = 0, payment_url = null, payment_url_expiry = null,
      payment_status = case when coalesce(paid_amount, 0) = 0 then 'EXPIRED' else payment_status end
    where id = any(${sql.param(ids)}::bigint[])`);
  await giveBackLater(tx, ids);
};

/** Runs again after a crash: what has gone back is not given back again. */
export const settleBookingJob: Job<Over, DomainJobContext> = {
  name: SETTLE,
  run: async ({ bookingId }, { db, model, config }) => {
    const reach = systemReach(SYSTEM, new Date().toISOString().slice(0, 10));
    const entity = model.entity(facilityBooking.name);
    const locale: LocaleCode = fallbackLocale;
    await db.transaction((tx) =>
      settle({ tx, model, config, entity, reach, locale, origin: {}, operation: 'refund', writing: true }, bookingId, {
        operation: 'refund',
        reason: 'CANCELLED',
      }),
    );
  },
};
