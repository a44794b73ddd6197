/** Facilities (000 §2): the price on the server, discounts that companies don't read, and blocked dates on the building's clock. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Priced } from '#schemas/bookings/price.ts';
import { priceIn } from '#server/areas/bookings/prices.ts';
import { makeProduct } from '#server/product.ts';
import { type Api, type Client, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number };
let api: Api;
let building: Client;
let facility: Row;
let category: Row;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  category = (await building.post<Row>('/facility-categories', { name: { en: 'Rooms' } })).data;
  const made = await building.post<Row>('/facilities', {
    name: { en: 'Board room' },
    categoryId: category.id,
    atOnce: 1,
    slotMinutes: 30,
    leadMinutes: 0,
    horizonDays: 90,
    bufferBefore: 0,
    bufferAfter: 0,
    viewableBy: 'ALL',
  });
  expect(made.status, JSON.stringify(made)).toBe(201);
  facility = made.data;
});
afterAll(() => api.close());

it('the price is reckoned from the rates, discounts, holidays and tax of the building', async () => {
  const id = api.world.here.building;
  const rate = (over: object) =>
    building.post('/facility-rates', {
      name: 'Hours',
      appliesTo: 'BUILDING',
      unit: 'HOUR',
      price: 6000,
      bookedBy: 'ALL',
      ...over,
    });
  expect((await rate({})).status).toBe(201);
  expect((await rate({ name: 'Evening', price: 9000, fromTime: '18:00', toTime: '22:00', dayKinds: ['WEEKDAY'] })).status).toBe(
    201,
  );
  const discount = { name: 'Welcome', code: 'welcome', appliesTo: 'BUILDING', amount: 1000, bookedBy: 'ALL' };
  expect((await building.post('/facility-discounts', discount)).status).toBe(201);
  const settings = (await building.get<Row>('/space-settings')).data;
  const saved = await building.put('/space-settings', { ...settings, id: undefined, uuid: undefined, taxPercent: 900 });
  expect(saved.status, JSON.stringify(saved)).toBe(200);
  const booking: Priced = {
    startAt: '2037-06-01T09:00:00Z',
    endAt: '2037-06-01T11:00:00Z',
    facilityId: facility.id,
    categoryId: category.id,
    slotMinutes: 30,
    tenantId: null,
    userGroupIds: [],
    people: 1,
    services: [],
    code: 'Welcome',
  };
  const price = () => priceIn(api.db, makeProduct().model, id, booking);
  expect(await price()).toMatchObject({ subtotal: 15_000, discount: 1500, tax: 1215, total: 14_715, codeIsWrong: false });
  expect((await building.post('/holidays', { date: '2037-06-01', name: 'Day off', everyYear: false })).status).toBe(201);
  expect(await price()).toMatchObject({ subtotal: 12_000 });
});

it('a company reads rates that are for it or for everybody, and no discount', async () => {
  const company = await api.as('MASTER_ADMIN@here.0');
  const [, other] = api.world.here.tenants;
  const made = await building.post('/facility-rates', {
    name: 'Theirs',
    appliesTo: 'BUILDING',
    unit: 'DAY',
    price: 100,
    bookedBy: 'SELECTED_TENANT',
    selectedTenantIds: [other],
  });
  expect(made.status, JSON.stringify(made)).toBe(201);
  const names = (await company.get<{ items: Row[] }>('/facility-rates')).data.items.map(({ name }) => name);
  expect(names).toContain('Hours');
  expect(names).not.toContain('Theirs');
  expect((await company.get('/facility-discounts')).status).toBe(403);
});

it('a blocked date blocks from and to what the clock of the building shows; one that repeats is a record for each date', async () => {
  const block = { name: 'Drill', appliesTo: 'FACILITY', facilityIds: [facility.id], startDate: '2037-04-01' };
  const timed = { ...block, allDay: false, startTime: '22:00', endTime: '02:00' };
  expect((await building.post<Row>('/blocked-dates', timed)).data).toMatchObject({
    startAt: '2037-04-01T14:00:00.000Z',
    endAt: '2037-04-01T18:00:00.000Z',
  });
  expect(await building.post('/blocked-dates', { ...timed, startTime: '12:00', endTime: '11:00' })).toMatchObject({
    status: 422,
    errors: { endTime: { code: 'blockEndsFirst' } },
  });
  const repeats = { frequency: 'WEEKLY', interval: 1, weekdays: ['WE'], count: 3 };
  expect((await building.post('/blocked-dates', { ...block, name: 'Cleaning', allDay: true, repeats })).status).toBe(201);
  const rows = (await building.get<{ items: Row[] }>('/blocked-dates?wildcardSearch=Cleaning')).data.items;
  expect(rows.map(({ startAt }) => startAt).sort()).toEqual([
    '2037-03-31T16:00:00.000Z',
    '2037-04-07T16:00:00.000Z',
    '2037-04-14T16:00:00.000Z',
  ]);
});
