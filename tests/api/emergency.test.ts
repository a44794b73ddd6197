/** Emergency broadcasts and presets (002 §2, §3, §4, §7, §8, §9): one at a time, told to everybody, answered once. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { translate } from '#i18n/server.ts';
import { areas, entityOf } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import { EMERGENCY_BEGIN } from '#server/areas/broadcasts/emergency/beginDue.ts';
import { emergencyLink } from '#server/areas/broadcasts/emergency/link.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { expectWordsInHistory } from './historyWords.ts';
import { type LiveEvent, listen, openLive } from './liveClient.ts';

interface Row extends Record<string, unknown> {
  id: number;
  uuid: string;
  version: number;
}
interface Page {
  items: Row[];
  total: number;
}
const ONGOING = translate('en', 'errors.emergencyOngoing');
let api: Api;
let admin: Client;
let tenant: Client;
let base: string;
const path = (tail = '') => `${base}/emergency-broadcasts${tail}`;
const presets = (tail = '') => `${base}/emergency-broadcast-templates${tail}`;

beforeAll(async () => {
  api = await startApi();
  [admin, tenant] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('MASTER_ADMIN@here.0')]);
  base = `/office-centres/${api.world.here.building}`;
});
afterEach(() => api.db.query(sql`update emergency_broadcasts set status = 'PAST' where status = 'ONGOING'`));
afterAll(() => api.close());

const body = (more: object = {}) => ({
  title: { en: 'Fire', 'zh-Hant': '火警' },
  message: { en: 'Leave <now>.' },
  recipientType: 'ALL',
  ...more,
});
async function made(to: string, given: object): Promise<Row> {
  const answer = await admin.post<Row>(to, given);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const make = (more: object = {}) => made(path(), body(more));
const makePreset = (more: object = {}) => made(presets(), { ...body(), name: `Preset ${Math.random()}`, ...more });
const act = ({ id }: Row, action: string, by = admin) => by.put<Row>(path(`/${id}/${action}`));
const reload = async ({ id }: Row) => (await admin.get<Row>(path(`/${id}`))).data;
const told = async (by: Client) => (await by.get<Row[]>('/occupant/emergency-broadcasts/current')).data;
const answer = ({ uuid }: Row, reply: string, by: Client) =>
  by.put<Row>(`/occupant/emergency-broadcasts/uuid/${uuid}/reply`, { reply });
const details = async ({ id }: Row, more = '') =>
  (await admin.get<Page>(`${base}/emergency-broadcast-tenant-details?emergencyBroadcastId=${id}${more}`)).data;
const peopleHere = async (condition = sql.raw('true')) => {
  const [row] = await api.db.query<{ total: number }>(sql`
    select count(distinct m.user_id)::int as total from user_roles m join office_centres c on c.id = m.office_centre_id
    where m.building_id = ${api.world.here.building} and m.active and ${condition}`);
  return row?.total;
};

describe('an emergency broadcast', () => {
  it('has pages, tabs that open on Upcoming, and a tab for each status (R-0878, R-0879, R-0880, R-0891)', async () => {
    const pages = pagesOf(manifestOf(areas));
    const shown = ['', '/7', '/presets/7'].map((tail) => pageAt(pages, `/emergency-broadcasts${tail}`));
    expect(shown.map((page) => [page?.entity, page?.view])).toEqual([
      ['emergency-broadcasts', 'list'],
      ['emergency-broadcasts', 'show'],
      ['emergency-broadcast-templates', 'show'],
    ]);
    const { list } = entityOf('emergency-broadcasts');
    expect(list.opensOn).toBe('UPCOMING');
    expect(list.tabs?.map(({ code, where }) => [translate('en', `resources.emergency-broadcasts.tabs.${code}`), where])).toEqual(
      ['Upcoming', 'Ongoing', 'Past', 'Cancelled'].map((name) => [name, { status: name.toUpperCase() }]),
    );
  });

  it('is created, edited while it is upcoming, and cancelled (R-0882, R-0883, R-0895)', async () => {
    const one = await make();
    expect(one).toMatchObject({ status: 'UPCOMING', title: { en: 'Fire', 'zh-Hant': '火警' }, addressedCount: 0 });
    expect(one.referenceNo).toMatch(/^EB-\d{4}-00\d+$/);
    const put = async (title: string) =>
      admin.put<Row>(path(`/${one.id}`), { ...body({ title: { en: title } }), version: (await reload(one)).version });
    expect(await put('Flood')).toMatchObject({ status: 200, data: { title: { en: 'Flood' } } });
    const counts = async () => (await admin.get<Record<string, number>>(path('/status-count'))).data;
    const { CANCELLED = 0 } = await counts();
    expect(await act(one, 'cancel')).toMatchObject({
      status: 200,
      message: translate('en', 'notices.emergencyCancelled'),
      data: { status: 'CANCELLED', cancelledUser: { label: expect.any(String) } },
    });
    expect((await counts()).CANCELLED).toBe(CANCELLED + 1);
    expect((await put('Late')).status).toBe(409);
    expect((await act(one, 'broadcast')).status).toBe(409);
    const past = await admin.post(path(), body({ startAt: '2020-01-01T00:00:00Z' }));
    expect(past).toMatchObject({ status: 422, errors: { startAt: { code: 'notInPast' } } });
  });

  it('is broadcast now and stopped; what is told does not change while it goes on (R-0881, R-0884)', async () => {
    const one = await make();
    expect((await act(one, 'stop-broadcast')).status).toBe(409);
    expect(await act(one, 'broadcast')).toMatchObject({
      status: 200,
      data: { status: 'ONGOING', broadcastUser: { label: expect.any(String) }, addressedCount: await peopleHere() },
    });
    const { version } = await reload(one);
    expect((await admin.put(path(`/${one.id}`), { ...body(), version })).status).toBe(409);
    expect((await act(one, 'cancel')).status).toBe(409);
    expect(await act(one, 'stop-broadcast')).toMatchObject({ status: 200, data: { status: 'PAST' } });
    expect((await act(one, 'stop-broadcast')).status).toBe(409);
  });

  it('goes on alone in its building, fifty at once or not (R-0885)', async () => {
    const check = async () => (await admin.get<Record<string, unknown>>(path('/check-ongoing'))).data;
    expect(await check()).toEqual({ ongoing: false, emergencyBroadcastId: null });
    const all = await Promise.all(Array.from({ length: 50 }, () => make()));
    const answers = await Promise.all(all.map((one) => act(one, 'broadcast')));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(49);
    for (const one of refused) expect(one).toMatchObject({ status: 409, code: 'emergencyOngoing', message: ONGOING });
    const winner = answers.find(({ status }) => status === 200)?.data as Row;
    expect(await check()).toEqual({ ongoing: true, emergencyBroadcastId: winner.id });
    const [rows] = await api.db.query<{ total: number; broadcasts: number }>(sql`
      select count(*)::int as total, count(distinct emergency_broadcast_id)::int as broadcasts from emergency_broadcast_recipients
      where emergency_broadcast_id = any(${`{${all.map(({ id }) => id).join(',')}}`}::bigint[])`);
    expect(rows).toEqual({ total: await peopleHere(), broadcasts: 1 });
    const elsewhere = await api.as('LANDLORD_ADMIN@there');
    const there = `/office-centres/${api.world.there.building}/emergency-broadcasts`;
    const other = await elsewhere.post<Row>(there, body());
    expect((await elsewhere.put(`${there}/${other.data.id}/broadcast`)).status).toBe(200);
  });

  it('begins at its time, once, after the one before it has been stopped', async () => {
    const minute = async () => {
      await api.db.transaction((tx) => enqueue(tx, EMERGENCY_BEGIN, {}));
      await api.runJobs();
    };
    const [first, second] = [await make(), await make({ startAt: new Date(Date.now() + 3_600_000).toISOString() })];
    await act(first, 'broadcast');
    await api.db.query(sql`update emergency_broadcasts set start_at = now() - interval '1 minute' where id = ${second.id}`);
    await minute();
    expect((await reload(second)).status).toBe('UPCOMING');
    await act(first, 'stop-broadcast');
    await minute();
    await minute();
    expect(await reload(second)).toMatchObject({ status: 'ONGOING', addressedCount: await peopleHere(), broadcastUserId: null });
    const history = await admin.get<{ items: { action: string }[] }>(path(`/${second.id}/history`));
    expect(history.data.items.map(({ action }) => action)).toEqual(['broadcast', 'create']);
  });

  it('belongs to its building: no other building and no company reads or begins it', async () => {
    const one = await make();
    for (const by of [tenant, await api.as('LANDLORD_ADMIN@there')]) {
      expect([403, 404]).toContain((await by.get(path(`/${one.id}`))).status);
      expect([403, 404]).toContain((await act(one, 'broadcast', by)).status);
    }
    const reader = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    expect((await reader.get(path(`/${one.id}`))).status).toBe(200);
    expect((await act(one, 'broadcast', reader)).status).toBe(403);
    expect((await reload(one)).status).toBe('UPCOMING');
  });
});

describe('its recipients', () => {
  it('are of a type, for some types of chosen companies (R-0894, R-0896)', async () => {
    const types = (await admin.get<{ code: string }[]>(path('/recipient-type'))).data.map(({ code }) => code);
    expect(types).toEqual(['ALL', 'TENANT', 'EMERGENCY_CONTACT', 'BUILDING_STAFF']);
    const [company, closed] = api.world.here.tenants;
    const refused = await admin.post(path(), body({ recipientType: 'TENANT' }));
    expect(refused).toMatchObject({ status: 422, errors: { selectedTenantIds: { code: 'viewableBy.company' } } });
    const far = await admin.post(path(), body({ recipientType: 'TENANT', selectedTenantIds: [api.world.there.tenants[0]] }));
    expect(far.status).toBe(422);
    await api.db.query(sql`update office_centres set active = false where id = ${closed}`);
    const offered = (await admin.get<{ value: number }[]>(`${base}/tenants/drop-down`)).data.map(({ value }) => value);
    expect(offered).toContain(company);
    expect(offered).not.toContain(closed);
    await api.db.query(sql`update office_centres set active = true where id = ${closed}`);
  });

  it.each([
    ['TENANT', true, (id: number) => sql`c.id = ${id}`],
    ['EMERGENCY_CONTACT', false, () => sql`c.id <> m.building_id and m.role_code in ('MASTER_ADMIN', 'SUB_ADMIN')`],
    ['BUILDING_STAFF', false, () => sql.raw('c.id = m.building_id')],
  ])('of the type %s are those people alone', async (recipientType, chosen, condition) => {
    const [company] = api.world.here.tenants;
    const one = await make({ recipientType, ...(chosen ? { selectedTenantIds: [company] } : {}) });
    expect((await act(one, 'broadcast')).data.addressedCount).toBe(await peopleHere(condition(company)));
    const isTold = async (name: string) => (await told(await api.as(name))).length === 1;
    expect([await isTold('MASTER_ADMIN@here.0'), await isTold('MASTER_ADMIN@here.1'), await isTold('CONCIERGE@here')]).toEqual([
      recipientType !== 'BUILDING_STAFF',
      recipientType === 'EMERGENCY_CONTACT',
      recipientType === 'BUILDING_STAFF',
    ]);
    expect(await isTold('MASTER_ADMIN@there.0')).toBe(false);
  });

  it('are somebody: a broadcast that nobody would hear is refused and stays as it was', async () => {
    const [company] = api.world.here.tenants;
    const one = await make({ recipientType: 'TENANT', selectedTenantIds: [company] });
    await api.db.query(sql`update emergency_broadcasts set selected_tenant_ids = '{}' where id = ${one.id}`);
    expect(await act(one, 'broadcast')).toMatchObject({ status: 409, code: 'nobodyAddressed' });
    expect((await reload(one)).status).toBe('UPCOMING');
  });
});

describe('what people answer', () => {
  it('is that they are safe or need help; the last answer counts, and a repeated one once', async () => {
    const one = await make();
    expect(await told(tenant)).toEqual([]);
    expect((await answer(one, 'SAFE', tenant)).status).toBe(404);
    await act(one, 'broadcast');
    const [shown] = await told(tenant);
    expect(shown).toEqual({
      id: one.id,
      uuid: one.uuid,
      title: one.title,
      message: one.message,
      broadcastDate: expect.any(String),
      reply: 'NONE',
    });
    await Promise.all(Array.from({ length: 10 }, () => answer(one, 'NEEDS_HELP', tenant)));
    expect(await reload(one)).toMatchObject({ safeCount: 0, helpCount: 1 });
    expect(await answer(one, 'SAFE', tenant)).toMatchObject({ status: 200, data: { reply: 'SAFE' } });
    expect(await told(tenant)).toMatchObject([{ reply: 'SAFE' }]);
    const total = (await peopleHere()) ?? 0;
    expect(await reload(one)).toMatchObject({ safeCount: 1, helpCount: 0, silentCount: total - 1 });
    expect(await answer(one, 'NONE', tenant)).toMatchObject({ status: 422 });
    expect((await answer(one, 'SAFE', await api.as('MASTER_ADMIN@there.0'))).status).toBe(404);
    expect((await answer(one, 'SAFE', await api.as('nobody'))).status).toBe(401);
    await act(one, 'stop-broadcast');
    expect(await told(tenant)).toEqual([]);
    expect((await answer(one, 'NEEDS_HELP', tenant)).status).toBe(404);
    expect(await reload(one)).toMatchObject({ safeCount: 1, helpCount: 0 });
  });

  it('is counted by company, the first page of ten by id descending (R-0307, R-0308, R-0309, R-0892, R-0893, R-0895)', async () => {
    const one = await make();
    await act(one, 'broadcast');
    await answer(one, 'NEEDS_HELP', tenant);
    const { items, total } = await details(one);
    const { building, tenants } = api.world.here;
    expect(total).toBe(3);
    expect(items.map(({ tenantId }) => tenantId).sort()).toEqual([building, ...tenants].sort());
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).sort((a, b) => b - a));
    const explicit = await details(one, '&page=1&limit=10&sortProperties=id&sortDirection=DESC');
    expect(explicit.items).toEqual(items);
    // Nine companies more than fit on one page: nobody works there, but each has its row.
    await api.db.query(sql`
      with more as (
        insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id)
        select 'TENANT', 'EB-' || n, 'Company ' || n, 'Marina One', 'Asia/Singapore', 'SGD', ${building}::bigint
        from generate_series(1, 9) n returning id)
      insert into emergency_broadcast_tenants (office_centre_id, emergency_broadcast_id, tenant_id)
      select ${building}::bigint, ${one.id}::bigint, id from more`);
    const first = await details(one);
    expect([first.items.length, first.total]).toEqual([10, 12]);
    expect(first.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id).sort((a, b) => b - a));
    expect((await details(one, '&page=2')).items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id));
    const [mine] = items.filter(({ tenantId }) => tenantId === tenants[0]);
    expect(mine).toMatchObject({ addressedCount: await peopleHere(sql`c.id = ${tenants[0]}`), helpCount: 1, safeCount: 0 });
    const people = await admin.get<Page>(
      `${base}/emergency-broadcast-recipients?emergencyBroadcastId=${one.id}&reply=NEEDS_HELP`,
    );
    expect(people.data.items).toMatchObject([{ userId: api.world.people['MASTER_ADMIN@here.0']?.userId, tenantId: tenants[0] }]);
    expect((await tenant.get(`${base}/emergency-broadcast-recipients`)).status).not.toBe(200);
  });

  it('counts for people who come to the building while it goes on', async () => {
    const one = await make();
    await act(one, 'broadcast');
    const late = (await api.as('STAFF@here.1')) as Client;
    await api.db.query(
      sql`delete from emergency_broadcast_recipients where user_id = ${api.world.people['STAFF@here.1']?.userId}`,
    );
    expect(await told(late)).toMatchObject([{ reply: 'NONE' }]);
    const { addressedCount } = await reload(one);
    expect((await answer(one, 'SAFE', late)).status).toBe(200);
    expect(await reload(one)).toMatchObject({ addressedCount: Number(addressedCount) + 1, safeCount: 1 });
  });
});

describe('the link to an emergency', () => {
  const by = (link: string, headers: Record<string, string> = {}) => api.app.inject({ url: link, headers });

  it('needs no sign-in, says what people are told, and stays when it is over', async () => {
    const one = await make();
    const link = await emergencyLink(api.db, one as never);
    expect((await by(link)).statusCode).toBe(404);
    await act(one, 'broadcast');
    const read = await by(link);
    expect(Object.keys(read.json().data).sort()).toEqual([
      'broadcastDate',
      'building',
      'message',
      'stoppedDate',
      'title',
      'uuid',
    ]);
    const html = await by(link, { accept: 'text/html,*/*', 'accept-language': 'zh-Hant' });
    expect(html.headers['content-type']).toContain('text/html');
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
    expect(html.body).toContain('<section lang="zh-Hant"><h1>火警</h1>');
    expect(html.body).toContain('Leave &lt;now&gt;.');
    expect(html.body).toContain('<a href="/">開啟平台</a>');
    await act(one, 'stop-broadcast');
    const over = await by(link, { accept: 'text/html,*/*' });
    expect(over.statusCode).toBe(200);
    const [{ name } = { name: '' }] = await api.db.query<{ name: string }>(
      sql`select building_name as name from office_centres where id = ${one.officeCentreId}`,
    );
    expect(name).not.toBe('');
    expect(over.body).toContain(`This emergency broadcast for ${name} has ended.`);
    expect(over.body).toContain(String(new Date().getFullYear()));
    expect(over.body).toContain('<a href="/">Open the portal</a>');
    // Nobody follows what it said.
    expect(over.body).not.toContain('Leave &lt;now&gt;.');
    expect((await by(link)).json().data.stoppedDate).toEqual(expect.any(String));
  });

  it('says that it does not work to a browser, and nothing else', async () => {
    const one = await make();
    const link = await emergencyLink(api.db, one as never);
    for (const path of [link, `${link}x`]) {
      const answer = await by(path, { accept: 'text/html,*/*' });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<h1>This link does not work</h1>');
      expect(answer.body).not.toContain(String(one.uuid));
    }
  });

  it('cannot be guessed, nor used for another emergency or another building', async () => {
    const [one, other] = [await make(), await make()];
    await act(one, 'broadcast');
    const [link, wrong] = await Promise.all([one, other].map((row) => emergencyLink(api.db, row as never)));
    const hash = (wrong ?? '').split('/').at(-1);
    const start = (link ?? '').split('/').slice(0, -1).join('/');
    for (const tail of [hash, 'x', `${link?.split('/').at(-1)}A`]) expect((await by(`${start}/${tail}`)).statusCode).toBe(404);
    const elsewhere = (link ?? '').replace(/office-centres\/\d+/, `office-centres/${api.world.there.building}`);
    expect((await by(elsewhere)).statusCode).toBe(404);
    expect((await by(link ?? '')).statusCode).toBe(200);
  });
});

