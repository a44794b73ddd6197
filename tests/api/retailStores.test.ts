/** Retail stores (001 §3, §4, §7): who keeps them, each part by its own call, and what those see who are addressed. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import { codeHash } from '#server/db/codeHash.ts';
import { type Api, type Client, type Row, startApi } from './harness.ts';
import { tinyPng } from './pictures.ts';
import { part, sendParts } from './uploads.ts';
import { centreUuid } from './world.ts';

let api: Api;
let building: Client;
/** Merchants of two companies of the building, staff of the first one, and the admin of another building. */
let merchant: Client;
let rival: Client;
let staff: Client;
let abroad: Client;
let path: string;
let tenants: [number, number];
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  merchant = await api.as('MERCHANT@here.0');
  rival = await api.as('MERCHANT@here.1');
  staff = await api.as('STAFF@here.0');
  abroad = await api.as('LANDLORD_ADMIN@there');
  path = `/office-centres/uuid/${centreUuid(api.world.here.building)}/retail-stores`;
  tenants = api.world.here.tenants;
});
afterAll(() => api.close());

const inPlace = (index: 0 | 1) => `/office-centres/uuid/${centreUuid(tenants[index])}/retail-stores`;
let count = 0;
const store = async (over: object = {}) => {
  count += 1;
  const body = { name: { en: `Store ${count}` }, viewableBy: 'ALL', ...over };
  const made = await building.post<Row>(path, body);
  expect(made.status, JSON.stringify(made)).toBe(201);
  return made.data;
};
const picture = async () => (await sendParts(building, [part('file', tinyPng, 'picture.png')])).data;
const read = async (uuid: string, by = building) => (await by.get<Row>(`${path}/uuid/${uuid}`)).data;
const act = (uuid: string, action: string, body: object, by = building, at = path) =>
  by.put<Row>(`${at}/uuid/${uuid}/${action}`, body);
const idsOf = async (by: Client, at: string, query = '') =>
  (await by.get<Paged<Row>>(`${at}?limit=100${query}`)).data.items.map(({ id }) => id);

