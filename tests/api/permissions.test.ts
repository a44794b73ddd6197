/** 000 §6, §7 set-permissions: single permissions, and protection against privilege escalation. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { type Permission, permissionsOf } from '#schemas/kernel/rights/access.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';
import { centreUuid, worldAddOns } from './world.ts';

interface Held {
  roleCode: string;
  officeCentre: string;
  held: Permission[];
  byRole: Permission[];
  grantable: Permission[];
}
let api: Api;
let building: Client;
let tenant: Client;
const read = async (by: Client, name: string) => (await by.get<Held>(`/users/${api.idOf(name)}/permissions`)).data;
const set = (by: Client, name: string, permissions: unknown): Promise<Answer<Held>> =>
  by.put<Held>(`/users/${api.idOf(name)}/set-permissions`, { permissions });
/** The current list with some permissions added and others removed. */
async function change(by: Client, name: string, give: Permission[], take: Permission[] = []): Promise<Answer<Held>> {
  const { held } = await read(by, name);
  return set(by, name, [...held.filter((one) => !take.includes(one)), ...give]);
}
const refuses = async (answer: Promise<Answer<Held>>) =>
  expect(await answer).toMatchObject({ status: 422, errors: { permissions: { code: 'permissionNotYours' } } });
beforeAll(async () => {
  api = await startApi();
  [building, tenant] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('MASTER_ADMIN@here.0')]);
});
beforeEach(() => api.db.query(sql`update user_roles set granted_permissions = null, denied_permissions = null`));
afterAll(() => api.close());

