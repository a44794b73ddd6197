/** The concierge's loans (001 §2, §3, §4, §7): items, locations, what is lent to whom, and who may do so. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { TIMED_STATES_BY_MINUTE } from '#server/engine/time/timedStates.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { homeOf } from '#src/home.ts';
import { type Api, type Client, must, startApi } from './harness.ts';
import { inHours, LOANS, type LoanDesk, newName, openLoans, type Row, STOCK, type Stock } from './loanDesk.ts';
import { tinyPng } from './pictures.ts';
import { part, sendParts } from './uploads.ts';

let api: Api;
let desk: LoanDesk;
let building: Client;
let keeper: Client;
beforeAll(async () => {
  api = await startApi();
  desk = await openLoans(api);
  ({ building, keeper } = desk);
});
afterAll(() => api.close());

const list = async (query = '', by = building) => must(await by.get<Paged<Row>>(`${LOANS}${query}`)).items;
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe('a loan item', () => {
  it('is created, changed and deleted; its label has a code (R-0733, R-0734, R-0735)', async () => {
    const made = await building.post<Row>('/loan-items', { name: newName('Cart'), loanHours: 2 });
    expect(made).toMatchObject({ status: 201, data: { itemCode: expect.stringMatching(/^I/), active: true, availableCount: 0 } });
    const { uuid, version, itemCode } = made.data;
    const put = await building.put<Row>(`/loan-items/uuid/${uuid}`, {
      name: newName('Trolley'),
      itemCode,
      loanHours: 3,
      version,
    });
    expect(put.data).toMatchObject({ loanHours: 3, itemCode });
    expect((await building.delete(`/loan-items/uuid/${uuid}`, {})).status).toBe(200);
    expect((await building.get(`/loan-items/uuid/${uuid}`)).status).toBe(404);
  });

  it('stays while it is at a location', async () => {
    const item = await desk.item();
    await desk.stock(1, { item });
    const { status, message } = await building.delete(`/loan-items/uuid/${item.uuid}`, {});
    expect([status, message]).toEqual([409, `“${item.name}” is still at a location. Remove it there first.`]);
  });

  it('is offered in a drop-down while it is in use', async () => {
    const [used, unused] = [await desk.item(), await desk.item({ active: false })];
    const { data } = await building.get<Option[]>('/loan-items/item-drop-down?limit=100');
    const ids = data.map(({ value }) => value);
    expect([ids.includes(used.id), ids.includes(unused.id)]).toEqual([true, false]);
  });
});

describe('a loan location', () => {
  it('has a uuid, notified parties, a unique code and a status (R-0726), and is created and changed (R-0736, R-0737)', async () => {
    const made = await building.post<Row>('/locations', { name: newName('Desk'), notifiedParties: ['desk@building.example'] });
    expect(made).toMatchObject({
      status: 201,
      data: {
        uuid: expect.any(String),
        notifiedParties: ['desk@building.example'],
        uniqueCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/),
        status: 'ACTIVE',
      },
    });
    const { uuid, version } = made.data;
    const changed = await building.put<Row>(`/locations/uuid/${uuid}`, { name: newName('Desk'), active: false, version });
    expect(changed.data).toMatchObject({ status: 'INACTIVE', notifiedParties: null });
  });

  it('gets a new unique code (R-0727), and its notified parties by a call of their own (R-0738)', async () => {
    const { uuid, uniqueCode, name } = await desk.location();
    const renewed = must(await building.put<Row>(`/locations/uuid/${uuid}/regenerate-unique-code`, {}));
    expect(renewed.uniqueCode).not.toBe(uniqueCode);
    const told = await building.put<Row>(`/locations/uuid/${uuid}/update-notified-parties`, { notifiedParties: ['a@b.example'] });
    expect(told).toMatchObject({
      message: 'Notified parties has been updated.',
      data: { name, notifiedParties: ['a@b.example'] },
    });
    const byHand = await building.put<Row>(`/locations/uuid/${uuid}`, { name, uniqueCode: 'MINE' });
    expect(byHand.status).toBe(422);
  });

  it('is counted by status (R-0743) and offered while active', async () => {
    const before = must(await building.get<Record<string, number>>('/locations/status-count'));
    const off = await desk.location({ active: false });
    const after = must(await building.get<Record<string, number>>('/locations/status-count'));
    expect([after.INACTIVE, after.ACTIVE]).toEqual([(before.INACTIVE ?? 0) + 1, before.ACTIVE]);
    const options = must(await building.get<Option[]>('/locations/drop-down'));
    expect(options.map(({ value }) => value)).not.toContain(off.id);
  });
});

describe('an item at a location', () => {
  it('is created (R-0739), counted anew (R-0740) and removed (R-0741), but not while a piece is out', async () => {
    const stock = await desk.stock(3);
    expect(stock).toMatchObject({ totalCount: 3, availableCount: 3, outCount: 0, lostCount: 0 });
    const { locationId, loanItemId } = stock;
    const twice = await building.post(STOCK, { locationId, loanItemId, totalCount: 1 });
    expect(twice).toMatchObject({ status: 409, message: 'This item is at this location already.' });
    const counted = await building.put<Stock>(`${STOCK}/uuid/${stock.uuid}`, {
      totalCount: 5,
      active: true,
      version: stock.version,
    });
    expect(counted.data).toMatchObject({ totalCount: 5, availableCount: 5 });
    const loan = must(await desk.lend(stock));
    expect((await building.delete(`${STOCK}/uuid/${stock.uuid}`, {})).status).toBe(409);
    must(await desk.act(loan, 'return'));
    expect((await building.delete(`${STOCK}/uuid/${stock.uuid}`, {})).status).toBe(200);
    // What was lent stays to be read.
    expect(must(await building.get<Row>(`${LOANS}/${loan.id}`)).itemName).toBe(stock.itemName);
  });

  it('has a view of what can be lent and one of its counts (R-0728)', async () => {
    const place = await desk.location();
    const [full, empty] = [await desk.stock(2, { location: place }), await desk.stock(0, { location: place })];
    must(await desk.lend(full));
    const active = must(await building.get<Paged<Stock>>(`${STOCK}/active-item?locationUuid=${place.uuid}`));
    expect(idsOf(active.items)).toEqual([full.id]);
    expect(idsOf(active.items)).not.toContain(empty.id);
    const [counts] = must(await building.get<object[]>(`${STOCK}/item-count?locationUuid=${place.uuid}`));
    expect(counts).toMatchObject({
      locationId: place.id,
      itemCount: 2,
      totalCount: 2,
      availableCount: 1,
      outCount: 1,
      lostCount: 0,
    });
    expect((await building.get(`${STOCK}/item-count?locationUuid=x`)).status).toBe(400);
  });

  it('gets and loses pieces, each with a movement that stays', async () => {
    const stock = await desk.stock(2);
    const move = (what: string, quantity: number) =>
      building.put<Stock>(`${STOCK}/uuid/${stock.uuid}/${what}`, { quantity, reason: 'Count' });
    expect((await move('restock', 3)).data).toMatchObject({ totalCount: 5, availableCount: 5 });
    expect((await move('mark-lost', 2)).data).toMatchObject({ lostCount: 2, availableCount: 3 });
    expect((await move('mark-found', 1)).data).toMatchObject({ lostCount: 1, availableCount: 4 });
    expect((await move('withdraw', 4)).data).toMatchObject({ totalCount: 1, availableCount: 0 });
    expect(await move('withdraw', 1)).toMatchObject({ status: 409, message: 'There are not so many pieces: 1.' });
    const moved = must(await building.get<Paged<Row>>(`/loan-stock-movements?locationLoanItemId=${stock.id}`)).items;
    expect(moved.map(({ movementType, quantity, reason }) => [movementType, quantity, reason])).toEqual([
      ['WITHDRAW', 4, 'Count'],
      ['FOUND', 1, 'Count'],
      ['LOST', 2, 'Count'],
      ['RESTOCK', 3, 'Count'],
      ['RESTOCK', 2, null],
    ]);
  });
});

describe('a loan', () => {
  it('is created as loaned (R-0731) with what the specification says', async () => {
    const stock = await desk.stock(2, { terms: { depositAmount: 500, loanHours: 4 } });
    const { status, message, data } = await desk.lend(stock, { quantity: 2, conditionOut: 'As new' });
    expect([status, message]).toEqual([201, 'Item has been loaned to the user.']);
    expect(data).toMatchObject({
      status: 'LOANED',
      quantity: 2,
      userId: desk.borrower(),
      tenantId: api.world.here.tenants[0],
      locationId: stock.locationId,
      depositAmount: 1000,
      depositStatus: 'HELD',
      conditionOut: 'As new',
    });
    const lasts = Date.parse(String(data.dueAt)) - Date.parse(String(data.loanDate));
    expect(Math.round(lasts / 3_600_000)).toBe(4);
    expect(await desk.now(stock)).toMatchObject({ outCount: 2, availableCount: 0 });
  });

  it('can be returned (R-0729): the pieces are back, what is lost is lost', async () => {
    const stock = await desk.stock(3);
    const loan = must(await desk.lend(stock, { quantity: 3 }));
    const answer = await desk.act(loan, 'return', { lostQuantity: 1, conditionIn: 'One is missing' });
    expect(answer).toMatchObject({
      message: 'Item has been returned.',
      data: { status: 'RETURNED', lostQuantity: 1, dueAt: loan.dueAt },
    });
    expect(answer.data.returnedDate).not.toBeNull();
    expect(await desk.now(stock)).toMatchObject({ totalCount: 3, outCount: 0, lostCount: 1, availableCount: 2 });
    expect((await desk.act(loan, 'return')).status).toBe(409);
    expect((await desk.act(loan, 'cancel')).status).toBe(409);
    expect(await desk.now(stock)).toMatchObject({ availableCount: 2 });
  });

  it('can come back in parts: the others stay out until the return, which loses no more than is out', async () => {
    const stock = await desk.stock(5);
    const loan = must(await desk.lend(stock, { quantity: 4 }));
    const some = await desk.act(loan, 'return-some', { pieces: 1, conditionIn: 'One is wet' });
    expect(some).toMatchObject({
      message: 'The pieces have been returned.',
      data: { status: 'LOANED', quantity: 4, returnedQuantity: 1, conditionIn: 'One is wet' },
    });
    expect(await desk.now(stock)).toMatchObject({ outCount: 3, availableCount: 2 });
    const inHands = must(
      await keeper.get<{ loans: { uuid: string; quantity: number }[] }>(`${LOANS}/counter/out?userId=${desk.borrower()}`),
    );
    expect(inHands.loans.find(({ uuid }) => uuid === loan.uuid)?.quantity).toBe(3);
    // The last ones end the loan: that is the return.
    expect(await desk.act(loan, 'return-some', { pieces: 3 })).toMatchObject({
      status: 422,
      errors: { pieces: { code: 'tooBig' } },
    });
    expect((await desk.act(loan, 'return-some', { pieces: 0 })).status).toBe(422);
    const change = (quantity: number) =>
      keeper.put<Row>(`${LOANS}/${loan.id}/loan`, {
        userId: desk.borrower(),
        locationLoanItemUuid: stock.uuid,
        quantity,
        version: some.data.version,
      });
    expect(await change(1)).toMatchObject({ status: 422, errors: { quantity: { code: 'tooSmall' } } });
    expect((await change(7)).status).toBe(409);
    must(await change(6));
    expect(await desk.now(stock)).toMatchObject({ outCount: 5, availableCount: 0 });
    expect((await desk.act(loan, 'return', { lostQuantity: 6 })).status).toBe(422);
    must(await desk.act(loan, 'return', { lostQuantity: 2 }));
    expect(await desk.now(stock)).toMatchObject({ totalCount: 5, outCount: 0, lostCount: 2, availableCount: 3 });
  });

  it('keeps notes and pictures of its condition, when lent and when returned', async () => {
    const loan = must(await desk.lend(await desk.stock(1)));
    const picture = async () => (await sendParts(keeper, [part('file', tinyPng, 'scratch.png')])).data;
    const [before, after] = [await picture(), await picture()];
    const noted = must(await desk.act(loan, 'note-out', { conditionOut: 'A scratch', imageOutIds: [before.systemFileId] }));
    expect(noted).toMatchObject({ status: 'LOANED', conditionOut: 'A scratch', imageOut: [{ uuid: before.uuid }] });
    const back = must(await desk.act(loan, 'return', { conditionIn: 'Two of them', imageInIds: [after.systemFileId] }));
    expect(back).toMatchObject({ conditionOut: 'A scratch', conditionIn: 'Two of them', imageIn: [{ uuid: after.uuid }] });
  });

  it('can be cancelled (R-0730) and lent again through an update (R-0732)', async () => {
    const stock = await desk.stock(1);
    const loan = must(await desk.lend(stock));
    const cancelled = await desk.act(loan, 'cancel');
    expect(cancelled).toMatchObject({ message: 'Request has been cancelled.', data: { status: 'CANCELLED' } });
    expect(await desk.now(stock)).toMatchObject({ availableCount: 1 });
    const body = { userId: desk.borrower('STAFF@here.1'), locationLoanItemId: stock.id, quantity: 1 };
    const again = await keeper.put<Row>(`${LOANS}/${loan.id}/loan`, { ...body, version: cancelled.data.version });
    expect(again).toMatchObject({
      status: 200,
      message: 'Item has been loaned to the user.',
      data: { status: 'LOANED', userId: desk.borrower('STAFF@here.1'), cancelledDate: null },
    });
    expect(await desk.now(stock)).toMatchObject({ outCount: 1, availableCount: 0 });
    const { version } = must(await desk.act(loan, 'return'));
    expect((await keeper.put(`${LOANS}/${loan.id}/loan`, { ...body, version })).status).toBe(409);
  });

  it('changes what is out when its item or number changes', async () => {
    const [one, other] = [await desk.stock(3), await desk.stock(1)];
    const loan = must(await desk.lend(one, { quantity: 2 }));
    const lendAs = async (over: object) =>
      keeper.put<Row>(`${LOANS}/${loan.uuid}/loan`, {
        userId: desk.borrower(),
        locationLoanItemId: one.id,
        quantity: 3,
        version: must(await building.get<Row>(`${LOANS}/${loan.hash}`)).version,
        ...over,
      });
    must(await lendAs({}));
    expect(await desk.now(one)).toMatchObject({ outCount: 3, availableCount: 0 });
    expect((await lendAs({ locationLoanItemId: other.id })).status).toBe(409);
    must(await lendAs({ locationLoanItemId: other.id, quantity: 1 }));
    expect([await desk.now(one), await desk.now(other)]).toMatchObject([{ outCount: 0 }, { outCount: 1 }]);
  });

  it('is found by its id, its uuid and its hash', async () => {
    const loan = must(await desk.lend(await desk.stock(1)));
    for (const key of [loan.id, loan.uuid, loan.hash, String(loan.hash).toLowerCase()])
      expect(must(await building.get<Row>(`${LOANS}/${key}`)).id).toBe(loan.id);
    for (const key of ['999999999', randomUUID(), 'LNOTHING']) expect((await building.get(`${LOANS}/${key}`)).status).toBe(404);
  });

  it('says who has the last piece', async () => {
    const stock = await desk.stock(1);
    must(await desk.lend(stock));
    const place = (stock.location as { label: string }).label;
    expect(await desk.lend(stock, { userId: desk.borrower('STAFF@here.1') })).toMatchObject({
      status: 409,
      message: `No piece of “${stock.itemName}” is left at ${place}. MASTER_ADMIN@here.0 has it.`,
    });
  });
});

describe('the list of loans', () => {
  it('holds what is on loan unless it is asked (R-0720), and takes the filters of the specification (R-0719)', async () => {
    const [one, other] = [await desk.stock(5), await desk.stock(5)];
    const [loaned, returned] = [must(await desk.lend(one)), must(await desk.lend(one))];
    const elsewhere = must(await desk.lend(other));
    must(await desk.act(returned, 'return'));
    const uuidOf = (row: Row, name: string) => (row[name] as { uuid: string }).uuid;
    const here = `locationUuids=${uuidOf(one, 'location')}`;
    expect(idsOf(await list(`?${here}`))).toEqual([loaned.id]);
    expect(idsOf(await list(`?${here}&status=RETURNED`))).toEqual([returned.id]);
    // So do actions on all that it finds.
    const found = async (query: string) => must(await building.get<{ count: number }>(`${LOANS}/bulk/cancel?${query}`)).count;
    expect(await found(here)).toBe(1);
    expect(await found(`${here}&statusArray=LOANED,RETURNED`)).toBe(2);
    expect(idsOf(await list(`?${here},${uuidOf(other, 'location')}`))).toEqual([elsewhere.id, loaned.id]);
    expect(idsOf(await list(`?loanItemUuids=${uuidOf(other, 'loanItem')}`))).toEqual([elsewhere.id]);
    const today = new Date().toISOString();
    for (const [from, to] of [
      ['loanDateFrom', 'loanDateTo'],
      ['createdDateFrom', 'createdDateTo'],
    ]) {
      expect(idsOf(await list(`?${here}&${from}=${inHours(-1)}&${to}=${inHours(1)}`))).toEqual([loaned.id]);
      expect(await list(`?${here}&${from}=${encodeURIComponent(inHours(1))}`)).toEqual([]);
    }
    expect(Date.parse(String(loaned.loanDate))).toBeLessThanOrEqual(Date.parse(today) + 60_000);
    expect((await building.get(`${LOANS}?locationUuids=nonsense`)).status).toBe(400);
  });

  it('has the statuses LOANED, CANCELLED and RETURNED (R-0721), counted (R-0742)', async () => {
    const before = must(await building.get<Record<string, number>>(`${LOANS}/status-count`));
    expect(Object.keys(before).sort()).toEqual(['CANCELLED', 'LOANED', 'RETURNED']);
    must(await desk.lend(await desk.stock(1)));
    const after = must(await building.get<Record<string, number>>(`${LOANS}/status-count`));
    expect(after.LOANED).toBe((before.LOANED ?? 0) + 1);
    expect((await building.get(`${LOANS}?status=RESERVED`)).status).toBe(400);
  });

  it('is sent by e-mail (R-0744)', async () => {
    expect((await building.get(`${LOANS}/email-record`)).message).toBe(
      'The record list will be emailed to you once it is ready.',
    );
  });
});

describe('the loan user query', () => {
  const path = '/users/drop-down-with-tenant-info';
  it('is open to who lends, has sort, active, similarUsername and landlordId (R-0723), by name upwards (R-0724), active people only (R-0725)', async () => {
    const all = must(await keeper.get<{ label: string; value: number; tenant: { label: string }[] }[]>(path));
    const names = all.map(({ label }) => label);
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const staff = api.world.people['STAFF@here.1']?.userId as number;
    await api.db.query(sql`update users set status = 'INACTIVE' where id = ${staff}`);
    const ids = async (query: string) =>
      must(await keeper.get<{ value: number }[]>(`${path}?${query}`)).map(({ value }) => value);
    expect(await ids('')).not.toContain(staff);
    expect(await ids('active=false')).toContain(staff);
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${staff}`);
    expect(await ids('similarUsername=staff-here-1')).toEqual([staff]);
    expect(await ids(`landlordId=${api.world.here.building}`)).toContain(staff);
    expect(await ids(`landlordId=${api.world.there.building}`)).toEqual([]);
    const down = must(await keeper.get<{ label: string }[]>(`${path}?sortProperties=fullName&sortDirection=DESC`));
    expect(down.map(({ label }) => label)).toEqual([...names].reverse());
  });

  it('shows people of the building alone, with their companies there', async () => {
    const all = must(await keeper.get<{ value: number; tenant: { label: string }[] }[]>(`${path}?limit=100`));
    const there = api.world.people['STAFF@there.0']?.userId;
    expect(all.map(({ value }) => value)).not.toContain(there);
    expect(all.find(({ value }) => value === desk.borrower())?.tenant.map(({ label }) => label)).toEqual(['Marina One Tenant 0']);
    for (const who of ['MASTER_ADMIN@here.0', 'LANDLORD_ADMIN_VIEW_ONLY@here', 'FACILITY_BOOKING_ADMIN@here'])
      expect((await (await api.as(who)).get(path)).status).toBe(403);
  });
});

describe('time', () => {
  const minute = async () => {
    await api.db.transaction((tx) => enqueue(tx, TIMED_STATES_BY_MINUTE, {}));
    await api.runJobs();
  };
  it('reminds the borrower before the end and when it is late, once each, and again after an extension', async () => {
    const place = await desk.location({ notifiedParties: ['late@building.example'] });
    const loan = must(await desk.lend(await desk.stock(1, { location: place })));
    const mails = async () =>
      (
        await api.db.query<{ subject: string; address: string }>(
          sql`select subject, to_address as address from mails order by id`,
        )
      ).filter(({ subject }) => subject.includes(String(loan.itemName)));
    await api.runJobs();
    await api.db.query(sql`update loan_item_requests set remind_at = now() - interval '1 minute' where id = ${loan.id}`);
    await minute();
    await minute();
    expect((await mails()).filter(({ subject }) => subject.endsWith('is due back soon'))).toHaveLength(1);
    await api.db.query(sql`update loan_item_requests set due_at = now() - interval '1 minute' where id = ${loan.id}`);
    await minute();
    await minute();
    const late = (await mails()).filter(({ subject }) => subject.endsWith('is overdue'));
    expect(late.map(({ address }) => address).sort()).toEqual(['late@building.example', 'master_admin-here-0@atrium.example']);
    expect(must(await building.get<Row>(`${LOANS}/${loan.id}`))).toMatchObject({ overdue: true, status: 'LOANED' });
    expect(idsOf(await list('?overdue=true'))).toContain(loan.id);
    const longer = await desk.act(loan, 'extend', { dueAt: inHours(5) });
    expect(longer.data).toMatchObject({ overdue: false, overdueDate: null });
  });

  it('reminds by hand only what is late', async () => {
    const loan = must(await desk.lend(await desk.stock(1)));
    expect(await desk.act(loan, 'remind')).toMatchObject({ status: 409, message: 'This loan is not due yet.' });
    await api.db.query(sql`update loan_item_requests set due_at = now() - interval '1 minute' where id = ${loan.id}`);
    expect((await desk.act(loan, 'remind')).status).toBe(200);
  });

  it('refuses an extension into the past, to before its end, or over the reservation of somebody else', async () => {
    const stock = await desk.stock(1);
    const loan = must(await desk.lend(stock, { dueAt: inHours(2) }));
    expect((await desk.act(loan, 'extend', { dueAt: inHours(-1) })).status).toBe(422);
    expect((await desk.act(loan, 'extend', { dueAt: inHours(1) })).status).toBe(422);
    must(
      await keeper.post('/loan-item-reservations', {
        userId: desk.borrower('STAFF@here.1'),
        locationLoanItemId: stock.id,
        quantity: 1,
        fromAt: inHours(5),
        untilAt: inHours(6),
      }),
    );
    expect((await desk.act(loan, 'extend', { dueAt: inHours(4) })).status).toBe(200);
    expect((await desk.act(loan, 'extend', { dueAt: inHours(6) })).status).toBe(409);
  });
});

describe('a reservation', () => {
  const reserve = (stock: Row, from: number, until: number, over: object = {}) =>
    keeper.post<Row>('/loan-item-reservations', {
      userId: desk.borrower(),
      locationLoanItemId: stock.id,
      quantity: 1,
      fromAt: inHours(from),
      untilAt: inHours(until),
      ...over,
    });
  it('keeps pieces from others for its time, and no longer', async () => {
    const stock = await desk.stock(2);
    must(await reserve(stock, 1, 3));
    must(await reserve(stock, 3, 5));
    must(await reserve(stock, 1, 5));
    expect((await reserve(stock, 2, 4)).status).toBe(409);
    must(await reserve(stock, 6, 7, { quantity: 2 }));
    const other = desk.borrower('STAFF@here.1');
    expect((await desk.lend(stock, { userId: other, dueAt: inHours(2) })).status).toBe(409);
    expect((await desk.lend(stock, { userId: other, dueAt: inHours(0.5) })).status).toBe(201);
  });

  it('becomes a loan until its end', async () => {
    const stock = await desk.stock(1);
    const kept = must(await reserve(stock, 0.01, 5));
    const done = must(await keeper.put<Row>(`/loan-item-reservations/uuid/${kept.uuid}/collect`, {}));
    const loan = must(await building.get<Row>(`${LOANS}/${done.loanItemRequestId}`));
    expect([done.status, loan.status, loan.dueAt]).toEqual(['COLLECTED', 'LOANED', kept.untilAt]);
    expect((await keeper.put(`/loan-item-reservations/uuid/${kept.uuid}/collect`, {})).status).toBe(409);
    expect(await desk.now(stock)).toMatchObject({ outCount: 1 });
  });

  it('lapses at its end', async () => {
    const stock = await desk.stock(1);
    const kept = must(await reserve(stock, 1, 2));
    await api.db.query(
      sql`update loan_item_reservations set from_at = now() - interval '2 hours', until_at = now() - interval '1 hour' where id = ${kept.id}`,
    );
    // Also before the job has run.
    expect((await desk.lend(stock, { userId: desk.borrower('STAFF@here.1') })).status).toBe(201);
  });
});

describe('the counter', () => {
  it('lends several things at once: what cannot go is listed with its reason, the rest goes, and a repeated call lends nothing', async () => {
    const place = await desk.location();
    const [one, none, two] = [
      await desk.stock(1, { location: place }),
      await desk.stock(0, { location: place }),
      await desk.stock(2, { location: place }),
    ];
    const items = [one, none, two].map(({ id }) => ({ locationLoanItemId: id, quantity: 1 }));
    const key = randomUUID();
    const first = must(await desk.counter(desk.borrower(), items, key));
    expect(first.loaned.map(({ locationLoanItemId }) => locationLoanItemId)).toEqual([one.id, two.id]);
    expect(first.refused).toEqual([
      { index: 1, code: 'notAllowedNow', message: `No piece of “${none.itemName}” is left at ${place.name}.` },
    ]);
    const again = must(await desk.counter(desk.borrower(), items, key));
    expect(idsOf(again.loaned)).toEqual(idsOf(first.loaned));
    expect(await desk.now(two)).toMatchObject({ outCount: 1, availableCount: 1 });
    const uuids = first.loaned.map(({ uuid }) => ({ uuid }));
    const back = must(
      await keeper.put<{ returned: Row[]; refused: object[] }>(`${LOANS}/counter/return`, { items: [...uuids, uuids[0]] }),
    );
    expect([back.returned.map(({ status }) => status), back.refused]).toEqual([
      ['RETURNED', 'RETURNED'],
      [expect.objectContaining({ index: 2, code: 'notAllowedNow' })],
    ]);
  });

  it('knows people, items, loans and counters by their codes, within the building', async () => {
    const place = await desk.location();
    const stock = await desk.stock(1, { location: place });
    const item = stock.loanItem as { itemCode: string };
    const loan = must(await desk.lend(stock));
    const found = (code: string, by = keeper) =>
      by.get<{
        kind: string;
        items: { id: number; available: number }[];
        person: { id: number } | null;
        loan: { uuid: string } | null;
      }>(`${LOANS}/counter/find?code=${encodeURIComponent(code)}`);
    expect((await found(item.itemCode.toLowerCase())).data).toMatchObject({
      kind: 'ITEM',
      items: [{ id: stock.id, available: 0 }],
    });
    expect((await found('master_admin-here-0@atrium.example')).data).toMatchObject({
      kind: 'PERSON',
      person: { id: desk.borrower() },
    });
    expect((await found(`atrium://loan/${loan.hash}`)).data).toMatchObject({ kind: 'LOAN', loan: { uuid: loan.uuid } });
    expect((await found(`atrium://loan-location/${place.uniqueCode}`)).data).toMatchObject({
      kind: 'LOCATION',
      location: { id: place.id },
    });
    for (const code of ['nothing', '%E0%A4%A', "' or 1=1 --"]) expect((await found(code)).status).toBe(404);
    const there = await api.as('LOAN_ITEMS_ADMIN@there');
    for (const code of [item.itemCode, String(loan.hash), String(place.uniqueCode), 'master_admin-here-0@atrium.example'])
      expect(await found(code, there)).toMatchObject({
        status: 404,
        message: 'Nobody and nothing in this building has this code.',
      });
    const out = must(await keeper.get<{ loans: { uuid: string }[] }>(`${LOANS}/counter/out?userId=${desk.borrower()}`));
    expect(out.loans.map(({ uuid }) => uuid)).toContain(loan.uuid);
    expect((await there.get(`${LOANS}/counter/out?userId=${desk.borrower()}`)).status).toBe(404);
  });
});

describe('others', () => {
  it('are refused: another building, a company, who only reads', async () => {
    const stock = await desk.stock(2);
    const loan = must(await desk.lend(stock));
    const there = await api.as('LOAN_ITEMS_ADMIN@there');
    for (const path of [
      `${LOANS}/${loan.id}`,
      `${LOANS}/uuid/${loan.uuid}`,
      `${LOANS}/${loan.hash}`,
      `${STOCK}/uuid/${stock.uuid}`,
    ])
      expect((await there.get(path)).status).toBe(404);
    expect((await desk.act(loan, 'return', {}, there)).status).toBe(404);
    expect((await there.put(`${LOANS}/${loan.id}/loan`, { userId: 1, locationLoanItemId: stock.id, quantity: 1 })).status).toBe(
      404,
    );
    const foreign = await desk.counter(
      api.world.people['STAFF@there.0']?.userId as number,
      [{ locationLoanItemId: stock.id, quantity: 1 }],
      randomUUID(),
      there,
    );
    expect(foreign.data).toMatchObject({ loaned: [], refused: [{ code: 'validation' }] });
    expect((await desk.lend(stock, { userId: desk.borrower('STAFF@there.0') })).status).toBe(422);
    for (const who of ['MASTER_ADMIN@here.0', 'STAFF@here.0', 'MERCHANT@here'])
      expect((await (await api.as(who)).get(LOANS)).status).toBe(403);
    const reader = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    expect((await reader.get(LOANS)).status).toBe(200);
    expect((await desk.lend(stock, {}, reader)).status).toBe(403);
    expect(await desk.now(stock)).toMatchObject({ outCount: 1, availableCount: 1 });
  });

  it('the concierge and the loan-items role lend; the latter starts at the lending page (R-0062)', async () => {
    for (const who of ['CONCIERGE@here', 'LOAN_ITEMS_ADMIN@here'])
      expect((await desk.lend(await desk.stock(1), {}, await api.as(who))).status).toBe(201);
    expect(homeOf(await keeper.session(), manifestOf(areas))).toBe('/concierge');
  });
});