describe('a store', () => {
  it('R-0535 R-0536 R-0537 R-0539 R-0550 is added with what the building says of it, and names it in three languages', async () => {
    const { uuid: banner } = await picture();
    const logo = await picture();
    const made = await building.post<Row>(path, {
      retailTenantId: tenants[0],
      name: { en: 'Kopi Corner', 'zh-Hant': '咖啡角', 'zh-Hans': '咖啡角' },
      location: { en: 'Lobby', 'zh-Hant': '大堂', 'zh-Hans': '大堂' },
      description: { en: '<p>Kopi</p>', 'zh-Hant': '<p>咖啡</p>', 'zh-Hans': '<p>咖啡</p>' },
      floorNo: '1',
      unitNo: '05',
      contactNo: '+65 6123 4610',
      websiteUrl: 'https://kopi.example',
      facebookUrl: 'https://facebook.example/kopi',
      instagramUrl: 'https://instagram.example/kopi',
      logoImageFileId: logo.systemFileId,
      bannerImageFileUuids: [banner],
      opc: true,
      fontSize: 'LARGE',
      includeCardDetail: true,
      phoneOnDocket: true,
      minReviewToDisplayReview: 3,
    });
    expect(made).toMatchObject({
      status: 201,
      message: 'Retail successfully added',
      data: {
        active: true,
        status: 'ACTIVE',
        referenceNo: expect.stringMatching(/^RS-/),
        retailTenant: { id: tenants[0] },
        name: { 'zh-Hant': '咖啡角' },
        location: { 'zh-Hans': '大堂' },
        description: { en: '<p>Kopi</p>' },
        bannerImageFiles: [{ uuid: banner }],
        logoImageFile: { uuid: logo.uuid },
        viewableBy: 'ALL',
        orderStatus: 'OPEN',
        orderAcceptMode: 'MANUAL',
        collectionMethod: 'PICK_UP',
        fontSize: 'LARGE',
        includeCardDetail: true,
        nameOnDocket: true,
        phoneOnDocket: true,
        noOfReview: 0,
        rating: null,
        uniquePin: expect.stringMatching(/^\d{6}$/),
        uniqueCode: expect.stringMatching(/^[A-Za-z0-9]{10}$/),
        activatedDate: expect.any(String),
      },
    });
    expect((await read(made.data.uuid)).activatedUser).toMatchObject({ label: 'LANDLORD_ADMIN@here' });
  });

  it('R-0551 R-0552 is changed and deleted', async () => {
    const { uuid, version } = await store();
    const changed = await building.put<Row>(`${path}/uuid/${uuid}`, {
      version,
      name: { en: 'Another name' },
      viewableBy: 'ALL',
      fontSize: 'SMALL',
      minReviewToDisplayReview: 1,
    });
    expect(changed).toMatchObject({ message: 'Record successfully updated', data: { name: { en: 'Another name' } } });
    expect(await building.delete(`${path}/uuid/${uuid}`)).toMatchObject({
      success: true,
      message: 'Retail successfully deleted',
    });
    expect((await building.get(`${path}/uuid/${uuid}`)).status).toBe(404);
  });

  it('R-0538 R-0574 is viewable as other content is, by the shared rules', async () => {
    const refused = await building.post(path, { name: { en: 'For nobody' }, viewableBy: 'OFFICE_TENANT' });
    expect(refused).toMatchObject({ status: 422, errors: { selectedTenantIds: { message: 'Company is required' } } });
    const own = await store({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [tenants[1]] });
    const seen = async (by: Client) => (await by.get(`/occupant/retail-stores/uuid/${own.uuid}`)).status;
    expect([await seen(staff), await seen(await api.as('STAFF@here.1'))]).toEqual([404, 200]);
    const except = await store({ selectedExcludeTenantIds: [tenants[0]] });
    expect((await staff.get(`/occupant/retail-stores/uuid/${except.uuid}`)).status).toBe(404);
  });

  it('R-0549 is active or inactive, by a call that says who has changed it', async () => {
    const { uuid } = await store();
    const off = await act(uuid, 'update-status', { active: false });
    expect(off).toMatchObject({
      message: 'Store status has been updated',
      data: { active: false, status: 'INACTIVE', deactivatedUser: { label: 'LANDLORD_ADMIN@here' } },
    });
    expect((await staff.get(`/occupant/retail-stores/uuid/${uuid}`)).status).toBe(404);
    expect((await act(uuid, 'update-status', { active: true })).data.status).toBe('ACTIVE');
  });
});

