/** What a building sets once for its events (002 §2): read with defaults, saved by one person at a time, for one building. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Client, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number | null; version: number };
let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const PATH = '/event-settings';
const settings = {
  tc: { en: '<p>Be on time.</p>' },
  isLimitedEvent: false,
  isCancellable: true,
  enableRegistrationLimit: true,
  registrationLimitPerUser: 2,
};

it('begin with the defaults, and are saved by the version that was read (R-0787)', async () => {
  const defaults = { id: null, version: 0, tc: null, isLimitedEvent: true, isCancellable: true, registrationLimitPerUser: null };
  expect((await building.get<Row>(PATH)).data).toMatchObject(defaults);
  const saved = await building.put<Row>(PATH, { ...settings, version: 0 });
  expect(saved).toMatchObject({ status: 200, message: 'Event settings have been saved.', data: { ...settings, version: 1 } });
  expect(await building.put(PATH, { ...settings, version: 0 })).toMatchObject({ status: 409, code: 'stale' });
  const next = await building.put<Row>(PATH, { enableRegistrationLimit: false, version: 1 });
  expect(next.data).toMatchObject({ version: 2, tc: null, registrationLimitPerUser: null, isLimitedEvent: true });
});

it('are those of one building', async () => {
  const there = await api.as('LANDLORD_ADMIN@there');
  expect((await there.get<Row>(PATH)).data.id).toBeNull();
  await there.put(PATH, { ...settings, version: 0 });
  expect((await building.get<Row>(PATH)).data.tc).toBeNull();
  expect((await (await api.as('STAFF@here.0')).put(PATH, { ...settings, version: 0 })).status).toBe(403);
});

it('refuse what the form refuses', async () => {
  const { version } = (await building.get<Row>(PATH)).data;
  const put = (more: object) => building.put(PATH, { version, ...more });
  expect(await put({ enableRegistrationLimit: true })).toMatchObject({ status: 422, errors: { registrationLimitPerUser: {} } });
  expect(await put({ registrationLimitPerUser: 0 })).toMatchObject({ status: 422, errors: { registrationLimitPerUser: {} } });
  expect(await put({ tc: { 'zh-Hant': '<p>甲</p>' } })).toMatchObject({ status: 422 });
  expect(await building.put(PATH, { ...settings })).toMatchObject({ status: 422, errors: { version: {} } });
});

it('are made once, whoever saves the first at the same moment', async () => {
  const admin = await api.as('SUPERADMIN');
  expect((await admin.get(PATH)).status).toBe(400);
  const fresh = await startApi();
  try {
    const clients = await Promise.all(Array.from({ length: 4 }, () => fresh.as('LANDLORD_ADMIN@here')));
    const answers = await Promise.all(clients.map((client) => client.put<Row>(PATH, { ...settings, version: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  } finally {
    await fresh.close();
  }
});
