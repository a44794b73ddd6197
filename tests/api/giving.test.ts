/** 000 §6: nobody gains permissions by giving roles, by changing people of a higher role, or through a second account. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permission, Role } from '#schemas/kernel/rights/access.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';

let api: Api;
let building: Client;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
});
beforeEach(async () => {
  await api.db.query(sql`update user_roles set granted_permissions = null, denied_permissions = null`);
});
afterAll(() => api.close());

const at = (centreId: number) => `/office-centres/${centreId}/users`;
const here = () => at(api.world.here.building);
const ours = () => at(api.world.here.tenants[0]);
const act = (by: Client, path: string, name: string, action: string, body: object = {}) =>
  by.put(`${path}/${api.idOf(name)}/${action}`, body);
function add(by: Client, path: string, roleCode: Role, officeCentreId?: number): Promise<Answer<{ id: number }>> {
  count += 1;
  const person = { fullName: 'Second', username: `second.${count}@example.com`, roleCode };
  return by.post(path, officeCentreId === undefined ? person : { ...person, officeCentreId });
}
/** A client of a person with these single permissions. */
async function withDeltas(name: string, given: Permission[], taken: Permission[] = []): Promise<Client> {
  await api.db.query(sql`update user_roles set granted_permissions = ${sql.param(given)}::text[], denied_permissions = ${sql.param(taken)}::text[]
    where user_id = ${api.idOf(name)}`);
  const client = await api.asIn(name, api.world.people[name]?.officeCentreId ?? null);
  return client;
}
const roleIn = async (name: string) =>
  (
    await api.db.query<{ role: string }>(
      sql`select role_code as role from user_roles where user_id = ${api.idOf(name)} order by id`,
    )
  ).map(({ role }) => role);
const notAllowed = { status: 422, errors: { roleCode: { code: 'roleNotAllowed' } } };

