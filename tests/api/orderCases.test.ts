/**
 * Orders at their edges (001 §3, §4): what other order systems got wrong to the cent, money that comes too late, codes and things that two want at
 * once, and a store that is about to close.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { signEvent } from '#server/payments/signature.ts';
import { alwaysOpen, MINUTE } from '../times.ts';
import { type Api, type Client, must, type Row, startApi, testConfig } from './harness.ts';
import { centreUuid } from './world.ts';

interface Line {
  id: string;
  discount: number;
  total: number;
  refundedTotal: number;
  refundedTax: number;
}
type Order = Row & {
  orderStatus: string;
  paymentStatus: string;
  total: number;
  tax: number;
  refundTotal: number;
  opcOrderItems: Line[];
};

const ZONE = 'Asia/Singapore';
let api: Api;
let building: Client;
let anna: Client;
let ben: Client;
let store: Row;
let menu: Row;
let centre: string;
let today: string;
/** Open day and night. */
const setHours = (hours: object[], collection = 10) =>
  api.db.query(sql`
    update retail_stores set opening_hrs = ${JSON.stringify(hours)}::jsonb, collection_time = ${collection} where id = ${store.id}`);
const taxIs = (rate: number) =>
  api.db.query(sql`update office_centres set tax_rate = ${rate} where id = ${api.world.here.building}`);

beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  anna = await api.as('STAFF@here.0');
  ben = await api.as('STAFF@here.1');
  centre = `/office-centres/uuid/${centreUuid(api.world.here.building)}`;
  ({ today } = await building.session());
  store = must(
    await building.post<Row>(`${centre}/retail-stores`, { name: { en: 'Kopi Corner' }, viewableBy: 'ALL', opc: true }),
  );
  await setHours(alwaysOpen);
  await api.db.query(sql`update retail_stores set notify_party_emails = array['orders@kopi.example'] where id = ${store.id}`);
  menu = must(await building.post<Row>('/opc-menu-groups', { retailStoreId: store.id, name: { en: 'Menu' } }));
});
afterAll(() => api.close());

const thing = async (basePrice: number, over: object = {}) =>
  must(
    await building.post<Row>('/opc-items', {
      retailStoreId: store.id,
      opcMenuGroupId: menu.id,
      name: { en: `Thing for ${basePrice}` },
      basePrice,
      ...over,
    }),
  );
const of = ({ uuid }: Row, quantity = 1) => ({ opcItemUuid: uuid, quantity });
const cart = (lines: object[], over: object = {}) => ({ retailStoreUuid: store.uuid, lines, ...over });
const place = (who: Client, lines: object[], over: object = {}) =>
  who.post<Order>('/occupant/opc-orders', { ...cart(lines, over), requestKey: randomUUID() });
const price = (who: Client, lines: object[], over: object = {}) =>
  who.post<Record<string, unknown>>('/occupant/opc-orders/price', cart(lines, over));
const read = async (uuid: string) => must(await building.get<Order>(`/opc-orders/uuid/${uuid}`));
const pay = (who: Client, uuid: string) => who.put(`/occupant/opc-orders/uuid/${uuid}/pay`, {});
const paid = async (lines: object[], over: object = {}, who = anna) => {
  const { uuid } = must(await place(who, lines, over));
  must(await pay(who, uuid));
  await api.runJobs();
  return read(uuid);
};
const promo = async (code: string, percent: number, over: object = {}) =>
  must(
    await building.post<Row>(`${centre}/opc-promo-codes`, {
      promoType: 'ORDER',
      codeType: 'GENERIC',
      name: code,
      code,
      amount: percent * 100,
      startDate: today,
      retailStoreUuids: [store.uuid],
      ...over,
    }),
  );
const redeemed = async ({ uuid }: Row) => must(await building.get<Row>(`${centre}/opc-promo-codes/uuid/${uuid}`)).redeemedQty;
const refund = (order: Row, over: object = {}) =>
  building.post<Order>('/opc-refund-orders', { opcOrderId: order.id, reason: 'QUALITY', ...over });
const pieces = (line: string, quantity: number) => ({ lines: [{ id: 'a', line, quantity }] });
const stockLeft = async ({ id }: Row) => {
  const [row] = await api.db.query<{ left: number }>(sql`
    select (i.quantity - coalesce((select sum(s.ordered_quantity) from opc_item_day_stocks s where s.opc_item_id = i.id), 0))::int as left
    from opc_items i where i.id = ${id}`);
  return row?.left;
};
/** The provider of payments says so many times at once that the order has been paid. */
async function sayPaid(uuid: string, times: number) {
  const [payment] = await api.db.query<{ uuid: string; amount: number }>(sql`
    select p.uuid, p.amount::float8 as amount from payments p join opc_orders o on o.id = p.opc_order_id where o.uuid = ${uuid}::uuid`);
  const event = { key: payment?.uuid as string, amount: payment?.amount as number, outcome: 'PAID' as const, transactionId: 'T' };
  const { at, event: payload, signature } = await signEvent(api.db, event);
  const headers = { 'x-payment-timestamp': String(at), 'x-payment-signature': signature };
  const send = () => api.app.inject({ method: 'POST', url: '/api/payments/callback', headers, payload });
  return Promise.all(Array.from({ length: times }, send));
}
const paymentsOf = async ({ id }: Row) => must(await building.get<Paged<Row>>(`/payments?opcOrderId=${id}&limit=100`)).items;

