/** Maintenance broadcasts (002 §2, §3, §4, §8): scheduled periods that do not overlap, told to everybody. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translate } from '#i18n/server.ts';
import { areas, entityOf } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import { maintenanceNotice, noticeHtml } from '#server/areas/broadcasts/notice.ts';
import { TIMED_STATES_BY_MINUTE } from '#server/engine/time/timedStates.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { inHours as at } from '../times.ts';
import { type Api, type Client, startApi } from './harness.ts';

const PATH = '/maintenance-broadcasts';
const OVERLAP =
  'A maintenance broadcast is already scheduled for the selected period. Please select another date and time to proceed.';

interface Broadcast extends Record<string, unknown> {
  id: number;
  uuid: string;
  version: number;
}
let api: Api;
let provider: Client;
let tenant: Client;
beforeAll(async () => {
  api = await startApi();
  [provider, tenant] = await Promise.all([api.as('SUPERADMIN'), api.as('MASTER_ADMIN@here.0')]);
});
afterAll(() => api.close());

const body = (from: number, to: number) => ({
  title: { en: `From ${from}`, 'zh-Hant': '維護' },
  message: { en: 'Save <your> work.' },
  startAt: at(from),
  endAt: at(to),
});
async function make(from: number, to: number): Promise<Broadcast> {
  const answer = await provider.post<Broadcast>(PATH, body(from, to));
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const reload = async ({ uuid }: Broadcast) => (await provider.get<Broadcast>(`${PATH}/uuid/${uuid}`)).data;
const cancel = ({ uuid }: Broadcast) => provider.put<Broadcast>(`${PATH}/uuid/${uuid}/cancel`);
const told = async (by: Client) => (await by.get<{ uuid: string }[]>(`${PATH}/current`)).data.map(({ uuid }) => uuid);
/** Moves the period of a broadcast, as the clock would. */
const shift = ({ id }: Broadcast, from: number, to: number) =>
  api.db.query(sql`update maintenance_broadcasts set start_at = ${at(from)}, end_at = ${at(to)} where id = ${id}`);
const minute = async () => {
  await api.db.transaction((tx) => enqueue(tx, TIMED_STATES_BY_MINUTE, {}));
  await api.runJobs();
};

