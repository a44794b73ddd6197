/** 000 §3, §4, §6 Users: a person has a role in every office centre where they work, and nobody can give more than they may. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import type { user } from '#schemas/users/user.ts';
import { answersAsDocumented } from './documented.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';

type User = RecordOf<typeof user>;
let api: Api;
let building: Client;
let tenant: Client;
let under: (centreId: number) => string;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  [building, tenant] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('MASTER_ADMIN@here.0')]);
  under = (centreId) => `/office-centres/${centreId}/users`;
});
afterAll(() => api.close());

function person(over: object = {}): Record<string, unknown> {
  count += 1;
  return { fullName: `New Person ${count}`, username: `new.person.${count}@example.com`, roleCode: 'STAFF', ...over };
}
/** The building adds a person to its first tenant. */
const addToTenant = (over: object = {}): Promise<Answer<User>> =>
  building.post<User>(under(api.world.here.building), person({ officeCentreId: api.world.here.tenants[0], ...over }));
const rolesOf = (userId: number) =>
  api.db.query<{ centre: number; role: string; building: number; charge: boolean }>(
    sql`select office_centre_id as centre, building_id as building, role_code as role, person_in_charge as charge from user_roles where user_id = ${userId} order by id`,
  );
const act = (who: Client, { id }: { id: number }, action: string, body: object = {}) =>
  who.put<User>(`${under(api.world.here.building)}/${id}/${action}`, body);
const ours = (who: Client, { id }: { id: number }, action: string, body: object = {}) =>
  who.put<User>(`${under(api.world.here.tenants[0])}/${id}/${action}`, body);