describe('to the cent', () => {
  it('ten for 23.90 with 20 % tax within, 25 % off, are paid with 179.25, and given back by pieces as 179.25', async () => {
    await taxIs(2000);
    await promo('QUARTER', 25);
    const one = await thing(2390);
    const order = await paid([of(one, 10)], { promoCode: 'QUARTER' });
    expect(order).toMatchObject({ subtotal: 23_900, promoAmount: 5975, total: 17_925, tax: 2988, paymentStatus: 'PAID' });
    // What is given back is what was stored, whatever has become of the price and of the tax since.
    await taxIs(900);
    await api.db.query(sql`update opc_items set base_price = 9999 where id = ${one.id}`);
    const back: number[] = [];
    for (const quantity of [3, 3, 4]) back.push(must(await refund(order, pieces('1', quantity))).refundTotal);
    expect(back).toEqual([5378, 5377, 7170]);
    expect(await read(order.uuid)).toMatchObject({
      refundTotal: 17_925,
      refundTax: 2988,
      refundableAmount: 0,
      paymentStatus: 'REFUNDED',
    });
  });

  it('1.03 of two lines of 1.00 goes back as 0.52 and 0.51', async () => {
    await taxIs(0);
    const [one, two] = [await thing(100), await thing(100)];
    const order = await paid([of(one), of(two)]);
    must(await refund(order, { amount: 103 }));
    expect((await read(order.uuid)).opcOrderItems.map(({ refundedTotal }) => refundedTotal)).toEqual([52, 51]);
    expect((await refund(order, { amount: 98 })).status).toBe(422);
    must(await refund(order));
    expect((await read(order.uuid)).opcOrderItems.map(({ refundedTotal }) => refundedTotal)).toEqual([100, 100]);
  });

  it('35 % off 19.99, 4.99 and 2.50 is 9.62, split as 7.00, 1.75 and 0.87', async () => {
    await promo('THIRD', 35);
    const things = [await thing(1999), await thing(499), await thing(250)];
    const lines = things.map((one) => of(one));
    expect(must(await price(anna, lines, { promoCode: 'third' }))).toMatchObject({ promoAmount: 962, total: 1786 });
    const order = await read(must(await place(anna, lines, { promoCode: 'third' })).uuid);
    expect(order).toMatchObject({ promoAmount: 962, total: 1786 });
    expect(order.opcOrderItems.map(({ discount }) => discount)).toEqual([700, 175, 87]);
  });

  it('all of it off is 0.00 and no tax: nothing is asked for, and the store is asked at once', async () => {
    await taxIs(900);
    const all = await promo('ALL', 100);
    const order = await read(must(await place(anna, [of(await thing(1999), 3)], { promoCode: 'ALL' })).uuid);
    expect(order).toMatchObject({ total: 0, tax: 0, promoAmount: 5997, orderStatus: 'PENDING', paymentStatus: 'PAID' });
    expect((await pay(anna, order.uuid)).status).toBe(409);
    expect(await paymentsOf(order)).toEqual([]);
    // Nothing can be given back of it, and the code is free again when it is rejected.
    expect((await refund(order)).status).toBe(409);
    must(await building.put(`/opc-orders/${order.id}/reject`, { rejectedReason: 'TOO_BUSY' }));
    expect([await redeemed(all), (await read(order.uuid)).refundTotal]).toEqual([0, 0]);
  });
});