describe('a second account', () => {
  it('does not restore permissions that were taken from the first', async () => {
    const weaker = await withDeltas('SUB_ADMIN@here.0', [], ['USER_DELETE']);
    for (const role of ['MASTER_ADMIN', 'SUB_ADMIN'] as const) expect(await add(weaker, ours(), role)).toMatchObject(notAllowed);
    expect((await add(weaker, ours(), 'STAFF')).status).toBe(201);
    const offered = await weaker.get<{ value: string }[]>(`/office-centres/${api.world.here.tenants[0]}/roles/drop-down`);
    expect(offered.data.map(({ value }) => value)).toEqual(['STAFF', 'FACILITY_BOOKING_ADMIN', 'TENANT_USER']);
  });
  it('at the building does not get permissions that are withheld from building admins', async () => {
    const { building: centre, tenants } = api.world.here;
    for (const role of ['MASTER_ADMIN', 'SUB_ADMIN'] as const)
      expect(await add(building, here(), role, centre)).toMatchObject(notAllowed);
    expect((await add(building, here(), 'SUB_ADMIN', tenants[0])).status).toBe(201);
    expect(await act(building, here(), 'CONCIERGE@here', 'set-role', { roleCode: 'SUB_ADMIN' })).toMatchObject(notAllowed);
    expect((await act(building, here(), 'FACILITY_BOOKING_ADMIN@here', 'make-admin')).status).toBe(200);
    expect(await roleIn('FACILITY_BOOKING_ADMIN@here')).toEqual(['LANDLORD_ADMIN']);
    expect((await act(building, here(), 'FACILITY_BOOKING_ADMIN@here', 'remove-admin')).status).toBe(200);
    expect(await roleIn('FACILITY_BOOKING_ADMIN@here')).toEqual(['STAFF']);
  });
  it('in another company restores nothing in the first', async () => {
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${api.idOf('STAFF@here.0')}, ${api.world.here.tenants[1]}, ${api.world.here.building}, 'MASTER_ADMIN', true)`);
    const there = await api.asIn('STAFF@here.0', api.world.here.tenants[1]);
    expect((await there.put(`/users/${api.idOf('STAFF@here.0')}/set-permissions`, { permissions: ['USER_MANAGE'] })).status).toBe(
      403,
    );
    expect((await there.put(`/users/${api.idOf('SUB_ADMIN@here.0')}/set-permissions`, { permissions: [] })).status).toBe(404);
    expect((await act(there, ours(), 'SUB_ADMIN@here.0', 'set-role', { roleCode: 'STAFF' })).status).toBe(404);
    await api.db.query(sql`delete from user_roles where user_id = ${api.idOf('STAFF@here.0')} and role_code = 'MASTER_ADMIN'`);
  });
});

describe('a person who only helps with users', () => {
  const helping: Permission[] = ['USER_LIST', 'USER_VIEW', 'USER_ADD', 'USER_EDIT', 'USER_DELETE', 'USER_MANAGE'];
  it('cannot create admins', async () => {
    const helper = await withDeltas('CONCIERGE@here', helping);
    const { building: centre, tenants } = api.world.here;
    for (const role of ['LANDLORD_ADMIN', 'LANDLORD_ADMIN_VIEW_ONLY', 'MERCHANT'] as const)
      expect([role, await add(helper, here(), role, centre)]).toMatchObject([role, notAllowed]);
    expect(await add(helper, here(), 'MASTER_ADMIN', tenants[0])).toMatchObject(notAllowed);
    expect((await add(helper, here(), 'CONCIERGE', centre)).status).toBe(201);
  });
  it('cannot change admins', async () => {
    const helper = await withDeltas('CONCIERGE@here', helping);
    const admin = 'LANDLORD_ADMIN@here';
    for (const [action, body] of [
      ['set-role', { roleCode: 'STAFF' }],
      ['deactivate', {}],
      ['change-person-in-charge', {}],
    ] as const)
      expect([action, (await act(helper, here(), admin, action, body)).status]).toEqual([action, 403]);
    expect((await helper.delete(`${here()}/${api.idOf(admin)}`)).status).toBe(403);
    expect((await helper.delete(`${here()}/${api.idOf(admin)}/trusted-device`)).status).toBe(403);
    expect((await helper.put(`/users/${api.idOf(admin)}/set-permissions`, { permissions: [] })).status).toBe(403);
    const { data } = await helper.get<{ version: number }>(`${here()}/${api.idOf(admin)}`);
    const edit = { fullName: 'Mine', version: data.version };
    expect((await helper.put(`${here()}/${api.idOf(admin)}`, edit)).status).toBe(403);
    expect(await roleIn(admin)).toEqual(['LANDLORD_ADMIN']);
  });
  it('cannot give another role to a person who has single permissions beyond their own', async () => {
    const weaker = await withDeltas('SUB_ADMIN@here.0', [], ['USER_DELETE']);
    await withDeltas('STAFF@here.0', ['USER_DELETE']);
    expect((await act(weaker, ours(), 'STAFF@here.0', 'set-role', { roleCode: 'FACILITY_BOOKING_ADMIN' })).status).toBe(403);
  });
});

describe('the provider’s people', () => {
  it('cannot change their own permissions, except for the provider admin', async () => {
    const sales = await api.as('PLATFORM_SALES');
    for (const name of ['SUPERADMIN', 'PLATFORM_ADMIN', 'DEVICE_PLATFORM_ADMIN']) {
      const shown = await sales.get<{ grantable: string[] }>(`/users/${api.idOf(name)}/permissions`);
      expect([name, shown.data.grantable]).toEqual([name, []]);
      expect((await sales.put(`/users/${api.idOf(name)}/set-permissions`, { permissions: [] })).status).toBe(403);
    }
    const superAdmin = await api.as('SUPERADMIN');
    const { data } = await superAdmin.get<{ held: string[] }>(`/users/${api.idOf('PLATFORM_SALES')}/permissions`);
    const without = data.held.filter((code) => code !== 'CAR_PARK_ADD');
    expect((await superAdmin.put(`/users/${api.idOf('PLATFORM_SALES')}/set-permissions`, { permissions: without })).status).toBe(
      200,
    );
    expect((await sales.session()).permissions).not.toContain('CAR_PARK_ADD');
    // A permission that was taken from them they cannot give to others, and they cannot reset the password of a person who
    // has it.
    const building = await sales.get<{ grantable: string[] }>(`/users/${api.idOf('LANDLORD_ADMIN@there')}/permissions`);
    expect(building.data.grantable).toEqual([]);
    expect((await sales.put(`/users/${api.idOf('LANDLORD_ADMIN@there')}/trigger-pw-reset`)).status).toBe(403);
  });
  it('cannot give provider roles in an office centre', async () => {
    const { building: centre } = api.world.here;
    for (const name of ['SUPERADMIN', 'PLATFORM_SALES'])
      for (const role of ['SUPERADMIN', 'PLATFORM_ADMIN', 'DEVICE_PLATFORM_ADMIN'] as const)
        expect(await add(await api.as(name), here(), role, centre)).toMatchObject(notAllowed);
    const offered = await (await api.as('SUPERADMIN')).get<{ value: string }[]>(`/office-centres/${centre}/roles/drop-down`);
    expect(offered.data.map(({ value }) => value)).not.toContain('SUPERADMIN');
    expect(offered.data.map(({ value }) => value)).toContain('LANDLORD_ADMIN');
  });
});
