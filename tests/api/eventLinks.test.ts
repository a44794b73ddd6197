/** The external links of an event (002 §3, §7): in its form, and one by one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityEventSample } from '#schemas/events/samples.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, type Row, startApi } from './harness.ts';

interface Link {
  id: string;
  type: string;
  urls: Record<string, string>;
}
let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const [sample] = activityEventSample.records;
const made = async (more: object = {}) =>
  (await building.post<Row>('/activity-events/create', { ...sample, externalLinks: null, ...more })).data;
const pathOf = ({ uuid }: Row) => `/activity-events/uuid/${uuid}/activity-event-ext-links`;
/** As the specification writes it, and what is answered. */
const web = { type: 'WEB_LINK', urls: { en: 'https://atrium.example/a', 'zh-Hant': 'https://atrium.example/b' } };
const webLink = { type: 'WEB_LINK', url: web.urls.en, openIn: 'APP', urls: { 'zh-Hant': web.urls['zh-Hant'] } };
const answered = { link: webLink, ...web, openIn: 'APP' };
const mail = { type: 'EMAIL', urls: { en: 'desk@atrium.example' } };
const answeredMail = { link: { type: 'EMAIL', email: 'desk@atrium.example' }, ...mail, openIn: null };
const linksOf = async (event: Row) => (await building.get<Link[]>(`${pathOf(event)}/get`)).data;

describe('the external links of an event', () => {
  it('each have a type and an address per language, and are saved with the event (R-0185, R-0759)', async () => {
    const event = await made({ externalLinks: [{ id: 'one', ...web }] });
    expect(event.externalLinks).toEqual([{ id: 'one', ...answered }]);
    const own = await made({ externalLinks: [{ id: 'one', link: webLink }] });
    expect(own.externalLinks).toEqual(event.externalLinks);
    const { status: _, referenceNo: __, ...body } = sample as Record<string, unknown>;
    const changed = await building.put<Row>(`/activity-events/uuid/${event.uuid}/update`, {
      ...body,
      externalLinks: [
        { id: 'two', type: 'EMAIL', urls: { en: ' desk@atrium.example ' } },
        { id: 'one', ...answered },
      ],
      version: event.version,
    });
    expect((changed.data.externalLinks as Link[]).map(({ id }) => id)).toEqual(['two', 'one']);
    expect(
      await building.post('/activity-events/create', { ...sample, externalLinks: [{ id: 'x', type: 'PHONE', urls: web.urls }] }),
    ).toMatchObject({
      status: 422,
      errors: { 'externalLinks[0].urls': { code: 'phone' } },
    });
    const odd = { id: 'x', link: { ...webLink, urls: { 'zh-Hans': 'javascript:alert(1)' } } };
    expect(await building.post('/activity-events/create', { ...sample, externalLinks: [odd] })).toMatchObject({
      status: 422,
      errors: { 'externalLinks[0].link': { code: 'url' } },
    });
  });

  it('are read, added, changed and removed one by one, each with an entry in the history (R-0773, R-0774, R-0775, R-0776)', async () => {
    const event = await made();
    expect(await linksOf(event)).toEqual([]);
    const { status, data: first } = await building.post<Link>(`${pathOf(event)}/create`, web);
    expect([status, first]).toEqual([200, { id: expect.any(String), ...answered }]);
    const { data: second } = await building.post<Link>(`${pathOf(event)}/create`, {
      type: 'PHONE',
      urls: { en: '+65 6123 4567' },
    });
    expect((await linksOf(event)).map(({ type }) => type)).toEqual(['WEB_LINK', 'PHONE']);
    expect(await building.put(`${pathOf(event)}/update`, { id: first.id, ...mail })).toMatchObject({
      data: { id: first.id, ...answeredMail },
    });
    expect(await building.delete(`${pathOf(event)}/remove?id=${second.id}`)).toMatchObject({ status: 200 });
    expect(await linksOf(event)).toEqual([{ id: first.id, ...answeredMail }]);
    const { data: now } = await building.get<Row>(`/activity-events/uuid/${event.uuid}`);
    expect(now.version).toBe(event.version + 4);
    const { data: history } = await building.get<Paged<{ changes: { field: string }[] }>>(
      `/activity-events/uuid/${event.uuid}/history`,
    );
    expect(history.items.slice(0, 4).map(({ changes }) => changes.map(({ field }) => field))).toEqual(
      Array.from({ length: 4 }, () => ['externalLinks']),
    );
  });

  it('refuse what is wrong (R-0191), what is not there, and more than ten', async () => {
    const event = await made();
    const post = (body: object) => building.post(`${pathOf(event)}/create`, body);
    expect(await post({ type: 'WEB_LINK', urls: { en: 'javascript:alert(1)' } })).toMatchObject({
      status: 422,
      errors: { urls: { code: 'url' } },
    });
    expect(await post({ type: 'FAX', urls: { en: '1' } })).toMatchObject({ status: 422, errors: { type: {} } });
    expect(await post({ ...web, id: 'mine' })).toMatchObject({ status: 422, errors: { id: { code: 'unknownField' } } });
    expect((await building.put(`${pathOf(event)}/update`, { id: 'gone', ...web })).status).toBe(404);
    expect((await building.delete(`${pathOf(event)}/remove?id=gone`)).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 11 }, () => post(web)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 422]);
    expect(await linksOf(event)).toHaveLength(10);
  });

  it('belong to one building, and stay as they are once the event is over', async () => {
    const event = await made();
    const there = await api.as('LANDLORD_ADMIN@there');
    expect((await there.get(`${pathOf(event)}/get`)).status).toBe(404);
    expect((await there.post(`${pathOf(event)}/create`, web)).status).toBe(404);
    const staff = await api.as('STAFF@here.0');
    expect((await staff.post(`${pathOf(event)}/create`, web)).status).toBe(403);
    await building.put(`/activity-events/uuid/${event.uuid}/publish`);
    await building.put(`/activity-events/uuid/${event.uuid}/cancel`, { cancelRemark: 'Rain' });
    expect((await building.post(`${pathOf(event)}/create`, web)).status).toBe(409);
  });
});