/** As if the person had accepted an invitation of another company. */
const worksThere = ({ id }: { id: number }, centreId: number | undefined) =>
  api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
    values (${id}, ${centreId}, ${api.world.there.building}, 'STAFF', true)`);
/** A person of the first tenant who has an account and is signed in. */
async function signedIn(over: object = {}): Promise<{ record: User; client: Client }> {
  const record = (await addToTenant(over)).data;
  await api.db.query(sql`update users set status = 'ACTIVE', account_registered = true where id = ${record.id}`);
  api.world.people[record.username] = { userId: record.id, officeCentreId: api.world.here.tenants[0] };
  return { record, client: await api.as(record.username) };
}

describe('adding a user', () => {
  it('by the building creates a member of the company that it names', async () => {
    const { here } = api.world;
    const answer = await addToTenant({ roleCode: 'SUB_ADMIN', mobileNumber: '+65 6123 4567' });
    expect(answer).toMatchObject({ status: 201, message: 'Record successfully added' });
    expect(answer.data).toMatchObject({
      status: 'PENDING',
      accountRegistered: false,
      roleCode: 'SUB_ADMIN',
      personInCharge: false,
    });
    expect(answer.data.officeCentre).toMatchObject({ id: here.tenants[0], label: 'Marina One Tenant 0' });
    expect(await rolesOf(answer.data.id)).toEqual([
      { centre: here.tenants[0], building: here.building, role: 'SUB_ADMIN', charge: false },
    ]);
  });

  it('by a tenant creates a member of its own company, and of no other', async () => {
    const { here } = api.world;
    const made = await tenant.post<User>(under(here.tenants[0]), person());
    expect(made.data.officeCentreId).toBe(here.tenants[0]);
    const named = await tenant.post(under(here.tenants[0]), person({ officeCentreId: here.tenants[1] }));
    expect(named).toMatchObject({ status: 422, errors: { officeCentreId: { code: 'unknownField' } } });
    expect((await tenant.post(under(here.tenants[1]), person())).status).toBe(404);
  });

  it('rejects an office centre of another building', async () => {
    const foreign = await addToTenant({ officeCentreId: api.world.there.tenants[0] });
    expect(foreign).toMatchObject({ status: 422, errors: { officeCentreId: { code: 'notFound' } } });
  });

  it('never gives a role of a higher side', async () => {
    for (const roleCode of ['SUPERADMIN', 'PLATFORM_FINANCE'])
      expect(await addToTenant({ roleCode })).toMatchObject({ status: 422, errors: { roleCode: { code: 'roleNotAllowed' } } });
    const admin = await tenant.post(under(api.world.here.tenants[0]), person({ roleCode: 'LANDLORD_ADMIN' }));
    expect(admin).toMatchObject({ status: 422, errors: { roleCode: { message: 'You cannot give this role' } } });
  });

  it('offers exactly the roles that may be given, by their names (R-0487, R-0488, R-0489, R-0490), whose codes are those of the specification (R-0485, R-0492)', async () => {
    const rolesFor = async (who: Client, centre: number) =>
      (await who.get<{ value: string; label: string }[]>(`/office-centres/${centre}/roles/drop-down`)).data.map(
        ({ value }) => value,
      );
    expect(await rolesFor(tenant, api.world.here.tenants[0])).toEqual([
      'MASTER_ADMIN',
      'SUB_ADMIN',
      'STAFF',
      'FACILITY_BOOKING_ADMIN',
      'TENANT_USER',
    ]);
    expect(await rolesFor(building, api.world.here.building)).not.toContain('SUPERADMIN');
    const provider = await api.as('SUPERADMIN');
    const { data: all } = await provider.get<{ value: string; label: string }[]>(
      `/office-centres/${api.world.here.building}/roles/filter-drop-down`,
    );
    expect(Object.fromEntries(all.map(({ value, label }) => [value, label]))).toMatchObject({
      MASTER_ADMIN: 'Master admin',
      SUB_ADMIN: 'Sub admin',
      LANDLORD_ADMIN: 'Building admin',
      LANDLORD_ADMIN_VIEW_ONLY: 'PM admin (Read only)',
    });
    const codes = [...(await provider.session()).roleCodes, ...all.map(({ value }) => value)];
    expect(codes).toContain('SUPERADMIN');
    expect(codes).toEqual(expect.arrayContaining(['STAFF', 'FACILITY_BOOKING_ADMIN', 'CONCIERGE']));
    for (const use of ['LOAN_ITEMS_ADMIN', 'MERCHANT', 'TENANT_USER', 'BUILDING_USER', 'CONTRACTOR'])
      expect(codes).toContain(use);
  });

  it('invites a known person without creating a membership (the journey: membershipInvitations.test.ts)', async () => {
    const known = (await addToTenant({ fullName: 'Ada Known' })).data;
    const there = await api.as('LANDLORD_ADMIN@there');
    const again = await there.post<User>(
      under(api.world.there.building),
      person({ fullName: 'Somebody Else', username: known.username.toUpperCase(), officeCentreId: api.world.there.tenants[0] }),
    );
    expect(again).toMatchObject({ status: 201, data: { id: null, tab: 'INVITED' } });
    expect((await rolesOf(known.id)).map(({ centre }) => centre)).toEqual([api.world.here.tenants[0]]);
    const twice = await addToTenant({ username: known.username });
    expect(twice).toMatchObject({ status: 409, code: 'duplicate', errors: { username: { code: 'duplicate' } } });
  });
});

describe('changing a user', () => {
  it('sets a role, adds and removes an admin (R-0377, R-0378, R-0379)', async () => {
    const made = (await addToTenant()).data;
    expect((await act(building, made, 'make-admin')).data.roleCode).toBe('SUB_ADMIN');
    expect(await act(building, made, 'make-admin')).toMatchObject({ status: 409, code: 'notAllowedNow' });
    expect((await act(building, made, 'remove-admin')).data.roleCode).toBe('STAFF');
    const answer = await act(building, made, 'set-role', { roleCode: 'MASTER_ADMIN' });
    expect(answer).toMatchObject({ message: 'User details have been updated.', data: { roleCode: 'MASTER_ADMIN' } });
    expect(await act(building, made, 'set-role', { roleCode: 'SUPERADMIN' })).toMatchObject({ status: 422 });
  });

  it('takes effect in the next call of the person', async () => {
    const { record, client } = await signedIn({ roleCode: 'SUB_ADMIN' });
    expect((await client.get(under(api.world.here.tenants[0]))).status).toBe(200);
    await act(building, record, 'set-role', { roleCode: 'STAFF' });
    expect((await client.get(under(api.world.here.tenants[0]))).status).toBe(403);
  });

  it('cannot change oneself or a person of a higher side', async () => {
    const { userId } = api.world.people['LANDLORD_ADMIN@here'] as { userId: number };
    expect(await act(building, { id: userId }, 'set-role', { roleCode: 'STAFF' })).toMatchObject({ status: 403 });
    const landlord = (await addToTenant()).data;
    // From a time when a company could have one.
    await api.db.query(sql`update user_roles set role_code = 'LANDLORD_ADMIN' where user_id = ${landlord.id}`);
    expect(await ours(tenant, landlord, 'remove-admin')).toMatchObject({ success: false });
    expect(await ours(tenant, landlord, 'set-role', { roleCode: 'STAFF' })).toMatchObject({ status: 403 });
    expect((await rolesOf(landlord.id))[0]?.role).toBe('LANDLORD_ADMIN');
  });

  it('keeps one person in charge per office centre, also when two are named at once (R-0380)', async () => {
    const [one, other] = [(await addToTenant()).data, (await addToTenant()).data];
    await act(building, one, 'change-person-in-charge');
    expect((await act(building, other, 'change-person-in-charge')).data.personInCharge).toBe(true);
    await Promise.all([one, other].map((record) => act(building, record, 'change-person-in-charge')));
    const inCharge = await api.db.query(
      sql`select user_id from user_roles where office_centre_id = ${api.world.here.tenants[0]} and person_in_charge`,
    );
    expect(inCharge).toHaveLength(1);
  });

  it('ends every session of a person who is deactivated; after activation the person can sign in again (R-0375)', async () => {
    const { record, client } = await signedIn({ roleCode: 'SUB_ADMIN' });
    expect((await client.get('/auth/info/1')).status).toBe(200);
    expect((await act(building, record, 'deactivate')).data.status).toBe('INACTIVE');
    expect((await client.get('/auth/info/1')).status).toBe(401);
    expect((await act(building, record, 'activate')).data.status).toBe('ACTIVE');
    expect((await client.get('/auth/info/1')).status).toBe(401);
  });

  it('does not affect the person’s other workplaces', async () => {
    const known = (await addToTenant()).data;
    await worksThere(known, api.world.there.tenants[0]);
    const body = { fullName: 'Renamed', version: known.version };
    expect(await building.put(`${under(api.world.here.building)}/${known.id}`, body)).toMatchObject({
      status: 409,
      code: 'notAllowedNow',
    });
    expect((await building.get<User>(`${under(api.world.here.building)}/${known.id}`)).data.fullName).toBe(known.fullName);
  });
});

describe('deleting a user', () => {
  it('delinks the account in this office centre, ends its sessions there, and keeps the person elsewhere (R-0381)', async () => {
    const { record, client } = await signedIn({ roleCode: 'SUB_ADMIN' });
    const there = await api.as('LANDLORD_ADMIN@there');
    await worksThere(record, api.world.there.tenants[1]);
    const answer = await building.delete(`${under(api.world.here.building)}/${record.id}`);
    expect(answer).toMatchObject({ status: 200, message: 'Account delinked successfully.' });
    expect((await client.get('/auth/info/1')).status).toBe(401);
    expect((await building.get(`${under(api.world.here.building)}/${record.id}`)).status).toBe(404);
    expect((await there.get<User>(`${under(api.world.there.building)}/${record.id}`)).data.username).toBe(record.username);
  });
});

answersAsDocumented(() => api);
