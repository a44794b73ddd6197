/** Promo codes (001 §3, §4, §7): what they are, what they give, and limits that hold however many redeem at once. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type OrderToRedeem, redeem, rollBack } from '#server/areas/retail/promo/redeem.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { type Api, type Client, type Row, startApi } from './harness.ts';
import { centreUuid } from './world.ts';

let api: Api;
let building: Client;
/** People of two companies of the building, and somebody of another building. */
let anna: Client;
let ben: Client;
let abroad: Client;
let buildingId: number;
let centre: string;
let path: string;
let store: Row;
let otherStore: Row;
let today: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  anna = await api.as('STAFF@here.0');
  ben = await api.as('STAFF@here.1');
  abroad = await api.as('LANDLORD_ADMIN@there');
  buildingId = api.world.here.building;
  centre = `/office-centres/uuid/${centreUuid(buildingId)}`;
  path = `${centre}/opc-promo-codes`;
  today = (await building.session()).today;
  const makeStore = async (name: string) =>
    (await building.post<Row>(`${centre}/retail-stores`, { name: { en: name }, viewableBy: 'ALL', opc: true })).data;
  [store, otherStore] = [await makeStore('Kopi Corner'), await makeStore('Noodle Bar')];
});
afterAll(() => api.close());

let count = 0;
const bodyOf = (over: object = {}) => {
  count += 1;
  return {
    promoType: 'ORDER',
    codeType: 'GENERIC',
    name: `Promo ${count}`,
    code: `CODE${count}`,
    amount: 1000,
    startDate: today,
    retailStoreUuids: [store.uuid],
    ...over,
  };
};
const make = async (over: object = {}) => {
  const made = await building.post<Row>(path, bodyOf(over));
  expect(made.status, JSON.stringify(made)).toBe(201);
  return made.data;
};
const read = async (uuid: string) => (await building.get<Row>(`${path}/uuid/${uuid}`)).data;
/** The form as it is sent again, with something else in it. */
const change = (promo: Row, over: object) => {
  const { name, code, amountType, amount, startDate, endDate, totalQty, budgetAmount, retailStoreIds } = promo;
  const { maxRedemptionPerDay, maxRedemptionPerUser, version } = promo;
  const form = { name, code, amountType, amount, startDate, endDate, totalQty, budgetAmount, retailStoreIds };
  return building.put<Row>(`${path}/uuid/${promo.uuid}`, {
    ...form,
    version,
    maxRedemptionPerDay,
    maxRedemptionPerUser,
    ...over,
  });
};
const act = (uuid: string, action: string, body: object = {}) => building.put<Row>(`${path}/uuid/${uuid}/${action}`, body);
const check = (code: unknown, items: object[] = [{ unitPrice: 1000, quantity: 2 }], by = anna, at = store) =>
  by.post<Row & { applies: boolean; message: string }>('/occupant/opc-promo-codes/check', {
    code,
    retailStoreUuid: at.uuid,
    items,
  });

let orders = 0;
/** Redeems as the order will: in a transaction of its own, as the person who orders. */
async function order(by: Client, code: unknown, over: Partial<OrderToRedeem> = {}) {
  const session = await by.session();
  orders += 1;
  const context = { model: api.product.model, config: api.config, reach: reachOf(session), origin: { ip: '', requestId: '' } };
  const asked: OrderToRedeem = {
    buildingId,
    code: String(code),
    userId: session.userId,
    retailStoreId: store.id,
    today,
    cart: [{ unitPrice: 1000, quantity: 2 }],
    orderKey: `order-${orders}`,
    ...over,
  };
  return api.db.transaction((tx) => redeem(tx, context as Omit<RuleContext, 'entity'> as never, asked));
}
const takeBack = async (uuid: string) => {
  const context = {
    model: api.product.model,
    config: api.config,
    reach: reachOf(await building.session()),
    origin: { ip: '', requestId: '' },
  };
  return api.db.transaction((tx) => rollBack(tx, context as never, { buildingId, uuid, rollbackRemark: 'Refunded' }));
};
/** How many of these have gone through, and why the others have not. */
async function settle(all: Promise<unknown>[]) {
  const done = await Promise.allSettled(all);
  const refusals = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  for (const one of refusals) if (!(one instanceof AppError)) throw one;
  return {
    through: done.length - refusals.length,
    why: [...new Set((refusals as AppError[]).map(({ facts, code }) => facts.messageKey ?? code))],
  };
}

