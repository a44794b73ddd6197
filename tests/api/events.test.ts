/** Events (002 §3, §4, §7, §8): from a draft to what a building shows its people. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventSample } from '#schemas/events/samples.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { moveByTime } from '#server/engine/time/timedStates.ts';
import { inHours as at } from '../times.ts';
import { type Api, type Client, startApi, testConfig } from './harness.ts';
import { expectWordsInHistory } from './historyWords.ts';

interface Event {
  id: number;
  uuid: string;
  version: number;
  status: string;
  [key: string]: unknown;
}
const limit = { enableRegistrationLimit: true, registrationLimitPerUser: 2 };
const around = { publishStartDate: at(-1), publishEndDate: at(48), eventStartDate: at(24), eventEndDate: at(47) };

let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const [sample] = activityEventSample.records;
const create = (more: object = {}) =>
  building.post<Event>('/activity-events/create', { ...sample, ...around, ...limit, ...more });
const call = (event: Event, what: string, body: object = {}) =>
  building.put<Event>(`/activity-events/uuid/${event.uuid}/${what}`, body);
const published = async (more?: object) => (await call((await create(more)).data, 'publish')).data;

describe('an event', () => {
  it('has its fields and starts as a draft (R-0013, R-0754, R-0755, R-0757, R-0764)', async () => {
    const { type: _, viewableBy: __, ...rest } = sample;
    const { status, message, data } = await building.post<Event>('/activity-events/create', {
      ...rest,
      ...around,
      ...limit,
    });
    expect({ status, message }).toEqual({ status: 201, message: 'Event draft has been created.' });
    expect(data).toMatchObject({
      id: expect.any(Number),
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: sample.name,
      type: 'PHYSICAL',
      viewableBy: 'ALL',
      status: 'DRAFT',
      statusLabel: 'Draft',
      cancelledDate: null,
      cancelledUser: null,
      startTime: expect.stringMatching(/^\d\d:\d\d$/),
      endTime: expect.stringMatching(/^\d\d:\d\d$/),
      publishStartTime: expect.stringMatching(/^\d\d:\d\d$/),
      publishEndTime: expect.stringMatching(/^\d\d:\d\d$/),
      referenceNo: expect.stringMatching(/^EV-/),
      bannerImageFiles: null,
      videoLinkType: null,
      videoLinkUrl: null,
      allDay: false,
      price: 1500,
      tags: ['Coffee', 'Workshop'],
      buttonLinkType: 'WEB_LINK',
      buttonLinkUrl: 'https://coffee.example/latte-art',
      selectedBuildingIds: null,
      selectedTenantIds: null,
      selectedUserGroupIds: null,
      selectedExcludeTenantIds: null,
      isCancellable: true,
      isLimitedEvent: true,
      enableRegistrationLimit: true,
      registrationLimitPerUser: 2,
      cancelRemark: null,
      visible: true,
      position: expect.any(Number),
      ...around,
    });
  });

  it('has its words in three languages, and no other (R-0004, R-0758, R-0763)', async () => {
    const { data } = await create();
    expect(Object.keys(data.name as object).sort()).toEqual([...localeCodes].sort());
    for (const word of ['name', 'tagline', 'description', 'tc', 'buttonText'] as const)
      expect(activityEvent.fields[word].kind).toBe('localized');
    expect(data.buttonText).toEqual(sample.buttonText);
    expect(await create({ name: { en: 'Latte', fr: 'Café' } })).toMatchObject({ status: 422 });
  });

  it('is updated, published and cancelled with a remark, each with its message (R-0761, R-0765, R-0766, R-0767, R-0772)', async () => {
    const { data: draft } = await create();
    const changed = { ...sample, ...around, name: { en: 'Cupping' }, version: draft.version };
    expect(await call(draft, 'update', changed)).toMatchObject({
      message: 'Event has been updated.',
      data: { name: { en: 'Cupping' } },
    });
    expect(await call(draft, 'publish')).toMatchObject({
      message: 'Event has been published.',
      data: { status: 'EVENT_RSVP' },
    });
    expect(await call(draft, 'cancel')).toMatchObject({ status: 422, errors: { cancelRemark: { code: 'required' } } });
    expect(await call(draft, 'cancel', { cancelRemark: 'The barista is ill' })).toMatchObject({
      message: 'Event has been cancelled.',
      data: { status: 'EVENT_CANCELLED', cancelRemark: 'The barista is ill' },
    });
    expect(await call(draft, 'publish')).toMatchObject({ status: 409 });
    expect([...activityEvent.fields.status.values].sort()).toEqual([
      'DRAFT',
      'EVENT_ARCHIVED',
      'EVENT_CANCELLED',
      'EVENT_FULL',
      'EVENT_RSVP',
    ]);
  });

  it('is deleted while it is a draft, and not afterwards (R-0768)', async () => {
    const { data: draft } = await create();
    expect(await building.delete(`/activity-events/uuid/${draft.uuid}`, { version: draft.version })).toMatchObject({
      message: 'Draft has been deleted.',
    });
    const event = await published();
    expect(await building.delete(`/activity-events/uuid/${event.uuid}`, { version: event.version })).toMatchObject({
      status: 409,
    });
  });

  it('its visibility and its registration limit are set (R-0769, R-0771)', async () => {
    const event = await published();
    expect(await call(event, 'update-visible-status', { visible: false })).toMatchObject({
      message: 'Event has been updated.',
      data: { visible: false },
    });
    const limited = { enableRegistrationLimit: true, registrationLimitPerUser: 3 };
    expect(await call(event, 'set-registration-limit', limited)).toMatchObject({ status: 200, data: limited });
    expect(await call(event, 'set-registration-limit', { enableRegistrationLimit: false })).toMatchObject({
      data: { enableRegistrationLimit: false, registrationLimitPerUser: null },
    });
    expect(await call(event, 'set-registration-limit', { enableRegistrationLimit: true })).toMatchObject({ status: 422 });
  });

  it('is put in order (R-0770)', async () => {
    const first = (await create()).data;
    const second = (await create()).data;
    expect(await building.put('/activity-events/reorder', { ids: [second.id, first.id] })).toMatchObject({
      message: 'Event sequence has been updated',
    });
    const places = await Promise.all(
      [second, first].map(async ({ uuid }) => (await building.get<Event>(`/activity-events/uuid/${uuid}`)).data.position),
    );
    expect(places).toEqual([1, 2]);
  });

  it('is counted by status and mailed as a list (R-0778, R-0779)', async () => {
    await published();
    const { data: counts } = await building.get<Record<string, number>>('/activity-events/get-status-count');
    const { data: list } = await building.get<Paged<Event>>('/activity-events?status=EVENT_RSVP');
    expect(counts.EVENT_RSVP).toBe(list.total);
    expect(await building.get('/activity-events/email-record')).toMatchObject({
      status: 202,
      message: 'The record list will be emailed to you once it is ready.',
    });
  });

  it('takes its choices from drop-downs and its tags from a tag list (R-0756, R-0780, R-0781, R-0762)', async () => {
    const values = async (name: string) =>
      (await building.get<Option[]>(`/activity-events/${name}`)).data.map(({ value }) => value);
    expect(await values('get-event-type-drop-down')).toEqual(['PHYSICAL', 'VIRTUAL', 'HYBRID']);
    expect(await values('get-link-type-drop-down')).toEqual(['WEB_LINK', 'DEEPLINK', 'PHONE', 'EMAIL']);
    expect(await values('get-video-link-type-drop-down')).toEqual(['YOUTUBE', 'VIMEO', 'WEB_LINK']);
    expect(await values('get-viewable-by-drop-down')).toEqual(['ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP']);
    expect(await values('get-option-type-option')).toContain('SINGLE_CHOICE');
    expect(activityEvent.fields.purpose.category).toBe('EVENT_PURPOSE');
    await create({ tags: ['Zither'] });
    const tags = (await building.get<Option[]>('/activity-event-tags/get-tag-list')).data.map(({ label }) => label);
    expect(tags).toEqual(expect.arrayContaining(['Coffee', 'Workshop', 'Zither']));
    const there = await api.as('LANDLORD_ADMIN@there');
    const others = (await there.get<Option[]>('/activity-event-tags/get-tag-list')).data.map(({ label }) => label);
    expect(others).not.toContain('Zither');
  });

  it('keeps its questions sorted by position, numbered from 1 (R-0784, R-0785)', async () => {
    const question = (id: string, position: number) => ({ id, position, type: 'SHORT_TEXT', label: { en: id } });
    const { data } = await create({ options: [question('last', 9), question('first', 2), question('middle', 5)] });
    expect((data.options as { id: string; position: number }[]).map(({ id, position }) => [id, position])).toEqual([
      ['first', 1],
      ['middle', 2],
      ['last', 3],
    ]);
  });

  it('takes the link of its button in the shape of its type, each with its sentence', async () => {
    const link = (buttonLinkType: string | null, more: object = {}) =>
      create({ buttonLink: undefined, buttonLinkType, buttonLinkUrl: undefined, ...more });
    const sentences = {
      WEB_LINK: 'Link address is required',
      DEEPLINK: 'Please enter at least one deeplink url',
      PHONE: 'Phone number is required',
      EMAIL: 'Email address is required',
    };
    for (const [type, message] of Object.entries(sentences))
      expect(await link(type)).toMatchObject({ status: 422, errors: { buttonLinkUrl: { message } } });
    const android = { buttonLinkUrl2: 'market://latte' };
    expect((await link('DEEPLINK', android)).data).toMatchObject({ buttonLinkUrl: null, ...android, buttonLinkOpenIn: null });
    expect((await link('DEEPLINK', { buttonLinkUrl: 'atrium://latte', ...android })).data).toMatchObject({
      buttonLinkUrl: 'atrium://latte',
      ...android,
    });
    expect(await link('DEEPLINK', { buttonLinkUrl2: 'javascript:alert(1)' })).toMatchObject({
      status: 422,
      errors: { buttonLinkUrl2: { code: 'url' } },
    });
    const web = { buttonLinkUrl: 'https://coffee.example' };
    expect((await link('WEB_LINK', web)).data).toMatchObject({ ...web, buttonLinkOpenIn: 'APP' });
    expect((await link('WEB_LINK', { ...web, buttonLinkOpenIn: 'BROWSER' })).data).toMatchObject({ buttonLinkOpenIn: 'BROWSER' });
    expect((await link(null)).data).toMatchObject({ buttonLink: null, buttonLinkType: null, buttonLinkUrl: null });
  });

  it('answers the link of its button as the specification writes it, however it was sent', async () => {
    const web = { type: 'WEB_LINK', url: 'https://coffee.example', openIn: 'APP' };
    const said = { buttonLinkType: 'WEB_LINK', buttonLinkUrl: web.url, buttonLinkUrl2: null, buttonLinkOpenIn: 'APP' };
    const own = await create({ buttonLink: web });
    expect(own.data).toMatchObject({ buttonLink: web, ...said });
    const { buttonLinkType, buttonLinkUrl } = said;
    const asWritten = await create({ buttonLink: undefined, buttonLinkType, buttonLinkUrl });
    expect(asWritten.data).toMatchObject({ buttonLink: web, ...said });
    // Both ways at once, when they say the same; what contradicts itself is refused.
    expect((await create({ buttonLink: web, ...said })).status).toBe(201);
    expect(await create({ buttonLink: web, buttonLinkUrl: 'https://tea.example' })).toMatchObject({
      status: 422,
      errors: { buttonLinkUrl: { code: 'link.wrong' } },
    });
    expect(await create({ buttonLink: { type: 'WEB_LINK', url: 'nowhere' } })).toMatchObject({
      status: 422,
      errors: { buttonLink: { message: 'Please enter a valid link address' } },
    });
  });

  it('checks the address of its button by the type of the link (R-0227, R-0230, R-0232)', async () => {
    const wrong = await create({ buttonLink: null, buttonLinkType: 'WEB_LINK', buttonLinkUrl: 'nowhere' });
    expect(wrong).toMatchObject({ status: 422, errors: { buttonLinkUrl: { message: 'Please enter a valid link address' } } });
    expect(await create({ buttonLink: null, buttonLinkType: 'PHONE', buttonLinkUrl: 'call me' })).toMatchObject({ status: 422 });
    expect(await create({ buttonLink: null, buttonLinkType: 'EMAIL', buttonLinkUrl: 'desk' })).toMatchObject({ status: 422 });
    expect(await create({ buttonLink: null, buttonLinkType: 'EMAIL', buttonLinkUrl: 'desk@atrium.example' })).toMatchObject({
      status: 201,
    });
  });

  it('is archived by time', async () => {
    const event = await published();
    await api.db.query(sql`update activity_events set event_end_date = now() - interval '1 minute' where id = ${event.id}`);
    await moveByTime(api.db, api.product.model, true, testConfig());
    expect((await building.get<Event>(`/activity-events/uuid/${event.uuid}`)).data.status).toBe('EVENT_ARCHIVED');
  });

  it('has its pages (R-0786, R-0787)', () => {
    expect(activityEvent.pages).toEqual({
      list: '/events/listings',
      create: '/events/new',
      show: '/events/:id',
      edit: '/events/:id/edit',
    });
  });
});

it('leaves a history in words', () => expectWordsInHistory(api.database.db, ['archive']));
