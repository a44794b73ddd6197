/** 002 §2-§9 In-app pop-up ads: payload, states by action and by time, order, what they open, who sees them, notices. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inAppPopUpForm } from '#schemas/engagement/inAppPopUpForm.ts';
import { activityEventSample } from '#schemas/events/samples.ts';
import { entities } from '#schemas/index.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { EmbeddedItem } from '#schemas/kernel/entity/types.ts';
import type { ResultsAnswer } from '#schemas/kernel/lists/results.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { addressedTo } from '#server/engine/reach/viewableBy.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { HOUR, inHours } from '../times.ts';
import { type Api, type Client, startApi, testConfig } from './harness.ts';
import { uploadAs } from './uploads.ts';

interface Ad extends Record<string, unknown> {
  id: number;
  uuid: string;
  version: number;
  status: string;
  sourceItem: EmbeddedItem | null;
}
const PATH = '/in-app-pop-up-forms';
let api: Api;
let building: Client;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const payload = (over: object = {}) => {
  count += 1;
  return { name: { en: `Ad ${count}` }, publishStartDate: inHours(24), publishEndDate: inHours(48), ...over };
};
const form = (over: object = {}) => ({ ...payload(), viewableBy: 'ALL', ...over });
const create = (over: object = {}, by = building) => by.post<Ad>(`${PATH}/create`, form(over));
async function make(over: object = {}): Promise<Ad> {
  const answer = await create(over);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const pathOf = ({ uuid }: Ad, tail = '') => `${PATH}/uuid/${uuid}${tail}`;
const read = async (ad: Ad, by = building) => by.get<Ad>(pathOf(ad));
const act = (ad: Ad, tail: string, body: object = {}) =>
  building.put<Ad>(pathOf(ad, `/${tail}`), { version: ad.version, ...body });
async function published(over: object = {}): Promise<Ad> {
  const { data, success, message } = await act(await make(over), 'publish');
  if (!success) throw new Error(message);
  return data;
}
const carPark = async () => {
  count += 1;
  const [row] = await api.db.query<{ id: number; uuid: string }>(sql`insert into car_parks (office_centre_id, code, name, active)
    values (${api.world.here.building}, ${`AD-${count}`}, 'Basement 9', true) returning id, uuid`);
  return row as { id: number; uuid: string };
};

describe('an ad', () => {
  it('R-0855 is created from its payload, R-0854 has these fields, R-0857 is DRAFT at creation', async () => {
    const park = await carPark();
    const imageFileIds = [await uploadAs(building, 'png'), await uploadAs(building, 'jpg')];
    const files = await api.db.query<{ uuid: string }>(
      sql`select uuid from system_files where id in (${imageFileIds[0]}, ${imageFileIds[1]}) order by id`,
    );
    const { data, message, status } = await create({
      name: { en: 'Concert', 'zh-Hant': '音樂會' },
      moduleCode: 'CAR_PARK',
      sourceItemIdentifier: park.id,
      imageFileUuids: files.map(({ uuid }) => uuid),
      selectedExcludeTenantIds: [api.world.here.tenants[1]],
    });
    expect([status, message]).toEqual([201, 'Ad pop up draft has been created.']);
    expect(data).toMatchObject({
      referenceNo: expect.stringMatching(/^AD-\d{4}-\d{5}$/),
      id: expect.any(Number),
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'DRAFT',
      statusLabel: 'Draft',
      viewableByLabel: 'Everybody',
      visible: true,
      name: { en: 'Concert', 'zh-Hant': '音樂會' },
      imageFileIds,
      imageFiles: imageFileIds.map((systemFileId) => ({ systemFileId })),
      viewableBy: 'ALL',
      selectedExcludeTenantIds: [api.world.here.tenants[1]],
      selectedExcludeUserGroupIds: null,
      moduleCode: 'CAR_PARK',
      sourceItemIdentifier: park.id,
      sourceItemUuid: park.uuid,
      sourceItemName: expect.stringMatching(/^AD-\d+ · Basement 9$/),
      appDeepLink: `atrium://car-park/${park.uuid}`,
      position: expect.any(Number),
      dismissalLimit: 3,
      publishedDate: null,
      markAsPastDate: null,
      sentOutCount: 0,
    });
    const keys = [
      'createdUserId',
      'createdDate',
      'updatedUserId',
      'updatedDate',
      'publishedUserId',
      'publishStartDate',
      'publishEndDate',
    ];
    for (const key of keys) expect(data).toHaveProperty(key);
    for (const what of ['Building', 'Tenant', 'UserGroup'])
      for (const key of [`selected${what}Ids`, `selected${what}Names`]) expect(data).toHaveProperty(key, null);
  });

  it('takes pictures by uuid only of files that exist, and that its writer has uploaded', async () => {
    const other = await api.as('MASTER_ADMIN@here.0');
    const [theirs] = await api.db.query<{ uuid: string }>(
      sql`select uuid from system_files where id = ${await uploadAs(other, 'png')}`,
    );
    const refused = async (imageFileUuids: unknown) =>
      Object.entries((await create({ imageFileUuids })).errors ?? {}).map(([key, { code }]) => `${key} ${code}`);
    for (const wrong of [['x'], [7], ['00000000-0000-4000-8000-000000000000']])
      expect(await refused(wrong)).toEqual(['imageFileUuids notFound']);
    expect(await refused('x')).toEqual(['imageFileUuids notList']);
    expect(await refused(Array.from({ length: 6 }, () => theirs?.uuid))).toEqual(['imageFileUuids tooManyItems']);
    expect(await refused([theirs?.uuid])).toEqual(['imageFileIds notFound']);
    expect((await create({ imageFileUuids: null })).data.imageFiles).toBeNull();
  });

  it('R-0856 is for everybody unless a create says otherwise', async () => {
    const { status, data } = await building.post<Ad>(`${PATH}/create`, payload());
    expect([status, data.viewableBy]).toEqual([201, 'ALL']);
  });

  it('R-0858 is published: at once when its time has come, and never after its end', async () => {
    const answer = await act(await make(), 'publish');
    expect([answer.message, answer.data.status]).toEqual(['Ad pop up has been published.', 'UPCOMING']);
    expect(answer.data.publishedDate).not.toBeNull();
    expect((await published({ publishStartDate: inHours(-1) })).status).toBe('ONGOING');
    const late = await make({ publishStartDate: inHours(-2) });
    await api.db.query(sql`update in_app_pop_up_forms set publish_end_date = ${inHours(-1)} where id = ${late.id}`);
    expect(await act(late, 'publish')).toMatchObject({ status: 409, code: 'notAllowedNow' });
    expect((await act(answer.data, 'publish')).status).toBe(409);
  });

  it('R-0864 begins and is marked past by time, each once, with the instant and an entry in the history', async () => {
    const ad = await published();
    const force = (start: number, end: number) =>
      api.db.query(
        sql`update in_app_pop_up_forms set publish_start_date = ${inHours(start)}, publish_end_date = ${inHours(end)} where id = ${ad.id}`,
      );
    const moved = async () => {
      await moveByTime(api.db, api.product.model, true, testConfig());
      return (await read(ad)).data;
    };
    expect((await moved()).status).toBe('UPCOMING');
    await force(-1, 1);
    expect(await moved()).toMatchObject({ status: 'ONGOING', markAsPastDate: null });
    await force(-2, -1);
    const past = await moved();
    expect(past.status).toBe('PAST');
    expect(Math.abs(Date.parse(past.markAsPastDate as string) - Date.now())).toBeLessThan(HOUR);
    expect((await moved()).markAsPastDate).toBe(past.markAsPastDate);
    const { items } = (await building.get<Paged<{ action: string }>>(pathOf(ad, '/history'))).data;
    expect(items.map(({ action }) => action)).toEqual(['past', 'begun', 'publish', 'create']);
    expect((await building.put(pathOf(ad, '/update-detail'), form({ version: past.version }))).status).toBe(409);
  });

  it('does not start when time keeps its instant in a field that holds none', () => {
    const { past } = inAppPopUpForm.states?.timed ?? {};
    const wrong = { ...inAppPopUpForm, states: { ...inAppPopUpForm.states, timed: { past: { ...past, keeps: 'appDeepLink' } } } };
    const others = entities.filter(({ name }) => name !== wrong.name);
    expect(checkSchemas([...others, wrong as unknown as Entity])).toEqual([
      "in-app-pop-up-forms: timed 'past' keeps its instant in 'appDeepLink', which is none",
    ]);
  });

  it('R-0859 is hidden and shown, R-0860 its dismissal limit is changed', async () => {
    const ad = await make();
    const hidden = await act(ad, 'update-visible', { visible: false });
    expect([hidden.message, hidden.data.visible]).toEqual(['Ad pop up visibility has been updated.', false]);
    const limited = await act(hidden.data, 'update-dismissal-limit', { dismissalLimit: 5 });
    expect([limited.message, limited.data.dismissalLimit]).toEqual(['Ad pop up dismissal limit has been updated.', 5]);
    expect((await act(limited.data, 'update-dismissal-limit', { dismissalLimit: 0 })).status).toBe(422);
  });

  it('R-0861 is repositioned, with a notice of its own, in the tab that shows all of them', async () => {
    expect(inAppPopUpForm.list.tabs?.[0]).toEqual({ code: 'ALL' });
    const [one, two, three] = [await make(), await make(), await make()];
    const order = async () => {
      const { items } = (await building.get<Paged<Ad>>(`${PATH}?limit=100`)).data;
      return items.map(({ id }) => id).filter((id) => id >= one.id);
    };
    expect(await order()).toEqual([one.id, two.id, three.id]);
    const { message } = await building.put(`${PATH}/update-position`, { ids: [three.id], from: one.position });
    expect(message).toBe('Ad pop up sequence has been updated.');
    expect(await order()).toEqual([three.id, one.id, two.id]);
  });

  it('R-0862 is deleted, R-0863 with another message for a draft', async () => {
    const draft = await make();
    expect((await building.put(pathOf(draft, '/delete'))).message).toBe('Draft has been deleted.');
    expect((await building.put(pathOf(await published(), '/delete'))).message).toBe('Ad pop up has been deleted.');
    expect((await read(draft)).status).toBe(404);
  });

  it('R-0865 is updated in detail; a published one starts later or earlier as its period says', async () => {
    const park = await carPark();
    const ad = await published({ publishStartDate: inHours(-1), moduleCode: 'CAR_PARK', sourceItemIdentifier: park.id });
    const change = (over: object, version: number) => building.put<Ad>(pathOf(ad, '/update-detail'), form({ version, ...over }));
    const later = await change({ name: { en: 'Later' } }, ad.version);
    expect(later.data).toMatchObject({ name: { en: 'Later' }, status: 'UPCOMING', moduleCode: null, appDeepLink: null });
    const now = await change({ publishStartDate: inHours(-1) }, later.data.version);
    expect(now.data.status).toBe('ONGOING');
    for (const publishEndDate of [inHours(1), inHours(-1)]) {
      const { status, errors } = await change({ publishEndDate }, now.data.version);
      expect([status, Object.keys(errors ?? {})]).toEqual([422, ['publishEndDate']]);
    }
  });

  it('R-0866 has its modules and their items from drop-downs', async () => {
    const park = await carPark();
    const modules = (await building.get<Option[]>(`${PATH}/module-code-drop-down`)).data;
    expect(modules.map(({ value, label }) => [value, label])).toContainEqual(['CAR_PARK', 'Car park']);
    const items = (await building.get<Option[]>(`${PATH}/function-list-drop-down?moduleCode=CAR_PARK&limit=100`)).data;
    expect(items.find(({ id }) => id === park.id)?.label).toContain('Basement 9');
  });

  it('opens an event, a poll or a survey by its address in the app', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const made = { eventStartDate: hour(1), eventEndDate: hour(2), publishStartDate: hour(-1), publishEndDate: hour(2) };
    const { data: event } = await building.post<{ id: number; uuid: string }>('/activity-events/create', {
      ...activityEventSample.records[0],
      ...made,
    });
    const ad = await make({ moduleCode: 'ACTIVITY_EVENT', sourceItemIdentifier: event.id });
    expect(ad).toMatchObject({ sourceItemIdentifier: event.id, appDeepLink: `atrium://activity-event/${event.uuid}` });
    for (const [moduleCode, path] of [
      ['POLL', '/poll-forms'],
      ['SURVEY', '/survey-forms'],
    ] as const) {
      const items = await building.get<Option[]>(`${PATH}/function-list-drop-down?moduleCode=${moduleCode}`);
      expect([items.status, Array.isArray(items.data)], path).toEqual([200, true]);
    }
  });

  it('says so when what it opens has been deleted', async () => {
    const park = await carPark();
    const ad = await make({ moduleCode: 'CAR_PARK', sourceItemIdentifier: park.id });
    await building.delete(`/car-parks/${park.id}`);
    expect((await read(ad)).data).toMatchObject({ moduleCode: 'CAR_PARK', sourceItem: { id: null }, sourceItemIdentifier: null });
  });

  it('R-0869 is counted by status, in the tabs of its list', async () => {
    const counts = (await building.get<Record<string, number>>(`${PATH}/status-count`)).data;
    const { total } = (await building.get<Paged<Ad>>(PATH)).data;
    expect(Object.keys(counts)).toEqual(['ALL', 'DRAFT', 'UPCOMING', 'ONGOING', 'PAST']);
    const { ALL, ...statuses } = counts;
    expect([ALL, Object.values(statuses).reduce((sum, one) => sum + one, 0)]).toEqual([total, total]);
  });

  it('is kept from members of excluded groups and companies, and its audience from everybody who reads it', async () => {
    const { here, people } = api.world;
    const [company, group] = [
      here.tenants[0] as number,
      await api.db.query<{ id: number }>(sql`
      insert into user_groups (group_name, office_centre_id, building_id) values ('Interns', ${here.tenants[0]}, ${here.building}) returning id`),
    ];
    const person = people['MASTER_ADMIN@here.0']?.userId;
    await api.db.query(sql`insert into user_group_members (user_group_id, user_id) values (${group[0]?.id}, ${person})`);
    const open = await make();
    const without = await make({ selectedExcludeUserGroupIds: [group[0]?.id] });
    const exceptCompany = await make({ selectedExcludeTenantIds: [company] });
    // Tenants hold no permission for ads, which reach them through the app: the engine's own condition tells.
    expect((await read(open, await api.as('MASTER_ADMIN@here.0'))).status).toBe(403);
    const { model } = api.product;
    const addressed = async (name: string) => {
      const reach = reachOf(await (await api.as(name)).session());
      const rows = await api.db.query<{ id: number }>(
        sql`select t.id from in_app_pop_up_forms t where t.id >= ${open.id} and ${addressedTo(model, model.entity('in-app-pop-up-forms'), 't', reach)} order by t.id`,
      );
      return rows.map(({ id }) => id);
    };
    expect(await addressed('MASTER_ADMIN@here.0')).toEqual([open.id]);
    expect(await addressed('SUB_ADMIN@here.0')).toEqual([open.id, without.id]);
    expect(await addressed('MASTER_ADMIN@here.1')).toEqual([open.id, without.id, exceptCompany.id]);
  });

  describe('that people have seen', () => {
    let ad: Ad;
    /** Each as the person's app tells it: who, what, the how manieth time. */
    const told = [
      ['MASTER_ADMIN@here.0', 'show', 1],
      ['MASTER_ADMIN@here.0', 'dismiss', 1],
      ['MASTER_ADMIN@here.0', 'show', 2],
      ['SUB_ADMIN@here.0', 'show', 1],
      ['SUB_ADMIN@here.0', 'open', 1],
    ] as const;
    const tell = async (one: Ad, who: string, act: string, number: number) =>
      (await api.as(who)).put(`/occupant${PATH}/uuid/${one.uuid}/${act}`, { number });
    beforeAll(async () => {
      ad = await published({ publishStartDate: inHours(-1) });
      for (const [who, act, number] of told) expect((await tell(ad, who, act, number)).status).toBe(200);
    });

    it('counts how often it was shown', async () => {
      expect((await read(ad)).data.sentOutCount).toBe(3);
    });

    it('R-0867 has a dashboard: by act, by people, by day of the building and by company', async () => {
      const { data } = await building.get<ResultsAnswer>(pathOf(ad, '/dashboard'));
      const [company] = await api.db.query<{ id: number; label: string; day: string }>(
        sql`select c.id, c.company_name as label, (now() at time zone b.time_zone)::date::text as day from office_centres c
          join office_centres b on b.id = ${api.world.here.building} where c.id = ${api.world.here.tenants[0]}`,
      );
      const day = company?.day;
      expect(data).toEqual({
        total: 5,
        questions: [],
        acts: [
          { value: 'SHOWN', count: 3, people: 2, days: [{ day, count: 3 }] },
          { value: 'DISMISSED', count: 1, people: 1, days: [{ day, count: 1 }] },
          { value: 'OPENED', count: 1, people: 1, days: [{ day, count: 1 }] },
        ],
        days: [{ day, count: 5 }],
        companies: [{ id: company?.id, label: company?.label, count: 5 }],
      });
      const others = await building.get<ResultsAnswer>(pathOf(ad, `/dashboard?companyId=${api.world.here.tenants[1]}`));
      expect(others.data).toMatchObject({ total: 0, acts: [{ count: 0, people: 0 }, { count: 0 }, { count: 0 }], days: [] });
      const neighbour = await api.as('LANDLORD_ADMIN@there');
      for (const tail of ['/dashboard', '/email-record']) expect((await neighbour.get(pathOf(ad, tail))).status).toBe(404);
    });

    it('R-0868 mails its rows, and those of no other ad', async () => {
      const other = await published({ publishStartDate: inHours(-1) });
      expect((await tell(other, 'MASTER_ADMIN@here.0', 'show', 1)).status).toBe(200);
      const { message } = await building.get(pathOf(ad, '/email-record'));
      expect(message).toBe('The record list will be emailed to you once it is ready.');
      await api.runJobs();
      const [task] = await api.db.query<{ status: string; done: number }>(
        sql`select status, done from background_tasks order by created_date desc limit 1`,
      );
      expect(task).toEqual({ status: 'DONE', done: 5 });
      const [mail] = await api.db.query<{ attachments: unknown[] }>(sql`select attachments from mails order by id desc limit 1`);
      expect(mail?.attachments).toHaveLength(1);
    });
  });

  it('R-0870 has its pages at the addresses of the specification', () => {
    expect(inAppPopUpForm.pages).toEqual({
      list: '/ad-management/ad-listings',
      create: '/ad-management/ad-listings/new',
      show: '/ad-management/ad-listings/:id',
      edit: '/ad-management/ad-listings/:id/edit',
    });
    expect(inAppPopUpForm.results?.page).toBe('/ad-management/ad-listings/:id/results');
  });
});