describe('its parts', () => {
  it('R-0553 the order acceptance mode is changed, and what is marked by itself needs its duration', async () => {
    const { uuid } = await store({ opc: true });
    const lacking = await act(uuid, 'update-order-accept-mode', { autoAcceptOrder: true, autoMarkAsPrepared: true });
    expect(lacking).toMatchObject({ status: 422, errors: { autoMarkAsPreparedDuration: { code: 'required' } } });
    const set = await act(uuid, 'update-order-accept-mode', {
      autoAcceptOrder: true,
      autoMarkAsPrepared: true,
      autoMarkAsPreparedDuration: 20,
      autoMarkAsCollected: false,
    });
    expect(set).toMatchObject({
      message: 'Orders accept mode has been updated',
      data: { orderAcceptMode: 'AUTO', autoMarkAsPreparedDuration: 20 },
    });
  });

  it('R-0546 R-0554 the order status is changed', async () => {
    const { uuid } = await store({ opc: true });
    expect(await act(uuid, 'update-order-status', { orderStatus: 'PAUSED' })).toMatchObject({
      message: 'Store status has been updated',
      data: { orderStatus: 'PAUSED', status: 'ACTIVE', orderAcceptMode: 'MANUAL' },
    });
    expect((await act(uuid, 'update-order-status', {})).status).toBe(422);
  });

  it('R-0555 the peak activity is changed', async () => {
    const { uuid } = await store({ opc: true });
    const body = { peakActivity: true, peakWaitDuration: 15, peakNoOfOrder: 12 };
    expect((await act(uuid, 'update-peak-activity', body)).data).toMatchObject(body);
    // What no longer applies is cleared.
    expect((await act(uuid, 'update-peak-activity', { peakActivity: false })).data.peakWaitDuration).toBeNull();
  });

  it('R-0547 R-0548 R-0556 the collection method is changed; a store that takes orders keeps one', async () => {
    const { uuid } = await store({ opc: true });
    const set = await act(uuid, 'update-collection-method', {
      enablePickUp: true,
      collectionTime: 10,
      enableDelivery: true,
      deliveryFee: 250,
      deliveryLeadTime: 30,
      deliverToOfficeCentreUuids: [centreUuid(tenants[1])],
    });
    expect(set).toMatchObject({
      message: 'Collection method has been updated',
      data: { collectionMethod: 'PICK_UP_AND_DELIVERY', deliveryFee: 250, deliverToOfficeCentreUuids: [centreUuid(tenants[1])] },
    });
    const none = { enablePickUp: false, enableDelivery: false, collectionTime: 10 };
    expect(await act(uuid, 'update-collection-method', none)).toMatchObject({
      status: 422,
      errors: { enablePickUp: { message: 'A store that takes orders needs pick-up or delivery' } },
    });
    expect((await act((await store()).uuid, 'update-collection-method', none)).data.collectionMethod).toBe('NONE');
  });

  it('R-0557 the notified parties are changed', async () => {
    const { uuid } = await store();
    expect(await act(uuid, 'update-notified-parties', { notifyPartyEmails: ['orders@kopi.example'] })).toMatchObject({
      message: 'Notified parties has been updated.',
      data: { notifyPartyEmails: ['orders@kopi.example'] },
    });
    expect((await act(uuid, 'update-notified-parties', { notifyPartyEmails: ['nobody'] })).status).toBe(422);
  });

  it('R-0540 R-0541 R-0559 R-0560 the opening hours are saved and read by day, and as records of days', async () => {
    const { uuid } = await store();
    const openingHrs = [
      { day: 1, from: '09:00', to: '17:00' },
      { day: 2, from: '09:00', to: '17:00' },
      { day: 5, from: '17:00', to: '02:00' },
      { day: 7, from: '12:00', to: '16:00' },
    ];
    expect(await act(uuid, 'retail-store-open-hours', { openingHrs })).toMatchObject({
      message: 'Opening hours have been updated',
      data: { openingHrs },
    });
    const { data } = await building.get<Row>(`${path}/uuid/${uuid}/retail-store-open-hours`);
    expect(data).toMatchObject({
      openHours: {
        mon: [{ startTime: '09:00', endTime: '17:00' }],
        tue: [{ startTime: '09:00', endTime: '17:00' }],
        wed: [],
        fri: [{ startTime: '17:00', endTime: '02:00' }],
        sun: [],
        publicHoliday: [{ startTime: '12:00', endTime: '16:00' }],
      },
      items: [
        { startTime: '09:00', endTime: '17:00', daysOfWeek: ['MONDAY', 'TUESDAY'] },
        { startTime: '17:00', endTime: '02:00', daysOfWeek: ['FRIDAY'] },
        { startTime: '12:00', endTime: '16:00', daysOfWeek: ['PUBLIC_HOLIDAY'] },
      ],
    });
    const overlapping = [...openingHrs, { day: 6, from: '01:00', to: '03:00' }];
    expect((await act(uuid, 'retail-store-open-hours', { openingHrs: overlapping })).status).toBe(422);
  });

  it('R-0543 R-0561 R-0562 R-0563 R-0564 delivery periods are read, saved, updated and deleted, each with its uuid and its store', async () => {
    const { uuid } = await store({ retailTenantId: tenants[0] });
    const periods = `${path}/uuid/${uuid}/retail-store-delivery-periods`;
    const body = { daysOfWeek: ['MONDAY', 'FRIDAY'], startTime: '11:30', endTime: '14:00' };
    const saved = await building.post<Row>(periods, body);
    expect(saved).toMatchObject({ status: 201, data: { ...body, uuid: expect.any(String), retailStoreUuid: uuid } });
    const overlapping = await building.post(periods, { ...body, daysOfWeek: ['FRIDAY'], startTime: '13:00', endTime: '15:00' });
    expect(overlapping).toMatchObject({ status: 422, errors: { startTime: { code: 'deliveryOverlaps' } } });
    const later = await building.post<Row>(periods, { ...body, startTime: '14:00', endTime: '16:00' });
    expect(later.status).toBe(201);
    const moved = { daysOfWeek: ['MONDAY'], startTime: '10:00', endTime: '12:00' };
    expect(await building.put<Row>(`${periods}/uuid/${saved.data.uuid}`, moved)).toMatchObject({ data: moved });
    expect((await building.get<Paged<Row>>(periods)).data.items.map((one) => one.uuid)).toEqual([
      saved.data.uuid,
      later.data.uuid,
    ]);
    // Another store's period is not there.
    const other = `${path}/uuid/${(await store()).uuid}/retail-store-delivery-periods`;
    expect((await building.delete(`${other}/uuid/${saved.data.uuid}`)).status).toBe(404);
    expect((await building.delete(`${periods}/uuid/${saved.data.uuid}`)).success).toBe(true);
    expect((await building.get<Paged<Row>>(periods)).data.total).toBe(1);
  });
});