describe('a promo code', () => {
  it('R-0656 R-0658 R-0672 is made with what the form says, and holds at stores that take orders', async () => {
    const body = {
      ...bodyOf({ code: 'summer10', description: 'For new tenants' }),
      endDate: '2099-12-31',
      cappedAmount: 500,
      minCartAmount: 1000,
      totalQty: 100,
      budgetAmount: 20_000,
      maxRedemptionPerDay: 10,
      maxRedemptionPerUser: 2,
    };
    const made = await building.post<Row>(path, body);
    expect(made).toMatchObject({
      status: 201,
      message: 'Promo code successfully added',
      data: {
        ...body,
        code: 'SUMMER10',
        amountType: 'PERCENTAGE',
        uuid: expect.any(String),
        referenceNo: expect.stringMatching(/^PC-/),
        status: 'ACTIVE',
        statusLabel: 'Active',
        labels: {
          promoType: 'Off the order',
          codeType: 'One code for everybody',
          amountType: 'Percentage',
          applyToItem: null,
          status: 'Active',
        },
        active: true,
        redeemedQty: 0,
        redemptions: [],
        redeemedAmount: 0,
        remainingQty: 100,
        remainingAmount: 20_000,
        createdDate: expect.any(String),
        updatedDate: expect.any(String),
        cancelledDate: null,
        cancelledUser: null,
      },
    });
    expect(await read(made.data.uuid)).toMatchObject({ retailStoreUuids: [store.uuid], name: body.name });
    const plain = await building.post<Row>(`${centre}/retail-stores`, { name: { en: 'Takes no orders' }, viewableBy: 'ALL' });
    const refused = await building.post(path, bodyOf({ retailStoreUuids: [plain.data.uuid] }));
    expect(refused).toMatchObject({ status: 422, errors: { retailStoreIds: { code: 'notFound' } } });
  });

  it('R-0657 of items is off a single one unless it says otherwise', async () => {
    expect((await make({ promoType: 'ITEM' })).applyToItem).toBe('SINGLE');
    expect((await make({ promoType: 'ITEM', applyToItem: 'ALL' })).applyToItem).toBe('ALL');
    expect((await make()).applyToItem).toBeNull();
  });

  it('is refused where its parts contradict each other', async () => {
    const errorsOf = async (over: object) => (await building.post(path, bodyOf(over))).errors;
    expect(await errorsOf({ amount: 10_001 })).toMatchObject({ amount: { code: 'tooBig' } });
    expect(await errorsOf({ amountType: 'FIXED', amount: 10_001 })).toBeUndefined();
    expect(await errorsOf({ endDate: '2020-01-01' })).toMatchObject({ endDate: { code: 'notBefore' } });
    expect(await errorsOf({ codeType: 'UNIQUE', code: undefined })).toMatchObject({ totalQty: { code: 'required' } });
    expect(await errorsOf({ retailStoreUuids: [] })).toMatchObject({ retailStoreIds: { code: 'required' } });
    const { code } = await make();
    expect(await errorsOf({ code: String(code).toLowerCase() })).toMatchObject({ code: { code: 'promoCodeTaken' } });
  });

  it('is made a code where the building gives none, and its code is free again once it is deleted', async () => {
    expect((await make({ code: undefined })).code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    const first = await make({ code: 'AGAIN' });
    await act(first.uuid, 'cancel');
    expect((await make({ code: 'AGAIN' })).code).toBe('AGAIN');
  });

  it('R-0660 R-0661 is active or inactive, by a call with the body active', async () => {
    const { uuid, code } = await make();
    expect(await act(uuid, 'update-status', { active: false })).toMatchObject({
      message: 'Promo code successfully updated',
      data: { active: false, status: 'INACTIVE' },
    });
    expect((await check(code)).data).toMatchObject({ applies: false, message: 'This promo code cannot be used at the moment.' });
    expect((await act(uuid, 'update-status', {})).status).toBe(422);
    expect((await act(uuid, 'update-status', { active: true })).data.status).toBe('ACTIVE');
    expect((await check(code)).data.applies).toBe(true);
  });

  it('R-0662 is cancelled, which people read as deleted: it holds nowhere, and stays with its redemptions', async () => {
    const { uuid, code } = await make();
    await order(anna, code);
    expect(await act(uuid, 'cancel')).toMatchObject({
      success: true,
      message: 'Promo code has been deleted',
      data: {
        status: 'CANCELLED',
        active: false,
        cancelledDate: expect.any(String),
        cancelledUser: { label: 'LANDLORD_ADMIN@here' },
      },
    });
    expect((await check(code)).data).toMatchObject({ applies: false, message: 'This promo code is not known here.' });
    expect((await settle([order(anna, code)])).why).toEqual(['promoErrors.unknown']);
    expect((await read(uuid)).redeemedQty).toBe(1);
    for (const again of [act(uuid, 'cancel'), act(uuid, 'update-status', { active: true })])
      expect((await again).status).toBe(409);
    expect((await change(await read(uuid), { name: 'Another' })).status).toBe(409);
  });

  it('R-0659 is counted by status as the list is filtered, whatever page, order or status is asked for', async () => {
    const name = 'Counted by status';
    const made = await make({ name });
    await make({ name, startDate: '2099-01-01' });
    await act((await make({ name })).uuid, 'update-status', { active: false });
    const counts = async (query: string) =>
      (await building.get<Record<string, number>>(`${path}/status-count?wildcardSearch=Counted${query}`)).data;
    const all = { ACTIVE: 1, UPCOMING: 1, USED_UP: 0, INACTIVE: 1, EXPIRED: 0, CANCELLED: 0 };
    expect(await counts('')).toEqual(all);
    const listed = await building.get<Paged<Row>>(`${path}?wildcardSearch=Counted&status=ACTIVE`);
    expect(listed.data.items.map(({ id }) => id)).toEqual([made.id]);
    expect(await counts(`&promoType=ITEM`)).toMatchObject({ ACTIVE: 0, UPCOMING: 0 });
  });

  it('is the building’s alone', async () => {
    const { uuid, code } = await make();
    for (const who of ['MERCHANT@here.0', 'MASTER_ADMIN@here.0', 'STAFF@here.0'])
      expect([who, (await (await api.as(who)).get(path)).status]).toEqual([who, 403]);
    expect((await abroad.get(`${path}/uuid/${uuid}`)).status).toBe(404);
    // Nor does it hold in another building.
    expect((await check(code, undefined, abroad)).data).toMatchObject({ applies: false, promoCode: null });
  });
});

describe('the check of a code', () => {
  it('says what it gives to a cart, in small letters or capitals, and takes nothing', async () => {
    const { uuid, code } = await make({ amount: 3500, name: 'A third' });
    const cart = [1999, 499, 250].map((unitPrice) => ({ unitPrice, quantity: 1 }));
    expect((await check(` ${String(code).toLowerCase()} `, cart)).data).toEqual({
      applies: true,
      message: null,
      promoCode: expect.objectContaining({ uuid, name: 'A third', promoType: 'ORDER', amountType: 'PERCENTAGE', amount: 3500 }),
      cartAmount: 2748,
      discountAmount: 962,
      payableAmount: 1786,
      lines: [700, 175, 87],
    });
    expect((await read(uuid)).redeemedQty).toBe(0);
  });

  it('says why it gives nothing', async () => {
    const saying = async (over: object, items?: object[], at = store) =>
      (await check((await make(over)).code, items, anna, at)).data;
    expect((await check('NOTHING')).data).toMatchObject({
      applies: false,
      promoCode: null,
      discountAmount: 0,
      payableAmount: 2000,
    });
    expect((await saying({ startDate: '2099-01-01' })).message).toBe('This promo code cannot be used yet.');
    expect((await saying({ startDate: '2020-01-01', endDate: '2020-01-31' })).message).toBe('This promo code has expired.');
    expect((await saying({}, undefined, otherStore)).message).toBe('This promo code does not hold at this store.');
    expect(await saying({ minCartAmount: 2001 })).toMatchObject({
      message: expect.stringMatching(/^This promo code needs an order of at least SGD 20\.01\.$/),
      discountAmount: 0,
    });
    expect((await saying({ minCartAmount: 2000 })).applies).toBe(true);
    expect((await saying({ amount: 1 }, [{ unitPrice: 1, quantity: 1 }])).message).toBe(
      'This promo code is for nothing in this order.',
    );
    const used = await make({ totalQty: 1 });
    await order(anna, used.code);
    expect((await check(used.code)).data.message).toBe('This promo code has been used up.');
  });

  it('refuses a cart without things, and with what is no price', async () => {
    const { code } = await make();
    for (const items of [
      [],
      [{ unitPrice: -1, quantity: 1 }],
      [{ unitPrice: 1, quantity: 0 }],
      [{ unitPrice: 1.5, quantity: 1 }],
    ])
      expect((await check(code, items)).status).toBe(422);
  });
});

describe('a promo code for items', () => {
  let group: Row;
  let toast: Row;
  let kopi: Row;
  let cake: Row;
  beforeAll(async () => {
    const ofStore = { retailStoreUuid: store.uuid };
    const make = async (at: string, body: object) => {
      const made = await building.post<Row>(at, { ...ofStore, ...body });
      expect(made.status, JSON.stringify(made)).toBe(201);
      return made.data;
    };
    group = await make('/opc-menu-groups', { name: { en: 'Drinks' } });
    const others = await make('/opc-menu-groups', { name: { en: 'Food' } });
    const item = (name: string, basePrice: number, of: Row) =>
      make('/opc-items', { name: { en: name }, basePrice, opcMenuGroupUuid: of.uuid });
    kopi = await item('Kopi', 180, group);
    [toast, cake] = [await item('Toast', 480, others), await item('Cake', 900, others)];
  });
  const cart = () => [
    { opcItemUuid: kopi.uuid, unitPrice: 180, quantity: 3 },
    { opcItemUuid: toast.uuid, unitPrice: 480, quantity: 1 },
    { opcItemUuid: cake.uuid, unitPrice: 900, quantity: 1 },
  ];
  const half = { promoType: 'ITEM', amount: 5000 };

  it('R-0655 names groups and items of the menus by uuid, and is off those alone', async () => {
    const named = { opcMenuGroupUuids: [group.uuid], opcItemUuids: [toast.uuid] };
    const all = await make({ ...half, ...named, applyToItem: 'ALL' });
    expect(await read(all.uuid)).toMatchObject({ ...named, allItems: false });
    expect((await check(all.code, cart())).data).toMatchObject({ discountAmount: 270 + 240, lines: [270, 240, 0] });
    // One piece, the dearest of these.
    const single = await make({ ...half, ...named });
    expect((await check(single.code, cart())).data).toMatchObject({ discountAmount: 240, lines: [0, 240, 0] });
    const nothing = await check(single.code, cart().slice(2));
    expect(nothing.data).toMatchObject({ applies: false, message: 'This promo code is for nothing in this order.' });
    // Of the whole order, they do not apply.
    expect(await make(named)).toMatchObject({ opcMenuGroup: null, opcItem: null });
    const elsewhere = await building.post(path, bodyOf({ ...half, ...named, retailStoreUuids: [otherStore.uuid] }));
    expect(elsewhere).toMatchObject({ status: 422, errors: { opcItemIds: { code: 'notFound' } } });
  });

  it('is off everything where it names nothing, and stays off the rest when what it names is deleted', async () => {
    const all = await make({ ...half, applyToItem: 'ALL' });
    expect(all.allItems).toBe(true);
    expect((await check(all.code, cart())).data.discountAmount).toBe(960);
    const gone = (
      await building.post<Row>('/opc-items', {
        name: { en: 'Seasonal' },
        basePrice: 500,
        retailStoreUuid: store.uuid,
        opcMenuGroupUuid: group.uuid,
      })
    ).data;
    const one = await make({ ...half, opcItemUuids: [gone.uuid] });
    expect((await building.delete(`/opc-items/uuid/${gone.uuid}`)).success).toBe(true);
    expect(await read(one.uuid)).toMatchObject({ opcItem: null, allItems: false });
    expect((await check(one.code, cart())).data.applies).toBe(false);
  });
});

describe('codes made in bulk', () => {
  const codesOf = async (uuid: string, query = '') =>
    (await building.get<Paged<Row>>(`${path}/uuid/${uuid}/opc-promo-unique-codes?limit=100${query}`)).data;

  it('are as many as the promo code says, all different, each good once', async () => {
    const { uuid, ...promo } = await make({
      codeType: 'UNIQUE',
      code: undefined,
      totalQty: 30,
      amountType: 'FIXED',
      amount: 300,
    });
    expect(promo).toMatchObject({ code: null, remainingQty: 30 });
    const { items, total } = await codesOf(uuid);
    expect([total, new Set(items.map(({ code }) => code)).size]).toEqual([30, 30]);
    const [first, second] = items.map(({ code }) => String(code).toLowerCase()) as [string, string];
    const { redemption } = await order(anna, first);
    expect(redemption).toMatchObject({ code: first.toUpperCase(), discountAmount: 300 });
    expect((await check(first)).data.message).toBe('This promo code has been redeemed.');
    expect((await check(second)).data.applies).toBe(true);
    expect((await codesOf(uuid, '&status=REDEEMED')).items.map(({ code }) => code)).toEqual([first.toUpperCase()]);
    expect(await settle([order(ben, second), order(anna, second)])).toEqual({ through: 1, why: ['promoErrors.codeRedeemed'] });
    // What is taken back is good again.
    await takeBack(String(redemption.uuid));
    expect((await check(first)).data.applies).toBe(true);
  });

  it('become more, and never fewer', async () => {
    const promo = await make({ codeType: 'UNIQUE', code: undefined, totalQty: 5 });
    const before = (await codesOf(promo.uuid)).items.map(({ code }) => code);
    const fewer = await change(promo, { totalQty: 4 });
    expect(fewer).toMatchObject({ status: 422, errors: { totalQty: { message: 'Codes that have been made stay: at least 5' } } });
    expect((await change(promo, { totalQty: 8 })).data.remainingQty).toBe(8);
    const after = (await codesOf(promo.uuid)).items.map(({ code }) => code);
    expect(after).toHaveLength(8);
    expect(after).toEqual(expect.arrayContaining(before));
    const tooMany = await building.post(path, bodyOf({ codeType: 'UNIQUE', code: undefined, totalQty: 10_001 }));
    expect(tooMany).toMatchObject({ status: 422, errors: { totalQty: { code: 'tooManyCodes' } } });
  });

  it('are made by the thousand in one call', async () => {
    const { uuid } = await make({ codeType: 'UNIQUE', code: undefined, totalQty: 2500 });
    expect((await codesOf(uuid)).total).toBe(2500);
  });
});

describe('redemptions', () => {
  const redemptionsOf = async (uuid: string, query = '') =>
    (await building.get<Paged<Row>>(`${path}/uuid/${uuid}/opc-promo-code-redemptions?limit=100${query}`)).data.items;

  it('R-0670 stand below their promo code with who got what, and R-0671 are downloaded as a record', async () => {
    const { uuid, code } = await make();
    const { redemption } = await order(anna, code);
    await order(ben, code, { cart: [{ unitPrice: 500, quantity: 1 }] });
    expect(await redemptionsOf(uuid)).toMatchObject([
      { discountAmount: 50, cartAmount: 500, status: 'REDEEMED', user: { label: 'STAFF@here.1' } },
      {
        uuid: redemption.uuid,
        transactionId: expect.stringMatching(/^\w{16}$/),
        code,
        discountAmount: 200,
        cartAmount: 2000,
        opcPromoCodeUuid: uuid,
        retailStoreUuid: store.uuid,
        redeemedDate: expect.any(String),
      },
    ]);
    expect(await read(uuid)).toMatchObject({
      redeemedQty: 2,
      redeemedAmount: 250,
      redemptions: [
        { discountAmount: 50, user: { label: 'STAFF@here.1' } },
        { uuid: redemption.uuid, redeemedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), status: 'REDEEMED' },
      ],
    });
    const record = `${path}/uuid/${uuid}/opc-promo-code-redemptions/generate-record`;
    const { data } = await building.get<{ base64: string }>(record);
    const book = XLSX.read(Buffer.from(data.base64, 'base64'));
    const text = JSON.stringify(Object.values(book.Sheets));
    expect(text).toContain(String(redemption.transactionId));
    expect((await anna.get(record)).status).toBe(403);
    const none = await building.get(`${path}/uuid/${(await make()).uuid}/opc-promo-code-redemptions/generate-record`);
    expect(none.data).toMatchObject({ base64: '' });
  });

  it('are one for each order, however often it asks', async () => {
    const { uuid, code } = await make();
    const other = await make();
    const orderKey = 'the same order';
    const all = await Promise.all(Array.from({ length: 5 }, () => order(anna, code, { orderKey })));
    expect(new Set(all.map(({ redemption }) => redemption.uuid)).size).toBe(1);
    expect((await settle([order(anna, other.code, { orderKey })])).why).toEqual(['errors.promoOrderDone']);
    expect(await redemptionsOf(uuid)).toHaveLength(1);
    expect((await read(uuid)).redeemedQty).toBe(1);
  });

  it('that are taken back leave a record of it, and count no more; once', async () => {
    const { uuid, code } = await make({ totalQty: 1, maxRedemptionPerUser: 1, budgetAmount: 200 });
    const { redemption } = await order(anna, code);
    expect((await read(uuid)).status).toBe('USED_UP');
    const at = `${centre}/opc-promo-code-redemptions/uuid/${redemption.uuid}/roll-back`;
    expect((await building.put(at, {})).status).toBe(422);
    expect(await building.put<Row>(at, { rollbackRemark: 'Order refused' })).toMatchObject({
      message: 'The redemption has been taken back.',
      data: { status: 'ROLLED_BACK', rollbackRemark: 'Order refused', rolledBackUser: { label: 'LANDLORD_ADMIN@here' } },
    });
    expect((await settle([takeBack(String(redemption.uuid)), takeBack(String(redemption.uuid))])).through).toBe(0);
    expect(await redemptionsOf(uuid)).toMatchObject([
      { status: 'ROLLBACK', discountAmount: 200, rollbackRemark: 'Order refused', rollbackOf: { uuid: redemption.uuid } },
      { status: 'ROLLED_BACK', uuid: redemption.uuid },
    ]);
    expect(await read(uuid)).toMatchObject({
      status: 'ACTIVE',
      redeemedQty: 0,
      redeemedAmount: 0,
      remainingQty: 1,
      remainingAmount: 200,
    });
    // Somebody else may have it now, and then the first one may not.
    await order(ben, code);
    expect((await settle([order(anna, code)])).why).toEqual(['errors.promoUsedUp']);
  });
});

