/** The money of bookings (000 §2, §6): the price before and after, payment in time and too late, what cancelling costs. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceAnswer } from '#schemas/bookings/priceCalls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { signEvent } from '#server/payments/signature.ts';
import { alwaysOpen, HOUR } from '../times.ts';
import { type Api, type Client, must, startApi, testConfig } from './harness.ts';
import { centreUuid } from './world.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number; status: string; referenceNo: string };
const PATH = '/facility-bookings';

let api: Api;
let building: Client;
let company: Client;
let person: Client;
let room: Row;
let tenantId: number;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
  person = await api.as('STAFF@here.0');
  tenantId = api.world.here.tenants[0] as number;
  const category = must(await building.post<Row>('/facility-categories', { name: { en: 'Rooms' } }));
  room = must(
    await building.post<Row>('/facilities', {
      name: { en: 'Room' },
      categoryId: category.id,
      atOnce: 50,
      openingHrs: alwaysOpen,
      slotMinutes: 30,
      horizonDays: 300,
      overlapAllowed: true,
      viewableBy: 'ALL',
      cancellationFees: [
        { id: 'a', hoursBefore: 48, feePercent: 2500 },
        { id: 'b', hoursBefore: 24, feePercent: 5000 },
      ],
      services: [
        { id: 'lunch', name: { en: 'Lunch' }, price: 1_000, priceFor: 'PERSON', maxPieces: null, noticeMinutes: 24 * 60 },
        { id: 'flip', name: { en: 'Flip chart' }, price: 500, priceFor: 'PIECE', maxPieces: 3, noticeMinutes: 0 },
      ],
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
  const half = { name: 'Half', code: 'HALF', appliesTo: 'BUILDING', amountType: 'PERCENTAGE', amount: 5_000, bookedBy: 'ALL' };
  must(await building.post('/facility-discounts', half));
});
afterAll(() => api.close());

/** Whole hours, a week ahead. */
const base = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 7 * 24 * HOUR;
const at = (hours: number) => new Date(base + hours * HOUR).toISOString();
const lasts = (from: number, to: number) => ({ startAt: at(from), endAt: at(to) });
const book = async (from: number, to: number, over: object = {}, by = company) =>
  must(await by.post<Row>(PATH, { facilityId: room.id, ...lasts(from, to), ...over }));
const act = ({ id }: Row, what: string, body: object = {}, by = company) => by.put<Row>(`${PATH}/${id}/${what}`, body);
const move = (one: Row, from: number, to: number, by = company) =>
  act(one, 'move', { facilityId: one.facilityId, ...lasts(from, to) }, by);
const read = async ({ id }: Row) => must(await building.get<Row>(`${PATH}/${id}`));
const paymentsOf = async ({ id }: Row) =>
  must(await building.get<Paged<Row>>(`/payments?facilityBookingId=${id}&limit=100&sortProperties=id&sortDirection=ASC`)).items;
const paid = async (from: number, to: number, over: object = {}) => {
  const made = await book(from, to, over);
  must(await act(made, 'pay'));
  await api.runJobs();
  return read(made);
};
/** As if it began in so many hours. */
const beginsIn = ({ id }: Row, hours: number) =>
  api.db.query(sql`update facility_bookings set start_at = now() + ${hours} * interval '1 hour', end_at = now() + ${hours + 1} * interval '1 hour',
    held_from = now() + ${hours} * interval '1 hour', held_until = now() + ${hours + 1} * interval '1 hour' where id = ${id}`);
const byTime = () => moveByTime(api.db, api.product.model, true, testConfig());
const expireNow = ({ id }: Row) =>
  api.db.query(sql`update facility_bookings set pay_until = now() - interval '1 second' where id = ${id}`);
const send = async (payment: Row | undefined, outcome: 'PAID' | 'FAILED') => {
  const event = { key: payment?.uuid as string, outcome, amount: payment?.amount as number, transactionId: 'late' };
  const { at: signedAt, signature } = await signEvent(api.db, event);
  const headers = { 'x-payment-timestamp': String(signedAt), 'x-payment-signature': signature };
  return api.app.inject({ method: 'POST', url: '/api/payments/callback', payload: event, headers });
};