describe('the code and the PIN of a store', () => {
  it('R-0535 are made by the server; a PIN is shown once, and only a new one is valid', async () => {
    const made = await store({ retailTenantId: tenants[0] });
    const entity = api.product.model.entity('retail-stores');
    const isValid = async (pin: unknown) => {
      const hash = await codeHash(api.db, entity, 'uniquePin', String(pin));
      return (
        (await api.db.query(sql`select 1 as found from retail_stores where id = ${made.id} and unique_pin = ${hash}`)).length > 0
      );
    };
    expect(await isValid(made.uniquePin)).toBe(true);
    expect((await read(made.uuid)).uniquePin).toBe(KEPT_SECRET);
    const renewed = await act(made.uuid, 'regenerate-unique-pin', {}, merchant, inPlace(0));
    expect(renewed).toMatchObject({ success: true, data: { uniquePin: expect.stringMatching(/^\d{6}$/) } });
    expect([await isValid(made.uniquePin), await isValid(renewed.data.uniquePin)]).toEqual([false, true]);
    expect((await act(made.uuid, 'regenerate-unique-pin', {}, rival, inPlace(1))).status).toBe(404);
    const history = JSON.stringify((await building.get(`${path}/uuid/${made.uuid}/history`)).data);
    expect(history).not.toContain(String(renewed.data.uniquePin));
    const code = await act(made.uuid, 'regenerate-unique-code', {});
    expect(code.data.uniqueCode).not.toBe(made.uniqueCode);
    expect((await act(made.uuid, 'regenerate-unique-code', {}, merchant, inPlace(0))).status).toBe(403);
  });
});

