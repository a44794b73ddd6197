/** Push messages: to each browser of a person once, never to one that has signed out, and only to addresses that may be called. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnedOffKey } from '#schemas/kernel/notices/channels.ts';
import { deliver, type Notice } from '#server/channels/deliver.ts';
import { subscribe } from '#server/channels/push/subscriptions.ts';
import { vapidKeys } from '#server/channels/push/vapidKeys.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { jobName } from '#server/jobs/job.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { pushService } from './pushService.ts';

let service: Awaited<ReturnType<typeof pushService>>;
let api: Api;
let me: Client;
let other: Client;
const ME = 'LANDLORD_ADMIN@here';
const OTHER = 'STAFF@here.0';
const CALL = '/auth/push-subscriptions';
beforeAll(async () => {
  service = await pushService();
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  me = await api.as(ME);
  other = await api.as(OTHER);
});
beforeEach(async () => {
  await api.db.text(
    'delete from deliveries; delete from push_subscriptions; delete from mails; delete from user_preferences; delete from pgboss.job',
  );
  service.received.length = 0;
});
afterAll(async () => {
  await api.close();
  await service.close();
});

const order = (over: Partial<Notice> = {}) =>
  api.db.transaction((tx) =>
    deliver(tx, {
      kind: 'notification',
      id: 1,
      title: { en: 'Lift 2 stops' },
      message: { en: 'x'.repeat(1000), 'zh-Hant': '停'.repeat(1000) },
      link: '/notifications/1',
      userIds: [ME, OTHER].map(api.idOf),
      ...over,
    }),
  );
const paths = () => service.received.map(({ path }) => path).sort();
const endpoints = async () =>
  (await api.db.text<{ endpoint: string }>('select endpoint from push_subscriptions order by id')).map(
    ({ endpoint }) => endpoint,
  );

describe('a notice by push message', () => {
  it('reaches every browser of a person once, encrypted and signed', async () => {
    for (const name of ['laptop', 'phone']) expect((await me.post(CALL, service.browser(name))).status).toBe(200);
    await other.post(CALL, service.browser('tablet'));
    await other.put('/preferences/language', { value: 'zh-Hant' });
    expect(await order()).toMatchObject({ mail: 2, push: 2 });
    await api.runJobs();
    expect(paths()).toEqual(['/laptop', '/phone', '/tablet']);
    for (const { headers, bytes } of service.received) {
      expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
      expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
      expect(bytes).toBeGreaterThan(100);
      expect(bytes).toBeLessThanOrEqual(4096);
    }
    await order();
    await api.runJobs();
    expect(service.received).toHaveLength(3);
  });

  it('is not sent again when its job runs again', async () => {
    await me.post(CALL, service.browser('laptop'));
    await order({ userIds: [api.idOf(ME)] });
    await api.runJobs();
    const [row] = await api.db.text<{ deliveryId: number; subscriptionId: number; status: string }>(
      'select delivery_id as "deliveryId", subscription_id as "subscriptionId", status from push_messages',
    );
    expect(row?.status).toBe('SENT');
    const { deliveryId, subscriptionId } = row as { deliveryId: number; subscriptionId: number };
    const again = jobName<{ deliveryId: number; subscriptionId: number }>('push.send');
    await api.db.transaction((tx) => enqueue(tx, again, { deliveryId, subscriptionId }));
    await api.runJobs();
    expect(service.received).toHaveLength(1);
  });

  it('that is urgent is kept for a short time, goes first and ignores choices', async () => {
    await me.post(CALL, service.browser('laptop'));
    await me.put(`/preferences/${turnedOffKey('emergency')}`, { value: ['push'] });
    expect(await order({ kind: 'emergency', urgent: true, userIds: [api.idOf(ME)] })).toMatchObject({ mail: 1, push: 1 });
    const [first] = await api.db.text<{ priority: number }>(`select priority from pgboss.job where name = 'channels.push'`);
    expect(first?.priority).toBe(10);
    await api.runJobs();
    expect(service.received[0]?.headers).toMatchObject({ ttl: '14400', urgency: 'high' });
  });

  it('does not go to a person who has turned it off', async () => {
    await me.post(CALL, service.browser('laptop'));
    await me.put(`/preferences/${turnedOffKey('notification')}`, { value: ['push'] });
    expect(await order({ userIds: [api.idOf(ME)] })).toMatchObject({ mail: 1, push: 0 });
  });

  it.each([404, 410])('ends for a browser that its push service no longer knows (%i)', async (status) => {
    await me.post(CALL, service.browser('gone'));
    await me.post(CALL, service.browser('laptop'));
    service.answers('gone', status);
    await order({ userIds: [api.idOf(ME)] });
    await api.runJobs();
    expect(await endpoints()).toEqual([expect.stringMatching(/\/laptop$/)]);
    expect(paths()).toEqual(['/gone', '/laptop']);
  });

  it('is tried again when the push service is out of order, and given up when it refuses', async () => {
    await me.post(CALL, service.browser('busy'));
    service.answers('busy', 503);
    await order({ userIds: [api.idOf(ME)] });
    await expect(api.runJobs()).rejects.toThrow('push service');
    service.answers('busy', 201);
    await api.db.text(`update pgboss.job set start_after = now() - interval '1 second' where name = 'push.send'`);
    await api.runJobs();
    expect(paths()).toEqual(['/busy', '/busy']);
    service.answers('busy', 400);
    await order({ id: 2, userIds: [api.idOf(ME)] });
    await api.runJobs();
    expect(await api.db.text('select status from push_messages order by delivery_id')).toEqual([
      { status: 'SENT' },
      { status: 'REFUSED' },
    ]);
  });

  it('does not go to a browser in which the person has signed out', async () => {
    const away = await api.asIn(ME, api.world.here.building);
    await away.post(CALL, service.browser('signed-out'));
    await api.db.query(sql`
      update sessions set revoked_date = now() where id = (select session_id from push_subscriptions where user_id = ${api.idOf(ME)})`);
    expect(await order({ userIds: [api.idOf(ME)] })).toMatchObject({ mail: 1, push: 0 });
    await api.runJobs();
    expect(service.received).toEqual([]);
  });
});

describe('a browser’s subscription', () => {
  it('is one row, and belongs to the person who subscribed in it last', async () => {
    const browser = service.browser('shared');
    for (let turn = 0; turn < 3; turn += 1) await me.post(CALL, browser);
    expect((await me.get<{ endpoints: string[] }>(CALL)).data.endpoints).toEqual([browser.endpoint]);
    await other.post(CALL, browser);
    expect((await me.get<{ endpoints: string[] }>(CALL)).data.endpoints).toEqual([]);
    await order();
    await api.runJobs();
    expect(paths()).toEqual(['/shared']);
  });

  it('ends by its own person only', async () => {
    const browser = service.browser('laptop');
    await me.post(CALL, browser);
    expect((await other.post(`${CALL}/remove`, { endpoint: browser.endpoint })).status).toBe(200);
    expect(await endpoints()).toHaveLength(1);
    await me.post(`${CALL}/remove`, { endpoint: browser.endpoint });
    expect(await endpoints()).toEqual([]);
  });

  it('needs a sign-in, and what a browser makes', async () => {
    const nobody = await api.as('nobody');
    const browser = service.browser('laptop');
    expect((await nobody.get(CALL)).status).toBe(401);
    expect((await nobody.post(CALL, browser)).status).toBe(401);
    for (const wrong of [
      { p256dh: 'short' },
      { p256dh: Buffer.alloc(65).toString('base64url') },
      { auth: 'AAAA' },
      { auth: '' },
      { endpoint: 'not an address' },
      { endpoint: 'http://intranet.example/push' },
      { endpoint: 'https://user:password@push.example/1' },
      { endpoint: 'file:///etc/passwd' },
      { more: 'x' },
    ])
      expect((await me.post(CALL, { ...browser, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
    expect(await endpoints()).toEqual([]);
  });

  it('in production is only at public addresses, by https', async () => {
    const [row] = await api.db.text<{ id: string }>(`select id from sessions where user_id = ${api.idOf(ME)} limit 1`);
    const whose = { userId: api.idOf(ME), sessionId: row?.id ?? '' };
    const at = (endpoint: string) => subscribe(api.db, whose, { ...service.browser('x'), endpoint }, true);
    for (const inward of [
      'http://127.0.0.1/x',
      'https://127.0.0.1/x',
      'https://10.0.0.8/x',
      'https://[::1]/x',
      'https://169.254.169.254/x',
    ])
      await expect(at(inward), inward).rejects.toThrow();
    await at('https://push.example/x');
    expect(await endpoints()).toEqual(['https://push.example/x']);
  });

  it('is one of at most 20; the oldest make room', async () => {
    for (let index = 0; index < 22; index += 1) await me.post(CALL, service.browser(`browser-${index}`));
    const left = await endpoints();
    expect(left).toHaveLength(20);
    expect(left[0]).toMatch(/browser-2$/);
  });
});

it('the keys of the installation are made once and stay', async () => {
  await api.db.text(`delete from settings where key = 'pushKeys'`);
  const all = await Promise.all(Array.from({ length: 4 }, () => vapidKeys(api.db)));
  expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1);
  const { data } = await me.get<{ publicKey: string; privateKey?: string }>(CALL);
  expect(data.publicKey).toBe(all[0]?.publicKey);
  expect(JSON.stringify(data)).not.toContain(all[0]?.privateKey);
});
