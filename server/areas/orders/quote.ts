/** What a cart costs and when it can be had: asked by the calls that only say it, and by the order itself under the lock of its store. */

import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import type { CartLine } from '#schemas/orders/cart.ts';
import type { Totals } from '#schemas/orders/totals.ts';
import { ANSWER_MINUTES, SLOT_MINUTES } from '#schemas/retail/storeOrders.ts';
import { type Store, storeBy } from '#server/areas/retail/menu/shown.ts';
import { type Asking, momentIn } from '#server/areas/retail/now.ts';
import { findPromo, judge, type Order as PromoOrder, type Refusal } from '#server/areas/retail/promo/judge.ts';
import { totalsFor } from './bill.ts';
import { type ResolvedLine, resolveCart } from './cart.ts';
import { type Ready, readyFor } from './ready.ts';

export interface StoreTerms extends Store {
  retailTenantId: number | null;
  deliveryFee: number;
  taxIncluded: boolean;
  taxRate: number;
  applicationFeePercent: number;
  autoAcceptOrder: boolean;
  answerMinutes: number;
  autoMarkAsPrepared: boolean;
  autoMarkAsPreparedDuration: number | null;
  slotMinutes: number;
  maxOrdersPerSlot: number | null;
  deliverToIds: number[] | null;
  /** The building has a provider of payments. */
  canBePaid: boolean;
}

/** Everything that an order asks of its store. Throws AppError notFound. */
export async function termsOf(asking: Asking, storeId: number): Promise<StoreTerms> {
  const store = await storeBy(asking, sql`t.id = ${storeId}`);
  const [more] = await asking.db.query<Omit<StoreTerms, keyof Store>>(sql`
    select s.retail_tenant_id::int as "retailTenantId", coalesce(s.delivery_fee, 0)::float8 as "deliveryFee", s.tax_included as "taxIncluded",
      coalesce(c.tax_rate, 0)::int as "taxRate", coalesce(s.application_fee_percent, 0)::int as "applicationFeePercent",
      s.auto_accept_order as "autoAcceptOrder",
      coalesce(s.answer_minutes, ${ANSWER_MINUTES}::int) as "answerMinutes", s.auto_mark_as_prepared as "autoMarkAsPrepared",
      s.auto_mark_as_prepared_duration as "autoMarkAsPreparedDuration", coalesce(s.slot_minutes, ${SLOT_MINUTES}::int) as "slotMinutes",
      s.max_orders_per_slot as "maxOrdersPerSlot", s.deliver_to_office_centre_ids::int[] as "deliverToIds",
      c.payment_provider is not null as "canBePaid"
    from retail_stores s join office_centres c on c.id = s.office_centre_id where s.id = ${storeId}`);
  return { ...store, ...(more as Omit<StoreTerms, keyof Store>) };
}

export interface Asked {
  lines: readonly CartLine[];
  delivery: boolean;
  promoCode: string | null;
  /** Whose promo codes count. */
  userId: number;
  /** The building's date. */
  today: string;
  wanted?: number | undefined;
  counter: boolean;
}
export interface Quote {
  lines: ResolvedLine[];
  totals: Totals;
  ready: Ready;
  promo: PromoOrder | null;
  /** Why the promo code gives nothing. */
  refusal: Refusal | null;
}

export const promoOrderOf = (
  store: StoreTerms,
  lines: readonly ResolvedLine[],
  { promoCode, userId, today }: Asked,
): PromoOrder | null =>
  promoCode
    ? {
        buildingId: store.officeCentreId,
        code: promoCode,
        userId,
        retailStoreId: store.id,
        today,
        cart: lines.map(({ unitPrice, quantity, itemId, groupId }) => ({
          unitPrice,
          quantity,
          opcItemId: itemId,
          opcMenuGroupId: groupId,
        })),
      }
    : null;

/** @throws AppError validation, notAllowedNow: why it cannot be ordered */
export async function quoteFor(asking: Asking, store: StoreTerms, asked: Asked, locale: LocaleCode): Promise<Quote> {
  const moment = await momentIn(asking, store.officeCentreId, store.zone);
  const lines = await resolveCart(asking, store, asked.lines, locale);
  const preparation = Math.max(0, ...lines.map(({ preparationTime }) => preparationTime));
  const ready = await readyFor(asking.db, store, moment, store, {
    delivery: asked.delivery,
    preparation,
    wanted: asked.wanted,
    counter: asked.counter,
  });
  const promo = promoOrderOf(store, lines, asked);
  const verdict = promo && (await judge(asking.db, await findPromo(asking.db, promo), promo));
  const discounts = verdict && !verdict.refusal ? verdict.given.lines : undefined;
  return { lines, totals: totalsFor(store, lines, discounts, asked.delivery), ready, promo, refusal: verdict?.refusal ?? null };
}
