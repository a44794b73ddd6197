/** Calls as the specification writes them are taken beside our own shape, and answers have its names (000 §3, §7; 002 §3, §7). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityEventSample } from '#schemas/events/samples.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { centreUuid } from './world.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number };
const FORMS = '/service-request-forms';
let api: Api;
let building: Client;
let tenant: Client;
let platform: Client;
let centre: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  platform = await api.as('SUPERADMIN');
  centre = `/office-centres/${api.world.here.building}`;
});
afterAll(() => api.close());

describe('a service request form', () => {
  const desc = (languageCode: string, title: string) => ({
    languageCode,
    title,
    tagline: `${title}.`,
    description: `<p>${title}</p>`,
    buttonText: 'OK',
  });
  const body = () => ({
    title: 'Keys',
    officeCentreUuid: centreUuid(api.world.here.building),
    serviceRequestFormDescList: [desc('en', 'Keys'), desc('zh-Hant', '鑰匙'), desc('zh-Hans', '钥匙')],
    notifyPartyEmail: ['desk@atrium.example'],
    options: [{ id: 'a', position: 1, type: 'SHORT_TEXT', label: { en: 'Which' } }],
  });

  it('is made from texts by language in a building by its uuid, and answers both so', async () => {
    const { data, errors, status } = await building.post<Row>(`${FORMS}/create`, body());
    expect({ status, errors }).toEqual({ status: 201, errors: undefined });
    expect(data).toMatchObject({
      title: { en: 'Keys', 'zh-Hant': '鑰匙', 'zh-Hans': '钥匙' },
      buttonText: { en: 'OK', 'zh-Hant': 'OK' },
      officeCentreUuid: centreUuid(api.world.here.building),
      viewableBy: 'ALL',
      viewableByLabel: 'Everybody',
    });
    const read = (await building.get<Row>(`${FORMS}/uuid/${data.uuid}`)).data;
    expect(read.serviceRequestFormDescList).toContainEqual(desc('zh-Hant', '鑰匙'));
    const changed = await building.put<Row>(`${FORMS}/uuid/${data.uuid}/update`, {
      ...{ viewableBy: 'ALL', dueUnit: 'HOURS', version: data.version },
      serviceRequestFormDescList: [desc('en', 'Cards'), desc('zh-Hant', '卡')],
    });
    expect(changed.data).toMatchObject({ title: { en: 'Cards', 'zh-Hant': '卡' } });
    const wrong = { ...body(), serviceRequestFormDescList: [{ languageCode: 'fr', title: 'Clés' }] };
    expect(await building.post(`${FORMS}/create`, wrong)).toMatchObject({
      status: 422,
      errors: { serviceRequestFormDescList: { code: 'rows.wrong' } },
    });
  });

  it('is not made in the building of others; the provider names any', async () => {
    const there = { ...body(), officeCentreUuid: centreUuid(api.world.there.building) };
    expect(await building.post(`${FORMS}/create`, there)).toMatchObject({
      status: 422,
      errors: { officeCentreUuid: { code: 'notFound' } },
    });
    const company = { ...body(), officeCentreUuid: centreUuid(api.world.here.tenants[0]) };
    expect((await building.post(`${FORMS}/create`, company)).status).toBe(422);
    expect(await platform.post<Row>(`${FORMS}/create`, there)).toMatchObject({
      status: 201,
      data: { officeCentreId: api.world.there.building },
    });
  });

  it('takes the parts of an external link in the row itself, and its questions in either order', async () => {
    const form = (await building.post<Row>(`${FORMS}/create`, body())).data;
    const links = `${FORMS}/uuid/${form.uuid}/service-request_form-ext-links`;
    const added = await building.post<Row>(`${links}/create`, {
      ...{ type: 'DEEPLINK', url: 'atrium://keys', url2: 'market://keys' },
      linkText: { en: 'Open' },
      buttonText: { en: 'Go' },
    });
    const link = { type: 'DEEPLINK', iosUrl: 'atrium://keys', androidUrl: 'market://keys' };
    const { link: _, linkText: __, ...said } = added.data;
    expect(added).toMatchObject({ status: 200, data: { link, linkText: { en: 'Open' } } });
    expect(said).toMatchObject({ type: 'DEEPLINK', url: 'atrium://keys', url2: 'market://keys', openIn: null });
    const web = await building.put<Row>(`${links}/update`, {
      ...{ id: added.data.id, type: 'WEB_LINK', url: 'https://atrium.example', openIn: 'BROWSER', linkText: { en: 'Open' } },
    });
    expect(web.data).toMatchObject({ link: { type: 'WEB_LINK', url: 'https://atrium.example', openIn: 'BROWSER' } });
    expect((await building.post(`${links}/create`, { type: 'WEB_LINK', linkText: { en: 'Open' } })).status).toBe(422);
    const two = ['a', 'b'].map((id, at) => ({ id, position: at + 1, type: 'SHORT_TEXT', label: { en: id } }));
    const asked = (
      await building.post<Row>(`${FORMS}/create`, {
        ...body(),
        options: two,
        externalLinks: [{ id: 'x', type: 'PHONE', url: '+65 6123 4567', linkText: { en: 'Call' } }],
      })
    ).data;
    expect(asked).toMatchObject({ externalLinks: [{ id: 'x', link: { type: 'PHONE', phone: '+65 6123 4567' } }] });
    const of = async (query: string) =>
      (
        await building.get<{ options: { id: string }[] }>(`${FORMS}/uuid/${asked.uuid}/service-request-form-options${query}`)
      ).data.options.map(({ id }) => id);
    expect(await of('')).toEqual(['a', 'b']);
    expect(await of('?sortProperties=position&sortDirection=DESC')).toEqual(['b', 'a']);
    expect((await building.get(`${FORMS}/uuid/${asked.uuid}/service-request-form-options?sortProperties=label`)).status).toBe(
      400,
    );
  });
});

describe('answers', () => {
  it('say the words and times of an event, and what was chosen, beside codes, instants and ids', async () => {
    const [sample] = activityEventSample.records;
    const { data, errors } = await building.post<Row>('/activity-events/create', {
      ...sample,
      eventStartDate: '2031-03-01T04:30:00.000Z',
      eventEndDate: '2031-03-01T06:00:00.000Z',
      viewableBy: 'OFFICE_TENANT',
      selectedTenantIds: [api.world.here.tenants[1], api.world.here.tenants[0]],
      selectedExcludeTenantIds: [api.world.here.tenants[0]],
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      status: 'DRAFT',
      statusLabel: 'Draft',
      startTime: '12:30',
      endTime: '14:00',
      viewableByLabel: 'Companies',
      selectedTenantNames: ['Marina One Tenant 1', 'Marina One Tenant 0'],
      selectedBuildingNames: null,
      selectedExcludeTenantIds: [api.world.here.tenants[0]],
    });
  });

  it('name a building as the specification does, and office centres by their types (R-0001)', async () => {
    const types = ['LANDLORD', 'TENANT', 'OFFICE'];
    for (const type of types) expect((await platform.get(`/office-centres/drop-down?officeCentreType=${type}`)).status).toBe(200);
    expect((await platform.get('/office-centres/drop-down?officeCentreType=SHOP')).status).toBe(400);
    const { data } = await platform.get<Row>(`/office-centres/${api.world.here.building}`);
    expect(data.officeCentreType).toBe('LANDLORD');
    expect(data).toMatchObject({
      officeCentreId: api.world.here.building,
      isTenant: false,
      officeCentreSubscriptionInfo: { subscriptionPlan: { code: data.subscriptionPlanCode } },
    });
  });
});

describe('lists', () => {
  it('hold active units unless others are asked for', async () => {
    const units = `${centre}/office-centre-units`;
    const make = async (unitNo: string, active: boolean, floorNoInt: number) =>
      (await building.post<Row>(units, { floorNo: String(floorNoInt), floorNoInt, unitNo, active })).data.id;
    const [open, closed] = [await make('70', true, 70), await make('71', false, 71)];
    const ids = async (query: string) =>
      (await building.get<Paged<Row>>(`${units}?limit=100&${query}`)).data.items.map(({ id }) => id);
    expect(await ids('')).toContain(open);
    expect(await ids('')).not.toContain(closed);
    expect(await ids('status=INACTIVE')).toEqual([closed]);
    expect(await ids('statusActiveFlag=false')).toEqual([closed]);
    expect(await ids('tab=INACTIVE')).toEqual([closed]);
    expect((await ids('sortProperties=unit.floorNoInt&sortDirection=DESC'))[0]).toBe(open);
    expect(await building.get('/activity-events?statusActiveFlag=false')).toMatchObject({
      status: 400,
      message: 'These records cannot be switched off, so that statusActiveFlag can only be true',
    });
    expect((await building.get('/activity-events?statusActiveFlag=true')).status).toBe(200);
  });

  it('of people are those who have registered; who is pending is read by the calls of pending people', async () => {
    const added = await building.post<Row & { registerRequestId: number }>(`${centre}/users`, {
      fullName: 'Pia Pending',
      username: 'pia@atrium.example',
      officeCentreId: api.world.here.tenants[0],
      roleCode: 'STAFF',
    });
    expect(added.status).toBe(201);
    const id = added.data.registerRequestId;
    expect((await building.get(`${centre}/user-registration-requests/${id}`)).status).toBe(200);
    const listed = await building.get<Paged<Row>>(`${centre}/users?limit=100`);
    expect(listed.data.items.map(({ status }) => status)).not.toContain('PENDING');
  });

  it('of all people are found by roles, permission, group, tag and pass', async () => {
    const found = async (query: string) =>
      (await platform.get<Paged<Row>>(`/users?limit=100&${query}`)).data.items.map(({ fullName }) => fullName);
    expect(await found('tenantRoleCodeArray=SUB_ADMIN')).toHaveLength(4);
    expect(await found('permissionCode=UNIT_LIST')).toContain('LANDLORD_ADMIN@here');
    expect(await found('userGroupId=987654')).toEqual([]);
    const staff = (await building.get<Paged<Row>>(`${centre}/users?fullName=CONCIERGE@here`)).data.items[0] as Row;
    const { version } = (await building.get<Row>(`${centre}/users/${staff.id}`)).data;
    const body = { fullName: 'CONCIERGE@here', tag: ['Night shift'], version };
    expect((await building.put(`${centre}/users/${staff.id}`, body)).status).toBe(200);
    expect(await found('tag=Night%20shift')).toEqual(['CONCIERGE@here']);
    expect(await found('tagArray=Night%20shift,Other')).toEqual(['CONCIERGE@here']);
    expect(await found('mobilePassAssigned=true')).toEqual([]);
    expect(await found('credentialTypeArray=STAFF_QR_PASS')).toEqual([]);
  });

  it('for choices that a building needs answer that building', async () => {
    const people = (await building.get<Option[]>('/users/drop-down-with-tenant-info?sort=fullName,DESC')).data;
    const names = people.map(({ label }) => label);
    const folded = names.map((name) => String(name).toLowerCase());
    expect(folded).toEqual([...folded].sort().reverse());
    expect(names).toContain('STAFF@here.0');
    expect(names.join()).not.toContain('@there');
    expect(await building.get(`/users/drop-down-with-tenant-info?similarUsername=${'x'.repeat(201)}`)).toMatchObject({
      status: 400,
      message: expect.stringContaining('The value of similarUsername cannot be used'),
    });
    // The settings of permits name people; the provider's groups are offered where somebody of one's own is in them.
    const labels = async (client: Client, path: string) => (await client.get<Option[]>(path)).data.map(({ label }) => label);
    const own = await labels(building, '/users/drop-down?limit=100');
    expect(own).toEqual(await labels(building, `${centre}/users/drop-down?limit=100`));
    expect(own).toContain('STAFF@here.1');
    expect(own.join()).not.toContain('@there');
    expect(await labels(platform, '/users/drop-down?limit=100')).toContain('STAFF@there.0');
    const uuidOf = async (client: Client, id: number, name: string) =>
      (await client.get<Paged<Row>>(`/office-centres/${id}/users?fullName=${name}`)).data.items[0]?.uuid;
    const { here, there } = api.world;
    for (const [groupName, id, name] of [
      ['Here', here.building, 'STAFF@here.0'],
      ['There', there.building, 'STAFF@there.0'],
    ] as const) {
      const { data: group } = await platform.post<Row>('/global-user-groups', { groupName });
      const userUuids = [await uuidOf(platform, id, name)];
      expect((await platform.put(`/global-user-groups/uuid/${group.uuid}/add-users`, { userUuids })).status).toBe(200);
    }
    expect(await labels(platform, '/global-user-groups/drop-down')).toEqual(['Here', 'There']);
    expect(await labels(building, '/global-user-groups/drop-down')).toEqual(['Here']);
    expect(await labels(tenant, '/global-user-groups/drop-down')).toEqual([]);
    const companies = await building.get<Option[]>(`${centre}/tenants/drop-down?active=true`);
    expect(companies.data.map(({ id }) => id).sort()).toEqual([...api.world.here.tenants].sort());
    expect((await building.get<Option[]>(`${centre}/tenants/drop-down?active=false`)).data).toEqual([]);
  });
});

describe('the product', () => {
  /** Those of these lists, by their path, that are not answered. */
  const refused = async (paths: readonly string[], client: Client, under = centre) => {
    const answers = await Promise.all(paths.map((path) => client.get(path.startsWith('/') ? path : `${under}/${path}`)));
    return paths.filter((_, at) => answers[at]?.status !== 200);
  };
  const areas = {
    'buildings, tenants and users': ['tenants', 'office-centre-units', 'users'],
    'access control': ['access-doors', 'access-groups'],
    'visitors and contractor forms': ['/visits', 'fm-forms'],
    'facility and hotdesk booking': ['/facilities', '/facility-bookings', '/hotdesks', '/hotdesk-bookings'],
    'retail stores, ordering, promotions': ['/opc-items', '/opc-orders', '/promotions'],
    'events, polls, surveys, ads, notifications': [
      ...['/activity-events', '/poll-forms', '/survey-forms', '/in-app-pop-up-forms', '/notifications'],
    ],
    'loans, loading bays, aircon, parking': [
      ...['/loan-items', '/loading-bay-applications', '/aircon-extension-requests', '/season-parking-applications'],
    ],
    'forms, marketplace, service requests': ['fm-forms', '/marketplace-posts', '/service-requests'],
  };
  it.each(Object.entries(areas))('has %s: a building reads their lists (R-0003)', async (_, lists) => {
    expect(await refused(lists, building)).toEqual([]);
  });
  it('controls access by doors, groups, QR and HID passes, faces, PIN codes, physical and third-party cards (R-0002)', async () => {
    expect(await refused(['access-doors', 'access-groups'], building)).toEqual([]);
    const passes = ['qr-pass-history', 'hid-pass-history', 'fr-passes', 'access-pin-codes'];
    const cards = ['PHYSICAL_CARD', 'MOBILE_PASS'].map((type) => `third-party-cards?type=${type}`);
    const under = `/office-centres/${api.world.here.tenants[0]}`;
    expect(await refused([...passes, ...cards], tenant, under)).toEqual([]);
    expect((await tenant.get(`${under}/third-party-cards?type=NO_SUCH_CARD`)).status).toBe(400);
  });
});

