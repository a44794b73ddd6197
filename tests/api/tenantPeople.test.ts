/** 000 §7 Tenants: the people and units of one company, under its path; who manages them, and who does not. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityOf } from '#schemas/index.ts';
import { openingTab } from '#schemas/kernel/lists/query.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Person {
  id: number;
  username: string;
  roleCode: string;
  officeCentreId: number;
  personInCharge: boolean;
}
interface Page {
  items: Person[];
  total: number;
}
let api: Api;
let building: Client;
let own: number;
let other: number;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  [own, other] = api.world.here.tenants;
});
afterAll(() => api.close());

const tenants = (centre = api.world.here.building) => `/office-centres/${centre}/tenants`;
const usersOf = (tenant: number, centre?: number) => `${tenants(centre)}/${tenant}/users`;
/** The building adds a person to a company. */
async function added(officeCentreId: number, roleCode = 'STAFF'): Promise<Person> {
  count += 1;
  const body = { fullName: `Tenant Person ${count}`, username: `tenant.person.${count}@example.com`, roleCode, officeCentreId };
  return (await building.post<Person>(`/office-centres/${api.world.here.building}/users`, body)).data;
}
/** Also those who have not registered yet, who are listed only where they are asked for. */
const listed = async (who: Client, path: string) =>
  (await who.get<Page>(`${path}?limit=100&statusArray=ACTIVE,INACTIVE,PENDING`)).data.items;

