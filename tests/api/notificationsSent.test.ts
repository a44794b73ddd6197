/** Notifications on their way (002 §2, §7): once to each person, at once or at a set time, paused, stopped, read. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { turnedOffKey } from '#schemas/kernel/notices/channels.ts';
import { BATCH, SEND, takeTurn } from '#server/areas/broadcasts/notifications/sending.ts';
import { TIMED_STATES_BY_MINUTE } from '#server/engine/time/timedStates.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { expectWordsInHistory } from './historyWords.ts';

const PATH = '/notifications';
const MINE = '/occupant/notifications';
const EXTRA = BATCH + 20;

interface Told extends Record<string, unknown> {
  id: number;
  uuid: string;
  version: number;
  status: string;
  recipientCount: number;
  sentCount: number;
}
interface Received {
  uuid: string;
  title: { en: string };
  sentDate: string;
  readDate: string | null;
}
let api: Api;
let building: Client;
let person: Client;
let neighbour: Client;
let stranger: Client;
beforeAll(async () => {
  api = await startApi();
  [building, person, neighbour, stranger] = await Promise.all([
    api.as('LANDLORD_ADMIN@here'),
    api.as('STAFF@here.0'),
    api.as('STAFF@here.1'),
    api.as('STAFF@there.0'),
  ]);
});
afterAll(() => api.close());

async function draft(over: object = {}): Promise<Told> {
  const body = { title: { en: 'Lift 3' }, message: { en: 'It runs again.' }, viewableBy: 'ALL', ...over };
  const answer = await building.post<Told>(PATH, body);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const company = (index: number) => ({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [api.world.here.tenants[index]] });
const act = ({ uuid }: Told, what: string) => building.put<Told>(`${PATH}/uuid/${uuid}/${what}`);
const reload = async ({ uuid }: Told) => (await building.get<Told>(`${PATH}/uuid/${uuid}`)).data;
async function sent(over: object = {}): Promise<Told> {
  const told = await draft(over);
  expect((await act(told, 'send')).status).toBe(200);
  await api.runJobs();
  return reload(told);
}
const received = async (client: Client, query = '') =>
  (await client.get<Paged<Received> & { unread: number }>(`${MINE}${query}`)).data;
const turn = (told: Told, batch: number) => api.db.transaction((tx) => takeTurn(tx, api.product.model, { id: told.id, batch }));
const rowsOf = (told: Told) =>
  api.db.query<{ people: number; rows: number; sent: number }>(
    sql`select count(distinct user_id)::int as people, count(*)::int as rows, count(sent_date)::int as sent
      from notification_recipients where notification_id = ${told.id}`,
  );
const peopleOf = async (over: object) => (await building.post<{ people: number }>(`${PATH}/audience-count`, over)).data.people;

/** A company with more people than go into one batch; they want no mail. */
async function crowd(): Promise<number> {
  const [made] = await api.db.query<{ id: number }>(
    sql`insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id)
      values ('TENANT', 'CROWD', 'Crowd', 'Crowd', 'Asia/Singapore', 'SGD', ${api.world.here.building}) returning id`,
  );
  await api.db.query(sql`
    with made as (insert into users (full_name, username, status, account_registered)
      select 'Person ' || i, 'crowd-' || i || '@atrium.example', 'ACTIVE', true from generate_series(1, ${EXTRA}::int) i returning id)
    , silent as (insert into user_preferences (user_id, key, value)
      select id, ${turnedOffKey('notification')}::text, '["mail"]'::jsonb from made)
    insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
    select id, ${made?.id}, ${api.world.here.building}, 'STAFF', true from made`);
  return made?.id as number;
}

