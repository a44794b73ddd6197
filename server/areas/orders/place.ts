/**
 * A new order: reckoned while its store is held, with its stock, its slot and its promo code taken in the same transaction. Whoever comes second
 * finds what the first one has left, and is refused before anything is charged.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { shareOf } from '#schemas/kernel/fields/allocate.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import type { CartLine } from '#schemas/orders/cart.ts';
import type { opcOrder } from '#schemas/orders/opcOrder.ts';
import { redeem } from '#server/areas/retail/promo/redeem.ts';
import type { NewRow, RuleContext } from '#server/engine/areas/rules.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { AppError } from '#server/errors/appError.ts';
import { billOf } from './bill.ts';
import { type Asked, quoteFor, type StoreTerms, termsOf } from './quote.ts';
import { takeStock } from './stock.ts';

type New = NewRow<typeof opcOrder>;
const iso = (at: number): string => new Date(at).toISOString();
/** How long an order waits for its payment where the building has not said it. */
export const PAYMENT_MINUTES = 15;

/** Takes the promo code, and says what the order keeps of it. Throws AppError notAllowedNow with the reason why it does not hold. */
async function takePromo(context: RuleContext, order: NonNullable<Awaited<ReturnType<typeof quoteFor>>['promo']>) {
  const orderKey = randomUUID();
  const { redemption, given } = await redeem(context.tx, context, { ...order, orderKey });
  const [promo] = await context.tx.query<Record<string, unknown>>(sql`
    select id::int as "opcPromoCodeId", reference_no as "promoReferenceNo", name as "promoName", amount_type as "promoAmountType",
      amount::float8 as "promoCodeAmount", capped_amount::float8 as "promoCappedAmount", min_cart_amount::float8 as "promoMinCartAmount"
    from opc_promo_codes where id = ${redemption.opcPromoCodeId}`);
  return {
    discounts: given?.lines,
    values: { ...promo, orderKey, promoCode: redemption.code, promoRedemptionTransactionId: redemption.transactionId },
  };
}

/** What becomes of it first: paid ahead, asked of the store, or accepted by itself. */
export function standingAfterPayment(
  store: Pick<StoreTerms, 'autoAcceptOrder' | 'answerMinutes' | 'autoMarkAsPrepared' | 'autoMarkAsPreparedDuration'>,
  now: number,
) {
  if (!store.autoAcceptOrder)
    return { orderStatus: 'PENDING', markedAsCancelledAfterDate: iso(now + store.answerMinutes * MINUTE) };
  return {
    orderStatus: 'ACCEPTED',
    acceptedDate: iso(now),
    markedAsPreparedAfterDate: store.autoMarkAsPrepared ? iso(now + (store.autoMarkAsPreparedDuration ?? 0) * MINUTE) : null,
  };
}

async function deliverTo({ tx }: RuleContext, store: StoreTerms, centreId: number | null) {
  if (store.deliverToIds?.length && (centreId === null || !store.deliverToIds.includes(centreId)))
    throw new AppError('validation', { fields: { deliveryOption: { code: 'orderErrors.deliversNot' } } });
  const [place] = await tx.query<{ company: string | null; building: string | null }>(sql`
    select c.company_name as company, b.building_name as building from office_centres b
      left join office_centres c on c.id = ${centreId} where b.id = ${store.officeCentreId}`);
  return {
    deliverToOfficeCentreId: centreId,
    deliverToCompanyName: place?.company ?? null,
    deliverToBuildingName: place?.building ?? null,
  };
}

/** The rule of a new order, whoever makes it. */
export async function placeOrder(context: RuleContext, row: New): Promise<void> {
  const { tx, model, reach, locale } = context;
  const values = row.values as Record<string, unknown>;
  const storeId = Number(values.retailStoreId);
  await tx.query(sql`select 1 as held from retail_stores where id = ${storeId} for no key update`);
  const asking = { db: tx, model };
  const store = await termsOf(asking, storeId);
  if (!store.opc) throw new AppError('notAllowedNow', { messageKey: 'orderErrors.closed' });
  const ahead = values.paysAhead === true;
  const delivery = values.deliveryOption === 'DELIVERY';
  const now = Date.now();
  const asked: Asked = {
    lines: (row.linked.lines ?? []) as unknown as CartLine[],
    delivery,
    promoCode: (values.promoCode as string | null) ?? null,
    userId: Number(values.orderedById ?? reach.session.userId),
    today: reach.today,
    wanted: values.deliveryTime ? Date.parse(String(values.deliveryTime)) : undefined,
    counter: !ahead,
  };
  const quote = await quoteFor(asking, store, asked, locale);
  await takeStock(tx, quote.lines, reach.today, locale);
  const promo = quote.promo ? await takePromo(context, quote.promo) : undefined;
  const bill = billOf(store, quote.lines, promo?.discounts, delivery);
  const waits = ahead && bill.total > 0 && store.canBePaid;
  Object.assign(
    values,
    stampNow('ordered', reach),
    promo?.values ?? {},
    delivery ? await deliverTo(context, store, (values.deliverToOfficeCentreId as number | undefined) ?? null) : {},
    {
      retailTenantId: store.retailTenantId,
      ...bill,
      opcItemIds: [...new Set(quote.lines.map(({ itemId }) => itemId))],
      stockDate: reach.today,
      applicationFeeAmount: shareOf(bill.total, store.applicationFeePercent),
      estimatedCollectionTime: iso(quote.ready.at),
      collectionSlot: iso(quote.ready.slot),
      deliveryTime: delivery ? iso(quote.ready.at) : null,
      paymentStatus: bill.total === 0 ? 'PAID' : 'PENDING',
      paidDate: bill.total === 0 ? iso(now) : null,
      pendingPaymentExpiry: waits ? iso(now + PAYMENT_MINUTES * MINUTE) : null,
      ...(waits ? {} : standingAfterPayment(store, now)),
    },
  );
}
