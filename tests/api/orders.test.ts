/** Orders (001 §3, §4, §7): from a cart to a collected, paid, refunded order, as the store, the building and the customer see it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { ItemsReport } from '#schemas/orders/itemsReport.ts';
import { across } from '#server/areas/orders/docket.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { signEvent } from '#server/payments/signature.ts';
import { alwaysOpen } from '../times.ts';
import { type Api, type Client, must, type Row, startApi, testConfig } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';
import { centreUuid } from './world.ts';

type Order = Row & {
  orderStatus: string;
  paymentStatus: string | null;
  total: number;
  tax: number;
  refundTotal: number;
  refundTax: number;
  refundableAmount: number;
  opcOrderItems: { id: string; total: number; refundedTotal: number; refundedQuantity: number }[];
};

let api: Api;
let building: Client;
/** Runs the stores of her company; and somebody of another one. */
let merchant: Client;
let stranger: Client;
let anna: Client;
let ben: Client;
let store: Row;
let kaya: Row;
let kopi: Row;
let size: { id: number };

beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  merchant = await api.as('MERCHANT@here.0');
  stranger = await api.as('MERCHANT@here.1');
  anna = await api.as('STAFF@here.0');
  ben = await api.as('STAFF@here.1');
  const centre = `/office-centres/uuid/${centreUuid(api.world.here.building)}`;
  store = must(
    await building.post<Row>(`${centre}/retail-stores`, {
      name: { en: 'Kopi Corner' },
      viewableBy: 'ALL',
      opc: true,
      retailTenantId: api.world.here.tenants[0],
    }),
  );
  await api.db.query(
    sql`update retail_stores set opening_hrs = ${JSON.stringify(alwaysOpen)}::jsonb, collection_time = 10 where id = ${store.id}`,
  );
  await api.db.query(sql`update office_centres set tax_rate = 900 where id = ${api.world.here.building}`);
  const menu = must(await building.post<Row>('/opc-menu-groups', { retailStoreId: store.id, name: { en: 'Menu' } }));
  const item = (name: string, over: object) =>
    building.post<Row>('/opc-items', { retailStoreId: store.id, opcMenuGroupId: menu.id, name: { en: name }, ...over });
  const group = must(
    await building.post<Row>('/opc-option-groups', {
      retailStoreId: store.id,
      name: { en: 'Size' },
      selectOption: 'SINGLE_SELECT',
      required: true,
      minQty: 1,
      maxQty: 1,
      addOns: [
        { id: 'regular', name: { en: 'Regular' }, price: 0, available: true, preSelected: true },
        { id: 'large', name: { en: 'Large' }, price: 80, available: true, preSelected: false },
      ],
    }),
  );
  kaya = must(await item('Kaya toast', { basePrice: 480, quantity: 40 }));
  kopi = must(await item('Kopi', { basePrice: 180, allowCustomisation: true, opcOptionGroupsIds: [group.id] }));
  [size] = (await api.db.query<{ id: number }>(
    sql`select id::int as id from opc_item_add_ons where opc_item_id = ${kopi.id}`,
  )) as [{ id: number }];
});
afterAll(() => api.close());

const toast = (quantity = 1) => ({ opcItemUuid: kaya.uuid, quantity });
const coffee = (option = 'regular', quantity = 1) => ({ opcItemUuid: kopi.uuid, quantity, options: [`${size.id}:${option}:1`] });
const cart = (...lines: object[]) => ({ retailStoreUuid: store.uuid, lines: lines.length ? lines : [toast()] });
const place = (who: Client, over: object = {}) =>
  who.post<Order>('/occupant/opc-orders', { ...cart(), requestKey: randomUUID(), ...over });
const idOf = async (uuid: string) =>
  (await api.db.query<{ id: number }>(sql`select id::int as id from opc_orders where uuid = ${uuid}::uuid`))[0]?.id as number;
