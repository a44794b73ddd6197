/** The bell: a person sees what was sent to them where they work, and their open portals hear of it at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnedOffKey } from '#schemas/kernel/notices/channels.ts';
import type { OwnNotices } from '#schemas/kernel/notices/ownNotice.ts';
import { deliver, type Notice } from '#server/channels/deliver.ts';
import { noticeWasRead, ownNotices } from '#server/channels/portal/ownNotices.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { listen, openLive } from './liveClient.ts';

let api: Api;
let me: Client;
let other: Client;
const ME = 'LANDLORD_ADMIN@here';
const OTHER = 'STAFF@here.0';
const CALL = '/occupant/notices';
beforeAll(async () => {
  api = await startApi();
  me = await api.as(ME);
  other = await api.as(OTHER);
});
beforeEach(() => api.db.text('delete from deliveries; delete from user_preferences; delete from pgboss.job'));
afterAll(() => api.close());

const order = (over: Partial<Notice> = {}) =>
  api.db.transaction((tx) =>
    deliver(tx, {
      kind: 'notification',
      id: 1,
      title: { en: 'Lift 2 stops', 'zh-Hant': '二號升降機停用' },
      message: { en: 'From 1 to 3 pm.' },
      userIds: [ME, OTHER].map(api.idOf),
      ...over,
    }),
  );
const read = async (who = me, limit?: number) => (await who.get<OwnNotices>(`${CALL}${limit ? `?limit=${limit}` : ''}`)).data;

describe('a person’s notices', () => {
  it('are their own, the newest first, with the number of those unread', async () => {
    await order();
    await order({ id: 2, title: { en: 'Fire drill' }, link: '/welcome', kind: 'event', userIds: [api.idOf(ME)] });
    expect(await read()).toEqual({
      unread: 2,
      items: [
        {
          id: expect.any(Number),
          kind: 'event',
          title: { en: 'Fire drill' },
          message: { en: 'From 1 to 3 pm.' },
          link: '/welcome',
          urgent: false,
          read: false,
          createdDate: expect.any(String),
        },
        expect.objectContaining({ title: { en: 'Lift 2 stops', 'zh-Hant': '二號升降機停用' }, link: null }),
      ],
    });
    expect((await read(other)).items).toHaveLength(1);
    expect((await read(await api.as('CONCIERGE@here'))).items).toEqual([]);
    expect((await (await api.as('nobody')).get(CALL)).status).toBe(401);
  });

  it('are shown once, though they were ordered several times, and whatever was turned off', async () => {
    await me.put(`/preferences/${turnedOffKey('notification')}`, { value: ['portal', 'mail', 'push'] });
    expect(await order()).toEqual({ portal: 2, mail: 1, push: 0 });
    expect(await order()).toEqual({ portal: 0, mail: 0, push: 0 });
    expect((await read()).items).toHaveLength(1);
  });

  it('become read one by one, or all; again changes nothing, and nobody reads for somebody else', async () => {
    for (const id of [1, 2, 3]) await order({ id });
    const [newest] = (await read()).items;
    expect((await me.put(`${CALL}/${newest?.id}/read`)).status).toBe(200);
    expect((await me.put(`${CALL}/${newest?.id}/read`)).status).toBe(200);
    expect((await read()).unread).toBe(2);
    expect((await read()).items.map((one) => one.read)).toEqual([true, false, false]);
    expect((await read(other)).unread).toBe(3);
    await me.put(`${CALL}/read`);
    expect((await read()).unread).toBe(0);
    expect((await read(other)).unread).toBe(3);
    expect((await me.put(`${CALL}/x/read`)).status).toBe(404);
  });

  it('become read when their record was read elsewhere', async () => {
    await order();
    await api.db.transaction((tx) => noticeWasRead(tx, 'notification', api.idOf(ME), 1));
    expect((await read()).unread).toBe(0);
    expect((await read(other)).unread).toBe(1);
  });

  it('are those of the building in which the person works, and of none', async () => {
    await order({ buildingId: api.world.here.building });
    await order({ id: 2, buildingId: api.world.there.building });
    await order({ id: 3 });
    expect((await read()).unread).toBe(2);
    await me.put(`${CALL}/read`);
    const left = await api.db.text<{ key: string }>(
      `select n.key from deliveries n join delivery_recipients r on r.delivery_id = n.id where r.user_id = ${api.idOf(ME)} and r.status = 'UNREAD'`,
    );
    expect(left).toEqual([{ key: '2' }]);
  });

  it('are only those of its building in a session that an identity provider opened', async () => {
    await order({ buildingId: api.world.here.building });
    await order({ id: 2, buildingId: api.world.there.building });
    await order({ id: 3 });
    const limited = { ...(await me.session()), providerBuildingId: api.world.here.building };
    expect(await ownNotices(api.db, limited, 10)).toMatchObject({ unread: 1, items: [{ title: { en: 'Lift 2 stops' } }] });
  });

  it('are at most as many as the call asks for', async () => {
    for (let id = 1; id <= 12; id += 1) await order({ id });
    expect((await read()).items).toHaveLength(10);
    expect((await read()).unread).toBe(12);
    expect((await read(me, 100)).items).toHaveLength(12);
    for (const bad of ['limit=0', 'limit=1000', 'limit=-1', 'limit=x', 'page=2'])
      expect((await me.get(`${CALL}?${bad}`)).status, bad).toBe(400);
  });
});

it('the person’s open portals hear of a new notice and of one that was read, and nobody else’s', async () => {
  const origin = await listen(api.app);
  const mine = await openLive(origin, me.authorization);
  const foreign = await openLive(origin, (await api.as('CONCIERGE@here')).authorization);
  await Promise.all([mine, foreign].map((one) => one.until(({ event }) => event === 'open')));
  const heard = () => mine.events.filter(({ event }) => event === 'notice').length;
  await order();
  await mine.until(({ event }) => event === 'notice');
  expect(heard()).toBe(1);
  await order();
  await me.put(`${CALL}/read`);
  await mine.until(() => heard() === 2);
  expect(heard()).toBe(2);
  expect(foreign.events.filter(({ event }) => event === 'notice')).toEqual([]);
  for (const one of [mine, foreign]) one.close();
});

it('a notification that is read in the bell has its receipt, and one that is read by its own call is read in the bell', async () => {
  const send = async () => {
    const body = { title: { en: 'Lift 3' }, message: { en: 'It runs again.' }, viewableBy: 'ALL' };
    const { data } = await me.post<{ uuid: string }>('/notifications', body);
    expect((await me.put(`/notifications/uuid/${data.uuid}/send`)).status).toBe(200);
    await api.runJobs();
    return data.uuid;
  };
  const receipt = async (uuid: string) =>
    (await other.get<{ readDate: string | null }>(`/occupant/notifications/uuid/${uuid}`)).data.readDate;
  const first = await send();
  const [told] = (await read(other)).items;
  expect(told).toMatchObject({ kind: 'notification', title: { en: 'Lift 3' }, read: false });
  expect(await receipt(first)).toBeNull();
  await other.put(`${CALL}/${told?.id}/read`);
  expect(await receipt(first)).toEqual(expect.any(String));

  const second = await send();
  expect((await read(other)).unread).toBe(1);
  await other.put(`/occupant/notifications/uuid/${second}/read`);
  expect((await read(other)).unread).toBe(0);
  await send();
  await other.put('/occupant/notifications/read');
  expect((await read(other)).unread).toBe(0);
  expect((await read()).unread).toBe(3);
});