describe('the price', () => {
  const choice = { attendeeCount: 2, services: [{ service: 'lunch' }, { service: 'flip', quantity: 2 }], discountCode: 'half' };
  const kept = { ...choice, services: choice.services.map((one, index) => ({ id: String(index), ...one })) };

  it('that is shown before is the one that the booking keeps, with its lines', async () => {
    const asked = must(await company.post<PriceAnswer>(`${PATH}/price`, { facilityId: room.id, ...lasts(1, 3), ...choice }));
    // Two hours less half, two lunches, two charts.
    expect(asked).toMatchObject({ subtotal: 15_000, discount: 6_000, discountName: 'Half', total: 9_000, currency: 'SGD' });
    expect(asked.lines.map(({ kind, name, amount }) => [kind, name, amount])).toEqual([
      ['RATE', 'By the hour', 12_000],
      ['SERVICE', 'Lunch', 2_000],
      ['SERVICE', 'Flip chart', 1_000],
    ]);
    expect(asked.services.map(({ id }) => id)).toEqual(['lunch', 'flip']);
    const made = await book(1, 3, kept);
    expect(made).toMatchObject({ price: 9_000, discountAmount: 6_000, dueAmount: 9_000, paymentStatus: 'PENDING' });
    expect((made.priceLines as object[]).length).toBe(3);
    // What the rates become later is another matter.
    await api.db.query(sql`update facility_rates set price = 9000 where office_centre_id = ${api.world.here.building}`);
    expect(await read(made)).toMatchObject({ price: 9_000 });
    const elsewhere = must(
      await company.post<PriceAnswer>(`${PATH}/price`, { facilityId: room.id, bookingId: made.id, ...lasts(5, 6) }),
    );
    expect(elsewhere).toMatchObject({ priceBefore: 9_000, total: 4_500 + 3_000 });
    expect(must(await move(made, 5, 6))).toMatchObject({ price: 7_500, dueAmount: 7_500, payUntil: made.payUntil });
    await api.db.query(sql`update facility_rates set price = 6000 where office_centre_id = ${api.world.here.building}`);
  });

  it('is asked for by a person in the app, who books for it', async () => {
    const url = `/occupant/facilities/uuid/${room.uuid}`;
    expect(must(await person.post<PriceAnswer>(`${url}/price`, { ...lasts(1, 2), ...choice }))).toMatchObject({ total: 6_000 });
    must(await person.put(`${url}/book`, { ...lasts(1, 2), ...kept, requestKey: randomUUID() }));
    const [own] = must(await person.get<Paged<Row>>(`/occupant${PATH}`)).items;
    expect(own).toMatchObject({ price: 6_000, paymentStatus: 'PENDING', payUntil: expect.any(String) });
    must(await person.put(`/occupant${PATH}/uuid/${own?.uuid}/pay`, {}));
    await api.runJobs();
    expect(must(await person.get<Row>(`/occupant${PATH}/uuid/${own?.uuid}`))).toMatchObject({
      paymentStatus: 'PAID',
      dueAmount: 0,
    });
  });

  it('is asked for by mail: the message leads to the page on which whoever has booked pays; nobody is asked twice for what is paid', async () => {
    const url = `/occupant/facilities/uuid/${room.uuid}`;
    must(await person.put(`${url}/book`, { ...lasts(7, 8), requestKey: randomUUID() }));
    const mine = must(await person.get<Paged<Row>>(`/occupant${PATH}`)).items;
    const own = mine.find(({ startAt, dueAmount }) => startAt === at(7) && dueAmount === 6_000);
    const [{ id }] = (await api.db.query<{ id: number }>(
      sql`select id::int as id from facility_bookings where uuid = ${own?.uuid}::uuid`,
    )) as [{ id: number }];
    const booked = await read({ id } as Row);
    expect(await act(booked, 'send-payment-link', {}, company)).toMatchObject({ success: false });
    must(await act(booked, 'send-payment-link', {}, building));
    await api.runJobs();
    const [mail] = await api.db.query<{ to: string; text: string }>(
      sql`select to_address as "to", text from mails where subject like 'Your payment page%' order by id desc limit 1`,
    );
    expect(mail).toMatchObject({
      to: expect.stringContaining('@'),
      text: expect.stringContaining(`/payment?booking=${own?.uuid}`),
    });
    expect(mail?.text).toContain('60.00');
    // Nobody else pays it, or sees what is owed.
    const other = await api.as('STAFF@here.1');
    expect((await other.get(`/occupant${PATH}/uuid/${own?.uuid}`)).status).toBe(404);
    expect((await other.put(`/occupant${PATH}/uuid/${own?.uuid}/pay`, {})).status).toBe(404);
    expect(must(await person.get<Row>(`/occupant${PATH}/uuid/${own?.uuid}`))).toMatchObject({
      dueAmount: 6_000,
      payUntil: expect.any(String),
      officeCentre: { currency: 'SGD' },
    });
    must(await person.put(`/occupant${PATH}/uuid/${own?.uuid}/pay`, {}));
    await api.runJobs();
    expect((await act(booked, 'send-payment-link', {}, building)).status).toBe(409);
  });

  it('is refused with what cannot be had: a wrong code, a service too late, too many pieces, none of this facility', async () => {
    const wrong = async (over: object, from = 1) =>
      (await company.post(PATH, { facilityId: room.id, ...lasts(from, from + 1), ...over })).errors as Record<
        string,
        { message: string }
      >;
    const taken = (service: string, quantity = 1) => ({ services: [{ id: 'x', service, quantity }] });
    expect((await wrong({ discountCode: 'NOPE' })).discountCode?.message).toBe('This code does not hold for this booking');
    expect((await wrong(taken('sauna'))).services?.message).toBe('This facility does not offer one of the services');
    expect((await wrong(taken('flip', 4))).services?.message).toBe('Flip chart: at most 3');
    const soon = Math.round((Date.now() - base) / HOUR) + 3;
    expect((await wrong(taken('lunch'), soon)).services?.message).toBe('Lunch has to be ordered 24 hours before the start');
    const asked = await company.post<PriceAnswer>(`${PATH}/price`, { facilityId: room.id, ...lasts(1, 2), discountCode: 'NOPE' });
    expect(must(asked).problems).toEqual({
      time: null,
      services: null,
      discountCode: 'This code does not hold for this booking',
    });
  });

  it('is nothing for what the building has for itself, and no answer to others', async () => {
    expect(await book(1, 2, {}, building)).toMatchObject({ price: 0, dueAmount: 0, paymentStatus: null });
    const there = await api.as('LANDLORD_ADMIN@there');
    expect((await there.post(`${PATH}/price`, { facilityId: room.id, ...lasts(1, 2) })).status).toBe(404);
    expect((await company.post(`${PATH}/price`, { facilityId: room.id, ...lasts(2, 1) })).status).toBe(422);
  });
});

