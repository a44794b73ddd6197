/** Whose names the list of tenants has for each company (000 §3). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Company {
  id: number;
  adminsIds: number[];
  admins: { id: number; label: string; username: string }[];
}

let api: Api;
let building: Client;
let path: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  path = `/office-centres/${api.world.here.building}/tenants`;
});
afterAll(() => api.close());

const listed = async (query = '', who = building) => (await who.get<Paged<Company>>(`${path}?limit=50${query}`)).data;
const rolesAt = (officeCentreId: number, roles: readonly string[]) =>
  api.db.text<{ id: number }>(
    `select user_id as id from user_roles where office_centre_id = $1 and active and role_code = any($2::text[]) order by id`,
    [officeCentreId, `{${roles.join(',')}}`],
  );

describe('R-0331 the list of tenants', () => {
  it('names the master and sub admins of each company by default', async () => {
    const { items, total } = await listed();
    expect(total).toBeGreaterThan(1);
    for (const one of items) {
      const expected = await rolesAt(one.id, ['MASTER_ADMIN', 'SUB_ADMIN']);
      expect((one.adminsIds ?? []).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }
    const first = items.find(({ id }) => id === api.world.here.tenants[0]);
    expect(first?.admins).toContainEqual(
      expect.objectContaining({ id: api.idOf('MASTER_ADMIN@here.0'), username: expect.stringContaining('@') }),
    );
  });

  it('names those of other roles when it is asked for them, and leaves out no company', async () => {
    const { total } = await listed();
    const found = await listed('&userOfficeCentreRoleCodeArray=TENANT_USER,SUB_ADMIN');
    expect(found.total).toBe(total);
    for (const one of found.items) {
      const expected = await rolesAt(one.id, ['TENANT_USER', 'SUB_ADMIN']);
      expect((one.adminsIds ?? []).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }
    const people = found.items.flatMap(({ adminsIds }) => adminsIds ?? []);
    expect(people).toContain(api.idOf('SUB_ADMIN@here.0'));
    expect(people).not.toContain(api.idOf('MASTER_ADMIN@here.0'));
    expect(await listed()).toMatchObject({ total });
  });

  it('refuses what is no role', async () => {
    for (const value of ['', 'NO_SUCH_ROLE', 'MASTER_ADMIN,NO_SUCH_ROLE', "' or 1=1 --"])
      expect(await building.get(`${path}?${new URLSearchParams({ userOfficeCentreRoleCodeArray: value })}`), value).toMatchObject(
        { status: 400, code: 'badQuery' },
      );
  });

  it('is searched by their names', async () => {
    const found = await listed('&wildcardSearch=MASTER_ADMIN@here.0');
    expect(found.items.map(({ id }) => id)).toEqual([api.world.here.tenants[0]]);
  });

  it('neither names, finds nor chooses them for somebody who may not list people', async () => {
    const somebody = 'LANDLORD_ADMIN_VIEW_ONLY@here';
    await api.db.text(`update user_roles set denied_permissions = '{USER_LIST}' where user_id = $1`, [api.idOf(somebody)]);
    const blind = await api.as(somebody);
    const { items } = await listed('', blind);
    expect(items.length).toBeGreaterThan(1);
    for (const one of items) expect(Object.keys(one)).not.toEqual(expect.arrayContaining([expect.stringContaining('admins')]));
    expect(await listed('&wildcardSearch=MASTER_ADMIN@here.0', blind)).toMatchObject({ items: [] });
    expect(await blind.get(`${path}?userOfficeCentreRoleCodeArray=SUB_ADMIN`)).toMatchObject({ status: 400, code: 'badQuery' });
  });

  it('leaves out somebody whose account there has ended', async () => {
    const person = api.idOf('MASTER_ADMIN@here.0');
    const names = async () => (await listed()).items.flatMap(({ adminsIds }) => adminsIds ?? []);
    expect(await names()).toContain(person);
    await api.db.text(`update user_roles set active = false where user_id = $1 and office_centre_id = $2`, [
      person,
      api.world.here.tenants[0],
    ]);
    expect(await names()).not.toContain(person);
  });
});

describe('a company is added with its first admin', () => {
  let turn = 0;
  const bodyOf = (more: object = {}) => {
    turn += 1;
    return { centreCode: `FIRST${turn}`, companyName: `First ${turn} Ltd`, officeCentreType: 'TENANT', ...more };
  };
  const add = (body: object, who = building) => who.post<Company & Record<string, unknown>>(path, body);
  const codes = async () => (await listed()).items.map((one) => (one as unknown as { centreCode: string }).centreCode);
  const mails = (address: string) => api.db.text('select 1 from mails where to_address = $1', [address]);

  it('who is a pending master admin of it and is mailed', async () => {
    const admin = {
      adminName: 'Ada Wong',
      adminUsername: 'Ada.Wong@first.example',
      adminMobileNumber: '+6591234567',
    };
    const { status, data } = await add(bodyOf(admin));
    expect(status).toBe(201);
    expect(data).not.toHaveProperty('adminUsername');
    const { data: people } = await building.get<Paged<object>>(
      `/office-centres/${api.world.here.building}/users?tab=PENDING&officeCentreId=${data.id}`,
    );
    expect(people.items).toMatchObject([
      { fullName: 'Ada Wong', username: 'ada.wong@first.example', roleCode: 'MASTER_ADMIN', mobileNumber: '+6591234567' },
    ]);
    expect(await mails('ada.wong@first.example')).toHaveLength(1);
    expect((await building.get(`${path}/${data.id}/detail-info`)).data).toMatchObject({ adminCount: 1, withoutAdmin: false });
  });

  it('who is only asked if there is an account elsewhere; until then the company has none', async () => {
    const [known] = await api.db.text<{ username: string }>('select username from users where id = $1', [
      api.idOf('MASTER_ADMIN@there.0'),
    ]);
    const { status, data } = await add(bodyOf({ adminName: 'Whoever', adminUsername: known?.username }));
    expect(status).toBe(201);
    expect((await building.get(`${path}/${data.id}/detail-info`)).data).toMatchObject({
      adminCount: 0,
      withoutAdmin: true,
      invitedAdminCount: 1,
    });
  });

  it('or without one; name and address go together, and what is wrong is named and adds nothing', async () => {
    const { status, data } = await add(bodyOf());
    expect(status).toBe(201);
    expect((await building.get(`${path}/${data.id}/detail-info`)).data).toMatchObject({
      withoutAdmin: true,
      invitedAdminCount: 0,
    });
    const refused: [object, string][] = [
      [{ adminName: 'Ada Wong' }, 'adminUsername'],
      [{ adminUsername: 'a@first.example' }, 'adminName'],
      [{ adminName: 'A', adminUsername: 'no address' }, 'adminUsername'],
      [{ adminName: 'A', adminUsername: 'a@first.example', adminMobileNumber: 'no number' }, 'adminMobileNumber'],
    ];
    for (const [admin, field] of refused) {
      const body = bodyOf(admin);
      expect(await add(body)).toMatchObject({ status: 422, errors: { [field]: {} } });
      expect(await codes()).not.toContain(body.centreCode);
    }
    const taken = { ...bodyOf(), centreCode: data.centreCode, adminName: 'Bea', adminUsername: 'bea.lim@first.example' };
    expect(await add(taken)).toMatchObject({ status: 409, errors: { centreCode: {} } });
    expect(await api.db.text("select 1 from users where username = 'bea.lim@first.example'")).toEqual([]);
    expect(await mails('bea.lim@first.example')).toEqual([]);
  });

  it('not by somebody who may not add people, and not by a later change', async () => {
    const who = 'LANDLORD_ADMIN@here';
    const body = bodyOf({ adminName: 'Cy', adminUsername: 'cy@first.example' });
    const provider = await api.asIn('SUPERADMIN', api.world.here.building);
    const rights = `/users/${api.idOf(who)}`;
    const { held } = (await provider.get<{ held: string[] }>(`${rights}/permissions`)).data;
    const hold = async (permissions: string[]) =>
      expect((await provider.put(`${rights}/set-permissions`, { permissions })).status).toBe(200);
    await hold(held.filter((one) => one !== 'USER_ADD'));
    expect((await add(body)).status).toBe(422);
    expect((await add(bodyOf())).status).toBe(201);
    await hold(held);
    const { data } = await add(bodyOf());
    const change = { version: data.version, centreCode: data.centreCode, companyName: 'X', adminName: 'Cy' };
    expect(await building.put(`${path}/${data.id}`, change)).toMatchObject({
      status: 422,
      errors: { adminName: { code: 'unknownField' } },
    });
  });
});

it('a building says whether it has an admin, to the provider', async () => {
  const provider = await api.asIn('SUPERADMIN', null);
  const { data } = await provider.get<object>(`/office-centres/${api.world.here.building}`);
  expect(data).toMatchObject({ withoutAdmin: false });
  const body = {
    centreCode: 'NOBODY',
    companyName: 'Nobody Ltd',
    buildingName: 'Nobody',
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
  };
  const made = await provider.post<{ id: number }>('/office-centres', body);
  expect((await provider.get<object>(`/office-centres/${made.data.id}`)).data).toMatchObject({
    adminCount: 0,
    withoutAdmin: true,
  });
  const found = await provider.get<Paged<{ id: number }>>('/office-centres?withoutAdmin=true&limit=100');
  expect(found.data.items.map(({ id }) => id)).toContain(made.data.id);
});