describe('single permissions', () => {
  it('are shown beside those of the role', async () => {
    const shown = await read(tenant, 'SUB_ADMIN@here.0');
    expect(shown).toMatchObject({ roleCode: 'SUB_ADMIN', officeCentre: 'Marina One Tenant 0' });
    expect([...shown.held].sort()).toEqual([...permissionsOf('SUB_ADMIN', 'tenant')].sort());
    expect(shown.byRole).toEqual(shown.held);
  });

  it('can be granted and removed (R-0376), with immediate effect for signed-in people', async () => {
    const person = await api.as('SUB_ADMIN@here.0');
    const path = `/office-centres/${api.world.here.tenants[0]}/users`;
    expect((await person.get(path)).status).toBe(200);
    const answer = await change(tenant, 'SUB_ADMIN@here.0', [], ['USER_LIST']);
    expect(answer).toMatchObject({ status: 200, message: 'Account permissions updated successfully.' });
    expect((await person.get(path)).status).toBe(403);
    expect((await person.session()).permissions).not.toContain('USER_LIST');
    await change(tenant, 'SUB_ADMIN@here.0', ['USER_LIST']);
    expect((await person.get(path)).status).toBe(200);
    for (const locale of localeCodes) {
      const { held } = await read(tenant, 'SUB_ADMIN@here.0');
      const again = await tenant.call(
        'PUT',
        `/users/${api.idOf('SUB_ADMIN@here.0')}/set-permissions`,
        { permissions: held },
        { 'accept-language': locale },
      );
      expect(again.message).toBe(translate(locale, 'notices.permissionsUpdated'));
    }
  });

  it('are stored as differences from the role, and are deleted when the role changes', async () => {
    await change(tenant, 'SUB_ADMIN@here.0', [], ['USER_DELETE']);
    const rows = () =>
      api.db.query<{ granted: string[] | null; denied: string[] | null }>(
        sql`select granted_permissions as granted, denied_permissions as denied from user_roles where user_id = ${api.idOf('SUB_ADMIN@here.0')}`,
      );
    expect(await rows()).toEqual([{ granted: [], denied: ['USER_DELETE'] }]);
    const path = `/office-centres/${api.world.here.tenants[0]}/users/${api.idOf('SUB_ADMIN@here.0')}/set-role`;
    expect((await tenant.put(path, { roleCode: 'MASTER_ADMIN' })).status).toBe(200);
    expect(await rows()).toEqual([{ granted: null, denied: null }]);
    await tenant.put(path, { roleCode: 'SUB_ADMIN' });
  });

  it('are in the history as granted and removed', async () => {
    await change(tenant, 'SUB_ADMIN@here.0', [], ['USER_DELETE']);
    const [entry] = await api.db.query<{ action: string; changes: unknown }>(
      sql`select action, changes from audit_log where entity = 'users' and record_id = ${api.idOf('SUB_ADMIN@here.0')} order by id desc limit 1`,
    );
    expect(entry).toEqual({ action: 'setPermissions', changes: [{ field: 'permissions', from: ['USER_DELETE'], to: [] }] });
  });

  it('can grant the visitor desk, which otherwise only staff and concierge have', async () => {
    expect((await change(tenant, 'SUB_ADMIN@here.0', ['VISITOR_MENU_VIEW'])).status).toBe(200);
    expect((await read(tenant, 'SUB_ADMIN@here.0')).held).toContain('VISITOR_MENU_VIEW');
  });

  it('saved from an outdated state are rejected with the current state, so that nobody restores a removed permission by accident', async () => {
    type Versioned = Held & { version: number };
    const path = `/users/${api.idOf('SUB_ADMIN@here.0')}`;
    const { held, version } = (await tenant.get<Versioned>(`${path}/permissions`)).data;
    const first = await change(tenant, 'SUB_ADMIN@here.0', [], ['USER_DELETE']);
    expect(first.status).toBe(200);
    const late = await tenant.put<Versioned>(`${path}/set-permissions`, { permissions: held, version });
    expect(late).toMatchObject({ status: 409, code: 'stale', data: { version: version + 1 } });
    expect(late.data.held).not.toContain('USER_DELETE');
    expect((await read(tenant, 'SUB_ADMIN@here.0')).held).not.toContain('USER_DELETE');
    const again = await tenant.put<Versioned>(`${path}/set-permissions`, { permissions: held, version: late.data.version });
    expect(again).toMatchObject({ status: 200, data: { version: version + 2 } });
    expect((await tenant.put(`${path}/set-permissions`, { permissions: held, version: '1' })).status).toBe(422);
  });

  it('of a module that was switched off in the meantime are kept', async () => {
    const { building: centre } = api.world.here;
    const superAdmin = await api.as('SUPERADMIN');
    const shown = async () => (await read(superAdmin, 'LANDLORD_ADMIN@here')).held.filter((one) => one.startsWith('BILLING_'));
    const [{ addOns }] = (await api.db.query<{ addOns: string[] }>(
      sql`select add_ons as "addOns" from office_centres where id = ${centre}`,
    )) as [{ addOns: string[] }];
    const switchTo = (list: string[]) =>
      api.db.query(sql`update office_centres set add_ons = ${sql.param(list)}::text[] where id = ${centre}`);
    await switchTo([]);
    await change(superAdmin, 'LANDLORD_ADMIN@here', [], ['BILLING_MANAGE', 'BILLING_VIEW']);
    expect(await shown()).toEqual(['BILLING_LIST', 'BILLING_DOWNLOAD']);
    await switchTo(['THIRD_PARTY_INVOICE']);
    expect(await shown()).toEqual([]);
    expect((await change(superAdmin, 'LANDLORD_ADMIN@here', [], ['CAR_PARK_ADD'])).status).toBe(200);
    await refuses(change(superAdmin, 'LANDLORD_ADMIN@here', ['BILLING_VIEW']));
    await switchTo([]);
    expect(await shown()).toEqual(['BILLING_LIST', 'BILLING_DOWNLOAD']);
    await switchTo(addOns);
  });

  it('saved by two people at once end as one of the two lists, and report the new state to whoever saved from the old one', async () => {
    const { held } = await read(tenant, 'SUB_ADMIN@here.0');
    const lists = [held.filter((one) => one !== 'USER_DELETE'), held.filter((one) => one !== 'USER_ADD')];
    const answers = await Promise.all(lists.map((list) => set(tenant, 'SUB_ADMIN@here.0', list)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = [...(await read(tenant, 'SUB_ADMIN@here.0')).held].sort();
    expect(lists.map((list) => [...list].sort())).toContainEqual(after);
    const path = `/users/${api.idOf('SUB_ADMIN@here.0')}`;
    const { version } = (await tenant.get<{ version: number }>(`${path}/permissions`)).data;
    const known = await Promise.all(lists.map((permissions) => tenant.put(`${path}/set-permissions`, { permissions, version })));
    expect(known.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('privilege escalation is prevented', () => {
  const refused = async (answer: Answer<Held>, code: string) =>
    expect(answer).toMatchObject({ status: 422, errors: { permissions: { code } } });

  it('a company cannot grant permissions of the building', async () => {
    for (const code of ['CAR_PARK_ADD', 'TENANT_EDIT', 'OFFICE_CENTRE_EDIT', 'SEASON_PARKING_APPROVE'] as const) {
      await refused(await change(tenant, 'SUB_ADMIN@here.0', [code]), 'permissionNotYours');
      expect((await read(tenant, 'SUB_ADMIN@here.0')).held).not.toContain(code);
    }
  });
  it('nobody can grant or remove permissions that they do not have', async () => {
    await change(tenant, 'SUB_ADMIN@here.0', [], ['USER_DELETE']);
    const weaker = await api.as('SUB_ADMIN@here.0');
    expect((await change(weaker, 'MASTER_ADMIN@here.0', [], ['USER_DELETE'])).status).toBe(403);
    await refused(await change(building, 'MERCHANT@here', ['ACCESS_PASS_LIST']), 'permissionNotYours');
  });
  it('nobody can change their own permissions, not even through a colleague of another side', async () => {
    const own = await read(tenant, 'MASTER_ADMIN@here.0');
    expect(own.grantable).toEqual([]);
    expect((await set(tenant, 'MASTER_ADMIN@here.0', own.held)).status).toBe(403);
    for (const name of ['LANDLORD_ADMIN@here', 'SUB_ADMIN@here.1', 'SUB_ADMIN@there.0', 'SUPERADMIN']) {
      expect([name, (await tenant.get(`/users/${api.idOf(name)}/permissions`)).status]).toEqual([name, 404]);
      expect([name, (await set(tenant, name, [])).status]).toEqual([name, 404]);
    }
    expect((await set(building, 'SUPERADMIN', [])).status).toBe(404);
  });
  it('a read-only admin can never be granted a permission that writes', async () => {
    await refused(await change(building, 'LANDLORD_ADMIN_VIEW_ONLY@here', ['CAR_PARK_ADD']), 'permissionNotYours');
    const viewer = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    expect((await set(viewer, 'MERCHANT@here', [])).status).toBe(403);
    expect((await read(viewer, 'MERCHANT@here')).grantable).toEqual([]);
  });
  it('an invalid list of codes is rejected by name', async () => {
    for (const [body, code] of [
      [['NO_SUCH_THING'], 'unknownPermission'],
      [['USER_LIST', 5], 'unknownPermission'],
      ['USER_LIST', 'notList'],
      [undefined, 'notList'],
      [{ 0: 'USER_LIST' }, 'notList'],
    ] as const)
      await refused(await set(tenant, 'SUB_ADMIN@here.0', body), code);
    const more = await tenant.put(`/users/${api.idOf('SUB_ADMIN@here.0')}/set-permissions`, {
      permissions: [],
      roleCodes: ['X'],
    });
    expect(more).toMatchObject({ status: 422, errors: { roleCodes: { code: 'unknownField' } } });
  });
  it('granting requires the permission and a sign-in', async () => {
    expect((await set(await api.as('CONCIERGE@here'), 'MERCHANT@here', [])).status).toBe(403);
    expect((await set(await api.as('nobody'), 'MERCHANT@here', [])).status).toBe(401);
  });
});

describe('the provider’s support', () => {
  const put = async (by: string, name: string, call: string) =>
    (await api.as(by)).put<Record<string, string>>(`/users/${api.idOf(name)}/${call}`);

  it('can issue a code with its times (R-0094, R-0402), which works for one sign-in', async () => {
    const { status, data } = await put('PLATFORM_CUSTOMER_RELATIONS', 'LANDLORD_ADMIN@there', 'generate-2fa-otp');
    expect(status).toBe(200);
    expect(data).toEqual({
      otpDisplay: expect.stringMatching(/^\d{6}$/),
      otpExpired: expect.any(String),
      otpGenerationTimestamp: expect.any(String),
    });
    const minutes = (Date.parse(data.otpExpired as string) - Date.parse(data.otpGenerationTimestamp as string)) / 60_000;
    expect(minutes).toBe(10);
    const rows = await api.db.query<{ row: string }>(sql`select c::text as row from one_time_codes c`);
    expect(rows.some(({ row }) => row.includes(data.otpDisplay as string))).toBe(false);
  });
  it('can request that a device be trusted (R-0095, R-0403)', async () => {
    const { data } = await put('SUPERADMIN', 'LANDLORD_ADMIN@there', 'generate-trusted-device-request');
    expect(data).toEqual({ authenticationCode: expect.stringMatching(/^\d{6}$/), expiryDate: expect.any(String) });
  });
  it('can trigger a password reset with its link and token (R-0096, R-0401)', async () => {
    const { data } = await put('PLATFORM_OPERATIONS', 'LANDLORD_ADMIN@there', 'trigger-pw-reset');
    expect(data.resetLink).toContain(`/update-password?token=${data.token}`);
    const nobody = await api.as('nobody');
    expect((await nobody.post('/auth/check-request-valid', { token: data.token })).status).toBe(200);
  });
  it('is available to the provider only, and for its own people to the provider admin only', async () => {
    for (const call of ['generate-2fa-otp', 'generate-trusted-device-request', 'trigger-pw-reset']) {
      expect((await put('LANDLORD_ADMIN@here', 'MASTER_ADMIN@here.0', call)).status).toBe(403);
      expect(await put('PLATFORM_ADMIN', 'SUPERADMIN', call)).toMatchObject({
        status: 403,
        message: 'Only the provider admin can do this for people of the provider.',
      });
      expect((await put('SUPERADMIN', 'PLATFORM_ADMIN', call)).status).toBe(200);
      expect((await (await api.as('SUPERADMIN')).put(`/users/999999/${call}`)).status).toBe(404);
    }
  });
  it('is available to the provider’s admins, operations and customer relations only', async () => {
    for (const call of ['generate-2fa-otp', 'generate-trusted-device-request', 'trigger-pw-reset'])
      for (const [by, status] of [
        ['PLATFORM_ADMIN', 200],
        ['PLATFORM_OPERATIONS', 200],
        ['PLATFORM_CUSTOMER_RELATIONS', 200],
        ['PLATFORM_SALES', 403],
        ['PLATFORM_FINANCE', 403],
        ['DEVICE_PLATFORM_ADMIN', 401],
      ] as const)
        expect([by, call, (await put(by, 'MERCHANT@there', call)).status]).toEqual([by, call, status]);
  });
  it('is reported to the person by mail each time, without the code or link itself', async () => {
    const told = () =>
      api.db.query<{ text: string }>(
        sql`select text from mails where to_address = 'sub_admin-there-0@atrium.example' and subject = 'Help with your sign-in' order by id`,
      );
    const values: string[] = [];
    for (const call of ['generate-2fa-otp', 'generate-trusted-device-request', 'trigger-pw-reset'])
      values.push(...Object.values((await put('PLATFORM_OPERATIONS', 'SUB_ADMIN@there.0', call)).data));
    const admin = await api.as('LANDLORD_ADMIN@there');
    const { building } = api.world.there;
    await admin.delete(`/office-centres/${building}/users/${api.idOf('SUB_ADMIN@there.0')}/trusted-device`);
    const mails = await told();
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('PLATFORM_OPERATIONS has done this for your account: a one-time code'),
      expect.stringContaining('a device a trusted one'),
      expect.stringContaining('a link to choose a new password'),
      expect.stringContaining('LANDLORD_ADMIN@there has done this for your account: no device is trusted'),
    ]);
    for (const value of values) expect(mails.some(({ text }) => text.includes(value))).toBe(false);
  });
  it('does nothing for a person without an account, and leaves an audit entry of what it did', async () => {
    await api.db.query(sql`update users set status = 'PENDING' where id = ${api.idOf('STAFF@there.1')}`);
    expect((await put('SUPERADMIN', 'STAFF@there.1', 'generate-2fa-otp')).status).toBe(409);
    const entries = await api.db.query<{ action: string }>(
      sql`select distinct action from audit_log where record_id = ${api.idOf('LANDLORD_ADMIN@there')} order by action`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['generateOtp', 'generateTrustedDeviceRequest', 'triggerPasswordReset']);
  });
  it('can remove the trusted devices of a person (R-0382), as the person’s own admins can', async () => {
    await api.db.query(sql`insert into trusted_devices (user_id, token_hash, expires_date)
      values (${api.idOf('SUB_ADMIN@here.0')}, 'a', now() + interval '1 day'), (${api.idOf('SUB_ADMIN@here.0')}, 'b', now() + interval '1 day')`);
    const path = `/office-centres/${api.world.here.tenants[0]}/users/${api.idOf('SUB_ADMIN@here.0')}/trusted-device`;
    expect((await (await api.as('MASTER_ADMIN@here.1')).delete(path)).status).toBe(404);
    expect(await tenant.delete(path)).toMatchObject({ status: 200, data: { removed: 2 } });
    expect((await tenant.delete(path)).data).toEqual({ removed: 0 });
  });
});

describe('what a session holds', () => {
  /** Everything that the provider, the building, a company and a merchant hold between them. */
  let all: ReadonlySet<string>;
  beforeAll(async () => {
    const names = ['SUPERADMIN', 'LANDLORD_ADMIN@here', 'LANDLORD_ADMIN_VIEW_ONLY@here', 'MASTER_ADMIN@here.0', 'MERCHANT@here'];
    const sessions = await Promise.all(names.map(async (name) => (await api.as(name)).session()));
    all = new Set(sessions.flatMap(({ permissions }) => permissions));
  });
  const FUNCTIONS = ['ADD', 'EDIT', 'LIST', 'MANAGE', 'VIEW', 'DELETE', 'DOWNLOAD', 'APPROVE', 'REJECT'];

  it('is said by menu and function, of nine functions and four of promotions (R-0506, R-0507, R-0520)', () => {
    const parts = [...all].map((code) => /^([A-Z_]+)_([A-Z]+)$/.exec(code)?.slice(1) ?? [code, '']);
    const common = parts.filter(([group]) => group !== 'PROMOTION').map(([, does]) => does);
    expect([...new Set(common)].sort()).toEqual([...FUNCTIONS].sort());
    const ofPromotions = ['APPROVE', 'REJECT', 'TERMINATE', 'SUBMIT'].map((does) => `PROMOTION_${does}`);
    expect([...all]).toEqual(expect.arrayContaining(ofPromotions));
  });
  it.each([
    ['R-0508', ['UNIT', 'GLOBAL_USER_GROUP', 'USER_GROUP', 'USER', 'VISITOR']],
    ['R-0509', ['ACCESS_CONTROL', 'REPORT', 'TIME_ZONE', 'FR_PASS']],
    ['R-0510', ['ACCOUNT', 'BILLING', 'MAIL_SERVER', 'DATA_PROVIDER']],
    ['R-0511', ['DEVICE_SETUP', 'QR_SCANNER', 'DOOR', 'HOLIDAY']],
    ['R-0512', ['OFFICE_CENTRE', 'SUBSCRIPTION', 'SYSTEM_FILE']],
    [
      'R-0513',
      ['FACILITY', 'FACILITY_CATEGORY', 'HOTDESK', 'ZONE', 'DISPLAY', 'BOOKING_PERIOD', 'BLOCKED_DATE', 'BOOKING', 'RATE'],
    ],
    ['R-0514', ['RETAIL_STORE', 'PROMOTION', 'EVENT', 'EMAIL_DOMAIN', 'LOADING_BAY']],
    ['R-0515', ['TENANT', 'ANNOUNCEMENT', 'DOCUMENT', 'LOAN_ITEM']],
    ['R-0516', ['AIRCON', 'SEASON_PARKING', 'FORM', 'MARKETPLACE']],
    ['R-0517', ['OPC_MENU_GROUP', 'OPC_ITEM', 'OPC_CATEGORY', 'OPC_SECTION', 'OPC_ORDER', 'PAYMENT_ACCOUNT', 'PROMO_CODE']],
    ['R-0518', ['SERVICE_REQUEST', 'ARTICLE']],
    ['R-0519', ['EVENT', 'ANNOUNCEMENT', 'DOCUMENT', 'AIRCON', 'SEASON_PARKING', 'FORM', 'MARKETPLACE', 'LOADING_BAY', 'REPORT']],
  ])('covers the groups of %s', (_, groups) => {
    const held = (group: string) => FUNCTIONS.some((does) => all.has(`${group}_${does}`));
    expect(groups.filter((group) => !held(group))).toEqual([]);
  });
  it('is of the side of its role: the provider’s admin, the building’s people, a company’s (R-0486, R-0496)', async () => {
    const sideOf = async (name: string) => (await (await api.as(name)).session()).side;
    expect(await sideOf('SUPERADMIN')).toBe('platform');
    for (const role of ['LANDLORD_ADMIN', 'LANDLORD_ADMIN_VIEW_ONLY', 'CONCIERGE'])
      expect([role, await sideOf(`${role}@here`)]).toEqual([role, 'building']);
    for (const role of ['MASTER_ADMIN', 'SUB_ADMIN', 'STAFF'])
      expect([role, await sideOf(`${role}@here.0`)]).toEqual([role, 'tenant']);
  });
});

describe('an add-on that is off', () => {
  const FACILITY = ['/facilities', '/facility-bookings', '/blocked-dates'];
  const ACCESS = ['/office-centres/{id}/roll-calls'];
  afterAll(() => addOns(worldAddOns));
  const addOns = async (on: readonly string[]) => {
    const path = `/office-centres/${api.world.here.building}/add-on`;
    const answer = await (await api.as('SUPERADMIN')).put(path, { addOns: on });
    expect(answer.status).toBe(200);
  };
  const statuses = async (paths: readonly string[]) => {
    const found = [];
    for (const path of paths) {
      const { building: id } = api.world.here;
      found.push((await building.get(path.replace('{id}', String(id)).replace('{uuid}', centreUuid(id)))).status);
    }
    return [...new Set(found)];
  };

  it.each([
    ['visitors (R-0017)', 'VISITOR_MANAGEMENT', ['/visits']],
    ['food and orders (R-0018)', 'ORDER_PAY_COLLECT', ['/opc-menu-groups', '/opc-orders']],
    ['stores (R-0019)', 'RETAIL_MANAGEMENT', ['/office-centres/uuid/{uuid}/retail-stores']],
    ['service requests (R-0020)', 'SERVICE_REQUEST', ['/service-requests']],
    ['facilities (R-0022)', 'BOOK_FACILITY', FACILITY],
    ['promotions (R-0025, R-0026)', 'PROMOTION_MANAGEMENT', ['/promotions']],
  ] as const)('takes %s from the building', async (_, off, paths) => {
    await addOns(worldAddOns);
    expect(await statuses(paths)).toEqual([200]);
    await addOns(worldAddOns.filter((one) => one !== off));
    expect(await statuses(paths)).toEqual([403]);
  });
  it('takes access control once neither an integration nor facilities need it (R-0021)', async () => {
    for (const off of [['THIRD_PARTY_INTEGRATION'], ['BOOK_FACILITY']]) {
      await addOns(worldAddOns.filter((one) => !off.includes(one)));
      expect(await statuses(ACCESS)).toEqual([200]);
    }
    await addOns(worldAddOns.filter((one) => one !== 'THIRD_PARTY_INTEGRATION' && one !== 'BOOK_FACILITY'));
    expect(await statuses(ACCESS)).toEqual([403]);
  });
  it('or on: staff do not manage facilities (R-0023)', async () => {
    await addOns(worldAddOns);
    const { permissions } = await (await api.as('STAFF@here.0')).session();
    expect(permissions.filter((code) => /^(FACILITY|BOOKING|BLOCKED_DATE|RATE)_/.test(code))).toEqual([]);
  });
});