describe('a payment', () => {
  it('is begun by whoever has booked, and confirms the booking', async () => {
    const made = await book(1, 2);
    expect(Date.parse(String(made.payUntil))).toBeGreaterThan(Date.now());
    must(await act(made, 'pay'));
    expect((await act(made, 'pay')).status).toBe(409);
    await api.runJobs();
    expect(await read(made)).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
      paidAmount: 6_000,
      dueAmount: 0,
      payUntil: null,
    });
    expect(await paymentsOf(made)).toMatchObject([
      { payee: 'BOOKING', payeeNo: made.referenceNo, status: 'PAID', amount: 6_000 },
    ]);
    expect((await act(made, 'pay')).status).toBe(409);
  });

  it('that does not come in time frees the place; money that comes late goes back once', async () => {
    const made = await book(1, 2);
    must(await act(made, 'pay'));
    const [begun] = await paymentsOf(made);
    await expireNow(made);
    // Judged when somebody asks for the facility, before any job has run.
    await book(1, 2);
    expect(await read(made)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'EXPIRED', dueAmount: 0 });
    expect((await send(begun, 'PAID')).statusCode).toBe(200);
    expect((await send(begun, 'PAID')).statusCode).toBe(200);
    await api.runJobs();
    expect(await read(made)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED', refundAmount: 6_000 });
    expect(await paymentsOf(made)).toMatchObject([{ status: 'REFUNDED', refundAmount: 6_000, refundedAmount: 6_000 }]);
    const refunds = await api.db.query(
      sql`select 1 as one from audit_log where entity = 'payments' and record_id = ${begun?.id} and action in ('refund', 'refunded')`,
    );
    expect(refunds).toHaveLength(2);
  });

  it('that is refused can be tried again; nobody checks in before', async () => {
    const made = await book(1, 2);
    await api.db.query(sql`update facility_bookings set due_amount = 6013, price = 6013 where id = ${made.id}`);
    must(await act(made, 'pay'));
    await api.runJobs();
    expect(await read(made)).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'FAILED',
      dueAmount: 6_013,
      payUntil: made.payUntil,
    });
    await expireNow(made);
    await byTime();
    expect(await read(made)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'EXPIRED' });
  });

  it('of a booking by the desk can be made later, by the company alone', async () => {
    const made = await book(1, 2, { tenantId }, building);
    expect(made).toMatchObject({ paymentStatus: 'PENDING', dueAmount: 6_000, payUntil: null });
    expect((await act(made, 'pay', {}, building)).status).toBe(403);
    must(await act(made, 'pay'));
    await api.runJobs();
    expect(await read(made)).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('of a member with credit can wait for its period; whoever has let one run out pays at once', async () => {
    const groups = `/office-centres/uuid/${centreUuid(api.world.here.building)}/user-groups`;
    const credit = { groupName: 'On account', creditPeriod: 1, creditPeriodUnit: 'WEEK' };
    const group = must(await building.post<Row>(groups, credit));
    const userUuids = (
      await api.db.query<{ uuid: string }>(sql`select uuid from users where id = ${api.world.people['STAFF@here.0']?.userId}`)
    ).map(({ uuid }) => uuid);
    must(await building.put(`${groups}/uuid/${group.uuid}/add-users`, { userUuids }));
    const bookOwn = async () => {
      const before = new Set(must(await person.get<Paged<Row>>(`/occupant${PATH}?limit=100`)).items.map(({ uuid }) => uuid));
      const wanted = { ...lasts(1, 2), attendeeCount: 1, requestKey: randomUUID() };
      must(await person.put(`/occupant/facilities/uuid/${room.uuid}/book`, wanted));
      const { items } = must(await person.get<Paged<Row>>(`/occupant${PATH}?limit=100`));
      return items.find(({ uuid }) => !before.has(uuid)) as Row;
    };
    const made = await bookOwn();
    expect(made).toMatchObject({ status: 'CONFIRMED', payUntil: null, dueAmount: 6_000 });
    const days = (Date.parse(String(made.creditUntil)) - Date.now()) / (24 * HOUR);
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await api.db.query(sql`update facility_bookings set credit_until = now() - interval '1 second' where uuid = ${made.uuid}`);
    await byTime();
    expect(must(await person.get<Row>(`/occupant${PATH}/uuid/${made.uuid}`)).status).toBe('CONFIRMED');
    expect(await bookOwn()).toMatchObject({ payUntil: expect.any(String), creditUntil: null });
    must(await person.put(`/occupant${PATH}/uuid/${made.uuid}/pay`, {}));
    await api.runJobs();
    expect(must(await person.get<Row>(`/occupant${PATH}/uuid/${made.uuid}`))).toMatchObject({
      paymentStatus: 'PAID',
      creditUntil: null,
    });
    expect(await bookOwn()).toMatchObject({ payUntil: null, creditUntil: expect.any(String) });
  });

  it('begins with the approval where one is needed', async () => {
    await api.db.query(sql`update facilities set needs_approval = true, pending_mode = 'HOLDS' where id = ${room.id}`);
    const made = await book(1, 2);
    await api.db.query(sql`update facilities set needs_approval = false where id = ${room.id}`);
    expect(made).toMatchObject({ status: 'PENDING_APPROVAL', dueAmount: 6_000, payUntil: null });
    expect((await act(made, 'pay')).status).toBe(409);
    expect(must(await act(made, 'approve', {}, building))).toMatchObject({ status: 'CONFIRMED', payUntil: expect.any(String) });
  });

  it('follows a move: what costs more is paid, what costs less goes back', async () => {
    const made = await paid(1, 3);
    must(await move(made, 1, 2));
    await api.runJobs();
    expect(await read(made)).toMatchObject({
      price: 6_000,
      paymentStatus: 'PARTIALLY_REFUNDED',
      refundAmount: 6_000,
      dueAmount: 0,
    });
    must(await move(made, 1, 4));
    expect(await read(made)).toMatchObject({
      price: 18_000,
      paymentStatus: 'PENDING',
      dueAmount: 12_000,
      payUntil: expect.any(String),
    });
    must(await act(made, 'pay'));
    await api.runJobs();
    expect(await read(made)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      paidAmount: 24_000,
      refundAmount: 6_000,
      dueAmount: 0,
    });
    must(await move(made, 1, 5));
    await expireNow(made);
    await byTime();
    await api.runJobs();
    expect(await read(made)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED', refundAmount: 24_000 });
  });
});

