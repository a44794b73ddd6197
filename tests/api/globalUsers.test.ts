/** 000 §2, §3, §7 Global users: the people of all buildings and companies, each once, for the provider alone. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas, entityOf } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import { listFilters } from '#schemas/kernel/lists/query.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Person {
  id: number;
  uuid: string;
  version: number;
  username: string;
  fullName: string;
  status: string;
  active: boolean;
  tenantIds: number[] | null;
  tenant: { id: number; label: string; uuid: string }[] | null;
  roleCodes: string[] | null;
  accountCount: number;
  userCreationType?: string;
  userId?: number | null;
  registerRequestId?: number | null;
}
interface Page {
  items: Person[];
  total: number;
}
let api: Api;
let provider: Client;
let here: { building: number; tenants: [number, number] };
let there: { building: number; tenants: [number, number] };
let count = 0;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  provider = await api.as('SUPERADMIN');
  ({ here, there } = api.world);
});
afterAll(() => api.close());

const body = (over: object = {}) => {
  count += 1;
  return {
    fullName: `Global ${count}`,
    username: `global.${count}@example.com`,
    roleCode: 'STAFF',
    officeCentreId: here.tenants[0],
    ...over,
  };
};
const add = async (over: object = {}, who = provider) => (await who.post<Person>('/users', body(over))).data;
/** Somebody with an account, who works in these office centres. */
async function person(centres: readonly number[] = [here.tenants[0]], role = 'STAFF'): Promise<Person> {
  const made = await add({ officeCentreId: centres[0], roleCode: role });
  await api.db.query(sql`update users set status = 'ACTIVE', account_registered = true where id = ${made.id}`);
  for (const centre of centres.slice(1))
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      select ${made.id}, id, coalesce(landlord_id, id), ${role}, true from office_centres where id = ${centre}`);
  return (await provider.get<Person>(`/users/${made.id}`)).data;
}
const found = async (query: string, who = provider) => (await who.get<Page>(`/users?limit=100&${query}`)).data.items;
const centresOf = async ({ id }: { id: number }) =>
  (
    await api.db.query<{ centre: number }>(
      sql`select office_centre_id as centre from user_roles where user_id = ${id} order by id`,
    )
  ).map(({ centre }) => centre);
const signedIn = (one: Person, officeCentreId = here.tenants[0]) => {
  api.world.people[one.username] = { userId: one.id, officeCentreId };
  return api.as(one.username);
};

describe('the list of global users', () => {
  it('shows a person of two office centres once, with both, however it is called', async () => {
    const one = await person([here.tenants[0], there.tenants[1]]);
    for (const path of ['/users', '/users/detail-page', '/users/with-tenant-detail']) {
      const { data } = await provider.get<Page>(`${path}?username=${one.username}`);
      expect(data.total).toBe(1);
      expect(data.items[0]?.tenantIds).toEqual([here.tenants[0], there.tenants[1]]);
      expect(data.items[0]?.tenant?.map(({ label }) => label)).toEqual(['Marina One Tenant 0', 'Harbour House Tenant 1']);
      expect(data.items[0]?.roleCodes).toEqual(['STAFF', 'STAFF']);
    }
    const { data } = await provider.get<{ items: { officeCentreId: number }[] }>(`/users/${one.id}/accounts`);
    expect(data.items.map(({ officeCentreId }) => officeCentreId)).toEqual([here.tenants[0], there.tenants[1]]);
  });

  it('has the provider’s own people, and is the same from every office centre that has been chosen', async () => {
    const one = await person([there.tenants[0]]);
    for (const centre of [here.building, here.tenants[0]]) {
      const chosen = await api.asIn('SUPERADMIN', centre);
      expect((await found(`username=${one.username}`, chosen))[0]?.tenantIds).toEqual([there.tenants[0]]);
      expect((await chosen.get(`/users/${one.id}`)).status).toBe(200);
    }
    expect(await found('roleCode=SUPERADMIN')).not.toEqual([]);
  });

  it('is filtered by account, by status, and by accounts in office centres (R-0367)', async () => {
    const params = listFilters(entityOf('global-users')).map(({ param }) => param);
    for (const param of ['accountRegistered', 'active', 'tenantOneAccountActive', 'tenantAllAccountInactive', 'emailAddress'])
      expect(params).toContain(param);
    const [both, none, pending] = [await person([here.tenants[0], there.tenants[0]]), await person(), await add()];
    await api.db.query(sql`update user_roles set active = false where user_id = ${none.id}`);
    await api.db.query(
      sql`update user_roles set active = false where user_id = ${both.id} and office_centre_id = ${there.tenants[0]}`,
    );
    const ids = async (query: string) => {
      const all = (await found(`${query}&ids=${both.id},${none.id},${pending.id}`)).map(({ id }) => id);
      return new Set(all);
    };
    expect(await ids('accountRegistered=true')).toEqual(new Set([both.id, none.id]));
    expect(await ids('accountRegistered=false')).toEqual(new Set([pending.id]));
    expect(await ids('active=true')).toEqual(new Set([both.id, none.id]));
    expect(await ids('active=false')).toEqual(new Set([pending.id]));
    expect(await ids('tenantOneAccountActive=true')).toEqual(new Set([both.id, pending.id]));
    expect(await ids('tenantOneAccountActive=false')).toEqual(new Set([none.id]));
    expect(await ids('tenantAllAccountInactive=true')).toEqual(new Set([none.id]));
    expect(await ids('tenantAllAccountInactive=false')).toEqual(new Set([both.id, pending.id]));
    expect(await ids(`emailAddress=${both.username}`)).toEqual(new Set([both.id]));
    expect(await ids(`landlordId=${there.building}`)).toEqual(new Set([both.id]));
    for (const wrong of ['active=yes', 'tenantOneAccountActive=1'])
      expect((await provider.get(`/users?${wrong}`)).status).toBe(400);
  });

  it('counts an account as inactive while its company or its building is', async () => {
    const one = await person([there.tenants[1]]);
    const isOut = async () => (await found(`tenantAllAccountInactive=true&ids=${one.id}`)).length === 1;
    expect(await isOut()).toBe(false);
    for (const centre of [there.tenants[1], there.building]) {
      await api.db.query(sql`update office_centres set active = false where id = ${centre}`);
      expect(await isOut()).toBe(true);
      await api.db.query(sql`update office_centres set active = true where id = ${centre}`);
    }
  });

  it('finds people by a part of the name in Chinese, and by their companies', async () => {
    const one = await add({ fullName: '歐陽志明', officeCentreId: there.tenants[0] });
    const ids = async (text: string) => (await found(`wildcardSearch=${encodeURIComponent(text)}`)).map(({ id }) => id);
    expect(await ids('志明')).toEqual([one.id]);
    expect(await ids('House Tenant 0')).toContain(one.id);
    expect(await ids('House Tenant 1')).not.toContain(one.id);
  });

  it('is counted by tab, mailed, and offered as options', async () => {
    const one = await person([here.tenants[0], there.tenants[0]]);
    const { data: counts } = await provider.get<Record<string, number>>('/users/status-count');
    expect(Object.keys(counts)).toEqual(['ACTIVE', 'PENDING', 'INACTIVE']);
    expect((await provider.get('/users/email-record')).message).toBe('The record list will be emailed to you once it is ready.');
    const { data: options } = await provider.get<object[]>(`/users/drop-down?username=${one.username}`);
    expect(options).toEqual([expect.objectContaining({ code: one.username, label: one.fullName, value: one.id })]);
    const { data: tenants } = await provider.get<{ label: string; tenant: { label: string }[] }[]>(
      `/users/drop-down-with-tenant-info?similarUsername=${one.username}`,
    );
    expect(tenants.map(({ tenant }) => tenant.map(({ label }) => label))).toEqual([
      ['Marina One Tenant 0', 'Harbour House Tenant 0'],
    ]);
    const within = async (landlordId: number, more = '') =>
      (
        await provider.get<object[]>(
          `/users/drop-down-with-tenant-info?similarUsername=${one.username}&landlordId=${landlordId}${more}`,
        )
      ).data;
    expect(await within(there.building)).toHaveLength(1);
    expect(await within(there.building, '&active=false')).toHaveLength(0);
    expect((await provider.get('/users/drop-down-with-tenant-info?roleCode=STAFF')).status).toBe(400);
  });
});

describe('a global user', () => {
  it('is added to an office centre, and says what has become of it', async () => {
    const made = await provider.post<Person>('/users', body({ officeCentreId: there.tenants[0], roleCode: 'SUB_ADMIN' }));
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ userCreationType: 'REQUEST', registerRequestId: made.data.id, status: 'PENDING' });
    expect(await centresOf(made.data)).toEqual([there.tenants[0]]);
    expect((await provider.post('/users', body({ officeCentreId: undefined }))).status).toBe(422);
    expect((await provider.post('/users', body({ roleCode: 'LANDLORD_ADMIN' }))).status).toBe(422);
  });

  it('with an account is only asked to join: nothing is told, and nothing changes', async () => {
    const one = await person();
    const asked = await provider.post<Person>('/users', body({ username: one.username, officeCentreId: there.tenants[0] }));
    expect(asked.data).toMatchObject({ id: null, userCreationType: 'INVITATION', userId: null, registerRequestId: null });
    expect(await centresOf(one)).toEqual([here.tenants[0]]);
    const again = await provider.post('/users', body({ username: one.username, officeCentreId: here.tenants[0] }));
    expect(again.status).toBe(409);
  });

  it('is changed as a whole, also from the page of one office centre', async () => {
    const one = await person([here.tenants[0], there.tenants[0]]);
    const changed = await provider.put<Person>(`/users/${one.id}`, { fullName: 'Another Name', version: one.version });
    expect(changed).toMatchObject({
      status: 200,
      message: 'User details have been updated.',
      data: { fullName: 'Another Name' },
    });
    expect((await provider.put(`/users/${one.id}`, { fullName: 'Late', version: one.version })).status).toBe(409);
    const own = `/office-centres/${there.tenants[0]}/users/${one.id}`;
    const there1 = await provider.put<Person>(own, { fullName: 'A Third Name', version: changed.data.version });
    expect(there1).toMatchObject({ status: 200, data: { fullName: 'A Third Name' } });
    // The office centres themselves still cannot: the person works elsewhere as well.
    const building = await api.as('LANDLORD_ADMIN@here');
    const refused = await building.put(`/office-centres/${here.building}/users/${one.id}`, {
      fullName: 'Ours',
      version: there1.data.version,
    });
    expect(refused.status).toBe(409);
  });

  it('is deactivated everywhere and activated again', async () => {
    const one = await person([here.tenants[0], there.tenants[0]]);
    const session = await signedIn(one);
    expect((await session.get('/auth/info/1')).status).toBe(200);
    expect((await provider.put<Person>(`/users/${one.id}/deactivate-user`)).data.status).toBe('INACTIVE');
    expect((await session.get('/auth/info/1')).status).toBe(401);
    expect(await centresOf(one)).toEqual([here.tenants[0], there.tenants[0]]);
    const back = await provider.put<Person>(`/users/${one.id}/activate-user`);
    expect(back).toMatchObject({ message: 'User details have been updated.', data: { status: 'ACTIVE' } });
    expect((await provider.put(`/users/${one.id}/activate-user`)).status).toBe(409);
  });

  it('is unlinked from one office centre, and keeps the others', async () => {
    const one = await person([here.tenants[0], there.tenants[0]]);
    const session = await signedIn(one, there.tenants[0]);
    const unlink = (officeCentreId?: number) => provider.put<Person>(`/users/${one.id}/unlink-user`, { officeCentreId });
    for (const wrong of [undefined, here.tenants[1], 999_999]) expect((await unlink(wrong)).status).toBe(422);
    const done = await unlink(there.tenants[0]);
    expect(done).toMatchObject({
      status: 200,
      message: 'Account delinked successfully.',
      data: { tenantIds: [here.tenants[0]] },
    });
    expect((await session.get('/auth/info/1')).status).toBe(401);
    expect((await unlink(there.tenants[0])).status).toBe(422);
  });

  it('is delinked from all of them, and can be invited again', async () => {
    const one = await person([here.tenants[0], there.tenants[0]]);
    const done = await provider.put<Person>(`/users/${one.id}/delink-user`);
    expect(done).toMatchObject({
      message: 'Account delinked successfully.',
      data: { tenantIds: null, accountCount: 0, status: 'ACTIVE' },
    });
    expect((await provider.put(`/users/${one.id}/delink-user`)).status).toBe(409);
    expect(await found(`ids=${one.id}`)).toHaveLength(1);
    const asked = await provider.post<Person>('/users', body({ username: one.username }));
    expect(asked.data.userCreationType).toBe('INVITATION');
  });

  it('is deleted: nothing is left to get in with', async () => {
    const one = await person([here.tenants[0], there.tenants[0]]);
    const session = await signedIn(one);
    expect((await provider.delete(`/users/${one.id}`, { version: one.version })).status).toBe(200);
    expect(await centresOf(one)).toEqual([]);
    expect((await session.get('/auth/info/1')).status).toBe(401);
    for (const call of ['', '/history']) expect((await provider.get(`/users/${one.id}${call}`)).status).toBe(404);
    expect(await found(`ids=${one.id}`)).toEqual([]);
    // The address is still known: whoever joins again is there again, with the same row.
    const asked = await provider.post<Person>('/users', body({ username: one.username }));
    expect(asked.data.userCreationType).toBe('INVITATION');
    expect(await found(`ids=${one.id}`)).toEqual([]);
  });

  it('who was deleted is there again as soon as they accept an invitation, with what is left of them', async () => {
    const one = await person([here.tenants[0]]);
    expect((await provider.delete(`/users/${one.id}`, { version: one.version })).status).toBe(200);
    const asked = await provider.post<Person>('/users', body({ username: one.username, officeCentreId: there.tenants[0] }));
    expect(asked.data.userCreationType).toBe('INVITATION');
    const [mail] = await api.db.query<{ text: string }>(
      sql`select text from mails where to_address = ${one.username} order by id desc limit 1`,
    );
    const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(token).toBeDefined();
    // Declined or unanswered, nothing comes back.
    expect(await found(`ids=${one.id}`)).toEqual([]);
    const nobody = await api.as('nobody');
    expect((await nobody.post('/auth/answer-invitation', { token, accept: true })).status).toBe(200);
    const [back] = await found(`ids=${one.id}`);
    expect(back).toMatchObject({ id: one.id, status: 'ACTIVE', tenantIds: [there.tenants[0]], roleCodes: ['STAFF'] });
    expect((await provider.get(`/users/${one.id}/history`)).status).toBe(200);
    const session = await signedIn(one, there.tenants[0]);
    expect((await session.get('/auth/info/1')).status).toBe(200);
    // A second use of the link adds nothing.
    expect((await nobody.post('/auth/answer-invitation', { token, accept: true })).status).toBeGreaterThanOrEqual(400);
    expect(await centresOf(one)).toEqual([there.tenants[0]]);
  });

  it('R-0417 has a page in each office centre: read and changed by the calls of that office centre, which need not be chosen', async () => {
    const pages = pagesOf(manifestOf(areas));
    const at = `/management/user/7/${there.tenants[0]}/7f0c`;
    const shown = ['/management/user', '/management/user/add', '/management/user/7', at, `${at}/edit`].map((path) =>
      pageAt(pages, path),
    );
    expect(shown.map((page) => [page?.entity, page?.view, page?.of])).toEqual([
      ['global-users', 'list', undefined],
      ['global-users', 'create', undefined],
      ['global-users', 'show', undefined],
      ['global-users', 'openedShow', 'user-accounts'],
      ['global-users', 'openedEdit', 'user-accounts'],
    ]);
    const one = await person([here.tenants[0], there.tenants[0]]);
    const { data: accounts } = await provider.get<{ items: { officeCentre: { id: number; uuid: string } }[] }>(
      `/users/${one.id}/accounts`,
    );
    // With another office centre chosen, or none: what the page shows is of the office centre in its address.
    for (const who of [provider, await api.asIn('SUPERADMIN', here.building)])
      for (const { officeCentre } of accounts.items) {
        const { data } = await who.get<{ officeCentre: object }>(`/office-centres/${officeCentre.id}/users/${one.id}`);
        expect(data.officeCentre).toMatchObject({ id: officeCentre.id, uuid: officeCentre.uuid });
      }
    const role = await provider.put<{ roleCode: string }>(`/office-centres/${there.tenants[0]}/users/${one.id}/set-role`, {
      roleCode: 'SUB_ADMIN',
    });
    expect(role).toMatchObject({ status: 200, data: { roleCode: 'SUB_ADMIN' } });
    expect((await found(`ids=${one.id}`))[0]?.roleCodes).toEqual(['STAFF', 'SUB_ADMIN']);
    expect((await provider.get(`/office-centres/${there.tenants[1]}/users/${one.id}`)).status).toBe(404);
  });

  it('keeps the last head of a place: nobody takes that away across office centres', async () => {
    const company = there.tenants[1];
    const heads = await api.db.query<{ id: number }>(
      sql`select user_id as id from user_roles where office_centre_id = ${company} and role_code = 'MASTER_ADMIN'`,
    );
    expect(heads).toHaveLength(1);
    const path = `/users/${heads[0]?.id}`;
    const { data } = await provider.get<Person>(path);
    for (const refused of [
      await provider.put(`${path}/deactivate-user`),
      await provider.put(`${path}/unlink-user`, { officeCentreId: company }),
      await provider.put(`${path}/delink-user`),
      await provider.delete(path, { version: data.version }),
    ])
      expect(refused.status).toBe(409);
    expect(await centresOf({ id: Number(heads[0]?.id) })).toEqual([company]);
  });

  it('has permissions in each office centre, and one of them can be meant (R-0366)', async () => {
    const one = await person([here.tenants[0], there.tenants[0]]);
    await api.db.query(
      sql`update user_roles set role_code = 'SUB_ADMIN' where user_id = ${one.id} and office_centre_id = ${there.tenants[0]}`,
    );
    const read = (centre: number) =>
      provider.get<Record<string, unknown>>(`/users/${one.id}/permissions?officeCentreId=${centre}`);
    const { data } = await read(there.tenants[0]);
    expect(data).toMatchObject({ userUuid: one.uuid, fullName: one.fullName, roleCodes: ['SUB_ADMIN'], roleCode: 'SUB_ADMIN' });
    expect(data.permissions).toContain('USER_LIST');
    expect(data.tenantPermissions).toEqual(data.permissions);
    expect((await read(here.tenants[0])).data).toMatchObject({ roleCode: 'STAFF' });
    const held = (data.permissions as string[]).filter((code) => code !== 'USER_LIST');
    const set = await provider.put<{ held: string[] }>(`/users/${one.id}/set-permissions`, {
      permissions: held,
      officeCentreId: there.tenants[0],
    });
    expect(set).toMatchObject({ message: 'Account permissions updated successfully.' });
    expect(set.data.held).not.toContain('USER_LIST');
    for (const wrong of [there.tenants[1], there.building, 0]) expect((await read(wrong)).status).toBe(404);
    const building = await api.as('LANDLORD_ADMIN@here');
    expect((await building.get(`/users/${one.id}/permissions?officeCentreId=${there.tenants[0]}`)).status).toBe(404);
  });

  it('gets help with signing in, whatever office centre the provider has chosen', async () => {
    const one = await person([there.tenants[0]]);
    const chosen = await api.asIn('SUPERADMIN', here.building);
    for (const call of ['generate-2fa-otp', 'generate-trusted-device-request', 'trigger-pw-reset'])
      expect([call, (await chosen.put(`/users/${one.id}/${call}`)).status]).toEqual([call, 200]);
    expect((await chosen.put(`/office-centres/${here.building}/users/${one.id}/make-admin`)).status).toBe(404);
  });
});

describe('nobody but the provider', () => {
  const sides = ['LANDLORD_ADMIN@here', 'LANDLORD_ADMIN_VIEW_ONLY@here', 'MASTER_ADMIN@here.0', 'STAFF@here.0'];

  it('sees or changes global users, not even with a permission given singly', async () => {
    const one = await person();
    await api.db.query(sql`update user_roles set granted_permissions = array['GLOBAL_USER_LIST', 'GLOBAL_USER_VIEW', 'GLOBAL_USER_EDIT', 'GLOBAL_USER_MANAGE',
      'GLOBAL_USER_ADD', 'GLOBAL_USER_DELETE', 'GLOBAL_USER_DOWNLOAD'] where user_id = ${api.world.people['MASTER_ADMIN@here.0']?.userId}`);
    for (const side of sides) {
      const who = await api.as(side);
      const all = [
        ...['', '/status-count', '/detail-page', '/with-tenant-detail', '/email-record'].map((path) => who.get(`/users${path}`)),
        who.get(`/users/${one.id}`),
        who.get(`/users/${one.id}/history`),
        who.get(`/users/${one.id}/accounts`),
        who.get('/user-accounts'),
        who.post('/users', body()),
        who.put(`/users/${one.id}`, { fullName: 'Taken' }),
        who.put(`/users/${one.id}/activate-user`),
        who.put(`/users/${one.id}/unlink-user`, { officeCentreId: here.tenants[0] }),
        who.put(`/users/${one.id}/delink-user`),
        who.delete(`/users/${one.id}`),
        who.post('/users/process-data', { fileName: 'a.csv', rows: [] }),
        who.post('/users/process-update-data', { fileName: 'a.csv', rows: [] }),
      ];
      for (const answer of await Promise.all(all)) expect(answer.status).toBe(403);
    }
    expect(await centresOf(one)).toEqual([here.tenants[0]]);
  });

  it('and of the provider’s people only their head changes the provider’s own', async () => {
    const operations = await api.as('PLATFORM_OPERATIONS');
    const sales = api.world.people.PLATFORM_SALES?.userId;
    expect((await operations.put(`/users/${sales}/deactivate-user`)).status).toBe(403);
    expect((await operations.delete(`/users/${sales}`)).status).toBe(403);
    expect((await operations.put(`/users/${sales}`, { fullName: 'Renamed', version: 1 })).status).toBe(403);
    expect((await provider.put(`/users/${api.world.people.SUPERADMIN?.userId}/deactivate-user`)).status).toBe(403);
  });
});

describe('the uploads of global users', () => {
  const step = (path: string, sent: object) =>
    provider.post<{ uploadId: string; uploadedRecords: number; failedRecords: number; dataList: { problems: object | null }[] }>(
      path,
      sent,
    );

  it('add people to any company: a preview first, then what was confirmed (R-0420)', async () => {
    count += 1;
    const username = `uploaded.${count}@example.com`;
    const row = (data: object, number: number) => ({ number, data: { fullName: 'Uploaded', roleCode: 'Staff', ...data } });
    const checked = await step('/users/process-data', {
      fileName: 'people.csv',
      rows: [
        row({ username, officeCentre: 'Harbour House Tenant 1' }, 2),
        row({ username: `nowhere.${count}@example.com`, officeCentre: 'No such company' }, 3),
      ],
    });
    expect(checked.data).toMatchObject({ uploadedRecords: 1, failedRecords: 1 });
    expect(await found(`username=${username}`)).toEqual([]);
    const done = await step('/users/upload-data', { uploadId: checked.data.uploadId });
    expect(done.status).toBe(200);
    expect((await found(`username=${username}`))[0]?.tenantIds).toEqual([there.tenants[1]]);
  });

  it('change many at once, people of several office centres among them (R-0419)', async () => {
    const one = await person([here.tenants[0], there.tenants[0]]);
    const checked = await step('/users/process-update-data', {
      fileName: 'changes.csv',
      rows: [{ number: 2, data: { username: one.username, jobTitle: 'Head of everything' } }],
    });
    expect(checked.data).toMatchObject({ uploadedRecords: 1, failedRecords: 0 });
    await step('/users/upload-update-data', { uploadId: checked.data.uploadId });
    const { data } = await provider.get<{ jobTitle: string }>(`/users/${one.id}`);
    expect(data.jobTitle).toBe('Head of everything');
  });
});

answersAsDocumented(() => api);
