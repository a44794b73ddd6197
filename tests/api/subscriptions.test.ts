/** Subscriptions of buildings (000 §3, §4, §7): what a building has bought, and what its add-ons depend on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Building {
  id: number;
  version: number;
  subscriptionActive: boolean;
  hidQuotaBal: number;
  qrQuotaBal: number;
  frQuotaBal: number;
  hidDoorQuota: number;
  subscriptionPlanCode: string;
}
interface Entry {
  type: string;
  quantity: number;
  balance: number;
  remark: string | null;
  toppedUpDate: string;
  toppedUpUserId: number;
}
let api: Api;
let provider: Client;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  [provider, building] = await Promise.all([api.as('SUPERADMIN'), api.as('LANDLORD_ADMIN@here')]);
});
afterAll(() => api.close());

let count = 0;
/** A building that only this test knows. */
async function made(more: object = {}): Promise<Building> {
  count += 1;
  const body = {
    centreCode: `SUB${count}`,
    companyName: `Sub ${count}`,
    buildingName: `House ${count}`,
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
  };
  const { data, errors } = await provider.post<Building>('/office-centres', { ...body, ...more });
  expect(errors).toBeUndefined();
  return data;
}
const infoOf = async ({ id }: { id: number }, who = provider) =>
  (await who.get<Building>(`/office-centres/${id}/subscription-infos`)).data;
const change = ({ id }: { id: number }, what: string, body: object = {}, who = provider) =>
  who.put<Building>(`/office-centres/${id}/subscription-infos/${what}`, body);
const historyOf = async ({ id }: { id: number }, type: string) =>
  (await provider.get<Paged<Entry>>(`/office-centres/${id}/subscription-info-histories/list-by-type?type=${type}`)).data.items;

describe('a subscription', () => {
  it('is read with its plan, its balances and its add-ons (R-0327, R-0330)', async () => {
    const own = await made({ addOns: ['BOOK_FACILITY'], qrQuotaBal: 7 });
    expect(await infoOf(own)).toMatchObject({
      subscriptionActive: true,
      subscriptionPlanCode: 'CUSTOM',
      addOns: ['BOOK_FACILITY'],
      hidQuotaBal: 0,
      qrQuotaBal: 7,
      frQuotaBal: 0,
      visitorQrQuotaBal: 0,
      hidDoorQuota: 0,
      qrDoorQuota: 0,
    });
  });

  it('has one of five plans, which can be changed together with its billing dates (R-0333, R-0347)', async () => {
    const { data: plans } = await provider.get<Option[]>('/system-data/get-list-by-category-code/SUBSCRIPTION_PLAN');
    expect(plans.map(({ label }) => label)).toEqual(['ONE QR Code', 'Mobile Code', 'Custom', 'Landlord Plan', 'Tenant Plan']);
    const own = await made();
    const period = { billingStartDate: '2026-01-01', billingEndDate: '2026-12-31' };
    expect(await change(own, 'subscription-plan-change', { subscriptionPlanCode: 'LANDLORD_PLAN', ...period })).toMatchObject({
      status: 200,
      message: 'Successfully updated building',
      data: { subscriptionPlanCode: 'LANDLORD_PLAN', ...period },
    });
    const backwards = { billingStartDate: '2026-12-31', billingEndDate: '2026-01-01' };
    const plan = { subscriptionPlanCode: 'CUSTOM' };
    expect(await change(own, 'subscription-plan-change', { ...plan, ...backwards })).toMatchObject({
      status: 422,
      errors: { billingEndDate: {} },
    });
    expect(await change(own, 'subscription-plan-change', { subscriptionPlanCode: 'GOLD' })).toMatchObject({ status: 422 });
  });

  it('is found by plan, also as the specification spells it, and by its billing dates (R-0328)', async () => {
    const own = await made({
      subscriptionPlanCode: 'MOBILE_CODE',
      billingStartDate: '2031-02-03',
      billingEndDate: '2032-04-05',
    });
    const found = async (query: string) =>
      (await provider.get<Paged<Building>>(`/office-centres?${query}`)).data.items.map(({ id }) => id);
    for (const name of ['subcriptionPlanCode', 'subscriptionPlanCode'])
      expect(await found(`${name}=MOBILE_CODE`)).toEqual([own.id]);
    expect(await found('billingStartDate=2031-02-03')).toEqual([own.id]);
    expect(await found('billingEndDate=2032-04-05')).toEqual([own.id]);
    for (const query of ['billingStartDate=2031-02-04', 'billingEndDate=2032-04-06']) expect(await found(query)).toEqual([]);
    expect((await provider.get('/office-centres?subcriptionPlanCode=GOLD')).status).toBe(400);
  });
});