describe('two at once', () => {
  it('want the last one: one order, the other is refused before anything is charged, and the stock is never below nothing', async () => {
    const last = await thing(300, { quantity: 1 });
    const before = await api.db.query(sql`select id from payments`);
    const answers = await Promise.all([place(anna, [of(last)]), place(ben, [of(last)]), place(ben, [of(last, 2)])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await api.db.query(sql`select id from payments`)).toHaveLength(before.length);
    expect(await stockLeft(last)).toBe(0);
    // It is checked in the cart as well.
    expect((await price(ben, [of(last)])).status).toBe(422);
  });

  it('use a code that holds once: one has the discount, the other is told the new price, and has it when asked again', async () => {
    await taxIs(900);
    const single = await promo('ONCE', 50, { totalQty: 1 });
    const lines = [of(await thing(1000))];
    expect(must(await price(ben, lines, { promoCode: 'ONCE' }))).toMatchObject({ total: 500, promoMessage: null });
    const answers = await Promise.all([place(anna, lines, { promoCode: 'ONCE' }), place(ben, lines, { promoCode: 'ONCE' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers[0]?.success ? ben : anna;
    expect(answers.find(({ success }) => !success)?.message).toEqual(expect.stringMatching(/\S/));
    expect(must(await price(loser, lines, { promoCode: 'ONCE' }))).toMatchObject({
      promoAmount: 0,
      total: 1000,
      promoMessage: expect.stringMatching(/\S/),
    });
    expect(must(await place(loser, lines))).toMatchObject({ total: 1000 });
    expect(await redeemed(single)).toBe(1);
  });
});

describe('money', () => {
  it('told three times at once is one transition, one entry of the history and one mail', async () => {
    const { uuid } = must(await place(anna, [of(await thing(700))]));
    must(await pay(anna, uuid));
    const mails = async () => (await api.mailsTo('orders@kopi.example')).length;
    const before = await mails();
    const answers = await sayPaid(uuid, 3);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await api.runJobs();
    const order = await read(uuid);
    expect(order).toMatchObject({ orderStatus: 'PENDING', paymentStatus: 'PAID' });
    const { items } = must(await building.get<Paged<{ action: string }>>(`/opc-orders/${order.id}/history`));
    expect(items.filter(({ action }) => action === 'paid')).toHaveLength(1);
    expect((await mails()) - before).toBe(1);
    expect(await paymentsOf(order)).toMatchObject([{ status: 'PAID' }]);
    // Late copies move nothing back.
    must(await building.put(`/opc-orders/${order.id}/accept`, {}));
    const { version } = await read(uuid);
    await sayPaid(uuid, 2);
    await api.runJobs();
    expect(await read(uuid)).toMatchObject({ orderStatus: 'ACCEPTED', version });
  });

  it.each([
    ['has expired', 'EXPIRED'],
    ['was cancelled', 'CANCELLED'],
  ])('that comes after the order %s goes back once; the order stays, stock and code are not taken', async (_, status) => {
    const code = await promo(`LATE${status}`, 50, { totalQty: 5 });
    const one = await thing(800, { quantity: 9 });
    const { uuid } = must(await place(anna, [of(one, 2)], { promoCode: `LATE${status}` }));
    must(await pay(anna, uuid));
    expect([await stockLeft(one), await redeemed(code)]).toEqual([7, 1]);
    const { id } = await read(uuid);
    if (status === 'CANCELLED') must(await anna.put(`/occupant/opc-orders/uuid/${uuid}/cancel`, {}));
    else {
      await api.db.query(sql`update opc_orders set pending_payment_expiry = now() - interval '1 second' where id = ${id}`);
      await api.db.query(
        sql`update payments set pending_payment_expiry = now() - interval '1 second' where opc_order_id = ${id}`,
      );
      await moveByTime(api.db, api.product.model, true, testConfig());
    }
    for (const _again of [0, 1]) {
      await sayPaid(uuid, 3);
      await api.runJobs();
    }
    expect(await read(uuid)).toMatchObject({ orderStatus: status, refundTotal: 0 });
    expect(await paymentsOf({ id } as Row)).toMatchObject([{ status: 'REFUNDED', amount: 800, refundAmount: 800 }]);
    expect([await stockLeft(one), await redeemed(code)]).toEqual([9, 0]);
  });

  it('cannot be asked for once the time to pay is over, though no job has run', async () => {
    const { uuid } = must(await place(anna, [of(await thing(640))]));
    await api.db.query(sql`
      update opc_orders set pending_payment_expiry = now() - interval '1 second' where uuid = ${uuid}::uuid`);
    expect((await pay(anna, uuid)).status).toBe(409);
    expect(await paymentsOf(await read(uuid))).toEqual([]);
  });
});

describe('a store that closes before something is ready', () => {
  it('takes no order, and says when it opens next', async () => {
    const one = await thing(550);
    // Half an hour is needed, and a quarter is left: on every day, and across midnight where it is that late.
    const [from, to] = [-120, 15].map((minutes) => localAt(ZONE, Date.now() + minutes * MINUTE).time.slice(0, 5));
    await setHours(
      alwaysOpen.map(({ day }) => ({ day, from, to })),
      30,
    );
    try {
      for (const answer of [await price(anna, [of(one)]), await place(anna, [of(one)])])
        expect(answer).toMatchObject({ status: 409, message: 'This store takes no orders at the moment.' });
      const now = must(await anna.get<(Row & { collectFrom: string })[]>('/occupant/retail-stores/now'));
      const seen = now.find(({ uuid }) => uuid === store.uuid) as Row & { collectFrom: string };
      expect(seen).toMatchObject({ isOpen: true, takesOrders: false });
      // Half an hour after the next opening, which is in 22 hours.
      expect(Math.round((Date.parse(seen.collectFrom) - Date.now()) / MINUTE / 30)).toBe(45);
    } finally {
      await setHours(alwaysOpen);
    }
  });
});
