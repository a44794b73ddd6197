/** The user query and the user data (000 §3), the floors of a person, and the devices that they trust (000 §7). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { trustDevice } from '#server/auth/signIn/trustedDevices.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { centreUuid } from './world.ts';

interface Person {
  id: number;
  fullName: string;
  username: string;
  status: string;
  roleCode: string;
}
interface Floors {
  accessFloors: string[];
  vmsFloors: string[];
  mayChange: boolean;
  version: number;
}

let api: Api;
let building: Client;
let tenant: Client;
let elsewhere: Client;
let centre: string;
let ours: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  elsewhere = await api.as('LANDLORD_ADMIN@there');
  centre = `/office-centres/${api.world.here.building}`;
  ours = `/office-centres/${api.world.here.tenants[0]}`;
});
afterAll(() => api.close());

const found = async (query: string, client = building, under = centre) =>
  (await client.get<Paged<Person>>(`${under}/users?limit=100&${query}`)).data.items;
const namesOf = (people: readonly Person[]) => people.map(({ fullName }) => fullName).sort();

describe('the user query (R-0363)', () => {
  it('R-0363 finds by name, part of the name, e-mail address, role, roles and status', async () => {
    const all = await found('');
    expect(namesOf(await found('fullName=STAFF@here.0'))).toEqual(['STAFF@here.0']);
    expect(namesOf(await found('similarFullName=taff@HERE.'))).toEqual(['STAFF@here.0', 'STAFF@here.1']);
    expect(namesOf(await found('emailAddress=staff-here-0@atrium.example'))).toEqual(['STAFF@here.0']);
    expect(namesOf(await found('roleCode=CONCIERGE'))).toEqual(['CONCIERGE@here']);
    const two = namesOf(await found('tenantRoleCodeArray=MASTER_ADMIN,SUB_ADMIN'));
    expect(two).toEqual(namesOf(all.filter(({ roleCode }) => ['MASTER_ADMIN', 'SUB_ADMIN'].includes(roleCode))));
    expect(two).toHaveLength(4);
    expect(namesOf(await found('status=ACTIVE'))).toEqual(namesOf(all.filter(({ status }) => status === 'ACTIVE')));
    expect(namesOf(await found('statusArray=ACTIVE,INACTIVE'))).toEqual(namesOf(all));
    expect((await building.get(`${centre}/users?tenantRoleCodeArray=NOBODY`)).status).toBe(400);
  });
  it('R-0363 sorts by `sort`, in one parameter, and refuses it beside the two others', async () => {
    const up = (await found('sort=fullName')).map(({ fullName }) => fullName);
    expect(up).toEqual((await found('sortProperties=fullName&sortDirection=ASC')).map(({ fullName }) => fullName));
    expect((await found('sort=fullName,DESC')).map(({ fullName }) => fullName)).toEqual([...up].reverse());
    for (const query of ['sort=nosuch', 'sort=fullName,UP', 'sort=fullName,ASC,x', 'sort=fullName&sortDirection=ASC', 'sort='])
      expect((await building.get(`${centre}/users?${query}`)).status, query).toBe(400);
  });
  it('R-0363 finds who is active, and who is not', async () => {
    const id = api.idOf('STAFF@here.1');
    await api.db.query(sql`update users set status = 'INACTIVE' where id = ${id}`);
    expect((await found('active=false')).map((one) => one.id)).toEqual([id]);
    expect((await found('active=true')).some((one) => one.id === id)).toBe(false);
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${id}`);
    expect((await building.get(`${centre}/users?active=maybe`)).status).toBe(400);
  });
  it('R-0363 finds who holds a permission: by role, singly, and no longer once it is taken', async () => {
    const holds = async (code: string) => namesOf(await found(`permissionCode=${code}`));
    const before = await holds('UNIT_ADD');
    expect(before).toContain('LANDLORD_ADMIN@here');
    expect(before).not.toContain('CONCIERGE@here');
    // What each of them is told of themselves agrees with what the filter finds.
    for (const { id, fullName } of await found('')) {
      const { data } = await building.get<{ permissions: string[] }>(`/users/${id}/permissions`);
      expect(before.includes(fullName), fullName).toBe(data.permissions.includes('UNIT_ADD'));
    }
    const role = (name: string) => sql`user_id = ${api.idOf(name)}`;
    await api.db.query(sql`update user_roles set granted_permissions = array['UNIT_ADD'] where ${role('CONCIERGE@here')}`);
    await api.db.query(sql`update user_roles set denied_permissions = array['UNIT_ADD'] where ${role('LANDLORD_ADMIN@here')}`);
    const after = await holds('UNIT_ADD');
    await api.db.query(sql`update user_roles set granted_permissions = null, denied_permissions = null`);
    expect(after).not.toContain('LANDLORD_ADMIN@here');
    const { data } = await building.get<{ permissions: string[] }>(`/users/${api.idOf('CONCIERGE@here')}/permissions`);
    expect(data.permissions).not.toContain('UNIT_ADD');
    expect((await building.get(`${centre}/users?permissionCode=NO_SUCH`)).status).toBe(400);
  });
  it('R-0363 finds the members of a group in scope, and of no other', async () => {
    const groups = `/office-centres/uuid/${centreUuid(api.world.here.building)}/user-groups`;
    const { data: group } = await building.post<{ id: number; uuid: string }>(groups, { groupName: 'Query' });
    const [{ uuid }] = (await found('fullName=STAFF@here.0')) as unknown as [{ uuid: string }];
    await building.put(`${groups}/uuid/${group.uuid}/add-users`, { userUuids: [uuid] });
    expect(namesOf(await found(`userGroupId=${group.id}`))).toEqual(['STAFF@here.0']);
    // A group of the building is not the company's: whether one of its people is in it stays unknown.
    expect(await found(`userGroupId=${group.id}`, tenant, ours)).toEqual([]);
    expect(await found(`userGroupId=${group.id}`, elsewhere, `/office-centres/${api.world.there.building}`)).toEqual([]);
    expect((await building.get(`${centre}/users?userGroupId=x`)).status).toBe(400);
  });
});

it('R-0366 user data has fullName, tenantPermissions, permissions, roleCodes and userUuid', async () => {
  const read = async (name: string) =>
    (await building.get<Record<string, string[] | string>>(`/users/${api.idOf(name)}/permissions`)).data;
  const staff = await read('SUB_ADMIN@here.0');
  expect(staff).toMatchObject({ fullName: 'SUB_ADMIN@here.0', roleCodes: ['SUB_ADMIN'] });
  expect(staff.userUuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(staff.permissions).toEqual(staff.held);
  expect(staff.tenantPermissions).toEqual(staff.permissions);
  const desk = await read('CONCIERGE@here');
  expect(desk.permissions?.length).toBeGreaterThan(0);
  expect(desk.tenantPermissions).toEqual([]);
});

describe('the floors of a person (R-0395, R-0396)', () => {
  beforeAll(async () => {
    const { building: here, tenants } = api.world.here;
    const unit = (floor: string, level: number, owner: number | null, active = true) => sql`
      insert into office_centre_units (office_centre_id, floor_no, floor_no_int, unit_no, tenant_id, active)
      values (${here}, ${floor}, ${level}, ${`Q${level}`}, ${owner}, ${active})`;
    await api.db.query(unit('B1', -1, null));
    await api.db.query(unit('12', 12, tenants[1]));
    await api.db.query(unit('20', 20, tenants[1], false));
  });
  const path = (name: string, under = centre) => `${under}/users/${api.idOf(name)}/access-floors`;
  const read = async (name: string, client = building, under = centre) => (await client.get<Floors>(path(name, under))).data;
  const offered = async (kind: string, client = building, under = centre) =>
    (await client.get<Option[]>(`${under}/access-floors/${kind}-drop-down`)).data.map(({ code }) => code);

  it('are those of active units, from the lowest up; visitors are received where somebody rents', async () => {
    expect(await offered('get-access-floor')).toEqual(['B1', '3', '12']);
    expect(await offered('vms-floor')).toEqual(['3', '12']);
    expect(await offered('get-access-floor', tenant, ours)).toEqual(['3']);
    expect(await offered('get-access-floor', elsewhere, `/office-centres/${api.world.there.building}`)).toEqual(['3']);
  });
  it('R-0395 R-0396 are read and saved, with an entry in the history', async () => {
    expect(await read('STAFF@here.0')).toMatchObject({ accessFloors: [], vmsFloors: [], mayChange: true });
    const saved = await building.put<Floors>(path('STAFF@here.0'), { accessFloors: ['12', 'B1'], vmsFloors: ['12'] });
    expect(saved).toMatchObject({ status: 200, message: 'User details have been updated.' });
    expect(saved.data).toMatchObject({ accessFloors: ['B1', '12'], vmsFloors: ['12'] });
    expect(await read('STAFF@here.0')).toEqual(saved.data);
    const { data: history } = await building.get<Paged<{ action: string; changes: unknown[] }>>(
      `${centre}/users/${api.idOf('STAFF@here.0')}/history`,
    );
    expect(history.items[0]).toMatchObject({ action: 'setAccessFloors' });
    expect(history.items[0]?.changes).toContainEqual({ field: 'accessFloors', from: null, to: 'B1, 12' });
    const stale = await building.put(path('STAFF@here.0'), { accessFloors: [], vmsFloors: [], version: saved.data.version - 1 });
    expect(stale).toMatchObject({ status: 409, code: 'stale' });
  });
  it('R-0396 a company gives its own floors alone, and leaves what the building has given', async () => {
    await building.put(path('STAFF@here.0'), { accessFloors: ['12'], vmsFloors: [] });
    const refused = await tenant.put(path('STAFF@here.0', ours), { accessFloors: ['B1', '12'], vmsFloors: [] });
    expect(refused.status).toBe(422);
    expect(refused.errors).toMatchObject({ accessFloors: { code: 'noSuchRecord' } });
    await tenant.put(path('STAFF@here.0', ours), { accessFloors: ['3'], vmsFloors: ['3'] });
    expect(await read('STAFF@here.0')).toMatchObject({ accessFloors: ['3', '12'], vmsFloors: ['3'] });
  });
  it('are nobody’s business who is not in charge of the person', async () => {
    const body = { accessFloors: [], vmsFloors: [] };
    expect((await elsewhere.get(path('STAFF@here.0', `/office-centres/${api.world.there.building}`))).status).toBe(404);
    expect((await elsewhere.put(path('STAFF@here.0', `/office-centres/${api.world.there.building}`), body)).status).toBe(404);
    expect((await tenant.put(path('STAFF@here.1', ours), body)).status).toBe(404);
    expect((await tenant.put(path('MASTER_ADMIN@here.0', ours), body)).status).toBe(403);
    const staff = await api.as('STAFF@here.0');
    expect((await staff.put(path('STAFF@here.0', ours), body)).status).toBe(403);
    for (const wrong of [{}, { accessFloors: 'B1', vmsFloors: [] }, { accessFloors: [1], vmsFloors: [] }, { ...body, more: 1 }])
      expect((await building.put(path('STAFF@here.0'), wrong)).status).toBe(422);
    expect((await building.put(path('STAFF@here.0'), { accessFloors: ["3'; --"], vmsFloors: [] })).status).toBe(422);
  });
});

it('R-0382 the trusted devices of a person are listed and removed, without where they were used', async () => {
  const device = { userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0', ip: '192.0.2.7' };
  await trustDevice(api.db, api.idOf('STAFF@here.1'), device as never);
  const path = `${centre}/users/${api.idOf('STAFF@here.1')}/trusted-device`;
  const { data } = await building.get<object[]>(path);
  expect(data).toHaveLength(1);
  expect(Object.keys(data[0] as object).sort()).toEqual(['createdDate', 'expiryDate', 'id', 'lastUsedDate', 'userAgent']);
  expect((await tenant.get(path)).status).toBe(404);
  const staff = await api.as('STAFF@here.0');
  expect((await staff.get(`${ours}/users/${api.idOf('STAFF@here.0')}/trusted-device`)).status).toBe(403);
  expect((await building.delete(path)).status).toBe(200);
  expect((await building.get<object[]>(path)).data).toEqual([]);
});
