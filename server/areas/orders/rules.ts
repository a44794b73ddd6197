/** The life of an order (001 §4): accepted, prepared, collected; rejected, cancelled, out of stock; and what time does by itself. */

import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { opcOrder } from '#schemas/orders/opcOrder.ts';
import type { OrderRefundReason } from '#schemas/orders/values.ts';
import { SLOT_MINUTES } from '#schemas/retail/storeOrders.ts';
import { rollBack } from '#server/areas/retail/promo/redeem.ts';
import { reviewStore } from '#server/areas/retail/reviews.ts';
import { holdersOf } from '#server/auth/people/holders.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  type ActRule,
  type ChangedRow,
  type RuleContext,
  rulesFor,
  type TimedRule,
  type WrittenRow,
} from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { ofBuilding } from '#server/engine/reach/ofBuilding.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { readRecords } from '#server/engine/records/readRecords.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError } from '#server/errors/appError.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { placeOrder } from './place.ts';
import { slotOf } from './ready.ts';
import { refundAll } from './refund.ts';
import { orderPaid, startPayment } from './settle.ts';
import { returnStock } from './stock.ts';

type Changed = ChangedRow<typeof opcOrder>;
type Written = WrittenRow<typeof opcOrder>;

const SYSTEM = 'Atrium';
const iso = (at: number): string => new Date(at).toISOString();
const isOver = (at: unknown): boolean => at !== null && at !== undefined && Date.parse(String(at)) <= Date.now();

interface Marks {
  prepared: boolean;
  preparedAfter: number | null;
  collected: boolean;
  collectedAfter: number | null;
}
async function marksOf(tx: Transaction, storeId: number): Promise<Marks> {
  const [marks] = await tx.query<Marks & object>(sql`
    select auto_mark_as_prepared as prepared, auto_mark_as_prepared_duration as "preparedAfter", auto_mark_as_collected as collected,
      auto_mark_as_collected_duration as "collectedAfter" from retail_stores where id = ${storeId}`);
  return marks as Marks;
}

/** What has run out is judged now, whether or not the job has been. */
function denyOver(row: Changed): boolean {
  if (row.before.orderStatus !== 'PENDING' || !isOver(row.before.markedAsCancelledAfterDate)) return false;
  deny(row, 'notAllowedNow', { messageKey: 'orderErrors.answerLate' });
  return true;
}

/** Ready at another time, it takes a place in the slot of that time (limit `slot`) and leaves its own. */
async function keepSlot(tx: Transaction, { before, values }: Changed): Promise<void> {
  const [store] = await tx.query<{ minutes: number }>(sql`
    select coalesce(slot_minutes, ${SLOT_MINUTES}::int) as minutes from retail_stores where id = ${before.retailStoreId} for no key update`);
  const slot = slotOf(Date.parse(String(values.estimatedCollectionTime)), store?.minutes as number);
  if (slot >= slotOf(Date.now(), store?.minutes as number)) Object.assign(values, { collectionSlot: iso(slot) });
}

async function accept({ tx }: RuleContext, row: Changed): Promise<void> {
  if (denyOver(row)) return;
  const { before, values } = row;
  if (values.estimatedCollectionTime) await keepSlot(tx, row);
  values.estimatedCollectionTime ??= before.estimatedCollectionTime;
  if (isOver(values.estimatedCollectionTime)) values.estimatedCollectionTime = iso(Date.now());
  const { prepared, preparedAfter } = await marksOf(tx, before.retailStoreId);
  Object.assign(values, {
    markedAsCancelledAfterDate: null,
    markedAsPreparedAfterDate: prepared ? iso(Date.now() + (preparedAfter ?? 0) * MINUTE) : null,
  });
}

async function prepared({ tx }: RuleContext, { before, values }: Changed): Promise<void> {
  const { collected, collectedAfter } = await marksOf(tx, before.retailStoreId);
  Object.assign(values, {
    markedAsPreparedAfterDate: null,
    markedAsCollectedAfterDate: collected ? iso(Date.now() + (collectedAfter ?? 0) * MINUTE) : null,
  });
}