const read = async (uuid: string) => must(await building.get<Order>(`/opc-orders/uuid/${uuid}`));
const paid = async (who: Client, over: object = {}) => {
  const made = must(await place(who, over));
  must(await who.put(`/occupant/opc-orders/uuid/${made.uuid}/pay`, {}));
  await api.runJobs();
  return read(made.uuid);
};
const paidNow = async ({ uuid }: Row) => {
  must(await ben.put(`/occupant/opc-orders/uuid/${uuid}/pay`, {}));
  await api.runJobs();
  return read(uuid);
};
const act = (order: Row, what: string, body: object = {}, by = merchant) =>
  by.put<Order>(`/opc-orders/${order.id}/${what}`, body);
const left = async () => {
  const [row] = await api.db.query<{ n: number }>(
    sql`select coalesce(sum(ordered_quantity), 0)::int as n from opc_item_day_stocks where opc_item_id = ${kaya.id}`,
  );
  return 40 - (row as { n: number }).n;
};
const setStore = (values: Record<string, unknown>) => {
  const parts = Object.entries(values).map(([name, value]) => sql`${sql.raw(name)} = ${value}`);
  return api.db.query(sql`update retail_stores set ${sql.join(parts, sql.raw(', '))} where id = ${store.id}`);
};
const paymentsOf = async (id: number) =>
  must(
    await building.get<Paged<Row & { status: string; amount: number; refundAmount: number }>>(
      `/payments?opcOrderId=${id}&limit=100`,
    ),
  ).items;

describe('a cart', () => {
  it('is priced by the server alone, with options, tax within and when it is ready', async () => {
    const price = must(await anna.post<Record<string, unknown>>('/occupant/opc-orders/price', cart(toast(2), coffee('large'))));
    expect(price).toMatchObject({ subtotal: 1220, promoAmount: 0, tax: 101, total: 1220, taxRate: 900 });
    expect(must(await building.post('/opc-orders/price', cart(toast(2), coffee('large'))))).toMatchObject({ total: 1220 });
  });

  it('cannot say a price, another store’s item, too many pieces, or options that there are not', async () => {
    // Of another store, which people may order from as well.
    const centre = `/office-centres/uuid/${centreUuid(api.world.here.building)}`;
    const next = must(
      await building.post<Row>(`${centre}/retail-stores`, { name: { en: 'Next door' }, viewableBy: 'ALL', opc: true }),
    );
    const theirs = must(await building.post<Row>('/opc-menu-groups', { retailStoreId: next.id, name: { en: 'Menu' } }));
    const other = must(
      await building.post<Row>('/opc-items', {
        retailStoreId: next.id,
        opcMenuGroupId: theirs.id,
        name: { en: 'Cheap' },
        basePrice: 1,
      }),
    );
    const wrong = async (line: object) => (await place(anna, { lines: [line] })).status;
    expect(await wrong({ ...toast(), unitPrice: 1 })).toBe(422);
    expect(await wrong({ opcItemUuid: other.uuid, quantity: 1 })).toBe(422);
    expect(await wrong({ ...toast(), quantity: -1 })).toBe(422);
    expect(await wrong({ ...toast(), quantity: 0 })).toBe(422);
    expect(await wrong({ ...toast(), quantity: 1.5 })).toBe(422);
    expect(await wrong({ ...toast(), quantity: 100_000 })).toBe(422);
    expect(await wrong({ ...toast(), quantity: Number.MAX_SAFE_INTEGER })).toBe(422);
    // Within the limit of a line, but more than there is; also in parts.
    expect(await wrong({ ...toast(), quantity: 41 })).toBe(422);
    expect((await place(anna, { lines: [toast(20), toast(21)] })).status).toBe(422);
    expect(await wrong({ ...coffee(), options: [`${size.id}:large:-1`] })).toBe(422);
    expect(await wrong({ ...coffee(), options: [] })).toBe(422);
    expect(await wrong({ ...coffee(), options: [`${size.id}:huge:1`] })).toBe(422);
    expect(await wrong({ ...coffee(), options: [`${size.id}:regular:1`, `${size.id}:large:1`] })).toBe(422);
    for (const over of [{ total: 1 }, { taxRate: 0 }, { paymentStatus: 'PAID' }, { orderStatus: 'ACCEPTED' }, { orderedById: 1 }])
      expect((await place(anna, over)).status).toBe(422);
  });
});

