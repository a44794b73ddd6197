/** Service request forms (002 §3, §4, §7): what people can ask a building for, and the questions that they answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pagesOf } from '#schemas/kernel/areas/page.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { routeOf, shapeOf } from '#schemas/kernel/calls/path.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { serviceRequestFormSample } from '#schemas/serviceRequests/samples.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { uploadAs } from './uploads.ts';
import { centreUuid } from './world.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number; options: OptionItem[] | null };
interface Link {
  id: string;
  link: Record<string, string>;
  linkText: Record<string, string>;
  buttonText?: Record<string, string> | null;
}
const PATH = '/service-request-forms';
let api: Api;
let building: Client;
let tenant: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
});
afterAll(() => api.close());

const at = ({ uuid }: Pick<Row, 'uuid'>) => `${PATH}/uuid/${uuid}`;
const [sample] = serviceRequestFormSample.records as unknown as Record<string, unknown>[];
async function made(more: object = {}): Promise<Row> {
  const { data, errors } = await building.post<Row>(`${PATH}/create`, { ...sample, ...more });
  expect(errors).toBeUndefined();
  return data;
}
const read = async (form: Row, by = building) => (await by.get<Row>(at(form))).data;
const options = (...ids: string[]): OptionItem[] =>
  ids.map((id, index) => ({ id, position: index + 1, type: 'SHORT_TEXT', label: { en: `Question ${id}` } }));

describe('a service request form', () => {
  it('has its words in each language, banner, audience, charge, notified parties, questions and links (R-0192, R-0898, R-0899, R-0904, R-0909)', async () => {
    const banner = await uploadAs(building, 'png');
    const three = (text: string) => ({ en: text, 'zh-Hant': `${text} 繁`, 'zh-Hans': `${text} 简` });
    const body = {
      title: three('Keys'),
      tagline: three('Spare keys'),
      description: three('<p>Say which.</p>'),
      buttonText: three('Ask'),
      bannerImageFileIds: [banner],
      viewableBy: 'OFFICE_TENANT',
      selectedTenantIds: [api.world.here.tenants[0]],
      isVisible: false,
      isPayment: true,
      price: 3_500,
      isAutoApproval: false,
      dueUnit: 'HOURS',
      notifyPartyEmail: ['desk@atrium.example', 'keys@atrium.example'],
      options: options('number'),
      externalLinks: [
        { id: 'one', link: { type: 'PHONE', phone: '+65 6123 4567' }, linkText: three('Call'), buttonText: three('Now') },
      ],
    };
    const { data: form } = await building.post<Row>(`${PATH}/create`, body);
    expect(form).toMatchObject(body);
    const inEach = { 'zh-Hant': ' 繁', 'zh-Hans': ' 简', en: '' } as const;
    const { serviceRequestFormDescList: words, ...read } = (await building.get<Row>(at(form))).data;
    for (const [languageCode, tail] of Object.entries(inEach))
      expect(words).toContainEqual({
        languageCode,
        title: `Keys${tail}`,
        tagline: `Spare keys${tail}`,
        description: tail ? `<p>Say which.</p>${tail}` : '<p>Say which.</p>',
        buttonText: `Ask${tail}`,
      });
    expect(words).toHaveLength(3);
    expect(read).toMatchObject(body);
    expect(form).toMatchObject({
      officeCentreId: api.world.here.building,
      officeCentreUuid: centreUuid(api.world.here.building),
      selectedBuildingIds: null,
      selectedUserGroupIds: null,
      selectedExcludeTenantIds: null,
      bannerImageFiles: [{ systemFileId: banner }],
      status: 'DRAFT',
      createdUserId: expect.any(Number),
      createdDate: expect.any(String),
      updatedDate: expect.any(String),
    });
    const wrong = await building.post(`${PATH}/create`, { ...sample, notifyPartyEmail: ['desk'] });
    expect(wrong).toMatchObject({ status: 422, errors: { 'notifyPartyEmail[0]': { code: 'email' } } });
    expect(await building.post(`${PATH}/create`, { ...sample, title: { 'zh-Hant': '鑰匙' } })).toMatchObject({ status: 422 });
  });

  it('is for everybody, visible, paid and accepted at once unless it says otherwise (R-0900, R-0901, R-0902, R-0903)', async () => {
    const { data } = await building.post<Row>(`${PATH}/create`, { title: { en: 'Plain' } });
    expect(data).toMatchObject({ viewableBy: 'ALL', isVisible: true, isPayment: true, isAutoApproval: true });
  });

  it('is published once, and changed with the notices of the specification (R-0911)', async () => {
    const form = await made();
    const published = await building.put<Row>(`${at(form)}/publish`, { version: form.version });
    expect(published).toMatchObject({ status: 200, message: 'Form has been published.', data: { status: 'PUBLISHED' } });
    expect((await building.put(`${at(form)}/publish`, {})).status).toBe(409);
    const { options: _, ...body } = { ...sample, options: null } as Record<string, unknown>;
    const changed = await building.put<Row>(`${at(form)}/update`, {
      ...body,
      title: { en: 'Warmer' },
      version: published.data.version,
    });
    expect(changed).toMatchObject({ message: 'Form updated successfully.', data: { title: { en: 'Warmer' } } });
    expect((await tenant.put(`${at(form)}/publish`, {})).status).toBe(403);
  });

  it('is hidden and shown by the payload field status (R-0910)', async () => {
    const form = await made();
    const hidden = await building.put<Row>(`${at(form)}/update-visible-status`, { status: false, version: form.version });
    expect(hidden).toMatchObject({ message: 'Visibility status updated successfully.', data: { isVisible: false } });
    expect((await building.put(`${at(form)}/update-visible-status`, { status: true, version: form.version })).status).toBe(409);
    expect((await building.put<Row>(`${at(form)}/update-visible-status`, { status: true })).data.isVisible).toBe(true);
    expect((await building.put(`${at(form)}/update-visible-status`, { isVisible: false })).status).toBe(422);
    expect((await tenant.put(`${at(form)}/update-visible-status`, { status: false })).status).toBe(403);
  });

  it('exists for companies only while it is published, visible and for them, and keeps the parties to itself', async () => {
    const form = await made({ notifyPartyEmail: ['secret@atrium.example'], title: { en: 'Seen by companies' } });
    expect((await tenant.get(at(form))).status).toBe(404);
    await building.put(`${at(form)}/publish`, {});
    const seen = await tenant.get<Row>(at(form));
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.data)).not.toContain('secret@');
    const listed = await tenant.get<Paged<Row>>(`${PATH}?limit=100`);
    expect(listed.data.items.map(({ id }) => id)).toContain(form.id);
    expect(JSON.stringify(listed.data)).not.toContain('secret@');
    await building.put(`${at(form)}/update-visible-status`, { status: false });
    expect((await tenant.get(at(form))).status).toBe(404);
    const other = await made({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [api.world.here.tenants[1]] });
    await building.put(`${at(other)}/publish`, {});
    expect((await tenant.get(at(other))).status).toBe(404);
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(at(other))).status).toBe(404);
  });

  it('has notified parties that are changed by themselves (R-0913)', async () => {
    const form = await made();
    const changed = await building.put<Row>(`${at(form)}/update-notify-parties`, { notifyPartyEmail: ['a@atrium.example'] });
    expect(changed).toMatchObject({
      message: 'Notify parties emails updated successfully.',
      data: { notifyPartyEmail: ['a@atrium.example'] },
    });
    const wrong = await building.put(`${at(form)}/update-notify-parties`, { notifyPartyEmail: ['nobody'] });
    expect(wrong).toMatchObject({ status: 422, errors: { 'notifyPartyEmail[0]': { code: 'email' } } });
  });
});

describe('the questions of a service request form', () => {
  it('are changed, each with its type, and read in their order (R-0905, R-0912, R-0919)', async () => {
    const form = await made({ options: null });
    const sent = [...options('b', 'a')].reverse();
    const changed = await building.put<Row>(`${at(form)}/service-request-form-options/update`, {
      options: sent,
      version: form.version,
    });
    expect(changed.message).toBe('Form options updated successfully.');
    const { data } = await building.get<{ options: OptionItem[] }>(`${at(form)}/service-request-form-options`);
    expect(data.options.map(({ id, position, type }) => [id, position, type])).toEqual([
      ['b', 1, 'SHORT_TEXT'],
      ['a', 2, 'SHORT_TEXT'],
    ]);
    const wrong = [{ ...options('c')[0], type: 'FILE' }];
    expect((await building.put(`${at(form)}/service-request-form-options/update`, { options: wrong })).status).toBe(422);
  });

  it('are put in another order, and counted from 1 again (R-0914, R-0920, R-0921)', async () => {
    const form = await made({ options: options('a', 'b', 'c') });
    const order = (ids: string[], version?: number) =>
      building.put<Row>(`${at(form)}/service-request-form-options/update-position`, { ids, version });
    const moved = await order(['c', 'a', 'b'], form.version);
    expect(moved.message).toBe('Form options updated successfully.');
    expect(moved.data.options?.map(({ id, position }) => [id, position])).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 3],
    ]);
    expect((await order(['a', 'b', 'c'], form.version)).status).toBe(409);
    for (const ids of [
      ['a', 'b'],
      ['a', 'a', 'b'],
      ['a', 'b', 'x'],
    ])
      expect((await order(ids)).status).toBe(422);
  });

  it('keep their wording for those who have answered once they are published', async () => {
    const form = await made({ options: options('a') });
    await building.put(`${at(form)}/publish`, {});
    const reworded = [{ ...options('a')[0], label: { en: 'Something else' } }];
    await building.put(`${at(form)}/service-request-form-options/update`, { options: reworded });
    const now = await read(form);
    expect(now.options?.[0]?.id).toBe('a-v2');
    expect((now.formerOptions as OptionItem[]).map(({ id }) => id)).toEqual(['a']);
  });

  it('have types, and a form viewers, from drop-downs (R-0922)', async () => {
    const { data: types } = await building.get<Option[]>(`${PATH}/get-option-type-option`);
    expect(types.map(({ value }) => value)).toEqual(expect.arrayContaining(['SHORT_TEXT', 'SINGLE_CHOICE', 'DROP_DOWN']));
    const { data: viewers } = await building.get<Option[]>(`${PATH}/get-viewable-by-drop-down`);
    expect(viewers.map(({ value }) => value)).toEqual(['ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP']);
  });
});

describe('the external links of a service request form', () => {
  const path = (form: Row) => `${at(form)}/service-request_form-ext-links`;
  const web = {
    link: { type: 'WEB_LINK', url: 'https://atrium.example/a', openIn: 'BROWSER' },
    linkText: { en: 'Read', 'zh-Hant': '閱讀' },
  };
  const deep = {
    link: { type: 'DEEPLINK', iosUrl: 'atrium://keys', androidUrl: 'atrium://keys-android' },
    linkText: { en: 'Open' },
    buttonText: { en: 'Now', 'zh-Hans': '现在' },
  };

  it('have a type, two addresses and texts in each language, three at most (R-0906, R-0907, R-0908)', async () => {
    const rows = [web, deep, { link: { type: 'EMAIL', email: 'desk@atrium.example' }, linkText: { en: 'Write' } }];
    const form = await made({ externalLinks: rows.map((row, index) => ({ id: `l${index}`, ...row })) });
    expect(form.externalLinks).toMatchObject(rows);
    const four = [...rows, web].map((row, index) => ({ id: `l${index}`, ...row }));
    const tooMany = await building.post(`${PATH}/create`, { ...sample, externalLinks: four });
    expect(tooMany).toMatchObject({ status: 422, errors: { externalLinks: { code: 'tooManyItems' } } });
    const none = { id: 'x', link: { type: 'DEEPLINK' }, linkText: { en: 'Open' } };
    expect((await building.post(`${PATH}/create`, { ...sample, externalLinks: [none] })).status).toBe(422);
  });

  it('are added, read, changed and removed one by one (R-0915, R-0916, R-0917, R-0918)', async () => {
    const form = await made({ externalLinks: null });
    const { data: first } = await building.post<Link>(`${path(form)}/create`, web);
    expect(first).toMatchObject(web);
    await building.post<Link>(`${path(form)}/create`, deep);
    expect((await building.get<Link[]>(`${path(form)}/get`)).data).toMatchObject([web, deep]);
    const changed = await building.put<Link>(`${path(form)}/update`, { id: first.id, ...deep });
    expect(changed.data).toMatchObject(deep);
    expect((await building.call('DELETE', `${path(form)}/remove?id=${first.id}`)).status).toBe(200);
    expect((await building.get<Link[]>(`${path(form)}/get`)).data).toMatchObject([deep]);
    await building.post(`${path(form)}/create`, web);
    await building.post(`${path(form)}/create`, web);
    expect((await building.post(`${path(form)}/create`, web)).status).toBe(422);
    expect((await tenant.post(`${path(form)}/create`, web)).status).toBe(403);
  });
});

describe('the pages of service requests', () => {
  it('are those of the specification (R-0923, R-0926)', () => {
    const shapes = new Set(pagesOf(manifestOf(areas)).map(({ path }) => shapeOf(routeOf(path))));
    for (const path of [
      '/service-request/forms',
      '/service-request/requests',
      '/service-request/new-form',
      '/service-request/form/:uuid',
      '/service-request/form/:uuid/add-option-fields',
      '/service-request/request/:uuid',
      '/service-request/request-refund/:uuid',
    ])
      expect(shapes).toContain(shapeOf(path));
  });
});