describe('sentences', () => {
  it('name the parameter that is missing, and the value that is wrong', async () => {
    expect(await building.get('/in-app-pop-up-forms/function-list-drop-down')).toMatchObject({
      status: 400,
      message: expect.stringContaining('moduleCode'),
    });
    expect(await building.get('/activity-events?limit=0')).toMatchObject({
      status: 400,
      message: expect.stringMatching(/limit.*0/),
    });
    expect(await building.get('/activity-events?updatedDateFrom=2026-02-30')).toMatchObject({
      status: 400,
      message: expect.stringMatching(/updatedDateFrom.*2026-02-30/),
    });
  });
});

describe('parking', () => {
  it('keeps why it was asked for', async () => {
    const [applicant] = (await tenant.get<Paged<Row>>(`/office-centres/${api.world.here.tenants[0]}/users`)).data.items;
    const application = await building.post<Row>('/season-parking-applications/create', {
      tenantId: api.world.here.tenants[0],
      applicantId: applicant?.id,
      vehiclePlateNo: 'SGX1234A',
      carParkId: api.world.here.carParks[0],
      commencementDate: '2031-01-01',
      endDate: '2031-01-31',
      submittedReason: 'A new car',
    });
    expect(application).toMatchObject({ status: 201, data: { submittedReason: 'A new car' } });
  });
});

answersAsDocumented(() => api);

describe('a value', () => {
  const refusedAt = async (by: Client, path: string, body: object) => (await by.post(path, body)).errors ?? {};
  it('of letters and digits, of a range, in languages, or like a formula is checked by the server (R-0186, R-0188, R-0189, R-0190, R-0194)', async () => {
    const unit = { floorNo: 'A-1', floorNoInt: 201, unitNo: '01-01' };
    expect(await refusedAt(building, `${centre}/office-centre-units`, unit)).toMatchObject({
      floorNo: { code: 'pattern.alphanumeric' },
      floorNoInt: { code: 'tooBig' },
    });
    for (const loanHours of [0, -1])
      expect(await refusedAt(building, '/loan-items', { name: 'Umbrella', loanHours })).toMatchObject({
        loanHours: { code: 'tooSmall' },
      });
    expect(await refusedAt(building, '/loan-items', { name: '<b>Umbrella', loanHours: 24 })).toMatchObject({
      name: { code: 'injection' },
    });
    const event = { ...activityEventSample.records[0], name: {} };
    expect(await refusedAt(building, '/activity-events/create', event)).toMatchObject({ name: { code: 'required' } });
  });
});