describe('an order', () => {
  it('R-0624 R-0625 R-0628 R-0633 R-0634 R-0638 R-0639 R-0643 is paid, accepted, prepared, collected and reviewed, with who and when', async () => {
    const made = must(await place(anna, cart(toast(2), coffee('large'))));
    expect(made).toMatchObject({ orderStatus: 'PENDING_PAYMENT', total: 1220 });
    must(await anna.put(`/occupant/opc-orders/uuid/${made.uuid}/pay`, {}));
    await api.runJobs();
    const pending = await read(made.uuid);
    expect(pending).toMatchObject({
      orderStatus: 'PENDING',
      paymentStatus: 'PAID',
      paymentCardBrand: 'visa',
      paymentCardLast4: '4242',
      refundableAmount: 1220,
    });
    expect(pending.markedAsCancelledAfterDate).not.toBeNull();
    expect(must(await act(pending, 'accept', { storeNote: 'Side door' }))).toMatchObject({
      orderStatus: 'ACCEPTED',
      storeNote: 'Side door',
    });
    expect((await act(pending, 'accept')).status).toBe(409);
    must(await act(pending, 'mark-as-prepared'));
    expect((await anna.put(`/occupant/opc-orders/uuid/${made.uuid}/review`, { rating: 5 })).status).toBe(409);
    const collected = must(await act(pending, 'collect'));
    expect(collected).toMatchObject({
      orderStatus: 'COLLECTED',
      acceptedUserFullName: expect.any(String),
      collectedUserFullName: expect.any(String),
    });
    must(await anna.put(`/occupant/opc-orders/uuid/${made.uuid}/review`, { rating: 4, comment: 'Good' }));
    expect((await read(made.uuid)).review).toMatchObject({ rating: 4 });
    const own = must(await anna.get<Paged<Order>>('/occupant/opc-orders')).items;
    expect(own.find(({ uuid }) => uuid === made.uuid)).toMatchObject({ orderStatus: 'COLLECTED', total: 1220 });
  });

  it('is one order for one key, however often it is sent at once', async () => {
    const body = { ...cart(), requestKey: randomUUID() };
    const made = await Promise.all([1, 2, 3, 4].map(() => anna.post<Order>('/occupant/opc-orders', body)));
    expect(new Set(made.map(({ data }) => data.uuid)).size).toBe(1);
  });

  it('is seen by its store’s company and by whoever has ordered it, and by no others', async () => {
    const one = await paid(anna);
    expect((await stranger.get(`/opc-orders/${one.id}`)).status).toBe(404);
    expect((await stranger.put(`/opc-orders/${one.id}/accept`, {})).status).toBe(404);
    expect((await ben.get(`/occupant/opc-orders/uuid/${one.uuid}`)).status).toBe(404);
    expect((await ben.put(`/occupant/opc-orders/uuid/${one.uuid}/cancel`, {})).status).toBe(404);
    expect((await merchant.get(`/opc-orders/${one.id}`)).status).toBe(200);
  });

  it('R-0635 R-0636 R-0637 gives back stock and money when it is rejected, cancelled or out of stock', async () => {
    const before = await left();
    const [rejected, cancelled, gone] = [await paid(anna), await paid(anna), await paid(ben)];
    expect(await left()).toBe(before - 3);
    expect((await act(rejected, 'reject')).status).toBe(422);
    must(await act(rejected, 'reject', { rejectedReason: 'TOO_BUSY' }));
    must(await act(cancelled, 'accept'));
    must(await act(cancelled, 'cancel', { cancelledReason: 'CUSTOMER_CALLED', reasonNote: 'By phone' }));
    must(await act(gone, 'mark-as-out-of-stock', { outOfStockIds: [kaya.id] }));
    await api.runJobs();
    expect(await left()).toBe(before);
    for (const { uuid, id, total } of [rejected, cancelled, gone]) {
      expect(await read(uuid)).toMatchObject({ paymentStatus: 'REFUNDED', refundTotal: total, refundableAmount: 0 });
      expect(await paymentsOf(id)).toMatchObject([{ status: 'REFUNDED', refundAmount: total }]);
    }
    expect(await read(cancelled.uuid)).toMatchObject({ cancelledBy: 'STORE', cancelledReason: 'CUSTOMER_CALLED' });
    // Nobody else orders what is gone today.
    expect(await place(ben)).toMatchObject({ status: 422, errors: { lines: { code: 'orderErrors.soldOut' } } });
    await api.db.query(sql`update opc_items set not_available_on = null where id = ${kaya.id}`);
  });

  it('R-0644 cancels itself when nobody answers, and pays back; late answers are refused before the job has run', async () => {
    const one = await paid(anna);
    await api.db.query(
      sql`update opc_orders set marked_as_cancelled_after_date = now() - interval '1 second' where id = ${one.id}`,
    );
    expect(await act(one, 'accept')).toMatchObject({ status: 409 });
    await moveByTime(api.db, api.product.model, true, testConfig());
    await api.runJobs();
    expect(await read(one.uuid)).toMatchObject({
      orderStatus: 'CANCELLED',
      cancelledReason: 'NOT_ANSWERED',
      cancelledBy: 'SYSTEM',
      paymentStatus: 'REFUNDED',
    });
  });

  it('expires unpaid; money that comes later goes back once, and the order stays as it is', async () => {
    const before = await left();
    const made = must(await place(anna));
    const id = await idOf(made.uuid);
    must(await anna.put(`/occupant/opc-orders/uuid/${made.uuid}/pay`, {}));
    await api.db.query(sql`update opc_orders set pending_payment_expiry = now() - interval '1 second' where id = ${id}`);
    await api.db.query(sql`update payments set pending_payment_expiry = now() - interval '1 second' where opc_order_id = ${id}`);
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect(await left()).toBe(before);
    const [payment] = await api.db.query<{ uuid: string; amount: number }>(
      sql`select uuid, amount::float8 as amount from payments where opc_order_id = ${id}`,
    );
    const event = await signEvent(api.db, {
      key: payment?.uuid as string,
      amount: payment?.amount as number,
      outcome: 'PAID',
      transactionId: 'late',
    });
    const send = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/payments/callback',
        headers: { 'x-payment-timestamp': String(event.at), 'x-payment-signature': event.signature },
        payload: event.event,
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await api.runJobs();
    expect(await read(made.uuid)).toMatchObject({ orderStatus: 'EXPIRED', paymentStatus: 'EXPIRED', refundTotal: 0 });
    expect(await paymentsOf(id)).toMatchObject([{ status: 'REFUNDED', refundAmount: 480 }]);
    expect(await left()).toBe(before);
  });

  it('is marked by itself after the store’s durations; a store may accept everything at once', async () => {
    await setStore({
      auto_accept_order: true,
      auto_mark_as_prepared: true,
      auto_mark_as_prepared_duration: 5,
      auto_mark_as_collected: true,
      auto_mark_as_collected_duration: 5,
    });
    const one = await paid(anna);
    expect(one).toMatchObject({ orderStatus: 'ACCEPTED' });
    await api.db.query(sql`update opc_orders set marked_as_prepared_after_date = now() where id = ${one.id}`);
    await moveByTime(api.db, api.product.model, true, testConfig());
    const ready = await read(one.uuid);
    expect(ready).toMatchObject({ orderStatus: 'PREPARED', markedAsCollectedAfterDate: expect.any(String) });
    await api.db.query(sql`update opc_orders set marked_as_collected_after_date = now() where id = ${one.id}`);
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect(await read(one.uuid)).toMatchObject({ orderStatus: 'COLLECTED' });
    await setStore({ auto_accept_order: false, auto_mark_as_prepared: false, auto_mark_as_collected: false });
  });

  it('is withdrawn by whoever has ordered it, until the store has accepted it', async () => {
    const one = await paid(anna);
    must(await anna.put(`/occupant/opc-orders/uuid/${one.uuid}/cancel`, {}));
    await api.runJobs();
    expect(await read(one.uuid)).toMatchObject({ orderStatus: 'CANCELLED', cancelledBy: 'CUSTOMER', paymentStatus: 'REFUNDED' });
    const taken = await paid(anna);
    must(await act(taken, 'accept'));
    expect((await anna.put(`/occupant/opc-orders/uuid/${taken.uuid}/cancel`, {})).status).toBe(409);
  });

  it('R-0642 is brought to a status by the specification’s call, with the permission of what it does', async () => {
    const one = await paid(anna);
    const to = (status: string, over: object = {}, by = merchant) =>
      by.put<Order>(`/opc-orders/${one.id}/update-status`, { status, ...over });
    expect(must(await to('ACCEPTED'))).toMatchObject({ orderStatus: 'ACCEPTED' });
    expect(must(await to('ACCEPTED'))).toMatchObject({ orderStatus: 'ACCEPTED' });
    expect((await to('REJECTED', { rejectedReason: 'OTHER' })).status).toBe(409);
    expect((await to('PENDING')).status).toBe(422);
    expect(must(await to('PREPARED'))).toMatchObject({ orderStatus: 'PREPARED' });
  });

  it('R-0640 R-0641 R-0645 is changed while it is open, removed while nothing is paid, and sent by mail', async () => {
    const before = await left();
    const made = must(await merchant.post<Order>('/opc-orders', { retailStoreId: store.id, lines: [{ id: 'a', ...toast() }] }));
    expect(await left()).toBe(before - 1);
    const changed = must(await merchant.put<Order>(`/opc-orders/${made.id}`, { orderName: 'Noor', version: made.version }));
    expect(changed).toMatchObject({ orderName: 'Noor', total: 480 });
    must(await merchant.call('DELETE', `/opc-orders/${made.id}`, { version: changed.version }));
    expect(await left()).toBe(before);
    const one = await paid(anna);
    expect((await merchant.call('DELETE', `/opc-orders/${one.id}`, { version: one.version })).status).toBe(409);
    expect((await merchant.get('/opc-orders/email-record')).status).toBe(202);
  });

  it('at the counter is paid when it is handed over', async () => {
    const made = must(
      await merchant.post<Order>('/opc-orders', { retailStoreId: store.id, lines: [{ id: 'a', ...toast() }], orderName: 'Arun' }),
    );
    expect(made).toMatchObject({ orderStatus: 'PENDING', paymentStatus: 'PENDING', total: 480 });
    must(await act(made, 'accept'));
    must(await act(made, 'mark-as-prepared'));
    expect(must(await act(made, 'collect'))).toMatchObject({ paymentStatus: 'PAID', refundableAmount: 480 });
    expect((await merchant.post('/opc-orders', { retailStoreId: store.id, lines: [] })).status).toBe(422);
  });
});

