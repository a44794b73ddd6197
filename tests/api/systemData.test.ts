/** 000 §3 Reference values, §7 Other shared calls: system data by category. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { systemData } from '#schemas/kernel/fields/systemData.ts';
import { cellReader } from '#server/engine/upload/readCell.ts';
import { gadget } from './gadget.ts';
import { type Api, type Client, startApi } from './harness.ts';

let api: Api;
let admin: Client;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());
const listIn = async (category: string, locale = 'en') =>
  (
    await admin.call<Option[]>('GET', `/system-data/get-list-by-category-code/${category}`, undefined, {
      'accept-language': locale,
    })
  ).data;

it('is fetched by category code, each value with code, label, value and category (R-0312, R-0314)', async () => {
  for (const category of ['PIN_REMOVAL_REASON', 'PASS_REMOVAL_REASON', 'USER_STATUS', 'CARD_REMOVAL_REASON', 'VISIT_PURPOSE']) {
    const list = await listIn(category);
    expect(list.length, category).toBeGreaterThan(1);
    for (const one of list)
      expect(one).toEqual({ code: expect.any(String), label: expect.any(String), value: one.code, categoryCode: category });
  }
  expect((await listIn('CARD_REMOVAL_REASON')).map((one) => one.label)).toEqual(['Damaged card', 'Loss of card']);
  expect((await listIn('VISIT_PURPOSE')).map((one) => one.label)).toEqual([
    'Meeting',
    'Maintenance',
    'Customer Support',
    'Sales Enquiry',
    'Job Interview',
    'Other',
  ]);
});

it('has labels in the three languages', async () => {
  for (const category of Object.keys(systemData)) {
    const [en, ...others] = await Promise.all(localeCodes.map((locale) => listIn(category, locale)));
    for (const other of others) expect(other.map((one) => one.code)).toEqual(en?.map((one) => one.code));
  }
  expect((await listIn('USER_STATUS', 'zh-Hant')).map((one) => one.label)).toEqual(['啟用', '待處理', '停用']);
});

it('has the labels of user statuses by code (R-0315)', async () => {
  const { data } = await admin.get('/system-data/get-labels-by-category-code/USER_STATUS');
  expect(data).toEqual({ ACTIVE: 'Active', PENDING: 'Pending', INACTIVE: 'Inactive' });
});

it('offers capacities below 50, 100 and 1000 (R-0316)', async () => {
  expect((await listIn('CAPACITY')).map((one) => one.value)).toEqual([50, 100, 1000]);
});

it('lists PHYSICAL, the default, first among the types of events', async () => {
  expect((await listIn('ACTIVITY_TYPE'))[0]).toMatchObject({ code: 'PHYSICAL', label: 'Physical' });
});

it('has the weekdays from Sunday to Saturday (R-0174)', async () => {
  const days = (await listIn('WEEKDAY')).map((one) => one.label);
  expect(days).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
});

it('has time zones as offsets in minutes from -720 to 840 (R-0175)', async () => {
  const offsets = (await listIn('TIME_ZONE_OFFSET')).map((one) => Number(one.value));
  expect([offsets[0], offsets.at(-1)]).toEqual([-720, 840]);
  expect(offsets).toEqual(expect.arrayContaining([-570, 330, 345, 525, 765]));
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect((await listIn('TIME_ZONE_OFFSET')).find((one) => one.value === -570)?.label).toBe('UTC-09:30');
});

it('loads the categories of feedback by type (R-0317)', async () => {
  const of = async (query = '') => (await admin.get<Option[]>(`/feedbacks/category-drop-down${query}`)).data;
  const [building, application] = [await of('?type=BUILDING'), await of('?type=APPLICATION')];
  expect(building.map((one) => one.label)).toContain('Cleanliness');
  expect(application.map((one) => one.label)).toContain('Signing in');
  expect(await of()).toEqual([...building, ...application]);
  for (const query of ['?type=NOTHING', '?type=', '?kind=BUILDING'])
    expect((await admin.get(`/feedbacks/category-drop-down${query}`)).status, query).toBe(400);
});

it('is cached by the client until its labels change, by another language or another release', async () => {
  const ask = (headers: Record<string, string>) =>
    api.app.inject({
      url: '/api/system-data/get-list-by-category-code/WEEKDAY',
      headers: { authorization: admin.authorization as string, ...headers },
    });
  const first = await ask({});
  const tag = String(first.headers.etag);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const again = await ask({ 'if-none-match': `"other", ${tag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  expect((await ask({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  expect((await ask({ 'if-none-match': tag, 'accept-language': 'zh-Hant' })).statusCode).toBe(200);
  // A cached answer with an ETag does not bypass the access check.
  expect((await ask({ 'if-none-match': tag, authorization: 'Bearer no' })).statusCode).toBe(401);
});

describe('a field that holds a system data code', () => {
  const statuses = async (query: string) => {
    const answer = await admin.get<Paged<{ status: string }>>(`/office-centres/${api.world.here.building}/users?${query}`);
    return answer.success ? new Set(answer.data.items.map(({ status }) => status)) : answer.status;
  };
  it('can be filtered by the codes of its category only', async () => {
    expect(await statuses('status=ACTIVE')).toEqual(new Set(['ACTIVE']));
    expect(await statuses('statusArray=ACTIVE,PENDING')).toContain('ACTIVE');
    for (const wrong of ['status=RETIRED', 'statusArray=ACTIVE,RETIRED', 'status=Active'])
      expect(await statuses(wrong)).toBe(400);
  });
  it('accepts the code or any of its labels from an uploaded cell, and nothing else', () => {
    const read = cellReader(gadget as unknown as Entity, 'use', 'SGD');
    for (const cell of [
      'JOB_INTERVIEW',
      'job interview',
      ...localeCodes.map((code) => translate(code, 'systemData.VISIT_PURPOSE.JOB_INTERVIEW')),
    ])
      expect(read(cell), cell).toEqual({ value: 'JOB_INTERVIEW' });
    expect(read('Holiday')).toEqual({ problem: { code: 'noSuchChoice' } });
    const several = cellReader(gadget as unknown as Entity, 'offDays', 'SGD');
    expect(several('Sunday, 星期六')).toEqual({ value: ['SUNDAY', 'SATURDAY'] });
  });
  it('has the values of its category, defined once', () => {
    const { use } = gadget.fields;
    expect(use.values).toEqual(systemData.VISIT_PURPOSE.map(({ code }) => code));
    const own = { ...gadget, fields: { ...gadget.fields, use: { ...use, values: [...use.values, 'HOLIDAY'] } } };
    expect(checkSchemas([...entities, own as unknown as Entity])).toEqual([
      "gadgets: field 'use' has other values than the system data 'VISIT_PURPOSE'",
    ]);
  });
});

it('rejects an unknown category and a caller who is not signed in', async () => {
  for (const category of ['NOTHING', 'constructor', '__proto__', 'user_status'])
    expect((await admin.get(`/system-data/get-list-by-category-code/${category}`)).status).toBe(404);
  const nobody = await api.as('nobody');
  expect((await nobody.get('/system-data/get-list-by-category-code/WEEKDAY')).status).toBe(401);
});
