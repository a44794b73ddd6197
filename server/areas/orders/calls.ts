/** The calls of those who order, and of the counter: what a cart costs, ordering it, and the specification's change of status. */

import { sql } from 'drizzle-orm';
import { translate } from '#i18n/server.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { CartLine } from '#schemas/orders/cart.ts';
import { opcOrder } from '#schemas/orders/opcOrder.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import { type AreaContext, ofRecord, returning } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { type OccupantEntity, requirePlace, shownTo } from '#server/engine/occupant/addressed.ts';
import { ofBuilding } from '#server/engine/reach/ofBuilding.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { changeDueNow } from '#server/engine/time/timedStates.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { any, listOf, moment, objectOf, orNull, text, uuid, whole, words } from '#server/openapi/values.ts';
import { type Asked, quoteFor, termsOf } from './quote.ts';

interface Cart {
  retailStoreUuid: string;
  lines?: CartLine[] | null;
  deliveryOption?: string | null;
  promoCode?: string | null;
}
interface OrderBody extends Cart {
  orderName?: string | null;
  remark?: string | null;
  mobileNumber?: string | null;
  deliveryTime?: string | null;
  deliverToAddressName?: string | null;
  deliverToAddressLine1?: string | null;
  deliverToAddressLine2?: string | null;
  deliverToAddressLine3?: string | null;
  requestKey: string;
}

const priceSchema = objectOf({
  currency: orNull(text),
  lines: listOf(
    objectOf({
      opcItemUuid: uuid,
      name: words,
      options: any,
      quantity: whole,
      unitPrice: whole,
      amount: whole,
      discount: whole,
      tax: whole,
      total: whole,
    }),
  ),
  subtotal: whole,
  promoAmount: whole,
  deliveryFee: whole,
  taxRate: whole,
  tax: whole,
  total: whole,
  estimatedCollectionTime: moment,
  /** Why the promo code gives nothing. */
  promoMessage: orNull(text),
});

/** A store that takes orders and is addressed to the person. Throws AppError notFound. */
async function storeFor({ db, model, reach }: AreaContext, storeUuid: string): Promise<number> {
  const entity = model.entity(retailStore.name) as OccupantEntity;
  const key = keyCondition({ ...entity, api: { ...entity.api, key: 'uuid' } }, storeUuid);
  const [store] = UUID.test(storeUuid)
    ? await db.query<{ id: number }>(
        sql`select t.id::int as id from ${tableAs(entity)} where ${key} and t.opc and ${shownTo(model, entity, reach)}`,
      )
    : [];
  if (!store) throw new AppError('notFound');
  return store.id;
}

async function priced(context: AreaContext, storeId: number, counter: boolean) {
  const { db, model, reach, locale } = context;
  const body = context.body as Cart;
  const store = await termsOf({ db, model }, storeId);
  const delivery = body.deliveryOption === 'DELIVERY';
  const asked: Asked = {
    lines: body.lines ?? [],
    delivery,
    promoCode: body.promoCode?.trim() || null,
    userId: reach.session.userId,
    today: reach.today,
    counter,
  };
  const { lines, totals, ready, refusal } = await quoteFor({ db, model }, store, asked, locale);
  return {
    currency: store.currency,
    lines: lines.map(({ uuid: opcItemUuid, name, options, quantity, unitPrice }, index) => ({
      opcItemUuid,
      name,
      options,
      quantity,
      unitPrice,
      ...totals.lines[index],
    })),
    subtotal: totals.subtotal,
    promoAmount: totals.discount,
    deliveryFee: delivery ? store.deliveryFee : 0,
    taxRate: store.taxRate,
    tax: totals.tax,
    total: totals.total,
    estimatedCollectionTime: new Date(ready.at).toISOString(),
    promoMessage: refusal ? translate(locale, refusal.key, refusal.params) : null,
  };
}

export const price = returning(priceSchema, async (context) => {
  requirePlace(context.reach);
  // Promo codes are guessed by whoever may ask without end.
  await throttle(context.db, 'occupantAct', context.reach);
  return priced(context, await storeFor(context, (context.body as Cart).retailStoreUuid), false);
});

export const counterPrice = returning(priceSchema, async (context) => {
  const { db, model, reach } = context;
  const entity = model.entity(retailStore.name);
  const { retailStoreUuid } = context.body as Cart;
  if (!UUID.test(retailStoreUuid)) throw new AppError('notFound');
  const store = await loadRecord(
    db,
    model,
    entity,
    reach,
    keyCondition({ ...entity, api: { ...entity.api, key: 'uuid' } }, retailStoreUuid),
  );
  return priced(context, store.id, true);
});