describe('a store', () => {
  it('takes so many orders a slot; the next one is ready in the next slot, and a slot comes back', async () => {
    await setStore({ max_orders_per_slot: 1, slot_minutes: 15 });
    const [first, second] = [must(await place(anna)), must(await place(ben))];
    expect(
      Date.parse(String(second.estimatedCollectionTime)) - Date.parse(String(first.estimatedCollectionTime)),
    ).toBeGreaterThan(0);
    must(await anna.put(`/occupant/opc-orders/uuid/${first.uuid}/cancel`, {}));
    const third = must(await place(ben));
    expect(Date.parse(String(third.estimatedCollectionTime))).toBeLessThan(Date.parse(String(second.estimatedCollectionTime)));
    // The store itself says another time: its slot is full as well.
    const [own, other] = [await paidNow(second), await paidNow(third)];
    const at = (order: Order, when: unknown) => act(order, 'accept', { estimatedCollectionTime: when });
    expect(await at(other, own.estimatedCollectionTime)).toMatchObject({
      status: 409,
      message: 'This slot is full. Please try again.',
    });
    expect(
      must(await at(other, new Date(Date.parse(String(own.estimatedCollectionTime)) + 1_800_000).toISOString())),
    ).toMatchObject({ orderStatus: 'ACCEPTED' });
    await setStore({ max_orders_per_slot: null });
  });

  it('pauses for a while, and takes orders again by itself', async () => {
    must(
      await building.put(
        `/office-centres/uuid/${centreUuid(api.world.here.building)}/retail-stores/uuid/${store.uuid}/pause-orders`,
        { pauseFor: 'MINUTES_10' },
      ),
    );
    expect(await place(anna)).toMatchObject({ status: 409 });
    await setStore({ paused_until: new Date(Date.now() - 1000).toISOString() });
    must(await place(anna));
    await setStore({ order_status: 'OPEN', paused_until: null });
  });

  it('sells no piece twice, however many order at once, and refuses before anything is charged', async () => {
    await api.db.query(sql`update opc_items set quantity = 40 - ${await left()} + 3 where id = ${kaya.id}`);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => place(index % 2 ? anna : ben)));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(answers.filter(({ success }) => !success).every(({ status }) => status === 422)).toBe(true);
    await api.db.query(sql`update opc_items set quantity = 1000 where id = ${kaya.id}`);
  });
});