describe('every channel', () => {
  it('is ordered in the transaction in which it begins, before everything else, and once', async () => {
    const [going, refused] = [await make(), await make()];
    await act(going, 'broadcast');
    await act(refused, 'broadcast');
    const ordered = await api.db.query<{ key: string; urgent: boolean; people: number }>(sql`
      select d.key, d.urgent, count(*)::int as people from deliveries d join delivery_recipients r on r.delivery_id = d.id
      where d.kind = 'emergency' and d.key = any(${`{${going.id},${refused.id}}`}::text[]) and r.channel = 'MAIL' group by d.id`);
    expect(ordered).toEqual([{ key: String(going.id), urgent: true, people: await peopleHere() }]);
  });
});

describe('everybody in the building', () => {
  it('is told live what goes on, when it begins and when it is stopped, and nobody elsewhere', async () => {
    const origin = await listen(api.app);
    const [mine, other] = await Promise.all(
      [tenant, await api.as('MASTER_ADMIN@there.0')].map((by) => openLive(origin, by.authorization)),
    );
    const isTold = ({ event, data }: LiveEvent) => event === 'change' && data.entity === 'emergency-broadcasts';
    /** The end of the emergency before may still be on its way. */
    const says = (uuids: unknown[]) => (event: LiveEvent) =>
      isTold(event) && event.data.kind === 'update' && (event.data.news as Row[]).map((row) => row.uuid).join() === uuids.join();
    const one = await make();
    for (const action of ['broadcast', 'stop-broadcast']) {
      mine?.events.splice(0);
      await act(one, action);
      // What they would ask for comes with it, to everybody as it concerns them.
      const expected = action === 'broadcast' ? [{ uuid: one.uuid, title: one.title, reply: 'NONE' }] : [];
      const heard = await mine?.until(says(expected.map(({ uuid }) => uuid)));
      expect(heard?.data).toMatchObject({ rows: null, mine: false, news: expected });
      expect(await told(tenant)).toMatchObject(expected);
    }
    expect(other?.events.filter(isTold)).toEqual([]);
    // Answers concern the building's team alone: otherwise every answer would make everybody ask again.
    mine?.events.splice(0);
    const next = await make();
    await act(next, 'broadcast');
    await mine?.until(says([next.uuid]));
    const team = await openLive(origin, admin.authorization);
    mine?.events.splice(0);
    await answer(next, 'SAFE', tenant);
    await team.until(({ data }) => data.entity === 'emergency-broadcast-tenant-details');
    expect(mine?.events.filter(({ data }) => String(data.entity).startsWith('emergency'))).toEqual([]);
    for (const live of [mine, other, team]) live?.close();
  });
});