describe('limits', () => {
  it('are never set below what is used', async () => {
    const promo = await make({ totalQty: 10, budgetAmount: 10_000, maxRedemptionPerDay: 5, maxRedemptionPerUser: 5 });
    for (const by of [anna, anna, ben]) await order(by, promo.code);
    const errorsOf = async (over: object) => (await change(await read(promo.uuid), over)).errors;
    expect(await errorsOf({ totalQty: 2 })).toMatchObject({ totalQty: { message: 'Must be at least what is used: 3' } });
    expect(await errorsOf({ budgetAmount: 599 })).toMatchObject({
      budgetAmount: { message: 'Must be at least what is used: SGD 6.00' },
    });
    expect(await errorsOf({ maxRedemptionPerDay: 2 })).toMatchObject({ maxRedemptionPerDay: { code: 'belowUsed' } });
    expect(await errorsOf({ maxRedemptionPerUser: 1 })).toMatchObject({ maxRedemptionPerUser: { code: 'belowUsed' } });
    const exact = { totalQty: 3, budgetAmount: 600, maxRedemptionPerDay: 3, maxRedemptionPerUser: 2 };
    expect((await change(await read(promo.uuid), exact)).data).toMatchObject({
      remainingQty: 0,
      remainingAmount: 0,
      status: 'USED_UP',
    });
    expect((await change(await read(promo.uuid), { totalQty: null, budgetAmount: null })).data).toMatchObject({
      remainingQty: null,
      remainingAmount: null,
    });
  });

  it('are for all, for a day, for a person and in money', async () => {
    const why = async (over: object, by = anna) => {
      const { code } = await make(over);
      await order(anna, code);
      return (await settle([order(by, code)])).why;
    };
    expect(await why({ totalQty: 1 }, ben)).toEqual(['errors.promoUsedUp']);
    expect(await why({ maxRedemptionPerDay: 1 }, ben)).toEqual(['errors.promoUsedUpToday']);
    expect(await why({ maxRedemptionPerUser: 1 })).toEqual(['errors.promoUsedByPerson']);
    expect(await why({ maxRedemptionPerUser: 1 }, ben)).toEqual([]);
    // The whole discount or none.
    expect(await why({ budgetAmount: 399 }, ben)).toEqual(['errors.promoUsedUp']);
    expect(await why({ budgetAmount: 400 }, ben)).toEqual([]);
  });

  it('of a day begin again on the next one', async () => {
    const { code } = await make({ startDate: '2020-01-01', maxRedemptionPerDay: 1 });
    await order(anna, code, { today: '2026-03-01' });
    expect((await settle([order(ben, code, { today: '2026-03-01' })])).why).toEqual(['errors.promoUsedUpToday']);
    await order(ben, code, { today: '2026-03-02' });
  });

  it('hold exactly when many redeem at once, and what is stored adds up', async () => {
    const total = await make({ totalQty: 5, budgetAmount: 100_000 });
    const people = [anna, ben];
    const rush = (promo: Row, times: number, by: readonly Client[] = people) =>
      settle(Array.from({ length: times }, (_, turn) => order(by[turn % by.length] as Client, promo.code)));
    expect(await rush(total, 14)).toEqual({ through: 5, why: ['errors.promoUsedUp'] });
    expect(await read(total.uuid)).toMatchObject({
      redeemedQty: 5,
      remainingQty: 0,
      redeemedAmount: 1000,
      remainingAmount: 99_000,
    });

    expect(await rush(await make({ maxRedemptionPerUser: 2 }), 10)).toEqual({ through: 4, why: ['errors.promoUsedByPerson'] });
    expect(await rush(await make({ maxRedemptionPerDay: 3 }), 10)).toEqual({ through: 3, why: ['errors.promoUsedUpToday'] });

    const money = await make({ budgetAmount: 700 });
    expect(await rush(money, 10)).toEqual({ through: 3, why: ['errors.promoUsedUp'] });
    expect(await read(money.uuid)).toMatchObject({ redeemedAmount: 600, remainingAmount: 100 });

    const [stored] = await api.db.query<{ wrong: number }>(sql`
      select count(*)::int as wrong from opc_promo_codes p
      where coalesce(p.redeemed_qty, 0) <> (select count(*) from opc_promo_code_redemptions r where r.opc_promo_code_id = p.id and r.status = 'REDEEMED')
        or coalesce(p.redeemed_amount, 0) <>
          (select coalesce(sum(discount_amount), 0) from opc_promo_code_redemptions r where r.opc_promo_code_id = p.id and r.status = 'REDEEMED')
        or p.remaining_qty <> p.total_qty - p.redeemed_qty or p.remaining_amount <> p.budget_amount - p.redeemed_amount`);
    expect(stored?.wrong).toBe(0);
  });

  it('hold while redemptions are made and taken back at once', async () => {
    const promo = await make({ totalQty: 3 });
    const first = await Promise.all([order(anna, promo.code), order(ben, promo.code), order(anna, promo.code)]);
    const all = [
      ...first.map(({ redemption }) => takeBack(String(redemption.uuid))),
      ...Array.from({ length: 6 }, (_, turn) => order(turn % 2 ? anna : ben, promo.code)),
    ];
    await settle(all);
    const now = await read(promo.uuid);
    const [{ held } = { held: -1 }] = await api.db.query<{ held: number }>(
      sql`select count(*)::int as held from opc_promo_code_redemptions where opc_promo_code_id = ${promo.id} and status = 'REDEEMED'`,
    );
    expect(held).toBeLessThanOrEqual(3);
    expect(now).toMatchObject({ redeemedQty: held, remainingQty: 3 - held });
  });

  it('and the building may change them meanwhile', async () => {
    const promo = await make({ totalQty: 2 });
    const raised = change(promo, { totalQty: 4 });
    const { through } = await settle(Array.from({ length: 8 }, () => order(anna, promo.code)));
    expect((await raised).success).toBe(true);
    const now = await read(promo.uuid);
    expect(now).toMatchObject({ totalQty: 4, redeemedQty: through, remainingQty: 4 - through });
    expect(through).toBeGreaterThanOrEqual(2);
  });
});