describe('a notification that is sent', () => {
  it('reaches everybody in the audience once, and nobody else', async () => {
    const audience = company(0);
    const people = await peopleOf(audience);
    const told = await sent(audience);
    expect(told).toMatchObject({ status: 'SENT', recipientCount: people, sentCount: people, scheduledUser: expect.anything() });
    expect(await rowsOf(told)).toEqual([{ people, rows: people, sent: people }]);
    expect((await received(person)).items[0]).toMatchObject({ uuid: told.uuid, readDate: null });
    for (const other of [neighbour, stranger])
      expect((await received(other)).items.map(({ uuid }) => uuid)).not.toContain(told.uuid);
    expect((await act(told, 'send')).status).toBe(409);
  });

  it('is sent once to each however often it is released and its turns are taken at the same time', async () => {
    const told = await draft();
    const released = await Promise.all(Array.from({ length: 8 }, () => act(told, 'send')));
    expect(released.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    for (const batch of [0, 1]) {
      const taken = await Promise.all(Array.from({ length: 6 }, () => turn(told, batch)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
    await api.runJobs();
    const people = await peopleOf({ viewableBy: 'ALL' });
    expect(await rowsOf(told)).toEqual([{ people, rows: people, sent: people }]);
    expect(await reload(told)).toMatchObject({ status: 'SENT', sentCount: people });
    const mails = await api.db.query<{ most: number }>(
      sql`select max(n)::int as most from (select count(*) as n from delivery_recipients d join deliveries o on o.id = d.delivery_id
        where o.key = ${told.uuid} group by d.user_id, d.channel) c`,
    );
    expect(mails).toEqual([{ most: 1 }]);
  });

  it('goes in batches, and can be paused, sent on and stopped between them', async () => {
    const tenant = await crowd();
    const told = await draft({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [tenant] });
    await act(told, 'send');
    await turn(told, 0);
    expect(await reload(told)).toMatchObject({ status: 'SENDING', recipientCount: EXTRA, sentCount: 0 });
    await turn(told, 1);
    expect(await reload(told)).toMatchObject({ status: 'SENDING', sentCount: BATCH });
    expect((await act(told, 'pause')).data.status).toBe('PAUSED');
    expect(await turn(told, 2)).toBe(false);
    await api.runJobs();
    expect(await reload(told)).toMatchObject({ status: 'PAUSED', sentCount: BATCH });
    expect((await act(told, 'resume')).data.status).toBe('SENDING');
    await api.runJobs();
    expect(await reload(told)).toMatchObject({ status: 'SENT', sentCount: EXTRA });

    const stopped = await draft({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [tenant] });
    await act(stopped, 'send');
    await turn(stopped, 0);
    await turn(stopped, 1);
    expect((await act(stopped, 'stop')).data.status).toBe('STOPPED');
    await api.runJobs();
    expect(await rowsOf(stopped)).toEqual([{ people: EXTRA, rows: EXTRA, sent: BATCH }]);
    expect((await act(stopped, 'resume')).status).toBe(409);
  });

  it('loses nothing and repeats nothing when a turn breaks off', async () => {
    const told = await draft(company(0));
    await act(told, 'send');
    await turn(told, 0);
    const broken = api.db.transaction(async (tx) => {
      await takeTurn(tx, api.product.model, { id: told.id, batch: 1 });
      throw new Error('the process dies');
    });
    await expect(broken).rejects.toThrow('the process dies');
    expect(await reload(told)).toMatchObject({ status: 'SENDING', sentCount: 0 });
    await api.db.transaction((tx) => enqueue(tx, SEND, { id: told.id, batch: 1 }));
    await api.runJobs();
    const people = await peopleOf(company(0));
    expect(await reload(told)).toMatchObject({ status: 'SENT', sentCount: people });
    expect(await rowsOf(told)).toEqual([{ people, rows: people, sent: people }]);
  });

  it('begins at its minute, after which it cannot be taken back', async () => {
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const told = await draft({ sendAt });
    // Until then it says how many it is expected to reach.
    const people = await peopleOf({ viewableBy: 'ALL' });
    expect((await act(told, 'send')).data).toMatchObject({ status: 'SCHEDULED', recipientCount: people, sentCount: 0 });
    const minute = async () => {
      await api.db.transaction((tx) => enqueue(tx, TIMED_STATES_BY_MINUTE, {}));
      await api.runJobs();
    };
    await minute();
    expect((await reload(told)).status).toBe('SCHEDULED');
    expect((await act(told, 'withdraw')).data).toMatchObject({ status: 'DRAFT', recipientCount: 0 });
    expect((await act(told, 'send')).data.status).toBe('SCHEDULED');
    await api.db.query(sql`update notifications set send_at = now() - interval '1 minute' where id = ${told.id}`);
    await minute();
    expect((await reload(told)).status).toBe('SENT');
    expect((await act(told, 'withdraw')).status).toBe(409);
    const history = await building.get<{ items: { action: string }[] }>(`${PATH}/uuid/${told.uuid}/history`);
    expect(history.data.items.map(({ action }) => action).slice(0, 3)).toEqual(['finish', 'begin', 'send']);
  });

  it('is tried on oneself without a recipient or a receipt', async () => {
    const told = await draft();
    expect((await act(told, 'test')).status).toBe(200);
    expect(await rowsOf(told)).toEqual([{ people: 0, rows: 0, sent: 0 }]);
    const [ordered] = await api.db.query<{ people: number[]; building: number }>(
      sql`select array_agg(distinct d.user_id) as people, min(o.building_id)::int as building from delivery_recipients d join deliveries o on o.id = d.delivery_id
        where starts_with(o.key, ${`${told.uuid}.`})`,
    );
    // On the letterhead of the building, as it will reach the others.
    expect(ordered).toEqual({ people: [(await building.session()).userId], building: api.world.here.building });
    expect((await reload(told)).status).toBe('DRAFT');
  });

  it('goes to those who belong to the audience when it begins', async () => {
    const told = await draft(company(0));
    await act(told, 'send');
    await turn(told, 0);
    const before = await rowsOf(told);
    await api.db.query(sql`
      with made as (insert into users (full_name, username, status, account_registered)
        values ('Late', 'late@atrium.example', 'ACTIVE', true) returning id)
      insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      select id, ${api.world.here.tenants[0]}, ${api.world.here.building}, 'STAFF', true from made`);
    await api.runJobs();
    const [after] = await rowsOf(told);
    expect(after?.rows).toBe(before[0]?.rows);
  });
});

describe('what a person has received', () => {
  it('is listed the newest first, with what is unread, page by page', async () => {
    const [older, newer] = [await sent(company(1)), await sent(company(1))];
    const mine = await received(neighbour);
    expect(mine.items.slice(0, 2).map(({ uuid }) => uuid)).toEqual([newer.uuid, older.uuid]);
    expect(Object.keys(mine.items[0] ?? {}).sort()).toEqual(['link', 'message', 'readDate', 'sentDate', 'title', 'uuid']);
    const second = await received(neighbour, '?page=2&limit=1');
    expect(second).toMatchObject({ total: mine.total, unread: mine.unread, items: [{ uuid: older.uuid }] });
    expect((await neighbour.get(`${MINE}?status=DRAFT`)).status).toBe(400);
  });

  it('is marked as read once, one or all of it, by its recipient alone', async () => {
    const told = await sent(company(0));
    const { unread } = await received(person);
    for (const other of [neighbour, stranger, building])
      expect((await other.put(`${MINE}/uuid/${told.uuid}/read`, {})).status).toBe(404);
    expect(await person.put(`${MINE}/uuid/${told.uuid}/read`, {})).toMatchObject({ status: 200, data: { marked: 1 } });
    const first = (await person.get<Received>(`${MINE}/uuid/${told.uuid}`)).data.readDate;
    expect(first).not.toBeNull();
    expect(await person.put(`${MINE}/uuid/${told.uuid}/read`, {})).toMatchObject({ status: 200, data: { marked: 0 } });
    expect((await person.get<Received>(`${MINE}/uuid/${told.uuid}`)).data.readDate).toBe(first);
    expect((await received(person)).unread).toBe(unread - 1);
    expect((await person.put(`${MINE}/read`, {})).data).toEqual({ marked: unread - 1 });
    expect((await received(person)).unread).toBe(0);
    expect((await person.put(`${MINE}/read`, {})).data).toEqual({ marked: 0 });
    expect((await person.put(`${MINE}/uuid/${told.uuid}/read`, { userId: 1 })).status).toBe(422);
  });

  it('shows to the building who has read it, found by name', async () => {
    const told = await sent(company(0));
    await person.put(`${MINE}/uuid/${told.uuid}/read`, {});
    const about = `?notificationId=${told.id}`;
    const counts = await building.get<Record<string, number>>(`/notification-recipients/status-count${about}`);
    expect(counts.data).toEqual({ ALL: told.recipientCount, READ: 1, UNREAD: told.recipientCount - 1 });
    const read = await building.get<Paged<{ user: { label: string } }>>(`/notification-recipients${about}&tab=READ`);
    const { fullName } = await person.session();
    expect(read.data.items.map(({ user }) => user.label)).toEqual([fullName]);
    const named = await building.get<Paged<object>>(
      `/notification-recipients${about}&wildcardSearch=${encodeURIComponent(fullName)}`,
    );
    expect(named.data.total).toBeGreaterThan(0);
    expect((await person.get(`/notification-recipients${about}`)).status).toBe(403);
    expect((await building.get(`/notification-recipients/email-record${about}`)).status).toBe(202);
  });
});

it('leaves a history in words', () => expectWordsInHistory(api.database.db, ['finish', 'stop']));