/** What was not paid ahead is paid when it is handed over. */
async function collect(_: RuleContext, { before, values }: Changed): Promise<void> {
  Object.assign(values, {
    markedAsCollectedAfterDate: null,
    ...(before.paymentStatus === 'PENDING'
      ? { paymentStatus: 'PAID', paidDate: iso(Date.now()), refundableAmount: before.total }
      : {}),
  });
}

const none = {
  markedAsCancelledAfterDate: null,
  markedAsPreparedAfterDate: null,
  markedAsCollectedAfterDate: null,
  pendingPaymentExpiry: null,
};
const byWhom = ({ reach }: RuleContext) => (reach.session.side === 'tenant' ? 'STORE' : 'BUILDING');

async function cancel(context: RuleContext, row: Changed): Promise<void> {
  if (denyOver(row)) return;
  const { before, values } = row;
  Object.assign(values, none, { cancelledBy: context.operation === 'withdraw' ? 'CUSTOMER' : byWhom(context) });
  if (values.cancelledReason === 'CUSTOMER' && context.operation !== 'withdraw')
    refuse(row, 'cancelledReason', 'orderErrors.reason');
  if (values.cancelledReason === 'NOT_ANSWERED') refuse(row, 'cancelledReason', 'orderErrors.reason');
  if (before.paymentStatus === 'PENDING' && before.orderStatus === 'PENDING_PAYMENT') values.paymentStatus = 'EXPIRED';
}

/** The things that are gone are off for today, so that nobody else orders them. */
async function outOfStock(context: RuleContext, row: Changed): Promise<void> {
  await cancel(context, row);
  const gone = (row.linked.outOfStockIds ?? []) as number[];
  if (row.refusal) return;
  const { tx, reach } = context;
  for (const id of gone)
    await writeBySystem(tx, { ...context, entity: 'opc-items' }, id, 'updateToday', { notAvailableOn: reach.today });
}

/** Stock, promo code and money of an order that has ended without its things. */
async function release(context: RuleContext, id: number, reason: OrderRefundReason, remark: string | null): Promise<void> {
  const { tx } = context;
  await returnStock(tx, [id]);
  const [promo] = await tx.query<{ uuid: string; buildingId: number }>(sql`
    select r.uuid, r.office_centre_id::int as "buildingId" from opc_orders o join opc_promo_code_redemptions r on r.order_key = o.order_key
    where o.id = ${id} and r.status = 'REDEEMED'`);
  // Promo codes are the building's; that it is given back follows from the order.
  if (promo) await rollBack(tx, context, { ...promo, rollbackRemark: remark ?? reason });
  await refundAll(context, id, reason, remark);
}

const RELEASES: Readonly<Record<string, OrderRefundReason>> = {
  reject: 'REJECTED',
  cancel: 'CANCELLED',
  withdraw: 'CANCELLED',
  markAsOutOfStock: 'OUT_OF_STOCK',
};

async function follow(context: RuleContext, { record }: Written): Promise<void> {
  if (context.operation === 'pay') return startPayment(context, record);
  const reason = RELEASES[context.operation];
  if (reason) await release(context, record.id, reason, record.reasonNote ?? null);
}

interface Ended {
  orderId: number;
  reason: OrderRefundReason;
}
const RELEASE = jobName<Ended>('orders.release');

const releaseLater = async (tx: Transaction, ids: readonly number[], reason: OrderRefundReason): Promise<void> => {
  await returnStock(tx, ids);
  for (const orderId of ids) await enqueue(tx, RELEASE, { orderId, reason });
};

const notAnswered: TimedRule = async (tx, ids) => {
  await tx.query(sql`
    update opc_orders set cancelled_reason = 'NOT_ANSWERED', cancelled_by = 'SYSTEM', marked_as_cancelled_after_date = null
    where id = any(${sql.param(ids)}::bigint[])`);
  await releaseLater(tx, ids, 'NOT_ANSWERED');
};
const lapseUnpaid: TimedRule = async (tx, ids) => {
  await tx.query(sql`
    update opc_orders set payment_status = 'EXPIRED', pending_payment_expiry = null where id = any(${sql.param(ids)}::bigint[])`);
  await releaseLater(tx, ids, 'CANCELLED');
};
const markPrepared: TimedRule = async (tx, ids) => {
  await tx.query(sql`
    update opc_orders o set marked_as_prepared_after_date = null, marked_as_collected_after_date = case when s.auto_mark_as_collected
      then now() + make_interval(mins => coalesce(s.auto_mark_as_collected_duration, 0)) end
    from retail_stores s where s.id = o.retail_store_id and o.id = any(${sql.param(ids)}::bigint[])`);
};
const markCollected: TimedRule = async (tx, ids) => {
  await tx.query(sql`
    update opc_orders set marked_as_collected_after_date = null, paid_date = coalesce(paid_date, now()),
      refundable_amount = case when payment_status = 'PENDING' then total else refundable_amount end,
      payment_status = case when payment_status = 'PENDING' then 'PAID' else payment_status end
    where id = any(${sql.param(ids)}::bigint[])`);
};