describe('the people of a company', () => {
  it('are listed under its path, and nobody else', async () => {
    const [mine, theirs] = [await added(own), await added(other)];
    const items = await listed(building, usersOf(own));
    expect(items.map(({ id }) => id)).toContain(mine.id);
    expect(items.map(({ id }) => id)).not.toContain(theirs.id);
    expect(new Set(items.map(({ officeCentreId }) => officeCentreId))).toEqual(new Set([own]));
  });

  it('are found by the company itself, and by no other company, building or role', async () => {
    const master = await api.as('MASTER_ADMIN@here.0');
    expect((await listed(master, usersOf(own, own))).length).toBeGreaterThan(0);
    expect((await master.get(usersOf(other, own))).status).toBe(404);
    expect((await master.get(usersOf(own))).status).toBe(404);
    const abroad = await api.as('LANDLORD_ADMIN@there');
    expect((await abroad.get(usersOf(own))).status).toBe(404);
    expect((await abroad.get(usersOf(own, api.world.there.building))).status).toBe(404);
    expect((await building.get(usersOf(api.world.there.tenants[0]))).status).toBe(404);
    expect((await building.get(usersOf(api.world.here.building))).status).toBe(404);
    for (const wrong of ['0', '-1', 'x', '1e3']) expect((await building.get(`${tenants()}/${wrong}/users`)).status).toBe(404);
    expect((await (await api.as('STAFF@here.0')).get(usersOf(own, own))).status).toBe(403);
    expect((await (await api.as('nobody')).get(usersOf(own))).status).toBe(401);
  });

  it('get another role, and lose that of an admin (R-0356, R-0357)', async () => {
    const person = await added(own);
    const path = `${usersOf(own)}/${person.id}`;
    const set = await building.put<Person>(`${path}/set-role`, { roleCode: 'SUB_ADMIN' });
    expect(set).toMatchObject({ status: 200, message: 'User details have been updated.', data: { roleCode: 'SUB_ADMIN' } });
    expect((await building.put<Person>(`${path}/remove-admin`)).data.roleCode).toBe('STAFF');
    expect((await building.put(`${path}/remove-admin`)).status).toBe(409);
    expect((await building.put(`${path}/set-role`, { roleCode: 'SUPERADMIN' })).status).toBe(422);
  });

  it('have one person in charge, who can be changed (R-0355)', async () => {
    const [one, two] = [await added(own), await added(own)];
    await building.put(`${usersOf(own)}/${one.id}/change-person-in-charge`);
    await building.put(`${usersOf(own)}/${two.id}/change-person-in-charge`);
    const inCharge = (await listed(building, usersOf(own))).filter(({ personInCharge }) => personInCharge);
    expect(inCharge.map(({ id }) => id)).toEqual([two.id]);
  });

  it('are changed under the path of their own company alone, and only in that company', async () => {
    const person = await added(own);
    expect((await building.put(`${usersOf(other)}/${person.id}/set-role`, { roleCode: 'SUB_ADMIN' })).status).toBe(404);
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${person.id}, ${other}, ${api.world.here.building}, 'STAFF', true)`);
    await building.put(`${usersOf(other)}/${person.id}/set-role`, { roleCode: 'SUB_ADMIN' });
    const roles = await api.db.query<{ centre: number; role: string }>(
      sql`select office_centre_id as centre, role_code as role from user_roles where user_id = ${person.id} order by id`,
    );
    expect(roles).toEqual([
      { centre: own, role: 'STAFF' },
      { centre: other, role: 'SUB_ADMIN' },
    ]);
  });

  it('are managed by the super admin from any office centre (R-0398)', async () => {
    const provider = await api.asIn('SUPERADMIN', api.world.there.building);
    const person = await added(own);
    expect((await listed(provider, usersOf(own))).map(({ id }) => id)).toContain(person.id);
    const set = await provider.put<Person>(`${usersOf(own)}/${person.id}/set-role`, { roleCode: 'SUB_ADMIN' });
    expect(set.data).toMatchObject({ roleCode: 'SUB_ADMIN', officeCentreId: own });
    // Of a company that is none of the building in the path.
    expect((await provider.get(usersOf(own, api.world.there.building))).status).toBe(404);
  });

  it('are offered by their e-mail addresses', async () => {
    const person = await added(own);
    const { data } = await building.get<{ code: string; value: number }[]>(
      `/office-centres/${own}/email-user-list?wildcardSearch=${encodeURIComponent(person.username)}`,
    );
    expect(data).toEqual([expect.objectContaining({ code: person.username, value: person.id })]);
  });

  it('get the roles of one drop-down, and are filtered by those of another (R-0332)', async () => {
    const codes = async (name: string) =>
      (await building.get<{ code: string }[]>(`/office-centres/${api.world.here.building}/roles/${name}`)).data.map(
        ({ code }) => code,
      );
    const [given, filtered] = [await codes('drop-down'), await codes('filter-drop-down')];
    expect(given).toContain('MASTER_ADMIN');
    expect(filtered).toContain('MASTER_ADMIN');
    expect(given).not.toContain('SUPERADMIN');
  });
});

describe('a company', () => {
  it('changes its status and add-ons (R-0353, R-0354)', async () => {
    const path = `${tenants()}/${other}`;
    expect(await building.put(`${path}/status`, { active: false })).toMatchObject({
      message: 'Successfully updated tenant.',
      data: { active: false },
    });
    await building.put(`${path}/status`, { active: true });
    const { data } = await building.put<{ addOns: string[] }>(`${path}/add-on`, { addOns: ['BOOK_FACILITY'] });
    expect(data.addOns).toEqual(['BOOK_FACILITY']);
  });

  it('is counted, and has a balance of passes (R-0358, R-0359)', async () => {
    const { data: counted } = await building.get<{ tenantCount: number }>(`${tenants()}/tenant-count`);
    expect(counted.tenantCount).toBe(2);
    await building.put(`${tenants()}/${own}/credential`, { hidQuotaBal: 1, qrQuotaBal: 2, frQuotaBal: 3, visitorQrQuotaBal: 4 });
    const { data } = await building.get(`${tenants()}/${own}/credential-balance`);
    expect(data).toMatchObject({ hidQuotaBal: 1, qrQuotaBal: 2, frQuotaBal: 3, visitorQrQuotaBal: 4 });
  });

  it('reads its own details without knowing its id', async () => {
    const master = await api.as('MASTER_ADMIN@here.0');
    const { data } = await master.get<{ id: number }>(`${tenants(own)}/active-detail-info`);
    expect(data).toMatchObject({ id: own, centreCode: 'HERE-T0' });
    expect((await master.get(`${tenants(other)}/active-detail-info`)).status).toBe(404);
    expect((await building.get(`${tenants()}/active-detail-info`)).status).toBe(404);
  });
});

describe('units', () => {
  it('of a company are offered under its path', async () => {
    const options = async (tenant: number) =>
      (await building.get<{ value: number }[]>(`${tenants()}/${tenant}/units/dropdown`)).data.map(({ value }) => value);
    expect(await options(own)).toEqual([api.world.here.unit]);
    expect(await options(other)).toEqual([]);
  });

  it('are listed from the lowest floor up, the active ones at first (R-0360, R-0361)', async () => {
    const path = `/office-centres/${api.world.here.building}/office-centre-units`;
    for (const [floorNo, floorNoInt] of [
      ['10', 10],
      ['B1', -1],
    ])
      await building.post(path, { floorNo, floorNoInt, unitNo: '01', active: true });
    const { data } = await building.get<{ items: { floorNoInt: number }[] }>(path);
    expect(data.items.map(({ floorNoInt }) => floorNoInt)).toEqual([-1, 3, 10]);
    expect(openingTab(entityOf('units'), { ACTIVE: 0, INACTIVE: 3 })?.where).toEqual({ active: true });
  });
});

answersAsDocumented(() => api);