describe('a top-up', () => {
  it('of passes adds to what is there, and each stays on record (R-0345, R-0348)', async () => {
    const own = await made({ hidQuotaBal: 5 });
    const topUp = (quantity: number, topUpRemark?: string) =>
      change(own, 'passes-top-up', { passType: 'HID_PASS', topUpQuantity: quantity, topUpRemark });
    expect(await topUp(20, 'PO 4711')).toMatchObject({
      status: 200,
      message: 'Successfully updated no. of QR pass for building.',
      data: { hidQuotaBal: 25, qrQuotaBal: 0 },
    });
    expect((await topUp(3)).data.hidQuotaBal).toBe(28);
    const entries = await historyOf(own, 'HID_PASS');
    const { userId } = (await provider.session()) as { userId: number };
    expect(entries).toMatchObject([
      { quantity: 3, balance: 28, remark: null, toppedUpUserId: userId },
      { quantity: 20, balance: 25, remark: 'PO 4711', toppedUpUserId: userId },
    ]);
    expect(await historyOf(own, 'QR_PASS')).toEqual([]);
  });

  it('of hardware adds doors, by their type (R-0334, R-0346)', async () => {
    const own = await made();
    for (const hardwareType of ['HID_DOOR', 'QR_DOOR'])
      expect((await change(own, 'hardware-top-up', { hardwareType, topUpQuantity: 4 })).status).toBe(200);
    for (const passType of ['HID_PASS', 'QR_PASS', 'FR_PASS'])
      expect((await change(own, 'passes-top-up', { passType, topUpQuantity: 2 })).status).toBe(200);
    expect(await infoOf(own)).toMatchObject({ hidDoorQuota: 4, qrDoorQuota: 4, hidQuotaBal: 2, qrQuotaBal: 2, frQuotaBal: 2 });
    for (const type of ['HID_DOOR', 'QR_DOOR', 'HID_PASS', 'QR_PASS', 'FR_PASS'])
      expect((await historyOf(own, type)).map((one) => one.type)).toEqual([type]);
  });

  it('counts once for each call, however many come at the same time', async () => {
    const own = await made();
    const calls = Array.from({ length: 10 }, () => change(own, 'passes-top-up', { passType: 'QR_PASS', topUpQuantity: 1 }));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await infoOf(own)).qrQuotaBal).toBe(10);
    expect((await historyOf(own, 'QR_PASS')).map(({ balance }) => balance).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('sent again from an open dialog is refused: the record has another version', async () => {
    const own = await made();
    const body = { passType: 'QR_PASS', topUpQuantity: 5, version: own.version };
    expect((await change(own, 'passes-top-up', body)).status).toBe(200);
    expect(await change(own, 'passes-top-up', body)).toMatchObject({ status: 409, code: 'stale' });
    expect((await infoOf(own)).qrQuotaBal).toBe(5);
  });

  it.each([
    ['nothing', {}, ['passType', 'topUpQuantity']],
    ['none', { passType: 'QR_PASS', topUpQuantity: 0 }, ['topUpQuantity']],
    ['fewer', { passType: 'QR_PASS', topUpQuantity: -5 }, ['topUpQuantity']],
    ['doors', { passType: 'QR_DOOR', topUpQuantity: 1 }, ['passType']],
    ['a balance', { passType: 'QR_PASS', topUpQuantity: 1, qrQuotaBal: 900 }, ['qrQuotaBal']],
  ])('of %s is refused by name, and nothing is recorded', async (_, body, fields) => {
    const own = await made();
    const answer = await change(own, 'passes-top-up', body);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, fields]);
    expect((await infoOf(own)).qrQuotaBal).toBe(0);
    expect(await historyOf(own, 'QR_PASS')).toEqual([]);
  });

  it('is the provider’s alone; another building reads none of it', async () => {
    const { here, there } = api.world;
    const body = { passType: 'QR_PASS', topUpQuantity: 1 };
    expect((await change({ id: here.building }, 'passes-top-up', body, building)).status).toBe(403);
    expect((await building.get(`/office-centres/${there.building}/subscription-infos`)).status).toBe(404);
    await change({ id: there.building }, 'passes-top-up', body);
    const list = await building.get<Paged<Entry>>(
      `/office-centres/${there.building}/subscription-info-histories/list-by-type?type=QR_PASS`,
    );
    expect([403, 404]).toContain(list.status);
  });
});

