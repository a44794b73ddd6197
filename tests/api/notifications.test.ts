/** Notifications (002 §2, §7): what a building tells its people. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import { type Api, type Client, startApi } from './harness.ts';

const PATH = '/notifications';

interface Told extends Record<string, unknown> {
  id: number;
  uuid: string;
  version: number;
  status: string;
}
let api: Api;
let building: Client;
let elsewhere: Client;
let tenant: Client;
beforeAll(async () => {
  api = await startApi();
  [building, elsewhere, tenant] = await Promise.all([
    api.as('LANDLORD_ADMIN@here'),
    api.as('LANDLORD_ADMIN@there'),
    api.as('STAFF@here.0'),
  ]);
});
afterAll(() => api.close());

const body = (over: object = {}) => ({
  title: { en: 'Lift 3', 'zh-Hant': '三號升降機' },
  message: { en: 'It runs again.', 'zh-Hans': '已恢复使用。' },
  viewableBy: 'ALL',
  ...over,
});
async function draft(over: object = {}): Promise<Told> {
  const answer = await building.post<Told>(PATH, body(over));
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}

describe('a notification', () => {
  it('has a list page, a detail page, a recipients page, an add page and a review page (R-0871)', () => {
    const pages = pagesOf(manifestOf(areas));
    const shown = ['', '/7f0c', '/7f0c/recipients', '/add', '/review'].map((tail) => pageAt(pages, `/notifications${tail}`));
    expect(shown.map((page) => [page?.entity, page?.view])).toEqual(
      ['list', 'show', 'related', 'create', 'action'].map((page) => ['notifications', page]),
    );
  });

  it('begins as a draft in three languages, numbered, of its building alone', async () => {
    const made = await draft({ link: '/parking/carparks?tab=1' });
    expect(made).toMatchObject({
      status: 'DRAFT',
      referenceNo: expect.stringMatching(/^NT-/),
      title: { en: 'Lift 3', 'zh-Hant': '三號升降機' },
      recipientCount: 0,
      sentCount: 0,
    });
    expect((await elsewhere.get(`${PATH}/uuid/${made.uuid}`)).status).toBe(404);
    expect((await tenant.get(`${PATH}/uuid/${made.uuid}`)).status).toBe(403);
    expect((await tenant.post(PATH, body())).status).toBe(403);
  });

  it('leads to a page of the portal or to an https address, and nowhere else', async () => {
    for (const link of ['/today', 'https://example.com/a?b=c']) expect((await draft({ link })).link).toBe(link);
    for (const link of ['http://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)', 'example.com'])
      expect(await building.post(PATH, body({ link }))).toMatchObject({ status: 422, errors: { link: { code: 'urlInApp' } } });
  });

  it('takes nothing that the server writes, and no audience beyond the building', async () => {
    for (const over of [{ status: 'SENT' }, { recipientCount: 5 }, { sentUpTo: 1 }, { officeCentreId: api.world.there.building }])
      expect((await building.post(PATH, body(over))).status).toBe(422);
    const others = [api.world.there.tenants[0]];
    const widened = body({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: others });
    expect((await building.post(PATH, widened)).status).toBe(422);
  });
});