describe('a preset', () => {
  it('is created, updated and deleted (R-0887, R-0888, R-0889, R-0890)', async () => {
    const one = await makePreset({ name: 'Fire' });
    expect(one).toMatchObject({ name: 'Fire', lastBroadcastId: null });
    const put = await admin.put<Row>(presets(`/${one.id}`), { ...body(), name: 'Smoke', version: one.version });
    expect(put).toMatchObject({ status: 200, data: { name: 'Smoke' } });
    expect((await admin.delete(presets(`/${one.id}`))).status).toBe(200);
    expect((await admin.get(presets(`/${one.id}`))).status).toBe(404);
    expect(entityOf('emergency-broadcast-templates').pages.show).toBe('/emergency-broadcasts/presets/:id');
  });

  it('makes a broadcast that goes on at once (R-0886)', async () => {
    const one = await makePreset();
    const { data, message, status } = await admin.put<Row>(presets(`/${one.id}/broadcast`));
    expect({ status, message }).toEqual({ status: 200, message: translate('en', 'notices.emergencyBroadcast') });
    const made = await admin.get<Row>(path(`/${data.lastBroadcastId}`));
    expect(made.data).toMatchObject({
      status: 'ONGOING',
      title: one.title,
      presetId: one.id,
      broadcastUserId: api.world.people['LANDLORD_ADMIN@here']?.userId,
      addressedCount: await peopleHere(),
    });
    expect(await told(tenant)).toMatchObject([{ uuid: made.data.uuid }]);
  });

  it('is refused with the sentence of the limit while another one goes on, and makes nothing (R-0885, R-0897)', async () => {
    await act(await make(), 'broadcast');
    const count = async () => (await api.db.query<{ n: number }>(sql`select count(*)::int as n from emergency_broadcasts`))[0]?.n;
    const before = await count();
    const all = await Promise.all(Array.from({ length: 3 }, () => makePreset()));
    for (const { id } of all)
      expect(await admin.put(presets(`/${id}/broadcast`))).toMatchObject({
        status: 409,
        code: 'emergencyOngoing',
        message: ONGOING,
      });
    expect(await count()).toBe(before);
    expect(entityOf('emergency-broadcast-templates').actions.broadcast?.refusedAs).toBe('warning');
  });
});

it('leaves a history in words', () => expectWordsInHistory(api.database.db, ['broadcast', 'stopBroadcast']));
