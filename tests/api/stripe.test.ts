/** Payments by Stripe (001 §3), against a local server that speaks its protocol: whatever it calls, in whatever order, the truth stands once. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { catchUpJob } from '#server/areas/billing/askProvider.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { alwaysOpen } from '../times.ts';
import { type Api, type Client, must, type Row, startApi } from './harness.ts';
import { StripeService, WEBHOOK_SECRET } from './stripeService.ts';
import { centreUuid } from './world.ts';

type Order = Row & { orderStatus: string; paymentStatus: string; refundTotal: number; paymentUrl: string; accountToken: string };

const stripe = new StripeService();
let api: Api;
let building: Client;
let anna: Client;
let store: Row;
let item: Row;
const storePath = () => `/office-centres/uuid/${centreUuid(api.world.here.building)}/retail-stores`;

beforeAll(async () => {
  const address = await stripe.start();
  api = await startApi({
    env: { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API: address },
  });
  building = await api.as('LANDLORD_ADMIN@here');
  anna = await api.as('STAFF@here.0');
  const platform = await api.as('SUPERADMIN');
  must(await platform.put(`/office-centres/${api.world.here.building}/payment`, { paymentProvider: 'STRIPE' }));
  store = must(await building.post<Row>(storePath(), { name: { en: 'Kopi Corner' }, viewableBy: 'ALL', opc: true }));
  const always = JSON.stringify(alwaysOpen);
  await api.db.query(
    sql`update retail_stores set opening_hrs = ${always}::jsonb, application_fee_percent = 500 where id = ${store.id}`,
  );
  const menu = must(await building.post<Row>('/opc-menu-groups', { retailStoreId: store.id, name: { en: 'Menu' } }));
  item = must(
    await building.post<Row>('/opc-items', {
      retailStoreId: store.id,
      opcMenuGroupId: menu.id,
      name: { en: 'Toast' },
      basePrice: 1000,
    }),
  );
});
afterAll(async () => {
  await api.close();
  await stripe.close();
});

const read = async (uuid: string) => must(await building.get<Order>(`/opc-orders/uuid/${uuid}`));
const paymentOf = async (uuid: string) => {
  const [payment] = await api.db.query<{ key: string; status: string; refunded: number; reference: string }>(sql`
    select p.uuid as key, p.status, p.refunded_amount::float8 as refunded, p.provider_reference as reference
    from payments p join opc_orders o on o.id = p.opc_order_id where o.uuid = ${uuid}::uuid order by p.id desc`);
  return payment as { key: string; status: string; refunded: number; reference: string };
};
const asked = async (quantity = 2) => {
  const { uuid } = must(
    await anna.post<Row>('/occupant/opc-orders', {
      retailStoreUuid: store.uuid,
      lines: [{ opcItemUuid: item.uuid, quantity }],
      requestKey: randomUUID(),
    }),
  );
  must(await anna.put(`/occupant/opc-orders/uuid/${uuid}/pay`, {}));
  return { uuid, key: (await paymentOf(uuid)).key };
};
const begun = async (quantity = 2) => {
  const one = await asked(quantity);
  await api.runJobs();
  return one;
};
const deliver = ({ payload, signature }: { payload: string; signature: string }) =>
  api.app.inject({
    method: 'POST',
    url: '/api/payments/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  });
const catchUp = () => catchUpJob.run({}, { ...api, model: api.product.model, signal: AbortSignal.timeout(30_000) });
const reconciled = async () => must(await building.get<{ problem: string }[]>('/opc-orders/reconciliation'));

describe('a payment by Stripe', () => {
  it('is a page of Stripe, and stands once Stripe says so; its calls replayed, tripled and shuffled change nothing', async () => {
    const { uuid, key } = await begun();
    const waiting = await read(uuid);
    expect(waiting).toMatchObject({ orderStatus: 'PENDING_PAYMENT', paymentUrl: stripe.sessionOf(key).url });
    expect(must(await anna.get(`/occupant/opc-orders/uuid/${uuid}`))).toMatchObject({ paymentUrl: waiting.paymentUrl });
    expect(stripe.sessionOf(key).form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '2000',
      'line_items[0][price_data][currency]': 'sgd',
      success_url: expect.stringContaining(`/payment-successful?order=${uuid}`),
    });
    // A call before anything has happened says nothing.
    const early = stripe.event('payment_intent.succeeded', { id: 'pi_x', metadata: { payment: key } });
    expect((await deliver(early)).statusCode).toBe(200);
    await api.runJobs();
    expect(await read(uuid)).toMatchObject({ orderStatus: 'PENDING_PAYMENT' });

    const intent = stripe.pay(key);
    const calls = [
      stripe.event('charge.succeeded', { id: 'ch_x', metadata: { payment: key } }),
      stripe.event('payment_intent.payment_failed', intent),
      stripe.event('payment_intent.succeeded', intent),
      stripe.event('checkout.session.completed', stripe.sessionOf(key)),
      stripe.event('payment_intent.created', intent),
    ];
    for (const one of [...calls, ...calls.toReversed(), ...calls]) expect((await deliver(one)).statusCode).toBe(200);
    await api.runJobs();
    const paid = await read(uuid);
    expect(paid).toMatchObject({
      orderStatus: 'PENDING',
      paymentStatus: 'PAID',
      transactionId: intent.id,
      paymentCardBrand: 'mastercard',
      paymentCardLast4: '4444',
    });
    for (const one of calls) await deliver(one);
    await api.runJobs();
    expect((await read(uuid)).version).toBe(paid.version);
    expect(await reconciled()).toEqual([]);
  });

  it('is given back in parts and wholly, each once, whatever is called in between', async () => {
    const { uuid, key } = await begun(3);
    const intent = stripe.pay(key);
    await deliver(stripe.event('payment_intent.succeeded', intent));
    await api.runJobs();
    const { id } = await read(uuid);
    const refund = (over: object) => building.post('/opc-refund-orders', { opcOrderId: id, reason: 'QUALITY', ...over });
    must(await refund({ amount: 700 }));
    must(await refund({ lines: [{ id: 'a', line: '1', quantity: 1 }] }));
    await api.runJobs();
    must(await refund({}));
    await api.runJobs();
    const mine = stripe.refunds.filter((one) => one.payment_intent === intent.id);
    expect(mine.reduce((sum, { amount }) => sum + amount, 0)).toBe(3000);
    // Calls of before and of after the refunds: nothing goes back to "paid", nothing is given back twice.
    for (const one of [
      stripe.event('charge.refunded', { id: 'ch_x', metadata: { payment: key } }),
      stripe.event('payment_intent.succeeded', intent),
      stripe.event('refund.updated', { id: 're_x', metadata: { payment: key } }),
    ])
      for (const _ of [0, 1, 2]) expect((await deliver(one)).statusCode).toBe(200);
    await api.runJobs();
    expect(await paymentOf(uuid)).toMatchObject({ status: 'REFUNDED', refunded: 3000 });
    expect(await read(uuid)).toMatchObject({ paymentStatus: 'REFUNDED', refundTotal: 3000 });
    expect(await reconciled()).toEqual([]);
  });

  it('that somebody gives back on the pages of Stripe is taken in once, beside what is given back here, and never above what was paid', async () => {
    const { uuid, key } = await begun(3);
    const intent = stripe.pay(key);
    // Both come before anybody has heard that it is paid at all.
    const early = stripe.giveBackByHand(intent.id, 300);
    await deliver(stripe.event('refund.created', early));
    await api.runJobs();
    await deliver(stripe.event('payment_intent.succeeded', intent));
    await api.runJobs();
    expect(await read(uuid)).toMatchObject({ orderStatus: 'PENDING', paymentStatus: 'PARTIALLY_REFUNDED', refundTotal: 300 });
    const { id } = await read(uuid);
    must(await building.post('/opc-refund-orders', { opcOrderId: id, reason: 'QUALITY', amount: 700 }));
    const later = stripe.giveBackByHand(intent.id, 500);
    const calls = [
      stripe.event('charge.refunded', { id: 'ch_x', metadata: { payment: key } }),
      stripe.event('refund.created', later),
      stripe.event('refund.created', early),
      stripe.event('payment_intent.succeeded', intent),
    ];
    for (const one of [...calls, ...calls.toReversed()]) expect((await deliver(one)).statusCode).toBe(200);
    await api.runJobs();
    const after = await read(uuid);
    expect(after).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', refundTotal: 1500 });
    const back = () => stripe.refunds.filter((one) => one.payment_intent === intent.id).map(({ amount }) => amount);
    expect(back().sort()).toEqual([300, 500, 700]);
    const list = must(await building.get<Paged<Row>>(`/opc-refund-orders?opcOrderId=${id}`)).items;
    expect(
      list
        .filter(({ atProvider }) => atProvider)
        .map(({ refundTotal }) => refundTotal)
        .sort(),
    ).toEqual([300, 500]);
    expect(await reconciled()).toEqual([]);
    // A call that got lost is found by asking; asked again, nothing changes.
    stripe.giveBackByHand(intent.id, 400);
    await catchUp();
    expect(await read(uuid)).toMatchObject({ refundTotal: 1900 });
    const { version } = await read(uuid);
    for (const one of calls) await deliver(one);
    await catchUp();
    await api.runJobs();
    expect((await read(uuid)).version).toBe(version);
    // What is left here is what is left there.
    must(await building.post('/opc-refund-orders', { opcOrderId: id, reason: 'QUALITY' }));
    await api.runJobs();
    expect(await read(uuid)).toMatchObject({ paymentStatus: 'REFUNDED', refundTotal: 3000 });
    expect(back().reduce((sum, amount) => sum + amount, 0)).toBe(3000);
    expect(await paymentOf(uuid)).toMatchObject({ status: 'REFUNDED', refunded: 3000 });
    expect(await reconciled()).toEqual([]);
  });

  it('whose refund fails after it had arrived is no more counted as given back: it stands among what does not match until it is', async () => {
    const { uuid, key } = await begun(3);
    const intent = stripe.pay(key);
    await deliver(stripe.event('payment_intent.succeeded', intent));
    await api.runJobs();
    const { id } = await read(uuid);
    must(await building.post('/opc-refund-orders', { opcOrderId: id, reason: 'QUALITY', amount: 700 }));
    must(await building.post('/opc-refund-orders', { opcOrderId: id, reason: 'QUALITY', amount: 300 }));
    await api.runJobs();
    expect(await paymentOf(uuid)).toMatchObject({ refunded: 1000 });
    const mine = stripe.refunds.filter((one) => one.payment_intent === intent.id);
    await api.db.query(sql`update opc_orders set retail_tenant_id = ${api.world.here.tenants[0]} where id = ${id}`);
    const failing = mine.find(({ amount }) => amount === 700) as (typeof mine)[number];
    Object.assign(failing, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
    // The call comes twice, and an old one after it.
    for (const type of ['refund.failed', 'refund.failed', 'refund.updated']) {
      await deliver(stripe.event(type, failing));
      await api.runJobs();
    }
    expect(await paymentOf(uuid)).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 300 });
    expect(await reconciled()).toMatchObject([{ problem: 'REFUND_NOT_ARRIVED' }]);
    const [payment] = must(await building.get<Paged<Row>>(`/payments?opcOrderId=${id}`)).items;
    expect(payment).toMatchObject({ refundAmount: 1000, refundedAmount: 300, failureReason: 'lost_or_stolen_card' });
    const history = must(await building.get<Paged<{ action: string }>>(`/payments/${payment?.id}/history`)).items;
    expect(history.filter(({ action }) => action === 'refundFailed')).toHaveLength(1);
    // The building and the merchant are told of it once each, in the product and by mail; whoever has ordered is not.
    const told = await api.db.query<{ userId: number }>(sql`
      select r.user_id as "userId" from deliveries d join delivery_recipients r on r.delivery_id = d.id and r.channel = 'MAIL'
      where d.key like ${`opc-orders.${id}.refundFailed.%`}`);
    const of = (name: string) => told.filter(({ userId }) => userId === api.world.people[name]?.userId).length;
    expect([of('LANDLORD_ADMIN@here'), of('MERCHANT@here.0'), of('STAFF@here.0')]).toEqual([1, 1, 0]);
    const mails = await api.db.query<{ subject: string }>(
      sql`select subject from mails where subject like '%could not be given back%'`,
    );
    expect(mails.length).toBeGreaterThanOrEqual(2);
    // The order has given it back once, and does so no second time; somebody gives it back on the pages of Stripe.
    await catchUp();
    expect(await read(uuid)).toMatchObject({ refundTotal: 1000 });
    await deliver(stripe.event('refund.created', stripe.giveBackByHand(intent.id, 700)));
    await api.runJobs();
    expect(await paymentOf(uuid)).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 1000 });
    expect(await read(uuid)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', refundTotal: 1000 });
    expect(await reconciled()).toEqual([]);
  });

  it('of a booking has its page, comes back to it, and what is given back by hand is not asked for again', async () => {
    const category = must(await building.post<Row>('/facility-categories', { name: { en: 'Rooms' } }));
    const room = must(
      await building.post<Row>('/facilities', {
        name: { en: 'Room' },
        categoryId: category.id,
        atOnce: 1,
        openingHrs: [0, 1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '00:00' })),
        slotMinutes: 30,
        horizonDays: 30,
        overlapAllowed: true,
        viewableBy: 'ALL',
      }),
    );
    must(
      await building.post('/facility-rates', {
        name: 'By the hour',
        appliesTo: 'BUILDING',
        unit: 'HOUR',
        price: 6_000,
        bookedBy: 'ALL',
      }),
    );
    const begins = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3 * 86_400_000;
    const times = { startAt: new Date(begins).toISOString(), endAt: new Date(begins + 3_600_000).toISOString() };
    must(await anna.put(`/occupant/facilities/uuid/${room.uuid}/book`, { ...times, requestKey: randomUUID() }));
    const [booked] = must(await anna.get<Paged<Row>>('/occupant/facility-bookings')).items as [Row];
    const own = `/occupant/facility-bookings/uuid/${booked.uuid}`;
    must(await anna.put(`${own}/pay`, {}));
    await api.runJobs();
    const [{ key }] = (await api.db.query<{ key: string }>(
      sql`select uuid as key from payments where facility_booking_id is not null order by id desc limit 1`,
    )) as [{ key: string }];
    const { url, form } = stripe.sessionOf(key);
    expect(must(await anna.get(own))).toMatchObject({ paymentUrl: url, paymentStatus: 'PENDING', dueAmount: 6_000 });
    expect(form.success_url).toContain(`/payment-successful?booking=${booked.uuid}`);
    const intent = stripe.pay(key);
    await deliver(stripe.event('payment_intent.succeeded', intent));
    await api.runJobs();
    expect(must(await anna.get(own))).toMatchObject({ paymentUrl: null, paymentStatus: 'PAID', dueAmount: 0 });
    const byHand = stripe.giveBackByHand(intent.id, 2_500);
    for (const _ of [0, 1]) await deliver(stripe.event('refund.created', byHand));
    await api.runJobs();
    const partly = { paymentStatus: 'PARTIALLY_REFUNDED', dueAmount: 0, paidAmount: 6_000, refundAmount: 2_500 };
    expect(must(await anna.get(own))).toMatchObject({ ...partly, status: 'CONFIRMED' });
    must(await anna.put(`${own}/cancel`, {}));
    await api.runJobs();
    expect(must(await anna.get(own))).toMatchObject({ paymentStatus: 'REFUNDED', refundAmount: 6_000 });
    const back = stripe.refunds.filter((one) => one.payment_intent === intent.id).map(({ amount }) => amount);
    expect(back.sort()).toEqual([2_500, 3_500]);
  });

  it('that was missed is found by asking; what has expired can be paid no more, and late money goes back once', async () => {
    const [missed, late, lapsed] = [await begun(), await begun(), await begun()];
    stripe.pay(missed.key);
    for (const { uuid } of [late, lapsed]) {
      await api.db.query(
        sql`update opc_orders set pending_payment_expiry = now() - interval '1 second' where uuid = ${uuid}::uuid`,
      );
      await api.db.query(sql`
        update payments set pending_payment_expiry = now() - interval '1 second'
        where opc_order_id = (select id from opc_orders where uuid = ${uuid}::uuid)`);
    }
    await moveByTime(api.db, api.product.model, true, api.config);
    const intent = stripe.pay(late.key);
    for (const _ of [0, 1]) {
      await catchUp();
      await api.runJobs();
      await deliver(stripe.event('payment_intent.succeeded', intent));
      await api.runJobs();
    }
    expect(await read(missed.uuid)).toMatchObject({ orderStatus: 'PENDING', paymentStatus: 'PAID' });
    expect(await read(late.uuid)).toMatchObject({ orderStatus: 'EXPIRED', paymentStatus: 'EXPIRED', refundTotal: 0 });
    expect(await paymentOf(late.uuid)).toMatchObject({ status: 'REFUNDED', refunded: 2000 });
    expect(stripe.refunds.filter((one) => one.payment_intent === intent.id)).toHaveLength(1);
    expect(stripe.sessionOf(lapsed.key).status).toBe('expired');
    expect(await reconciled()).toEqual([]);
  });

  it('is begun once, though Stripe is away at first', async () => {
    stripe.failing = 503;
    const { uuid, key } = await asked();
    await expect(api.runJobs()).rejects.toThrow();
    stripe.failing = 0;
    expect(await paymentOf(uuid)).toMatchObject({ status: 'PENDING', reference: null });
    await api.db.query(sql`update pgboss.job set start_after = now() where name = 'billing.startPayment' and state = 'retry'`);
    await api.runJobs();
    expect([...stripe.sessions.values()].filter((one) => one.client_reference_id === key)).toHaveLength(1);
    expect((await read(uuid)).paymentUrl).toBe(stripe.sessionOf(key).url);
  });
});

describe('a call', () => {
  it('that is forged, altered, too old or without a signature is refused, and asks nothing', async () => {
    const { uuid, key } = await begun();
    const intent = stripe.pay(key);
    const real = stripe.event('payment_intent.succeeded', intent);
    const wrong = [
      stripe.event('payment_intent.succeeded', intent, { secret: 'whsec_other' }),
      { ...real, payload: real.payload.replace('succeeded', 'canceled') },
      { ...real, signature: real.signature.replace(/v1=./, 'v1=x') },
      { ...real, signature: '' },
      stripe.event('payment_intent.succeeded', intent, { at: Math.floor(Date.now() / 1000) - 301 }),
    ];
    for (const one of wrong) expect((await deliver(one)).statusCode).toBe(403);
    await api.runJobs();
    expect(await read(uuid)).toMatchObject({ orderStatus: 'PENDING_PAYMENT' });
    // Of something that is not ours, it is taken and forgotten.
    const others = stripe.event('payment_intent.succeeded', { id: 'pi_other', metadata: { payment: randomUUID() } });
    expect((await deliver(others)).statusCode).toBe(200);
    expect((await deliver(stripe.event('customer.created', { id: 'cus_1' }))).statusCode).toBe(200);
    await api.runJobs();
  });
});

describe('the account of a store', () => {
  it('is made once, set up on a page of Stripe, and gets the money less the fee once Stripe has checked it', async () => {
    const open = () =>
      building.put<{ url: string; paymentAccountStatus: string }>(`${storePath()}/uuid/${store.uuid}/payment-account`);
    expect((await (await api.as('MERCHANT@here.0')).put(`${storePath()}/uuid/${store.uuid}/payment-account`)).status).not.toBe(
      200,
    );
    const [first, again] = [must(await open()), must(await open())];
    expect(first).toMatchObject({
      url: expect.stringContaining('https://connect.stripe.example/acct_'),
      paymentAccountStatus: 'PENDING',
    });
    expect(again.url).toBe(first.url);
    expect(stripe.accounts.size).toBe(1);
    const links = stripe.made.filter(({ path }) => path === '/v1/account_links');
    expect(links.at(-1)?.form).toMatchObject({
      return_url: expect.stringContaining('/payment-account-onboarding-successful'),
      refresh_url: expect.stringContaining('/payment-account-onboarding-failed'),
    });
    const [account] = [...stripe.accounts.values()];
    // The page to which Stripe leads people back shows what Stripe says, and not what its address says.
    const state = async (by = building) =>
      by.get<{ paymentAccountStatus: string }>(`${storePath()}/uuid/${store.uuid}/payment-account`);
    expect(links.at(-1)?.form.return_url).toContain(`?store=${store.uuid}&building=${centreUuid(api.world.here.building)}`);
    expect(must(await state())).toMatchObject({ paymentAccountStatus: 'PENDING', name: { en: 'Kopi Corner' } });
    expect((await state(await api.as('MERCHANT@here.0'))).status).toBe(403);
    const before = await begun();
    expect(stripe.sessionOf(before.key).form).not.toHaveProperty('payment_intent_data[transfer_data][destination]');
    Object.assign(account as object, { charges_enabled: true });
    expect(must(await state())).toMatchObject({ paymentAccountStatus: 'ACTIVE' });
    expect((await deliver(stripe.event('account.updated', account as object))).statusCode).toBe(200);
    await api.runJobs();
    const { uuid, key } = await begun();
    expect(stripe.sessionOf(key).form).toMatchObject({
      'payment_intent_data[transfer_data][destination]': account?.id,
      'payment_intent_data[application_fee_amount]': '100',
    });
    expect(await read(uuid)).toMatchObject({ accountToken: account?.id });
    const intent = stripe.pay(key);
    await deliver(stripe.event('payment_intent.succeeded', intent));
    await api.runJobs();
    must(await building.put(`/opc-orders/${(await read(uuid)).id}/reject`, { rejectedReason: 'TOO_BUSY' }));
    await api.runJobs();
    expect(stripe.refunds[0]).toMatchObject({
      amount: 2000,
      form: { reverse_transfer: 'true', refund_application_fee: 'true' },
    });
    expect(await reconciled()).toEqual([]);
  });
});

it('Stripe is offered where the installation has been set up for it', async () => {
  const bare = await startApi();
  const platform = await bare.as('SUPERADMIN');
  expect(await platform.put(`/office-centres/${bare.world.here.building}/payment`, { paymentProvider: 'STRIPE' })).toMatchObject({
    status: 422,
    errors: { paymentProvider: { code: 'providerNotSetUp' } },
  });
  await bare.close();
});