const placedSchema = objectOf({
  uuid,
  orderNo: text,
  orderId: text,
  orderStatus: text,
  paymentStatus: orNull(text),
  total: whole,
  pendingPaymentExpiry: orNull(moment),
  estimatedCollectionTime: orNull(moment),
});

/** `POST /occupant/opc-orders`: the key of the app orders once, however often it is sent. */
export const order = returning(placedSchema, async (context) => {
  const { db, model, reach } = context;
  const { userId, centreId, buildingId } = requirePlace(reach);
  await throttle(db, 'occupantAct', reach);
  const body = context.body as OrderBody;
  const storeId = await storeFor(context, body.retailStoreUuid);
  const requestKey = `${userId}:${body.requestKey}`;
  const entity = model.entity(opcOrder.name);
  const found = () =>
    db.query(sql`
      select uuid, order_no as "orderNo", order_id as "orderId", order_status as "orderStatus", payment_status as "paymentStatus",
        total::float8 as total, pending_payment_expiry as "pendingPaymentExpiry", estimated_collection_time as "estimatedCollectionTime"
      from opc_orders where request_key = ${requestKey}`);
  const [before] = await found();
  if (before) return before;
  await db
    .transaction(async (tx) => {
      const [person] = await tx.query<{ name: string; email: string | null; phone: string | null }>(
        sql`select full_name as name, username as email, mobile_number as phone from users where id = ${userId}`,
      );
      const own = centreId === buildingId ? null : centreId;
      // What was not paid in time leaves its stock and its slot to this one.
      await changeDueNow({ ...context, tx }, entity, 'lapseUnpaid', sql`t.retail_store_id = ${storeId}`);
      const values = {
        retailStoreId: storeId,
        deliveryOption: body.deliveryOption ?? 'PICK_UP',
        promoCode: body.promoCode?.trim() || null,
        orderName: body.orderName?.trim() || person?.name || null,
        remark: body.remark?.trim() || null,
        orderedById: userId,
        orderedByEmail: person?.email ?? null,
        orderedByMobileNumber: body.mobileNumber ?? person?.phone ?? null,
        deliveryTime: body.deliveryTime ?? null,
        deliverToOfficeCentreId: own,
        deliverToAddressName: body.deliverToAddressName ?? null,
        deliverToAddressLine1: body.deliverToAddressLine1 ?? null,
        deliverToAddressLine2: body.deliverToAddressLine2 ?? null,
        deliverToAddressLine3: body.deliverToAddressLine3 ?? null,
        paysAhead: true,
        requestKey,
      };
      // It belongs to the building and to the company of the store, whoever orders.
      const within = { ...context, entity, reach: ofBuilding(reach) };
      await storeNew(tx, within, 'create', { values, linked: { lines: body.lines ?? [] } });
    })
    .catch(async (error: unknown) => {
      // The same key at the same moment: the other one has ordered it.
      const [other] = await found();
      if (!other) throw asAppError(error, entity);
    });
  const [made] = await found();
  return made;
});

const ACTIONS: Readonly<Record<string, string>> = {
  ACCEPTED: 'accept',
  REJECTED: 'reject',
  CANCELLED: 'cancel',
  PREPARED: 'markAsPrepared',
  COLLECTED: 'collect',
};
/** What each takes of the body. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  reject: ['rejectedReason', 'reasonNote'],
  cancel: ['cancelledReason', 'reasonNote'],
};

/** `PUT /opc-orders/{id}/update-status`: runs the action that leads there, with its permission. */
export const updateStatus = ofRecord(objectOf({ id: whole, uuid, orderStatus: text, version: whole }), async (context) => {
  const { db, model, reach, record } = context;
  const body = context.body as Record<string, unknown>;
  const entity = model.entity(opcOrder.name);
  const action = ACTIONS[String(body.status)] as string;
  const { permission } = entity.actions[action] as { permission: string };
  if (!reach.session.permissions.includes(permission as never)) throw new AppError('forbidden');
  const { id, uuid: key, orderStatus, version } = record;
  if (orderStatus === body.status) return { id, uuid: key, orderStatus, version };
  const given = Object.fromEntries(
    (TAKES[action] ?? []).flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  );
  const { after } = await db.transaction((tx) => changeRecord(tx, { ...context, entity }, action, id, given));
  return { id, uuid: key, orderStatus: after.orderStatus, version: after.version };
});
