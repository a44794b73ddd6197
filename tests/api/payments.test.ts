/** Payments (000 §2, §6): begun by the company, decided by signed events of the provider, each taken once. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { takeEvent } from '#server/areas/billing/takeEvent.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import type { PaymentEvent, SignedEvent } from '#server/payments/port.ts';
import { signEvent } from '#server/payments/signature.ts';
import { simulatorAt } from '#server/payments/simulator.ts';
import { type Api, type Client, type StatusRow as Row, startApi, testConfig } from './harness.ts';

let api: Api;
let building: Client;
let company: Client;
let other: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
  other = await api.as('MASTER_ADMIN@here.1');
});
afterAll(() => api.close());

const invoiceOf = async (invoiceNo: string, amount?: number) =>
  (
    await building.post<Row>('/invoices', {
      tenantId: api.world.here.tenants[0],
      invoiceNo,
      invoiceDate: '2036-01-01',
      ...(amount ? { amount } : {}),
    })
  ).data;
const pay = ({ id }: Row, by = company) => by.put<Row>(`/invoices/${id}/pay`, {});
const read = async ({ id }: Row) => (await building.get<Row>(`/invoices/${id}`)).data;
const paymentsOf = async ({ id }: Row, by = building) =>
  (await by.get<Paged<Row>>(`/payments?invoiceId=${id}&limit=100`)).data.items;
const send = ({ at, signature, event }: SignedEvent) =>
  api.app.inject({
    method: 'POST',
    url: '/api/payments/callback',
    payload: event,
    headers: { 'x-payment-timestamp': String(at), 'x-payment-signature': signature },
  });

describe('a payment', () => {
  it('is begun by the company, carried out by the simulator, and its outcome stands in both histories', async () => {
    const invoice = await invoiceOf('P-1', 5000);
    expect(await pay(invoice)).toMatchObject({
      status: 200,
      message: 'The payment has been started.',
      data: { status: 'UNPAID' },
    });
    expect(await paymentsOf(invoice)).toMatchObject([{ status: 'PENDING', amount: 5000, provider: 'SIMULATOR' }]);
    // A second click is no second payment.
    expect((await pay(invoice)).status).toBeGreaterThanOrEqual(400);
    await api.runJobs();
    expect(await read(invoice)).toMatchObject({ status: 'PAID' });
    const [made] = await paymentsOf(invoice, company);
    expect(made).toMatchObject({ status: 'PAID', transactionId: expect.stringMatching(/^sim-/) });
    const actions = async (path: string) =>
      (await building.get<Paged<{ action: string }>>(`${path}/history`)).data.items.map(({ action }) => action);
    expect(await actions(`/invoices/${invoice.id}`)).toContain('settle');
    expect(await actions(`/payments/${made?.id}`)).toContain('settle');
  });

  it('that the provider refuses leaves the invoice to be paid, and can be tried again', async () => {
    const invoice = await invoiceOf('P-2', 2013);
    await pay(invoice);
    await api.runJobs();
    expect(await paymentsOf(invoice)).toMatchObject([{ status: 'FAILED', failureReason: 'card_declined' }]);
    expect(await read(invoice)).toMatchObject({ status: 'UNPAID' });
    expect((await pay(invoice)).status).toBe(200);
    expect(await paymentsOf(invoice)).toHaveLength(2);
    await api.runJobs();
  });

  it('is the company’s alone, of an invoice with an amount', async () => {
    const invoice = await invoiceOf('P-3', 700);
    expect((await pay(invoice, other)).status).toBe(404);
    expect((await pay(invoice, building)).status).toBe(403);
    expect((await pay(await invoiceOf('P-4'))).status).toBe(409);
    expect(await paymentsOf(invoice, other)).toEqual([]);
  });

  it('expires when the provider does not answer; money that comes after that goes back, once', async () => {
    const invoice = await invoiceOf('P-5', 900);
    await pay(invoice);
    const [begun] = (await paymentsOf(invoice)) as [Row];
    await api.db.query(sql`update payments set pending_payment_expiry = now() - interval '1 minute' where id = ${begun.id}`);
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect(await paymentsOf(invoice)).toMatchObject([{ status: 'EXPIRED', settledAt: expect.any(String) }]);
    const late = await signEvent(api.db, { key: begun.uuid, outcome: 'PAID', amount: 900, transactionId: 'late' });
    for (const _ of [0, 1]) expect((await send(late)).statusCode).toBe(200);
    await api.runJobs();
    expect(await paymentsOf(invoice)).toMatchObject([{ status: 'REFUNDED', refundedAmount: 900, refundReason: 'TOO_LATE' }]);
    expect(await read(invoice)).toMatchObject({ status: 'UNPAID' });
    // It has come back to the provider: who manages invoices is told so, once, and not the company.
    const back = await signEvent(api.db, {
      ...{ key: begun.uuid, outcome: 'REFUNDED', amount: 0, transactionId: 'late' },
      failureReason: 'lost_or_stolen_card',
    });
    for (const _ of [0, 1])
      await takeEvent({ db: api.db, config: testConfig(), model: api.product.model }, back, { asked: true });
    await api.runJobs();
    expect(await paymentsOf(invoice)).toMatchObject([{ status: 'PAID', refundedAmount: 0 }]);
    const told = await api.db.query<{ userId: number; title: string }>(sql`
      select r.user_id as "userId", d.title->>'en' as title from deliveries d
        join delivery_recipients r on r.delivery_id = d.id and r.channel = 'PORTAL' where d.key like ${`invoices.${invoice.id}.refundFailed.%`}`);
    const userOf = (name: string) => api.world.people[name]?.userId;
    const mine = told.filter(({ userId }) => userId === userOf('LANDLORD_ADMIN@here'));
    expect(mine.map(({ title }) => title)).toEqual(['Money of invoice P-5 could not be given back']);
    expect(told.map(({ userId }) => userId)).not.toContain(userOf('MASTER_ADMIN@here.0'));
  });
});

describe('an event of the provider', () => {
  const begun = async (invoiceNo: string) => {
    const invoice = await invoiceOf(invoiceNo, 8800);
    await pay(invoice);
    const [made] = await paymentsOf(invoice);
    const event: PaymentEvent = { key: (made as Row).uuid, outcome: 'PAID', amount: 8800, transactionId: 'tx-1' };
    return { invoice, event };
  };

  it('is taken once: a copy changes nothing, also when it says otherwise', async () => {
    const { invoice, event } = await begun('E-1');
    const signed = await signEvent(api.db, event);
    expect((await send(signed)).statusCode).toBe(200);
    const after = await paymentsOf(invoice);
    expect((await send(signed)).statusCode).toBe(200);
    expect((await send(await signEvent(api.db, { ...event, outcome: 'FAILED' }))).statusCode).toBe(200);
    await api.runJobs();
    expect(await paymentsOf(invoice)).toEqual(after);
    expect(await read(invoice)).toMatchObject({ status: 'PAID' });
  });

  it('is refused unless it is signed by the provider, fresh, and about this payment', async () => {
    const { invoice, event } = await begun('E-2');
    const signed = await signEvent(api.db, event);
    for (const wrong of [
      { ...signed, signature: `${signed.signature.slice(0, -2)}xx` },
      { ...signed, at: signed.at + 1 },
      { ...signed, event: { ...event, amount: 1 } },
      { ...signed, event: { ...event, transactionId: 'tx-2' } },
      await signEvent(api.db, event, Date.now() - 301_000),
      { ...signed, event: { ...event, outcome: 'MAYBE' as 'PAID' } },
    ])
      expect((await send(wrong)).statusCode).toBe(403);
    expect((await send(await signEvent(api.db, { ...event, amount: 1 }))).statusCode).toBe(404);
    expect((await send(await signEvent(api.db, { ...event, key: '00000000-0000-4000-8000-000000000000' }))).statusCode).toBe(404);
    expect(await read(invoice)).toMatchObject({ status: 'UNPAID' });
  });

  it('of the simulator is the same for the same key', async () => {
    const simulator = simulatorAt('https://atrium.example');
    const order = { key: 'abcdefgh', amount: 100, currency: 'SGD', description: 'x', begun: '', until: '', returns: '' };
    const event = async () => (await simulator.start(api.db, order)).event?.event;
    expect(await event()).toEqual(await event());
  });
});

it('R-0349 the payment info of an office centre’s users can be read', async () => {
  const { building: centre, tenants } = api.world.here;
  const info = async (by: Client, id = centre) =>
    (await by.get<Record<string, unknown>[]>(`/office-centres/${id}/users/payment-info`)).data;
  expect(await info(building)).toMatchObject([
    { fullName: 'MASTER_ADMIN@here.0', paidAmount: 5000 + 8800 + 900, currency: 'SGD' },
  ]);
  expect(await info(building, tenants[1])).toEqual([]);
  expect(await info(other, tenants[1])).toEqual([]);
  expect((await (await api.as('LANDLORD_ADMIN@there')).get(`/office-centres/${centre}/users/payment-info`)).status).toBe(404);
});

it('is offered where the building has a provider of payments, which the provider’s staff alone choose', async () => {
  const platform = await api.as('SUPERADMIN');
  const invoice = await invoiceOf('P-0', 5000);
  const { here } = api.world;
  const choose = (paymentProvider: string | null, by = platform) =>
    by.put(`/office-centres/${here.building}/payment`, { paymentProvider });
  expect((await choose(null, building)).status).toBe(403);
  expect(await choose('BANK')).toMatchObject({ status: 422, errors: { paymentProvider: { code: 'notAllowed' } } });
  expect(await choose(null)).toMatchObject({ status: 200 });
  expect(await pay(invoice)).toMatchObject({ status: 403, code: 'addOnOff' });
  expect(await choose('SIMULATOR')).toMatchObject({ status: 200 });
  expect(await pay(invoice)).toMatchObject({ status: 200 });
});
