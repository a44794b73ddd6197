/** What people try with notifications: a wider audience, another building, markup, what others received. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, startApi } from './harness.ts';

const PATH = '/notifications';
const MARKUP = 'Hello <img src=x onerror="alert(1)"> & <b>you</b>';

interface Told {
  id: number;
  uuid: string;
  version: number;
  status: string;
}
let api: Api;
let building: Client;
let elsewhere: Client;
let person: Client;
beforeAll(async () => {
  api = await startApi();
  [building, elsewhere, person] = await Promise.all([
    api.as('LANDLORD_ADMIN@here'),
    api.as('LANDLORD_ADMIN@there'),
    api.as('STAFF@here.0'),
  ]);
});
afterAll(() => api.close());

const body = (over: object = {}) => ({ title: { en: 'Lift 3' }, message: { en: 'It runs again.' }, viewableBy: 'ALL', ...over });
async function draft(over: object = {}): Promise<Told> {
  const answer = await building.post<Told>(PATH, body(over));
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}

it('no action takes an audience, a status or a number of recipients', async () => {
  const { uuid } = await draft({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [api.world.here.tenants[0]] });
  for (const over of [
    { viewableBy: 'ALL' },
    { selectedTenantIds: [api.world.there.tenants[0]] },
    { officeCentreId: api.world.there.building },
    { status: 'SENT' },
    { batch: 7 },
  ])
    expect((await building.put(`${PATH}/uuid/${uuid}/send`, over)).status).toBe(422);
  expect((await building.get<Told>(`${PATH}/uuid/${uuid}`)).data.status).toBe('DRAFT');
});

it('another building can do nothing with it, and reads none of its recipients', async () => {
  const { uuid, id } = await draft();
  for (const what of ['send', 'test', 'pause', 'resume', 'stop', 'withdraw'])
    expect((await elsewhere.put(`${PATH}/uuid/${uuid}/${what}`, {})).status).toBe(404);
  expect((await elsewhere.delete(`${PATH}/uuid/${uuid}`, {})).status).toBe(404);
  await building.put(`${PATH}/uuid/${uuid}/send`, {});
  await api.runJobs();
  const seen = await elsewhere.get<Paged<object>>(`/notification-recipients?notificationId=${id}`);
  expect(seen.data.total).toBe(0);
  expect((await building.get<Paged<object>>(`/notification-recipients?notificationId=${id}`)).data.total).toBeGreaterThan(0);
  for (const what of ['send', 'test', 'pause', 'stop'])
    expect((await person.put(`${PATH}/uuid/${uuid}/${what}`, {})).status).toBe(403);
});

it('a draft, and one at its time, is read by nobody', async () => {
  const soon = await draft({ sendAt: new Date(Date.now() + 3_600_000).toISOString() });
  await building.put(`${PATH}/uuid/${soon.uuid}/send`, {});
  for (const { uuid } of [await draft(), soon])
    expect((await person.get(`/occupant/notifications/uuid/${uuid}`)).status).toBe(404);
});

it('markup stays text in every language, also in mails', async () => {
  const words = { en: MARKUP, 'zh-Hant': MARKUP, 'zh-Hans': MARKUP };
  const { uuid } = await draft({ title: words, message: words });
  await building.put(`${PATH}/uuid/${uuid}/send`, {});
  await api.runJobs();
  const { data } = await person.get<{ title: object; message: object }>(`/occupant/notifications/uuid/${uuid}`);
  expect(data).toMatchObject({ title: words, message: words });
  const mails = await api.db.query<{ html: string }>(sql`select html from mails where text like ${'%onerror%'}`);
  expect(mails.length).toBeGreaterThan(0);
  for (const { html } of mails) {
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
  }
  for (const code of ['en', 'zh-Hant', 'zh-Hans'])
    expect((await building.post(PATH, body({ title: { en: 'Lift 3', [code]: '<script>alert(1)</script>' } }))).status).toBe(422);
});

it('tests to oneself are limited', async () => {
  const { uuid } = await draft();
  const test = () => building.put(`${PATH}/uuid/${uuid}/test`, {});
  const codes: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) codes.push((await test()).status);
  expect(codes).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});
