/**
 * Redeeming a promo code and taking it back (001 §3, §4). Both hold the promo code until the transaction ends: whoever comes second finds the
 * limits as the first one has left them, so that nobody gets more than they allow.
 */

import { sql } from 'drizzle-orm';
import { opcPromoCode } from '#schemas/retail/opcPromoCode.ts';
import { opcPromoCodeRedemption } from '#schemas/retail/opcPromoCodeRedemption.ts';
import type { Transaction } from '#server/db/database.ts';
import { type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { ofBuilding } from '#server/engine/reach/ofBuilding.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { storeNew, type WriteContext } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { announce } from '#server/live/announce.ts';
import type { Given } from './discount.ts';
import { findPromo, judge, keptCode, type Order } from './judge.ts';

type Context = Omit<WriteContext, 'entity'>;

/** What an order says of itself. */
export interface OrderToRedeem extends Order {
  /** Names the order: the same one again gets the redemption that is there. */
  orderKey: string;
}
export interface Redeemed {
  redemption: RecordRow;
  /** What each line gets; undefined where it was redeemed before. */
  given?: Given;
}

/** The redemption belongs to the building, whoever orders. */
const inBuilding = ({ model, reach, ...context }: Context, buildingId: number): WriteContext => ({
  ...context,
  model,
  entity: model.entity(opcPromoCodeRedemption.name),
  reach: { ...ofBuilding(reach), buildingId },
});

/** What a promo code has given so far; `by` is 1 when it gives, −1 when that is taken back. */
async function count({ tx, model, reach }: RuleContextLike, promoId: number, by: 1 | -1, amount: number): Promise<void> {
  const [promo] = await tx.query<{ id: number; version: number; officeCentreId: number }>(sql`
    update opc_promo_codes set redeemed_qty = coalesce(redeemed_qty, 0) + ${by}::int,
      redeemed_amount = coalesce(redeemed_amount, 0) + ${by * amount}::bigint, remaining_amount = remaining_amount - ${by * amount}::bigint
    where id = ${promoId} returning id, version, office_centre_id as "officeCentreId"`);
  await announce(tx, { model, entity: model.entity(opcPromoCode.name), kind: 'update', records: [promo], reach });
}
type RuleContextLike = Pick<RuleContext, 'model' | 'reach'> & { tx: Transaction };

const markUnique = (tx: Transaction, promoId: number, code: string | null, redeemed: boolean) =>
  tx.query(sql`
    update opc_promo_unique_codes set redeemed = ${redeemed}, redeemed_date = case when ${redeemed} then now() end, version = version + 1,
      updated_date = now()
    where opc_promo_code_id = ${promoId} and lower(code) = lower(${code})`);

/**
 * Redeems a code for an order, in the order's transaction. The order that gives the same key again gets the same redemption.
 * @throws AppError notAllowedNow with the sentence that says why the code does not hold: nothing is written, and nothing may be charged
 */
export async function redeem(tx: Transaction, context: Context, order: OrderToRedeem): Promise<Redeemed> {
  const within = inBuilding(context, order.buildingId);
  const found = await findPromo(tx, order, true);
  const [before] = await tx.query<{ id: number; code: string }>(
    sql`select id, code from opc_promo_code_redemptions where order_key = ${order.orderKey} and status = 'REDEEMED'`,
  );
  if (before) {
    if (before.code !== keptCode(order.code)) throw new AppError('notAllowedNow', { messageKey: 'errors.promoOrderDone' });
    return { redemption: await loadRecord(tx, within.model, within.entity, within.reach, sql`t.id = ${before.id}`) };
  }
  const { refusal, given } = await judge(tx, found, order);
  if (refusal || !found) {
    const { key, params } = refusal ?? { key: 'promoErrors.unknown' as const };
    throw new AppError('notAllowedNow', { messageKey: key, ...(params ? { params } : {}) });
  }
  const { promo, code, unique } = found;
  const values = {
    opcPromoCodeId: promo.id,
    code,
    orderKey: order.orderKey,
    userId: order.userId,
    retailStoreId: order.retailStoreId,
    cartAmount: given.cartAmount,
    discountAmount: given.discountAmount,
    redeemedDate: new Date().toISOString(),
    redeemedDay: order.today,
  };
  const redemption = await storeNew(tx, within, 'create', { values, linked: {} });
  if (unique) await markUnique(tx, promo.id, code, true);
  await count({ tx, ...within }, promo.id, 1, given.discountAmount);
  return { redemption: redemption as RecordRow, given };
}

/** Takes a redemption back, for an order that is refused, cancelled or refunded. Throws AppError notAllowedNow where it is taken back already. */
export async function rollBack(
  tx: Transaction,
  context: Context,
  { buildingId, uuid, rollbackRemark }: { buildingId: number; uuid: string; rollbackRemark: string },
): Promise<RecordRow> {
  return (await changeRecord(tx, inBuilding(context, buildingId), 'rollBack', uuid, { rollbackRemark })).after;
}

type Written = WrittenRow<typeof opcPromoCodeRedemption>;

/** The record of taking it back, beside the redemption. */
async function recordRollback(context: RuleContext, { record }: Written): Promise<void> {
  const { tx, entity, reach } = context;
  const { opcPromoCodeId, code, userId, retailStoreId, cartAmount, discountAmount, rollbackRemark } = record;
  const values = {
    opcPromoCodeId,
    code,
    userId,
    retailStoreId,
    cartAmount,
    discountAmount,
    rollbackRemark,
    rollbackOfId: record.id,
    redeemedDate: record.rolledBackDate,
    redeemedDay: reach.today,
    status: 'ROLLBACK',
  };
  const within = { ...ofBuilding(reach), buildingId: record.officeCentreId as number };
  await storeNew(tx, { ...context, entity, reach: within }, 'create', { values, linked: {} });
  await markUnique(tx, opcPromoCodeId, code as string | null, false);
  await count(context, opcPromoCodeId, -1, discountAmount as number);
}

export const redemptionRules = rulesFor(opcPromoCodeRedemption, {
  afterWrite: async (context, rows) => {
    if (context.operation !== 'rollBack') return;
    for (const row of rows) await recordRollback(context, row);
  },
});