describe('the list', () => {
  it('R-0544 is narrowed by company, floor, categories, and what kind of store it is', async () => {
    const category = (await building.post<Row>('/retail-categories', { name: { en: 'Drinks' } })).data;
    const opcCategory = (await building.post<Row>('/opc-categories', { name: { en: 'Coffee' } })).data;
    const found = await store({
      retailTenantId: tenants[1],
      floorNo: '44',
      categoriesIds: [category.id],
      opcCategoriesIds: [opcCategory.id],
      opc: true,
      externalRetail: true,
      websiteUrl: 'https://store.example',
    });
    const others = await store({ floorNo: '45' });
    const matches = async (query: string) => {
      const ids = await idsOf(building, path, query);
      return [ids.includes(found.id), ids.includes(others.id)];
    };
    for (const query of [
      `&retailTenantIds=${tenants[1]}`,
      '&floors=44,46',
      `&categoryIds=${category.id}`,
      `&opcCategoryIds=${opcCategory.id}`,
      '&opc=true',
      '&externalRetail=true',
    ])
      expect([query, await matches(query)]).toEqual([query, [true, false]]);
    await act(found.uuid, 'update-status', { active: false });
    expect([await matches('&active=false'), await matches('&active=true')]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect((await building.get<Row>(`/opc-categories/uuid/${opcCategory.uuid}`)).data).toMatchObject({
      noOfRetailStore: 1,
      retailStores: [{ id: found.id }],
    });
    // The category names its stores as well: one set of rows.
    const { version } = (await building.get<Row>(`/opc-categories/uuid/${opcCategory.uuid}`)).data;
    const named = { version, name: { en: 'Coffee' }, retailStoresIds: [others.id], recommended: true };
    expect((await building.put<Row>(`/opc-categories/uuid/${opcCategory.uuid}`, named)).data.noOfRetailStore).toBe(1);
    expect((await read(others.uuid)).opcCategories).toMatchObject([{ id: opcCategory.id }]);
    expect((await read(found.uuid)).opcCategories).toBeNull();
  });

  it('R-0565 its status counts leave the status aside', async () => {
    const { data } = await building.get<Record<string, number>>(`${path}/status-count`);
    expect(data.ACTIVE).toBeGreaterThan(0);
    expect(data.INACTIVE).toBeGreaterThan(0);
  });

  it('R-0558 R-0567 is put in order by hand, and has that order', async () => {
    const [first, second] = [await store(), await store()];
    const moved = await building.put(`${path}/update-position`, { ids: [second.id, first.id], from: 1 });
    expect(moved.success).toBe(true);
    const { items } = (await building.get<Paged<Row>>(`${path}?limit=100`)).data;
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    // The building alone decides on the order.
    expect((await merchant.put(`${inPlace(0)}/update-position`, { ids: [first.id] })).status).toBe(403);
  });

  it('R-0569 is offered as a drop-down of active stores by name, for the building and everywhere', async () => {
    const off = await store({ name: { en: 'Aaa closed' } });
    await act(off.uuid, 'update-status', { active: false });
    await store({ name: { en: 'Aaa open' } });
    for (const at of [path, '/retail-stores']) {
      const { data } = await building.get<Option[]>(`${at}/drop-down?sortProperties=name&limit=100`);
      const labels = data.map(({ label }) => label);
      expect(labels).toContain('Aaa open');
      expect(labels).not.toContain('Aaa closed');
      expect(labels[0]).toBe('Aaa open');
    }
  });

  it('R-0568 companies are offered for a store only while they are active and have retail management', async () => {
    await api.db.query(sql`update office_centres set add_ons = '{}' where id = ${tenants[1]}`);
    const offered = async () =>
      (await building.get<Option[]>(`/tenants/drop-down?statusActiveFlag=true&addOnsArray=RETAIL_MANAGEMENT`)).data.map(
        ({ value }) => value,
      );
    expect(await offered()).toEqual([tenants[0]]);
    const refused = await building.post(path, { name: { en: 'No add-on' }, viewableBy: 'ALL', retailTenantId: tenants[1] });
    expect(refused).toMatchObject({ status: 422, errors: { retailTenantId: { code: 'notFound' } } });
    await api.db.query(sql`update office_centres set add_ons = array['RETAIL_MANAGEMENT'] where id = ${tenants[1]}`);
  });
});

describe('a merchant', () => {
  it('R-0535 sees and changes the stores of the own company alone', async () => {
    const own = await store({ retailTenantId: tenants[0], viewableBy: 'OFFICE_TENANT', selectedTenantIds: [tenants[1]] });
    const others = await store({ retailTenantId: tenants[1], viewableBy: 'ALL' });
    const ids = await idsOf(merchant, inPlace(0));
    expect([ids.includes(own.id), ids.includes(others.id)]).toEqual([true, false]);
    // Although it is addressed to them.
    expect((await rival.get(`${inPlace(1)}/uuid/${own.uuid}`)).status).toBe(404);
    expect((await merchant.get(`${inPlace(0)}/uuid/${others.uuid}`)).status).toBe(404);
    expect((await act(others.uuid, 'update-order-status', { orderStatus: 'PAUSED' }, merchant, inPlace(0))).status).toBe(404);
    expect(await act(own.uuid, 'update-order-status', { orderStatus: 'PAUSED' }, merchant, inPlace(0))).toMatchObject({
      success: true,
      data: { orderStatus: 'PAUSED' },
    });
    const periods = (uuid: string) => `${inPlace(0)}/uuid/${uuid}/retail-store-delivery-periods`;
    const body = { daysOfWeek: ['MONDAY'], startTime: '09:00', endTime: '10:00' };
    expect((await merchant.post(periods(own.uuid), body)).status).toBe(201);
    expect((await merchant.post(periods(others.uuid), body)).status).toBe(404);
    expect((await merchant.get<Paged<Row>>(`/retail-store-delivery-periods?retailStoreId=${own.id}`)).data.total).toBe(1);
    expect((await rival.get<Paged<Row>>(`/retail-store-delivery-periods?retailStoreId=${own.id}`)).data.total).toBe(0);
  });

  it('adds none, deletes none, and leaves to the building what is the building’s', async () => {
    const own = await store({ retailTenantId: tenants[0] });
    expect((await merchant.post(inPlace(0), { name: { en: 'Mine' }, viewableBy: 'ALL' })).status).toBe(403);
    expect((await merchant.delete(`${inPlace(0)}/uuid/${own.uuid}`)).status).toBe(403);
    expect((await act(own.uuid, 'update-status', { active: false }, merchant, inPlace(0))).status).toBe(403);
    const form = { version: own.version, name: { en: 'Renamed' }, fontSize: 'SMALL' };
    for (const over of [{ retailTenantId: tenants[1] }, { opc: true }, { viewableBy: 'ALL' }, { minReviewToDisplayReview: 0 }])
      expect((await merchant.put(`${inPlace(0)}/uuid/${own.uuid}`, { ...form, ...over })).status).toBe(422);
    const renamed = await merchant.put<Row>(`${inPlace(0)}/uuid/${own.uuid}`, form);
    expect(renamed).toMatchObject({ success: true, data: { name: { en: 'Renamed' }, retailTenantId: tenants[0] } });
    expect((await read(own.uuid)).viewableBy).toBe('ALL');
  });

  it('loses what is below a store that goes to another company', async () => {
    const own = await store({ retailTenantId: tenants[0] });
    const body = { daysOfWeek: ['MONDAY'], startTime: '09:00', endTime: '10:00' };
    await building.post(`${path}/uuid/${own.uuid}/retail-store-delivery-periods`, body);
    const { version } = await read(own.uuid);
    const form = {
      version,
      retailTenantId: tenants[1],
      name: { en: 'Sold' },
      viewableBy: 'ALL',
      fontSize: 'SMALL',
      minReviewToDisplayReview: 5,
    };
    expect((await building.put(`${path}/uuid/${own.uuid}`, form)).success).toBe(true);
    const seen = async (by: Client) =>
      (await by.get<Paged<Row>>(`/retail-store-delivery-periods?retailStoreId=${own.id}`)).data.total;
    expect([await seen(merchant), await seen(rival)]).toEqual([0, 1]);
  });

  it('is the only role of a company that has to do with stores, unless it is given singly', async () => {
    for (const name of ['MASTER_ADMIN@here.0', 'SUB_ADMIN@here.0', 'STAFF@here.0'])
      expect([name, (await (await api.as(name)).get(inPlace(0))).status]).toEqual([name, 403]);
    expect((await abroad.get(path)).status).toBe(404);
    const { uuid } = await store();
    const there = `/office-centres/uuid/${centreUuid(api.world.there.building)}/retail-stores`;
    expect((await abroad.get(`${there}/uuid/${uuid}`)).status).toBe(404);
  });
});

describe('those who are addressed', () => {
  it('R-0542 R-0545 rate a store once, and may change their review; the building narrows reviews by company and stars', async () => {
    const made = await store({ retailTenantId: tenants[0], minReviewToDisplayReview: 2 });
    const rate = (by: Client, body: object) =>
      by.put<{ number: number }>(`/occupant/retail-stores/uuid/${made.uuid}/review`, body);
    const neighbour = await api.as('STAFF@here.1');
    expect(await rate(staff, { rating: 5, comment: 'Great' })).toMatchObject({
      success: true,
      message: 'Thank you for your review.',
    });
    const shown = async () =>
      (await staff.get<Row[]>('/occupant/retail-stores/now')).data.find(({ uuid }) => uuid === made.uuid) as Row;
    // One review says nothing yet.
    expect(await shown()).toMatchObject({ rating: null, noOfReview: 1 });
    await rate(neighbour, { rating: 2 });
    await rate(neighbour, { rating: 4 });
    await rate(neighbour, { rating: 4 });
    expect(await shown()).toMatchObject({ rating: 450, noOfReview: 2 });
    const known = await read(made.uuid);
    expect(known.rating).toBe(450);
    expect(known.reviews).toMatchObject([
      { rating: 4, comment: null, reviewer: { id: api.world.people['STAFF@here.1']?.userId } },
      { rating: 5, comment: 'Great', reviewer: { id: api.world.people['STAFF@here.0']?.userId } },
    ]);
    for (const rating of [0, 6, 4.5, '5']) expect((await rate(staff, { rating })).status).toBe(422);
    const reviews = `/office-centres/uuid/${centreUuid(api.world.here.building)}/retail-store-reviews`;
    const starsOf = async (query: string) =>
      (await building.get<Paged<Row>>(`${reviews}?retailStoreId=${made.id}${query}`)).data.items.map(({ rating }) => rating);
    expect(await starsOf('')).toEqual([4, 5]);
    expect(await starsOf('&ratingArray=1,5')).toEqual([5]);
    expect(await starsOf(`&retailTenantIds=${tenants[1]}`)).toEqual([]);
    expect(await starsOf(`&retailTenantIds=${tenants[0]}`)).toEqual([4, 5]);
    const inOwn = (index: 0 | 1) => `/office-centres/uuid/${centreUuid(tenants[index])}/retail-store-reviews`;
    expect((await merchant.get<Paged<Row>>(inOwn(0))).data.total).toBe(2);
    expect((await rival.get<Paged<Row>>(inOwn(1))).data.items.filter((one) => one.retailStoreId === made.id)).toEqual([]);
  });

  it('R-0542 see which stores are open by the clock and the public holidays of the building, and when something could be collected', async () => {
    const always = Array.from({ length: 7 }, (_, day) => ({ day, from: '00:00', to: '23:59' }));
    const open = await store({ opc: true });
    await act(open.uuid, 'retail-store-open-hours', { openingHrs: always });
    const never = await store({ opc: true });
    const now = async () => (await staff.get<Row[]>('/occupant/retail-stores/now')).data;
    const one = async (uuid: string) => (await now()).find((row) => row.uuid === uuid);
    expect(await one(open.uuid)).toMatchObject({ isOpen: true, opensAt: null });
    expect(await one(never.uuid)).toMatchObject({ isOpen: false, opensAt: null, takesOrders: false, collectFrom: null });
    // Today is a public holiday: without hours for it the store is closed.
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date());
    const holiday = (await building.post<Row>('/holidays', { date: today, name: 'Founders’ day' })).data;
    expect(await one(open.uuid)).toMatchObject({ isOpen: false, takesOrders: false, opensAt: expect.any(String) });
    expect((await building.get<Row>(`${path}/uuid/${open.uuid}/collection-time`)).data).toMatchObject({
      isOpen: false,
      collectionMethod: 'PICK_UP',
      collectFrom: expect.any(String),
    });
    await building.delete(`/holidays/${holiday.id}`);
    expect(await one(open.uuid)).toMatchObject({ isOpen: true });
    await act(open.uuid, 'update-order-status', { orderStatus: 'PAUSED' });
    expect(await one(open.uuid)).toMatchObject({ isOpen: true, takesOrders: false, collectFrom: null });
  });

  it('read no code, no PIN and no address of a store', async () => {
    const { uuid } = await store({ notifyPartyEmails: undefined });
    const { data } = await staff.get<Row>(`/occupant/retail-stores/uuid/${uuid}`);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['name', 'openingHrs', 'deliveryPeriods']));
    for (const key of ['uniquePin', 'uniqueCode', 'notifyPartyEmails', 'rating', 'viewableBy'])
      expect(data).not.toHaveProperty(key);
  });
});