describe('a subscription that is switched off', () => {
  it('stops its add-ons at once for its people and those of its tenants, until it is on again (R-0338, R-0339)', async () => {
    const place = { id: api.world.here.building };
    const people = [building, await api.as('MASTER_ADMIN@here.0')];
    const rights = () =>
      Promise.all(
        people.map(async (one) => {
          const { addOns, permissions } = await one.session();
          return [addOns.length > 0, permissions.length > 0];
        }),
      );
    const on = Array.from(people, () => [true, true]);
    expect(await rights()).toEqual(on);
    expect(await change(place, 'deactivate')).toMatchObject({ status: 200, data: { subscriptionActive: false } });
    expect(await rights()).toEqual(Array.from(people, () => [false, true]));
    // What belongs to no add-on goes on.
    expect((await building.get(`/office-centres/${place.id}/tenants`)).status).toBe(200);
    expect((await change(place, 'deactivate')).status).toBe(409);
    expect(await change(place, 'activate')).toMatchObject({ status: 200, data: { subscriptionActive: true } });
    expect(await rights()).toEqual(on);
  });
});

it('booking is switched off and on apart from the subscription (R-0340, R-0341)', async () => {
  const own = await made();
  const booking = (what: string) => provider.put(`/office-centres/${own.id}/${what}`);
  expect(await booking('deactivate-booking')).toMatchObject({ data: { bookingActive: false, subscriptionActive: true } });
  expect((await booking('deactivate-booking')).status).toBe(409);
  expect(await booking('activate-booking')).toMatchObject({ data: { bookingActive: true } });
});

it('add-ons, basic information and credential are saved separately (R-0343, R-0344)', async () => {
  const own = await made({ qrQuotaBal: 1 });
  const save = (what: string, body: object) => provider.put<Building>(`/office-centres/${own.id}/${what}`, body);
  expect((await save('add-on', { addOns: ['BOOK_FACILITY'] })).data).toMatchObject({ addOns: ['BOOK_FACILITY'], qrQuotaBal: 1 });
  expect((await save('basic-info', { companyName: 'Renamed', buildingName: 'House' })).data).toMatchObject({
    companyName: 'Renamed',
    addOns: ['BOOK_FACILITY'],
  });
  expect((await save('credential', { qrQuotaBal: 40 })).data).toMatchObject({ qrQuotaBal: 40, companyName: 'Renamed' });
  expect((await save('credential', { addOns: [] })).status).toBe(422);
  const { here } = api.world;
  const [tenant] = (await provider.get<Paged<{ id: number }>>(`/office-centres/${here.building}/tenants`)).data.items;
  expect(
    (await provider.put(`/office-centres/${here.building}/tenants/${tenant?.id}/credential`, { qrQuotaBal: 3 })).status,
  ).toBe(200);
});
