/** What a provider of payments says has become of one: taken once, written with its history, and told to what was paid for. */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import { type Payee, payees } from '#schemas/billing/payees.ts';
import { payment } from '#schemas/billing/payment.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { REFUND_FAILED } from '#schemas/kernel/notices/notification.ts';
import type { Config } from '#server/config.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { DomainModel } from '#server/engine/areas/rules.ts';
import { notifyPeople } from '#server/engine/notify/notifyPeople.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError } from '#server/errors/appError.ts';
import type { PaymentEvent, SignedEvent } from '#server/payments/port.ts';
import { isGenuine } from '#server/payments/signature.ts';

interface Services {
  db: Database;
  config: Config;
  model: DomainModel;
}
interface Found {
  id: number;
  payee: Payee;
  payeeId: number;
  today: string;
  status: string;
  by: number | null;
  amount: number;
  refundAmount: number;
  refundedAmount: number;
  atProvider: number;
  failureReason: string | null;
}
const SYSTEM = 'Atrium';
/** Money that has come in. */
const RECEIVED = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** Locks what is paid for, then the payment, in the order of everything that writes both. */
async function lock(tx: Transaction, model: DomainModel, key: string): Promise<Found | undefined> {
  const read = (held: string) =>
    tx.query<Found>(sql`
      select p.id, p.payee, coalesce(p.invoice_id, p.facility_booking_id, p.opc_order_id)::int as "payeeId", p.status, p.started_user_id as by,
        p.amount::float8 as amount, p.refund_amount::float8 as "refundAmount", p.refunded_amount::float8 as "refundedAmount",
        coalesce(p.refunded_at_provider, 0)::float8 as "atProvider", p.failure_reason as "failureReason",
        to_char(now() at time zone c.time_zone, 'YYYY-MM-DD') as today
      from payments p join office_centres c on c.id = p.office_centre_id where p.uuid = ${key}::uuid ${sql.raw(held)}`);
  const [found] = await read('');
  if (!found) return undefined;
  const { table } = entityOf(model, found.payee);
  await tx.query(sql`select 1 as held from ${sql.raw(`"${table}"`)} where id = ${found.payeeId} for update`);
  return (await read('for update of p'))[0];
}
const entityOf = (model: DomainModel, payee: Payee) => model.entity((payment.fields[payees[payee]] as ReferenceField).to);

const cardOf = (card: PaymentEvent['card']) => (card ? { cardBrand: card.brand, cardLast4: card.last4 } : {});

/** What the event makes of the payment; undefined where it has been taken before, or says what cannot be any more. */
function changeOf(
  { status, amount: whole, refundAmount, refundedAmount, atProvider, failureReason: known }: Found,
  { outcome, amount, transactionId, failureReason, card }: PaymentEvent,
  at: string,
  asked: boolean,
): { operation: string; byHand?: number; values: Readonly<Record<string, unknown>> } | undefined {
  if (outcome === 'REFUNDED') {
    if (!RECEIVED.includes(status)) return undefined;
    // What had been given back is here again: it is still to be given back, and is no more counted as given.
    if (asked && failureReason && amount < refundAmount && (amount < refundedAmount || failureReason !== known))
      return {
        operation: REFUND_FAILED,
        values: {
          status: amount > 0 ? 'PARTIALLY_REFUNDED' : 'PAID',
          refundedAmount: amount,
          refundTransactionId: amount > 0 ? transactionId : null,
          failureReason,
        },
      };
    if (amount <= refundedAmount) return undefined;
    // More than was asked for: somebody has given it back on the pages of the provider.
    const byHand = Math.max(0, amount - refundAmount);
    const more = { refundAmount: amount, refundedAtProvider: atProvider + byHand, refundReason: 'AT_PROVIDER' };
    return {
      operation: 'refunded',
      byHand,
      values: {
        ...(byHand ? more : {}),
        status: amount === whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
        refundedAmount: amount,
        refundedAt: at,
        refundTransactionId: transactionId,
        ...(amount >= refundAmount ? { failureReason: null } : {}),
      },
    };
  }
  if (outcome === 'FAILED' ? status !== 'PENDING' : RECEIVED.includes(status)) return undefined;
  const values = { status: outcome, transactionId, failureReason: failureReason ?? null, settledAt: at, ...cardOf(card) };
  return { operation: outcome === 'PAID' ? 'settle' : 'fail', values };
}

/**
 * Takes an event about a payment. One that has been taken before changes nothing; one that says another amount is none. Money that comes
 * after the payment has failed or expired is taken in all the same: the rule `paid` of what was paid for gives it back where it is too late.
 * @param asked the provider was asked for it: only then more can have been given back than was ordered here, or less than before
 * @throws AppError forbidden for an event that is not genuine, or too old; notFound for a payment that there is not
 */
export async function takeEvent({ db, config, model }: Services, signed: SignedEvent, { asked = false } = {}): Promise<void> {
  const { key, outcome, amount } = signed.event;
  if (!(await isGenuine(db, signed))) throw new AppError('forbidden');
  await db.transaction(async (tx) => {
    const found = await lock(tx, model, key);
    const isRight =
      found && (outcome === 'REFUNDED' ? amount <= (asked ? found.amount : found.refundAmount) : amount === found.amount);
    if (!isRight) throw new AppError('notFound');
    const at = new Date().toISOString();
    const change = changeOf(found, signed.event, at, asked);
    if (!change) return;
    const reach = systemReach(SYSTEM, found.today);
    const context = { tx, model, config, reach, origin: {} };
    await writeBySystem(tx, { ...context, entity: payment.name }, found.id, change.operation, change.values);
    const entity = entityOf(model, found.payee);
    const locale: LocaleCode = fallbackLocale;
    const told = { ...context, entity, locale, operation: change.operation, writing: true };
    // Nobody asks a provider every day whether it did what it was told.
    if (change.operation === REFUND_FAILED) await notifyPeople(told, [{ record: { id: found.payeeId } }]);
    const late = outcome === 'PAID' && found.status !== 'PENDING';
    const { byHand = 0 } = change;
    await model.rules(entity).paid?.(told, found.payeeId, { paymentId: found.id, outcome, late, byHand, userId: found.by, at });
  });
}