/** Runs again after a crash: what has gone back is not given back again. */
export const releaseJob: Job<Ended, DomainJobContext> = {
  name: RELEASE,
  run: async ({ orderId, reason }, { db, model, config }) => {
    const entity = model.entity(opcOrder.name);
    await db.transaction(async (tx) => {
      const [place] = await tx.query<{ today: string }>(sql`
        select to_char(now() at time zone c.time_zone, 'YYYY-MM-DD') as today from opc_orders o join office_centres c on c.id = o.office_centre_id
        where o.id = ${orderId}`);
      if (!place) return;
      const reach = systemReach(SYSTEM, place.today);
      await release(
        { tx, model, config, entity, reach, locale: fallbackLocale, origin: {}, operation: 'release', writing: true },
        orderId,
        reason,
        null,
      );
    });
  },
};

/** An order that was collected is reviewed at its store: one review for each person and store. */
const review: ActRule = async (context, order, body) => {
  const { tx, model, reach } = context;
  if (order.orderStatus !== 'COLLECTED') throw new AppError('notAllowedNow', { messageKey: 'orderErrors.notCollectedYet' });
  const store = model.entity('retail-stores');
  const [record] = await readRecords({ tx, model, entity: store, reach: ofBuilding(reach) }, [Number(order.retailStoreId)]);
  if (!record) throw new AppError('notFound');
  await reviewStore(context, record, body);
  await tx.query(sql`
    update opc_orders o set review_id = r.id from retail_store_reviews r
    where o.id = ${order.id} and r.retail_store_id = o.retail_store_id and r.reviewer_id = ${reach.session.userId}`);
  return 1;
};

const each =
  (rule: (context: RuleContext, row: Changed) => Promise<void>) =>
  async (context: RuleContext, rows: readonly Changed[]): Promise<void> => {
    for (const row of rows) await rule(context, row);
  };

export const orderRules = rulesFor(opcOrder, {
  recipients: {
    /** Who looks after the orders of the company that runs the store. */
    merchants: async ({ tx }, { officeCentreId, retailTenantId }) =>
      retailTenantId ? { userIds: await holdersOf(tx, Number(officeCentreId), 'OPC_ORDER_MANAGE', Number(retailTenantId)) } : {},
  },
  beforeCreate: async (context, rows) => {
    for (const row of rows) await placeOrder(context, row);
  },
  actions: {
    accept: each(accept),
    markAsPrepared: each(prepared),
    collect: each(collect),
    reject: each(async (_, row) => {
      if (!denyOver(row)) Object.assign(row.values, none);
    }),
    cancel: each(cancel),
    withdraw: each(cancel),
    markAsOutOfStock: each(outOfStock),
    markAsNotCollected: each(async (context, { values }) => {
      Object.assign(values, none, { cancelledBy: byWhom(context) });
    }),
    pay: each(async (_, row) => {
      if (row.before.paymentStatus === 'PAID') deny(row, 'notAllowedNow');
    }),
  },
  afterWrite: async (context, rows) => {
    for (const row of rows) await follow(context, row);
  },
  // What was mistyped leaves its stock and its promo code to others.
  remove: async (context, rows) => {
    for (const { before } of rows) {
      await release(context, before.id, 'CANCELLED', null);
      await context.tx.query(sql`update opc_orders set deleted_date = now(), version = version + 1 where id = ${before.id}`);
    }
  },
  timed: { notAnswered, lapseUnpaid, markPrepared, markCollected },
  paid: orderPaid,
  acts: { review },
});
