/** What a code would give to a cart (001 §1, §3): whoever is about to order asks, and nothing is taken by it. */
import { sql } from 'drizzle-orm';
import { translate } from '#i18n/server.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { opcPromoCode } from '#schemas/retail/opcPromoCode.ts';
import type { Queryable } from '#server/db/database.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { requirePlace } from '#server/engine/occupant/addressed.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, objectOf, orNull, text, textOf, uuid, whole } from '#server/openapi/values.ts';
import { findPromo, judge, type OrderLine } from './judge.ts';

const { promoType, amountType } = opcPromoCode.fields;
export const checkedSchema = objectOf({
  applies: flag,
  /** A sentence that says why not. */
  message: orNull(text),
  promoCode: orNull(
    objectOf({
      uuid,
      referenceNo: text,
      name: text,
      promoType: textOf(...promoType.values),
      amountType: textOf(...amountType.values),
      amount: whole,
    }),
  ),
  cartAmount: whole,
  discountAmount: whole,
  payableAmount: whole,
  lines: listOf(whole),
});

interface Asked {
  code: string;
  retailStoreUuid: string;
  items?: AskedItem[] | null;
}
interface AskedItem {
  opcItemUuid?: string | null;
  unitPrice: number;
  quantity: number;
}

/** What is on the menu of the store, by uuid. */
async function itemsOf(db: Queryable, storeId: number, items: readonly AskedItem[]): Promise<OrderLine[]> {
  const uuids = items.flatMap(({ opcItemUuid }) => (opcItemUuid && UUID.test(opcItemUuid) ? [opcItemUuid] : []));
  const found = await db.query<{ id: number; uuid: string; groupId: number }>(sql`
    select id, uuid, opc_menu_group_id as "groupId" from opc_items
    where retail_store_id = ${storeId} and uuid = any(${sql.param(uuids)}::uuid[])`);
  const byUuid = new Map(found.map((one) => [one.uuid, one]));
  return items.map(({ opcItemUuid, unitPrice, quantity }) => {
    const item = byUuid.get(opcItemUuid?.toLowerCase() ?? '');
    return { unitPrice, quantity, opcItemId: item?.id, opcMenuGroupId: item?.groupId };
  });
}

export const checkCode = returning(checkedSchema, async ({ db, body, reach, locale }) => {
  const { buildingId, userId } = requirePlace(reach);
  // Codes are guessed by whoever may ask without end.
  await throttle(db, 'occupantAct', reach);
  const { code, retailStoreUuid, items } = body as Asked;
  if (!items?.length) throw new AppError('validation', { fields: { items: { code: 'required' } } });
  const [store] = UUID.test(retailStoreUuid)
    ? await db.query<{ id: number }>(
        sql`select id from retail_stores where uuid = ${retailStoreUuid}::uuid and office_centre_id = ${buildingId}`,
      )
    : [];
  const cart = store ? await itemsOf(db, store.id, items) : items;
  const order = { buildingId, code, userId, retailStoreId: store?.id ?? null, today: reach.today, cart };
  const found = await findPromo(db, order);
  const { refusal, given } = await judge(db, found, order);
  const cartAmount = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const discountAmount = refusal ? 0 : given.discountAmount;
  const { promo } = found ?? {};
  return {
    applies: !refusal,
    message: refusal ? translate(locale, refusal.key, refusal.params) : null,
    promoCode: promo
      ? {
          uuid: promo.uuid,
          referenceNo: promo.referenceNo,
          name: promo.name,
          promoType: promo.promoType,
          amountType: promo.amountType,
          amount: promo.amount,
        }
      : null,
    cartAmount,
    discountAmount,
    payableAmount: cartAmount - discountAmount,
    lines: refusal ? items.map(() => 0) : given.lines,
  };
});
