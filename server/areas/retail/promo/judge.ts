/** Whether a promo code holds for an order, and what it gives: asked by the check of a code, and again under the lock when it is redeemed. */
import { sql } from 'drizzle-orm';
import { amountText } from '#schemas/kernel/fields/currency.ts';
import type { MessageKey } from '#schemas/kernel/fields/message.ts';
import type { Queryable } from '#server/db/database.ts';
import { type CartLine, discountOf, type Given, type PromoTerms } from './discount.ts';

export interface Promo extends PromoTerms {
  id: number;
  uuid: string;
  referenceNo: string;
  name: string;
  codeType: 'GENERIC' | 'UNIQUE';
  retailStoreIds: number[];
  opcMenuGroupIds: number[] | null;
  opcItemIds: number[] | null;
  allItems: boolean;
  startDate: string;
  endDate: string | null;
  active: boolean;
  remainingQty: number | null;
  remainingAmount: number | null;
  maxRedemptionPerDay: number | null;
  maxRedemptionPerUser: number | null;
  currency: string;
}
/** One of the codes that were made in bulk. */
export interface UniqueCode {
  id: number;
  redeemed: boolean;
}
export interface Found {
  promo: Promo;
  /** As it is kept. */
  code: string;
  unique?: UniqueCode | undefined;
}

export interface OrderLine extends Omit<CartLine, 'fits'> {
  /** What is ordered, and its group on the menu. */
  opcItemId?: number | undefined;
  opcMenuGroupId?: number | undefined;
}
export interface Order {
  buildingId: number;
  /** As it was typed. */
  code: string;
  userId: number;
  retailStoreId: number | null;
  /** The building's date. */
  today: string;
  cart: readonly OrderLine[];
}

export interface Refusal {
  key: MessageKey;
  params?: Record<string, string | number>;
}
export type Verdict = { refusal: Refusal; given?: Given } | { refusal?: undefined; given: Given };

/** People type codes as they like; they are kept in capital letters. */
export const keptCode = (typed: string): string => typed.trim().toUpperCase();

const COLUMNS =
  sql.raw(`p.id, p.uuid, p.reference_no as "referenceNo", p.name, p.code_type as "codeType", p.promo_type as "promoType",
  p.amount_type as "amountType", p.amount::float8 as amount, p.capped_amount::float8 as "cappedAmount", p.min_cart_amount::float8 as "minCartAmount",
  p.apply_to_item as "applyToItem", p.retail_store_ids as "retailStoreIds",
  p.opc_menu_group_ids as "opcMenuGroupIds", p.opc_item_ids as "opcItemIds", p.all_items as "allItems", p.start_date::text as "startDate", p.end_date::text as "endDate", p.active,
  p.remaining_qty as "remainingQty", p.remaining_amount::float8 as "remainingAmount", p.max_redemption_per_day as "maxRedemptionPerDay",
  p.max_redemption_per_user as "maxRedemptionPerUser", (select currency from office_centres c where c.id = p.office_centre_id) as currency`);

/**
 * The promo code of a building that people mean by a code; undefined where there is none.
 * @param lock holds it until the transaction ends, so that nobody else redeems it meanwhile
 */
export async function findPromo(
  on: Queryable,
  { buildingId, code: typed }: Pick<Order, 'buildingId' | 'code'>,
  lock = false,
): Promise<Found | undefined> {
  const code = keptCode(typed);
  const held = sql.raw(lock ? ' for no key update of p' : '');
  const [generic] = await on.query<Promo>(sql`
    select ${COLUMNS} from opc_promo_codes p where p.office_centre_id = ${buildingId} and p.code = ${code} and not p.cancelled${held}`);
  if (generic) return { promo: generic, code };
  const [made] = await on.query<{ id: number; promoId: number }>(sql`
    select id, opc_promo_code_id as "promoId" from opc_promo_unique_codes
    where office_centre_id = ${buildingId} and lower(code) = lower(${code})`);
  if (!made) return undefined;
  const [promo] = await on.query<Promo>(
    sql`select ${COLUMNS} from opc_promo_codes p where p.id = ${made.promoId} and not p.cancelled${held}`,
  );
  // Read once the promo code is held: whoever redeems it writes this row under the same lock.
  const [unique] = await on.query<UniqueCode>(sql`select id, redeemed from opc_promo_unique_codes where id = ${made.id}`);
  return promo && unique && { promo, code, unique };
}

/** How often it was redeemed on a day, and by a person, as far as somebody has set a limit. */
async function usesOf(on: Queryable, promo: Promo, { userId, today }: Order): Promise<{ day: number; person: number }> {
  if (promo.maxRedemptionPerDay === null && promo.maxRedemptionPerUser === null) return { day: 0, person: 0 };
  const [uses] = await on.query<{ day: number; person: number }>(sql`
    select count(*) filter (where redeemed_day = ${today}::date)::int as day, count(*) filter (where user_id = ${userId})::int as person
    from opc_promo_code_redemptions where opc_promo_code_id = ${promo.id} and status = 'REDEEMED'
      and (redeemed_day = ${today}::date or user_id = ${userId})`);
  return uses as { day: number; person: number };
}

/** By the calendar and by what is left of it. */
function closed({ promo, unique }: Found, { retailStoreId, today }: Order): MessageKey | undefined {
  if (!promo.active) return 'promoErrors.inactive';
  if (today < promo.startDate) return 'promoErrors.notYet';
  if (promo.endDate !== null && today > promo.endDate) return 'promoErrors.expired';
  if (retailStoreId === null || !promo.retailStoreIds.includes(retailStoreId)) return 'promoErrors.otherStore';
  if (unique?.redeemed) return 'promoErrors.codeRedeemed';
  if (promo.remainingQty !== null && promo.remainingQty <= 0) return 'errors.promoUsedUp';
  return undefined;
}

const holds = (ids: readonly number[] | null, id: number | undefined): boolean => id !== undefined && (ids ?? []).includes(id);
/** Is the line among the things of the promo code? */
const fits = (promo: Promo, { opcItemId, opcMenuGroupId }: OrderLine): boolean =>
  promo.promoType === 'ORDER' ||
  promo.allItems ||
  holds(promo.opcItemIds, opcItemId) ||
  holds(promo.opcMenuGroupIds, opcMenuGroupId);

/** @param found undefined where there is no such code */
export async function judge(on: Queryable, found: Found | undefined, order: Order): Promise<Verdict> {
  if (!found) return { refusal: { key: 'promoErrors.unknown' } };
  const { promo } = found;
  const given = discountOf(
    promo,
    order.cart.map((line) => ({ ...line, fits: fits(promo, line) })),
  );
  const no = (key: MessageKey, params?: Refusal['params']): Verdict => ({ refusal: params ? { key, params } : { key }, given });
  const reason = closed(found, order);
  if (reason) return no(reason);
  if (given.reason === 'cartTooSmall')
    return no('promoErrors.cartTooSmall', { amount: amountText(promo.minCartAmount ?? 0, promo.currency) });
  if (given.reason) return no('promoErrors.nothingFits');
  const { day, person } = await usesOf(on, promo, order);
  if (promo.maxRedemptionPerDay !== null && day >= promo.maxRedemptionPerDay) return no('errors.promoUsedUpToday');
  if (promo.maxRedemptionPerUser !== null && person >= promo.maxRedemptionPerUser) return no('errors.promoUsedByPerson');
  // The whole discount or none: nobody pays more than the check of the code has said.
  if (promo.remainingAmount !== null && given.discountAmount > promo.remainingAmount) return no('errors.promoUsedUp');
  return { given };
}
