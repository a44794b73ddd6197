/**
 * Redeeming at a store (001 §1, §3): by its owner, who scans the code of the store or has its PIN typed in, or by whoever serves there and
 * scans the owner's code. The record is locked: the same call again, or two at once, redeem once.
 */
import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { ErrorKey } from '#i18n/keys.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import { promotionRedemption } from '#schemas/privileges/promotionRedemption.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { codeHash } from '#server/db/codeHash.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { scopeOf } from '#server/engine/reach/scope.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { keyCondition } from '#server/engine/verbs/get.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError } from '#server/errors/appError.ts';
import { byKey, flag, moment, objectOf, orNull, text, uuid } from '#server/openapi/values.ts';

/** PINs that a person may try in an hour: six figures are a million. */
const PIN_TRIES = 20;

const redeemed = objectOf({
  uuid,
  referenceNo: text,
  promotionName: byKey(text),
  status: text,
  transactionId: text,
  redeemedDate: moment,
  retailStoreUuid: orNull(uuid),
  /** It had been redeemed before: nothing has changed. */
  again: flag,
});

const refused = (why: ErrorKey) => new AppError('notAllowedNow', { messageKey: `errors.${why}` });
const wrong = (field: string) => new AppError('validation', { fields: { [field]: { code: 'noSuchRecord' } } });

interface Held {
  id: number;
  status: string;
  buildingId: number;
  storeId: number | null;
  stores: number[] | null;
  published: boolean;
  early: boolean;
  over: boolean;
}

/** Locks it. Throws AppError notFound. */
async function hold(tx: Transaction, entity: AreaContext['model']['entities'][number], where: SQL): Promise<Held> {
  const [found] = await tx.query<Held>(sql`
    select t.id, t.status, t.office_centre_id as "buildingId", t.retail_store_id as "storeId", p.retail_stores_ids as stores,
      p.status = 'PUBLISHED' and p.deleted_date is null as published, p.promotion_start_at > now() as early,
      coalesce(t.expires_at <= now(), false) as over
    from ${tableAs(entity)} join promotions p on p.id = t.promotion_id where ${where} for update of t`);
  if (!found) throw new AppError('notFound');
  return found;
}

/** Why it cannot be redeemed now; judged here, whatever a job has noted yet. */
function requireUsable({ status, published, early, over }: Held): void {
  if (status === 'REVOKED') throw refused('privilegeRevoked');
  if (status === 'EXPIRED' || over) throw refused('privilegeExpired');
  if (!published) throw refused('privilegeNotOffered');
  if (early) throw refused('privilegeNotStarted');
}

/** Throws AppError validation at `field` for a store that does not take it. */
function requireStore({ storeId, stores }: Held, store: number | null, field: string): void {
  if (store === null) return;
  const isChosen = storeId === null || Number(storeId) === store;
  const takes = !stores?.length || stores.map(Number).includes(store);
  if (!isChosen || !takes) throw wrong(field);
}

async function redeemAt(tx: Transaction, context: AreaContext, held: Held, store: number | null): Promise<unknown> {
  const { reach } = context;
  if (held.status !== 'REDEEMED') {
    const within = { ...reach, buildingId: Number(held.buildingId), tenantId: null };
    const values = {
      status: 'REDEEMED',
      transactionId: randomUUID(),
      ...stampNow('redeemed', reach),
      ...(store === null ? {} : { retailStoreId: store }),
    };
    await writeBySystem(tx, { ...context, entity: promotionRedemption.name, reach: within }, Number(held.id), 'redeem', values);
  }
  const [now] = await tx.query<Record<string, unknown>>(sql`
    select r.uuid, r.reference_no as "referenceNo", p.name as "promotionName", r.status, r.transaction_id as "transactionId", r.redeemed_date as "redeemedDate",
      s.uuid as "retailStoreUuid" from promotion_redemptions r join promotions p on p.id = r.promotion_id left join retail_stores s on s.id = r.retail_store_id where r.id = ${held.id}`);
  return { ...now, redeemedDate: new Date(String(now?.redeemedDate)).toISOString(), again: held.status === 'REDEEMED' };
}