describe('cancelling', () => {
  it.each([
    [72, 0],
    [47, 3_000],
    [23, 6_000],
  ])('%i hours before the start keeps its fee, and gives the rest back', async (hours, fee) => {
    const made = await paid(1, 3);
    await beginsIn(made, hours);
    expect(must(await act(made, 'cancel'))).toMatchObject({
      status: 'CANCELLED',
      cancellationFee: fee,
      refundAmount: 12_000 - fee,
    });
    await api.runJobs();
    const [payment] = await paymentsOf(made);
    expect(payment).toMatchObject({ refundedAmount: 12_000 - fee, status: fee ? 'PARTIALLY_REFUNDED' : 'REFUNDED' });
  });

  it('costs nothing once the fee has been waived, with a reason, by who may', async () => {
    const made = await paid(1, 3);
    await beginsIn(made, 5);
    must(await act(made, 'cancel'));
    const waive = (by: Client, body: object = { feeWaiveRemark: 'The lift was broken' }) => act(made, 'waive-fee', body, by);
    expect((await waive(company)).status).toBe(403);
    expect((await waive(building, {})).status).toBe(422);
    expect(must(await waive(building))).toMatchObject({
      refundAmount: 12_000,
      feeWaivedDate: expect.any(String),
      cancellationFee: 6_000,
    });
    expect((await waive(building)).status).toBe(409);
    await api.runJobs();
    expect(await paymentsOf(made)).toMatchObject([{ status: 'REFUNDED', refundedAmount: 12_000, refundReason: 'WAIVED' }]);
  });

  it('by the building, which blocks the time, costs nothing', async () => {
    const made = await paid(1, 3);
    await beginsIn(made, 5);
    const { startAt } = await read(made);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date(String(startAt)));
    const block = {
      name: 'Burst pipe',
      appliesTo: 'FACILITY',
      facilityIds: [room.id],
      allDay: true,
      startDate: day,
      endDate: day,
    };
    must(await building.post('/blocked-dates', { ...block, bookingsHit: 'CANCEL' }));
    await api.runJobs();
    expect(await read(made)).toMatchObject({ status: 'CANCELLED', feeWaiveRemark: 'Burst pipe', refundAmount: 12_000 });
    expect(await paymentsOf(made)).toMatchObject([{ status: 'REFUNDED', refundedAmount: 12_000 }]);
  });

  it('before it has been paid or approved costs nothing; of what is paid later the fee is due', async () => {
    expect(must(await act(await book(1, 2), 'cancel'))).toMatchObject({ cancellationFee: 0, dueAmount: 0, paymentStatus: null });
    const made = await book(1, 3, { tenantId }, building);
    await beginsIn(made, 5);
    expect(must(await act(made, 'cancel'))).toMatchObject({ cancellationFee: 6_000, dueAmount: 6_000, paymentStatus: 'PENDING' });
    must(await act(made, 'waive-fee', { feeWaiveRemark: 'Never mind' }, building));
    expect(await read(made)).toMatchObject({ dueAmount: 0, paymentStatus: null });
  });
});