describe('a maintenance broadcast', () => {
  it('can be created with a scheduled period of dates and times, in three languages (R-0872, R-0874)', async () => {
    const made = await make(100, 102);
    expect(made).toMatchObject({ status: 'SCHEDULED', title: { en: 'From 100', 'zh-Hant': '維護' } });
    const { startAt, ...without } = body(200, 201);
    expect(await provider.post(PATH, without)).toMatchObject({ status: 422, errors: { startAt: { code: 'required' } } });
    expect(await provider.post(PATH, { ...without, startAt: startAt.slice(0, 10) })).toMatchObject({ status: 422 });
    expect(await provider.post(PATH, body(-1, 1))).toMatchObject({ status: 422, errors: { startAt: { code: 'notInPast' } } });
    expect(await provider.post(PATH, body(202, 201))).toMatchObject({ status: 422, errors: { endAt: { code: 'after' } } });
    const { status } = await tenant.post(PATH, body(300, 301));
    expect(status).toBe(403);
  });

  it('can be edited while it is scheduled, and not afterwards (R-0875)', async () => {
    const made = await make(110, 111);
    const put = (version: number) => provider.put<Broadcast>(`${PATH}/uuid/${made.uuid}`, { ...body(112, 113), version });
    const changed = await put(made.version);
    expect(changed).toMatchObject({ status: 200, data: { title: { en: 'From 112' } } });
    expect(await cancel(made)).toMatchObject({
      status: 200,
      message: translate('en', 'notices.maintenanceCancelled'),
      data: { status: 'CANCELLED', cancelledUser: { label: expect.any(String) } },
    });
    expect((await put((await reload(made)).version)).status).toBe(409);
    expect((await cancel(made)).status).toBe(409);
  });

  it('may not cover the period of another one, created, edited or fifty at once (R-0873, R-0876)', async () => {
    const [first, second] = [await make(400, 410), await make(410, 411)];
    const refused = { status: 409, code: 'maintenanceScheduled', message: OVERLAP, errors: { startAt: { message: OVERLAP } } };
    expect(await provider.post(PATH, body(409, 420))).toMatchObject(refused);
    const moved = { ...body(405, 406), version: second.version };
    expect(await provider.put(`${PATH}/uuid/${second.uuid}`, moved)).toMatchObject(refused);
    expect((await cancel(first)).status).toBe(200);
    expect(await provider.put(`${PATH}/uuid/${second.uuid}`, moved)).toMatchObject({ status: 200 });
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => provider.post(PATH, body(500 + index / 100, 501))));
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });

  it('has a list, a new page, an edit page and a page of its own (R-0877)', () => {
    const pages = pagesOf(manifestOf(areas));
    const shown = ['', '/new', '/edit/7f0c', '/7f0c'].map((tail) => pageAt(pages, `/management/maintenance-mode${tail}`));
    expect(shown.map((page) => [page?.entity, page?.view])).toEqual(
      ['list', 'create', 'edit', 'show'].map((page) => ['maintenance-broadcasts', page]),
    );
    expect(entityOf('maintenance-broadcasts').api.key).toBe('uuid');
  });

  it('begins and ends by the minute', async () => {
    const made = await make(600, 601);
    await shift(made, -0.5, 0.5);
    await minute();
    expect((await reload(made)).status).toBe('ONGOING');
    await shift(made, -2, -1);
    await minute();
    expect((await reload(made)).status).toBe('ENDED');
    const history = await provider.get<{ items: { action: string }[] }>(`${PATH}/uuid/${made.uuid}/history`);
    expect(history.data.items.map(({ action }) => action)).toEqual(['end', 'begin', 'create']);
  });
});

describe('what people are told', () => {
  it('is what goes on or begins within a day, to everybody who is signed in', async () => {
    const made = await make(25, 26);
    expect(await told(tenant)).toEqual([]);
    await shift(made, 23, 26);
    expect(await told(tenant)).toEqual([made.uuid]);
    await shift(made, -1, 1);
    expect(await told(tenant)).toEqual([made.uuid]);
    expect((await (await api.as('nobody')).get(`${PATH}/current`)).status).toBe(401);
    const { data } = await tenant.get<object[]>(`${PATH}/current`);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(['endAt', 'message', 'startAt', 'title', 'uuid']);
    expect((await tenant.get<{ maintenance: object[] }>('/portal-settings')).data.maintenance).toEqual(data);
    expect((await tenant.get(PATH)).status).toBe(403);
    await cancel(made);
    expect(await told(tenant)).toEqual([]);
  });

  it('is written into the page of signing in, as text in every language', async () => {
    const notice = () => maintenanceNotice(api.db)('n0nce');
    expect(await notice()).toBe('');
    const made = await make(1, 2);
    const html = await notice();
    expect(html).toContain('<style nonce="n0nce">');
    expect(html).toContain('<p lang="en"><strong>From 1</strong>');
    expect(html).toContain('<p lang="zh-Hant"><strong>維護</strong>');
    expect(html).toContain('Save &lt;your&gt; work.');
    await cancel(made);
  });

  it('says when, on the clock of the building', () => {
    const words = { en: 'Update' };
    const one = { uuid: '', title: words, message: words, startAt: '2027-03-04T12:00:00Z', endAt: '2027-03-04T14:30:00Z' };
    const html = (now: string) => noticeHtml([one], 'Asia/Singapore', 'n', Date.parse(now));
    expect(html('2027-03-04T11:00:00Z')).toContain('From 04 Mar 2027 20:00 to 04 Mar 2027 22:30 (Asia/Singapore).');
    expect(html('2027-03-04T12:30:00Z')).toContain('Until 04 Mar 2027 22:30 (Asia/Singapore).');
    expect(noticeHtml([], 'UTC', 'n')).toBe('');
  });
});