interface Shop {
  storeCode?: string | null;
  retailStoreUuid?: string | null;
  pin?: string | null;
}
/** The store whose code was scanned, or whose PIN was typed. Throws AppError validation. */
async function storeOf(tx: Transaction, { model }: AreaContext, buildingId: number, shop: Shop): Promise<number> {
  const here = sql`s.office_centre_id = ${buildingId} and s.active`;
  const by = async (where: SQL) => {
    const [found] = await tx.query<{ id: number }>(sql`select s.id from retail_stores s where ${here} and ${where}`);
    return found && Number(found.id);
  };
  if (shop.storeCode) {
    const store = await by(sql`lower(s.unique_code) = lower(${codeIn(shop.storeCode)})`);
    if (store === undefined) throw wrong('storeCode');
    return store;
  }
  const hash = await codeHash(tx, model.entity(retailStore.name), 'uniquePin', String(shop.pin));
  const store = await by(sql`s.uuid::text = ${String(shop.retailStoreUuid)} and s.unique_pin = ${hash}`);
  if (store === undefined) throw wrong('pin');
  return store;
}

/** `PUT /occupant/promotion-redemptions/uuid/{uuid}/redeem`. */
export const redeem = returning(redeemed, async (context) => {
  const { db, model, reach, params } = context;
  const body = context.body as Shop;
  if (!body.storeCode && !body.pin) throw new AppError('validation', { fields: { storeCode: { code: 'required' } } });
  if (!body.storeCode && !body.retailStoreUuid)
    throw new AppError('validation', { fields: { retailStoreUuid: { code: 'required' } } });
  await throttle(db, 'occupantAct', reach);
  const limits = [{ key: `privilegePin:user:${reach.session.userId}`, limit: PIN_TRIES }];
  if (!body.storeCode && !(await countAttempt(db, limits)))
    throw new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });
  const entity = model.entity(promotionRedemption.name);
  return db.transaction(async (tx) => {
    const mine = sql`${keyCondition(entity, params.uuid)} and t.user_id = ${reach.session.userId} and t.office_centre_id = ${reach.buildingId}`;
    const held = await hold(tx, entity, mine);
    const store = await storeOf(tx, context, Number(held.buildingId), body);
    requireStore(held, store, body.storeCode ? 'storeCode' : 'pin');
    if (held.status !== 'REDEEMED') requireUsable(held);
    return redeemAt(tx, context, held, store);
  });
});

/** What a company's stores take: a privilege that somebody else offers there, too. Of a redemption `t` and its privilege `p`. */
const takenAt = ({ tenantId }: Reach): SQL =>
  tenantId === null
    ? sql`false`
    : sql`exists (select from retail_stores s where s.office_centre_id = t.office_centre_id and s.retail_tenant_id = ${tenantId} and s.active
        and s.id = any(case when t.retail_store_id is null then p.retail_stores_ids else array[t.retail_store_id] end))`;

/** The store that was named; a company's only one that takes it, where none was. Throws AppError validation. */
async function storeNamed(tx: Transaction, { model, reach, body }: AreaContext, held: Held): Promise<number | null> {
  const { retailStoreUuid, retailStoreId } = body as { retailStoreUuid?: string | null; retailStoreId?: number | null };
  const stores = model.entity(retailStore.name);
  const own = sql`t.office_centre_id = ${held.buildingId} and t.active and ${scopeOf(model, stores, 't', reach)}`;
  if (retailStoreUuid || retailStoreId) {
    const field = retailStoreUuid ? 'retailStoreUuid' : 'retailStoreId';
    const named = retailStoreUuid ? sql`t.uuid::text = ${retailStoreUuid}` : sql`t.id = ${retailStoreId}`;
    const [found] = await tx.query<{ id: number }>(sql`select t.id from ${tableAs(stores)} where ${named} and ${own}`);
    if (!found) throw wrong(field);
    requireStore(held, Number(found.id), field);
    return Number(found.id);
  }
  if (held.storeId !== null || reach.tenantId === null) return held.storeId === null ? null : Number(held.storeId);
  const mine = await tx.query<{ id: number }>(sql`
    select t.id from ${tableAs(stores)} where ${own} ${held.stores?.length ? sql`and t.id = any(${idList(held.stores.map(Number))})` : sql``} limit 2`);
  return mine.length === 1 ? Number(mine[0]?.id) : null;
}

/** `PUT /promotion-redemptions/redeem-by-code`, for whoever serves at a store. */
export const redeemByCode = returning(redeemed, async (context) => {
  const { db, model, reach } = context;
  const { code } = context.body as { code: string };
  const entity = model.entity(promotionRedemption.name);
  return db.transaction(async (tx) => {
    const within = sql`(${scopeOf(model, entity, 't', reach, { writing: true })} or (t.office_centre_id = ${reach.buildingId} and ${takenAt(reach)}))`;
    const held = await hold(tx, entity, sql`lower(t.redemption_code) = lower(${codeIn(code)}) and ${within}`);
    const store = await storeNamed(tx, context, held);
    if (held.status !== 'REDEEMED') requireUsable(held);
    return redeemAt(tx, context, held, store);
  });
});