describe('a refund', () => {
  const refund = (order: Row, over: object = {}, by = merchant) =>
    by.post<Row & { refundTotal: number }>('/opc-refund-orders', { opcOrderId: order.id, reason: 'QUALITY', ...over });

  it('R-0650 R-0651 R-0652 goes back by pieces, by amount and wholly; together exactly what was paid, and never more', async () => {
    const one = await paid(anna, cart(toast(3), coffee('large')));
    const back = must(await refund(one, { lines: [{ id: 'a', line: '1', quantity: 1 }] }));
    expect(back).toMatchObject({ refundType: 'PARTIAL', refundTotal: 480, opcRefundOrderItems: [{ quantity: 1, total: 480 }] });
    expect((await refund(one, { lines: [{ id: 'a', line: '1', quantity: 3 }] })).status).toBe(422);
    expect((await refund(one, { amount: 1_000_000 })).status).toBe(422);
    expect((await refund(one, {}, stranger)).status).toBe(422);
    must(await refund(one, { amount: 103 }));
    expect(await read(one.uuid)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', refundTotal: 583 });
    const [rest, again] = await Promise.all([refund(one), refund(one)]);
    expect([rest.success, again.success].filter(Boolean)).toHaveLength(1);
    await api.runJobs();
    const after = await read(one.uuid);
    expect(after).toMatchObject({
      paymentStatus: 'REFUNDED',
      refundTotal: after.total,
      refundTax: after.tax,
      refundableAmount: 0,
    });
    expect(await paymentsOf(one.id)).toMatchObject([{ status: 'REFUNDED', refundAmount: after.total }]);
    expect((await refund(one)).status).toBe(422);
    await expect(api.db.query(sql`update opc_orders set refund_total = total + 1 where id = ${one.id}`)).rejects.toThrow();
  });

  it('R-0653 R-0654 is listed apart, with its order', async () => {
    const list = must(await merchant.get<Paged<Row>>('/opc-refund-orders'));
    expect(list.items[0]).toMatchObject({ opcOrder: { orderNo: expect.any(String) }, refundId: expect.stringMatching(/^RF-/) });
    expect(must(await merchant.get<Row>(`/opc-refund-orders/uuid/${list.items[0]?.uuid}`))).toMatchObject({
      refundType: expect.any(String),
    });
    expect(must(await stranger.get<Paged<Row>>('/opc-refund-orders')).items).toEqual([]);
  });
});

describe('promo codes', () => {
  it('R-0627 are taken and given back with the order, and are checked again under the lock', async () => {
    const centre = `/office-centres/uuid/${centreUuid(api.world.here.building)}`;
    const { today } = await building.session();
    const promo = must(
      await building.post<Row>(`${centre}/opc-promo-codes`, {
        promoType: 'ORDER',
        codeType: 'GENERIC',
        name: 'Half',
        code: 'HALF',
        amount: 5000,
        startDate: today,
        totalQty: 1,
        retailStoreUuids: [store.uuid],
      }),
    );
    const made = await Promise.all([place(anna, { promoCode: 'half' }), place(ben, { promoCode: 'HALF' })]);
    const [won] = made.filter(({ success }) => success);
    expect(made.filter(({ success }) => success)).toHaveLength(1);
    expect(made.find(({ success }) => !success)).toMatchObject({ status: 409 });
    const order = await read(won?.data.uuid as string);
    expect(order).toMatchObject({
      subtotal: 480,
      promoAmount: 240,
      total: 240,
      promoCode: 'HALF',
      promoAmountType: 'PERCENTAGE',
      opcPromoCodeUuid: promo.uuid,
    });
    must(await act(order, 'withdraw', {}, building));
    const used = async () => must(await building.get<Row>(`${centre}/opc-promo-codes/uuid/${promo.uuid}`));
    expect(await used()).toMatchObject({ redeemedQty: 0, remainingQty: 1 });
    const again = await paid(ben, { promoCode: 'HALF' });
    expect(await used()).toMatchObject({ redeemedQty: 1, remainingQty: 0 });
    must(await act(again, 'reject', { rejectedReason: 'TOO_BUSY' }));
    expect(await used()).toMatchObject({ redeemedQty: 0, remainingQty: 1 });
  });

  it('are guessed at only so often an hour, by price and by order alike', async () => {
    const [guesser] = await api.db.query<{ id: number }>(sql`select id::int as id from users where full_name = 'STAFF@here.1'`);
    const guess = (n: number) => ben.post('/occupant/opc-orders/price', { ...cart(), promoCode: `GUESS-${n}` });
    expect(must(await guess(0))).toMatchObject({ promoAmount: 0, promoMessage: 'This promo code is not known here.' });
    await api.db.query(sql`
      update sign_in_attempts set count = 600 where key = ${`occupantAct:user:${guesser?.id}`}`);
    expect((await guess(1)).status).toBe(429);
    expect((await place(ben, { promoCode: 'GUESS-2' })).status).toBe(429);
    await api.db.query(sql`delete from sign_in_attempts where key = ${`occupantAct:user:${guesser?.id}`}`);
  });
});

describe('a delivery', () => {
  it('R-0626 goes to the office centre of whoever has ordered, with its company, building and address', async () => {
    await setStore({ enable_delivery: true, delivery_fee: 200 });
    const made = await paid(anna, {
      deliveryOption: 'DELIVERY',
      deliverToAddressName: 'Reception',
      deliverToAddressLine1: '12th floor',
      deliverToAddressLine2: 'East wing',
      deliverToAddressLine3: 'Ring twice',
    });
    expect(made).toMatchObject({
      deliveryOption: 'DELIVERY',
      deliveryFee: 200,
      total: 680,
      deliverToOfficeCentreUuid: centreUuid(api.world.here.tenants[0] as number),
      deliverToCompanyName: expect.any(String),
      deliverToBuildingName: expect.any(String),
      deliverToAddressName: 'Reception',
      deliverToAddressLine1: '12th floor',
      deliverToAddressLine2: 'East wing',
      deliverToAddressLine3: 'Ring twice',
    });
    expect(made.opcOrderItems.at(-1)).toMatchObject({ id: 'delivery', total: 200 });
    await setStore({ enable_delivery: false, delivery_fee: null });
  });
});

describe('what is read of orders', () => {
  it('R-0629 R-0630 R-0631 R-0632 R-0646 R-0647 lists by store, status and day, counts, and offers reports', async () => {
    const found = must(
      await merchant.get<Paged<Order>>(
        `/opc-orders?retailStoreUuid=${store.uuid}&orderStatus=COLLECTED&orderedDateFrom=2026-01-01`,
      ),
    );
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.items.every(({ orderStatus }) => orderStatus === 'COLLECTED')).toBe(true);
    expect((await merchant.get('/opc-orders/status-count')).status).toBe(200);
    const reports = must(await merchant.get<{ code: string }[]>('/opc-orders/order-download-report-type-drop-down'));
    expect(reports.map(({ code }) => code)).toContain('ORDERS');
  });

  it('R-0646 the items sold add up to what was paid, by item and options, as numbers, as a file and by mail, within the own stores', async () => {
    const { today } = await building.session();
    const path = `/opc-orders/items-report`;
    const read = async (by = building, more = '') => must(await by.get<ItemsReport>(`${path}?from=${today}${more}`));
    const of = ({ items }: ItemsReport, item: Row, options: string | null) =>
      items.find(({ opcItemUuid, options: one }) => opcItemUuid === item.uuid && one === options) ?? {
        orders: 0,
        quantity: 0,
        total: 0,
        refundedQuantity: 0,
        refundedTotal: 0,
      };
    const before = await read();
    const bought = await paid(anna, cart(toast(3), coffee('large', 2), coffee('regular')));
    must(
      await building.post('/opc-refund-orders', {
        opcOrderId: bought.id,
        reason: 'QUALITY',
        lines: [{ id: 'a', line: '1', quantity: 1 }],
      }),
    );
    // Not paid, and given back wholly: nothing is sold.
    must(await place(anna));
    must(await act(await paid(ben), 'reject', { rejectedReason: 'TOO_BUSY' }));
    await api.runJobs();
    const after = await read();
    const more = (item: Row, options: string | null) => {
      const [was, is] = [of(before, item, options), of(after, item, options)];
      const names = ['quantity', 'total', 'refundedQuantity', 'refundedTotal'] as const;
      return Object.fromEntries(names.map((name) => [name, is[name] - was[name]]));
    };
    expect(more(kaya, null)).toEqual({ quantity: 3, total: 1440, refundedQuantity: 1, refundedTotal: 480 });
    expect(more(kopi, 'Large')).toEqual({ quantity: 2, total: 520, refundedQuantity: 0, refundedTotal: 0 });
    expect(more(kopi, 'Regular')).toEqual({ quantity: 1, total: 180, refundedQuantity: 0, refundedTotal: 0 });
    const [row] = await api.db.query<{ total: number; back: number }>(sql`
      select sum(total)::float8 as total, sum(refund_total)::float8 as back from opc_orders
      where payment_status in ('PAID', 'PARTIALLY_REFUNDED') and deleted_date is null`);
    const sum = (name: 'total' | 'refundedTotal') => after.items.reduce((all, one) => all + one[name], 0);
    expect([sum('total'), sum('refundedTotal')]).toEqual([row?.total, row?.back]);
    expect((await read(merchant)).items).toEqual(after.items);
    expect((await read(stranger)).items).toEqual([]);
    expect((await read(building, `&retailStoreId=${store.id}`)).items).toEqual(after.items);
    expect((await read(building, '&retailStoreId=999999')).items).toEqual([]);
    expect((await building.get(`${path}?from=nonsense`)).status).toBe(400);
    expect((await building.get(`${path}?retailStoreId=-1`)).status).toBe(400);
    const file = must(await building.get<{ base64: string; fileName: string }>(`${path}/generate-record?from=${today}`));
    expect(Object.values(file).join(' ')).toContain('UEsDB');
    must(await merchant.get(`${path}/email-record?from=${today}`));
    await api.runJobs();
    const { rows } = await mailedSheet(api);
    expect(rows[0]?.slice(0, 5)).toEqual(['Store', 'Item', 'Options', 'Orders', 'Pieces']);
    expect(rows).toHaveLength(after.items.length + 1);
    expect(rows.find(([, item, options]) => item === 'Kopi' && options === 'Large')?.slice(0, 5)).toEqual([
      'Kopi Corner',
      'Kopi',
      'Large',
      of(after, kopi, 'Large').orders,
      of(after, kopi, 'Large').quantity,
    ]);
  });

  it('the docket fits its paper, Chinese two wide, and those after the first are copies by number', async () => {
    const one = await paid(anna, { ...cart(toast(), coffee('large')), orderName: '林美玲' });
    type Docket = { columns: number; copy: boolean; lines: string[] };
    const first = must(await act(one, 'docket', { width: 'MM_58' })) as unknown as Docket;
    expect(first).toMatchObject({ columns: 32, copy: false, copyNo: 0 });
    expect(first.lines.join('\n')).not.toContain('COPY');
    const wide = (line: string) => [...line].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
    expect(first.lines.every((line) => wide(line) <= 32)).toBe(true);
    expect(first.lines.join('\n')).toContain('林美玲');
    // A long Chinese name begins beside the number of pieces, and goes on below.
    const long = across('1 x 黯然銷魂叉燒飯配例湯及時菜一碟', '78.00', 32);
    expect(long).toEqual(['1 x 黯然銷魂叉燒飯配例湯及 78.00', '時菜一碟']);
    for (const copyNo of [1, 2]) {
      const copy = must(await act(one, 'docket', { width: 'MM_80' })) as unknown as Docket;
      expect(copy).toMatchObject({ columns: 48, copy: true, copyNo });
      expect(copy.lines[0]?.trim()).toBe(`*** COPY ${copyNo} ***`);
    }
  });

  it('nothing is left to reconcile', async () => {
    await api.runJobs();
    expect(must(await building.get('/opc-orders/reconciliation'))).toEqual([]);
    expect((await merchant.get('/opc-orders/reconciliation')).status).toBe(403);
  });
});
