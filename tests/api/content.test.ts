/** Articles, the home screen and deep links (000 §2): drafts, publishing, audience, order, what they open, what people see. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleSample, featuredItemSample } from '#schemas/content/samples.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { inHours } from '../times.ts';
import { type Api, type Client, type StatusRow as Row, startApi, testConfig } from './harness.ts';
import { uploadAs } from './uploads.ts';

let api: Api;
let building: Client;
let tenant: Client;
let other: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('STAFF@here.0');
  other = await api.as('STAFF@here.1');
});
afterAll(() => api.close());

const act = async (path: string, row: Row, tail: string, body: object = {}) =>
  building.put<Row>(`${path}/uuid/${row.uuid}/${tail}`, { version: row.version, ...body });
const seenBy = async (who: Client, path: string) => (await who.get<Paged<Row>>(`/occupant${path}?limit=100`)).data.items;
const sees = async (who: Client, path: string, { uuid }: Row) => (await seenBy(who, path)).some((one) => one.uuid === uuid);

describe('an article', () => {
  const PATH = '/articles';
  const create = (over: object = {}) => building.post<Row>(PATH, { ...articleSample.records[0], ...over });
  const make = async (over: object = {}) => (await create(over)).data;

  it('is written as a draft in three languages, published, read, and taken back', async () => {
    const answer = await create({ imageFileIds: [await uploadAs(building, 'png')] });
    expect(answer).toMatchObject({ status: 201, message: 'Article draft has been created.', data: { status: 'DRAFT' } });
    const draft = answer.data;
    expect(await sees(tenant, PATH, draft)).toBe(false);
    const published = await act(PATH, draft, 'publish');
    expect(published).toMatchObject({ message: 'Article has been published.', data: { status: 'PUBLISHED' } });
    const [read] = (await seenBy(tenant, PATH)).filter(({ uuid }) => uuid === draft.uuid);
    expect(read).toMatchObject({ name: articleSample.records[0].name, imageFile: [{}], tags: ['Transport'] });
    expect(Object.keys(read as Row)).not.toContain('viewableBy');
    expect((await tenant.get(`/occupant${PATH}/uuid/${draft.uuid}`)).status).toBe(200);
    expect((await act(PATH, published.data, 'publish')).status).toBe(409);
    const back = await act(PATH, published.data, 'withdraw');
    expect(back).toMatchObject({ message: 'Article is a draft again.', data: { status: 'DRAFT' } });
    expect((await tenant.get(`/occupant${PATH}/uuid/${draft.uuid}`)).status).toBe(404);
  });

  it('is read by its audience alone', async () => {
    const [mine] = api.world.here.tenants;
    const draft = await make({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [mine] });
    const published = (await act(PATH, draft, 'publish')).data;
    expect([await sees(tenant, PATH, draft), await sees(other, PATH, draft)]).toEqual([true, false]);
    await act(PATH, published, 'update-visible', { visible: false });
    expect(await sees(tenant, PATH, draft)).toBe(false);
    const count = await building.post<{ count: number }>(`${PATH}/audience-count`, {
      viewableBy: 'OFFICE_TENANT',
      selectedTenantIds: [mine],
    });
    expect(Object.values(count.data)[0]).toBeGreaterThan(0);
  });

  it('is cleaned of what a browser would run', async () => {
    const { content } = await make({
      content: { en: '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x">y</a></p>' },
    });
    expect(JSON.stringify(content)).not.toMatch(/script|onclick/);
  });

  it('is written by whoever may, in its building', async () => {
    expect((await tenant.post(PATH, articleSample.records[0])).status).toBe(403);
    const { uuid } = await make();
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(`${PATH}/uuid/${uuid}`)).status).toBe(404);
  });
});

describe('a featured item', () => {
  const PATH = '/featured-items';
  const form = (over: object = {}) => ({
    ...featuredItemSample.records[0],
    opens: 'LINK',
    link: { type: 'WEB_LINK', url: 'https://garden.example/sky', openIn: 'APP' },
    publishStartDate: inHours(-1),
    publishEndDate: inHours(24),
    ...over,
  });
  const make = async (over: object = {}) => (await building.post<Row>(PATH, form(over))).data;
  const published = async (over: object = {}) => (await act(PATH, await make(over), 'publish')).data;

  it('is published for a time: upcoming, ongoing, past; withdrawn it is a draft', async () => {
    expect((await building.post<Row>(PATH, form())).message).toBe('Featured item draft has been created.');
    const later = await published({ publishStartDate: inHours(2) });
    expect(later.status).toBe('UPCOMING');
    expect(await sees(tenant, PATH, later)).toBe(false);
    const now = await published();
    expect([now.status, await sees(tenant, PATH, now)]).toEqual(['ONGOING', true]);
    await api.db.query(sql`update featured_items set publish_start_date = now() - interval '1 hour' where id = ${later.id}`);
    await api.db.query(sql`update featured_items set publish_end_date = now() - interval '1 minute' where id = ${now.id}`);
    await moveByTime(api.db, api.product.model, true, testConfig());
    const statusOf = async ({ uuid }: Row) => (await building.get<Row>(`${PATH}/uuid/${uuid}`)).data.status;
    expect([await statusOf(later), await statusOf(now)]).toEqual(['ONGOING', 'PAST']);
    const open = await published({ publishEndDate: null });
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect(await statusOf(open)).toBe('ONGOING');
    expect((await act(PATH, open, 'withdraw')).data.status).toBe('DRAFT');
  });

  it('cannot be published once its time is over', async () => {
    const draft = await make();
    await api.db.query(sql`update featured_items set publish_end_date = now() - interval '1 minute' where id = ${draft.id}`);
    expect((await act(PATH, draft, 'publish')).status).toBe(409);
  });

  it('opens a link of a type, or a record of a module; another choice clears the rest', async () => {
    const article = (await building.post<Row>('/articles', articleSample.records[0])).data;
    const item = await make({ opens: 'ITEM', link: undefined, moduleCode: 'ARTICLE', sourceItemIdentifier: article.id });
    expect(item).toMatchObject({ link: null, sourceItemUuid: article.uuid, appDeepLink: `atrium://article/${article.uuid}` });
    const errorsOf = async (over: object) => Object.keys((await building.post(PATH, form(over))).errors ?? {});
    expect(await errorsOf({ opens: 'LINK', link: null })).toEqual(['link']);
    expect(await errorsOf({ opens: 'LINK', link: { type: 'WEB_LINK' } })).toEqual(['link']);
    expect(await errorsOf({ opens: 'ITEM', link: undefined })).toEqual(['moduleCode']);
    expect(await errorsOf({ opens: 'ITEM', link: undefined, moduleCode: 'ARTICLE' })).toEqual(['sourceItemIdentifier']);
    const changed = await building.put<Row>(`${PATH}/uuid/${item.uuid}`, {
      ...form({ opens: 'NOTHING', link: undefined }),
      version: item.version,
    });
    expect(changed.data).toMatchObject({ moduleCode: null, sourceItem: null, appDeepLink: null, link: null });
  });

  it('is shown in the order that the building has put its items in', async () => {
    const [first, second] = [await published(), await published()];
    const order = async () =>
      (await seenBy(tenant, PATH)).map(({ uuid }) => uuid).filter((uuid) => [first.uuid, second.uuid].includes(uuid));
    expect(await order()).toEqual([first.uuid, second.uuid]);
    const list = (await building.get<Paged<Row>>(`${PATH}?limit=100`)).data.items;
    const ids = [second.id, ...list.map(({ id }) => id).filter((id) => id !== second.id)];
    const moved = await building.put(`${PATH}/update-position`, { ids });
    expect(moved.message).toBe('Featured item sequence has been updated.');
    expect(await order()).toEqual([second.uuid, first.uuid]);
  });
});

describe('the header of the home screen', () => {
  it('is set once for the building, and seen by everybody in it while it is on', async () => {
    const seen = async (who = tenant) => (await who.get<Row | null>('/occupant/homepage-header')).data;
    expect(await seen()).toBeNull();
    const header = {
      enabled: true,
      name: { en: 'Welcome' },
      textColour: 'DARK',
      imageFileIds: [await uploadAs(building, 'png')],
    };
    expect(await building.put('/homepage-header', { enabled: true, version: 0 })).toMatchObject({
      status: 422,
      errors: { name: {} },
    });
    const saved = await building.put<Row>('/homepage-header', { ...header, version: 0 });
    expect(saved).toMatchObject({ status: 200, message: 'The header of the home screen has been saved.' });
    expect(await seen()).toMatchObject({ name: { en: 'Welcome' }, textColour: 'DARK', imageFiles: [{}], message: null });
    expect(await seen(await api.as('LANDLORD_ADMIN@there'))).toBeNull();
    expect((await tenant.put('/homepage-header', { ...header, version: 1 })).status).toBe(403);
    await building.put('/homepage-header', { enabled: false, version: 1 });
    expect(await seen()).toBeNull();
  });
});

describe('a deep link', () => {
  const PATH = '/deep-links';
  const make = (over: object) => building.post<Row>(PATH, { name: 'Poster', opensIn: 'APP', moduleCode: 'HOME', ...over });

  it('R-0534 opens a page of the app, a record in it, or its page in the portal, with a QR code', async () => {
    expect((await make({})).data).toMatchObject({ url: 'atrium://home', referenceNo: expect.stringMatching(/^DL-/) });
    const article = (await building.post<Row>('/articles', articleSample.records[0])).data;
    const aim = { moduleCode: 'ARTICLE', sourceItemIdentifier: article.id };
    const link = (await make(aim)).data;
    expect(link.url).toBe(`atrium://article/${article.uuid}`);
    expect((await make({ ...aim, opensIn: 'PORTAL' })).data.url).toMatch(new RegExp(`^https?://[^/]+/articles/${article.uuid}$`));
    expect(await make({ opensIn: 'PORTAL' })).toMatchObject({ status: 422, errors: { moduleCode: { code: 'noPortalPage' } } });
    const changed = await building.put<Row>(`${PATH}/uuid/${link.uuid}`, {
      name: 'x',
      opensIn: 'APP',
      moduleCode: 'EVENTS',
      version: link.version,
    });
    expect(changed.data).toMatchObject({ url: 'atrium://events', sourceItem: null });
    const code = await building.get<{ base64: string }>(`${PATH}/uuid/${link.uuid}/generate-qr`);
    expect(JSON.stringify(code.data)).toContain('iVBORw0KGgo');
  });

  it('points only to what its writer may see, in the same building', async () => {
    const there = await api.as('LANDLORD_ADMIN@there');
    const article = (await there.post<Row>('/articles', articleSample.records[0])).data;
    expect(await make({ moduleCode: 'ARTICLE', sourceItemIdentifier: article.id })).toMatchObject({ status: 422 });
    expect((await tenant.get(PATH)).status).toBe(403);
  });
});
