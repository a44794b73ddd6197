/** 000 §3, §4, §7: people who have not registered yet have calls of their own; the building's own staff has a list of its own. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersAsDocumented } from './documented.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';

interface Made {
  id: number;
  version: number;
  username: string;
  roleCode: string;
  userCreationType: string;
  registerRequestId: number | null;
  userId: number | null;
}
interface Page {
  items: { id: number; officeCentreId: number }[];
}
let api: Api;
let building: Client;
let centre: string;
let requests: string;
let count = 0;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  building = await api.as('LANDLORD_ADMIN@here');
  centre = `/office-centres/${api.world.here.building}`;
  requests = `${centre}/user-registration-requests`;
});
afterAll(() => api.close());

function add(over: object = {}): Promise<Answer<Made>> {
  count += 1;
  const body = { fullName: `Waiting ${count}`, username: `waiting.${count}@example.com`, roleCode: 'STAFF' };
  return building.post<Made>(`${centre}/users`, { ...body, officeCentreId: api.world.here.tenants[0], ...over });
}
const waiting = async (over: object = {}) => (await add(over)).data;
const registers = ({ id }: { id: number }) =>
  api.db.query(sql`update users set status = 'ACTIVE', account_registered = true where id = ${id}`);
/** The last invitation was sent an hour ago. */
const anHourLater = ({ id }: { id: number }) =>
  api.db.query(sql`update users set invite_last_sent_date = now() - interval '1 hour' where id = ${id}`);

describe('adding a user', () => {
  it('says what has become of it: a request, its id and that of the user (R-0364, R-0365)', async () => {
    const { status, data } = await add();
    expect(status).toBe(201);
    expect(data).toMatchObject({ userCreationType: 'REQUEST', registerRequestId: data.id, userId: data.id });
    expect((await building.get(`${requests}/${data.registerRequestId}`)).status).toBe(200);
  });

  it('says nothing of somebody who has an account elsewhere but that they are asked to join', async () => {
    const abroad = await api.as('LANDLORD_ADMIN@there');
    const known = await waiting();
    const { data } = await abroad.post<Made>(`/office-centres/${api.world.there.building}/users`, {
      fullName: 'Typed',
      username: known.username,
      roleCode: 'STAFF',
      officeCentreId: api.world.there.tenants[0],
    });
    expect(data).toMatchObject({ userCreationType: 'INVITATION', registerRequestId: null, userId: null });
  });
});

describe('a registration request', () => {
  it('is listed and read by calls of its own until the person registers (R-0372)', async () => {
    const person = await waiting();
    const ids = async () => (await building.get<Page>(`${requests}?limit=100`)).data.items.map(({ id }) => id);
    expect(await ids()).toContain(person.id);
    expect((await building.get(`${requests}/${person.id}`)).data).toMatchObject({ username: person.username, status: 'PENDING' });
    await registers(person);
    expect(await ids()).not.toContain(person.id);
    expect((await building.get(`${requests}/${person.id}`)).status).toBe(404);
  });

  it('stands in the tab PENDING beside ACTIVE, both with their numbers (R-0368, R-0371)', async () => {
    const counts = async () => (await building.get<Record<string, number>>(`${centre}/users/status-count`)).data;
    const before = await counts();
    expect(Object.keys(before).slice(0, 2)).toEqual(['ACTIVE', 'PENDING']);
    const person = await waiting();
    expect(await counts()).toMatchObject({ ACTIVE: before.ACTIVE, PENDING: (before.PENDING ?? 0) + 1 });
    await registers(person);
    expect(await counts()).toMatchObject({ ACTIVE: (before.ACTIVE ?? 0) + 1, PENDING: before.PENDING });
  });

  it('has its info updated by a call of its own (R-0373, R-0386)', async () => {
    const person = await waiting();
    const path = `${requests}/${person.id}/update-user-info`;
    const answer = await building.put(path, { fullName: 'Corrected', jobTitle: 'Clerk', version: person.version });
    expect(answer).toMatchObject({ message: 'User details have been updated.', data: { fullName: 'Corrected' } });
    expect(await building.put(path, { username: 'other@example.com' })).toMatchObject({ status: 422 });
    // The call of those who have registered is not theirs.
    const call = `${centre}/users/${person.id}`;
    const { version } = (await building.get<Made>(`${requests}/${person.id}`)).data;
    const other = { fullName: 'By the other call', version };
    expect(await building.put(call, other)).toMatchObject({ status: 409, code: 'notAllowedNow' });
    expect((await building.get(`${requests}/${person.id}`)).data).toMatchObject({ fullName: 'Corrected', version });
    const { data } = await building.get<{ items: { action: string }[] }>(`${centre}/users/${person.id}/history`);
    expect(data.items.map(({ action }) => action)).toEqual(['update', 'create']);
    await registers(person);
    expect((await building.put(path, { fullName: 'Too late' })).status).toBe(404);
    expect(await building.put(call, other)).toMatchObject({ status: 200, data: { fullName: 'By the other call' } });
  });

  it('has its permissions set before the person registers (R-0387)', async () => {
    const person = await waiting({ roleCode: 'SUB_ADMIN' });
    const path = `${requests}/${person.id}`;
    const { data: held } = await building.get<{ held: string[]; version: number }>(`${path}/permissions`);
    const wanted = held.held.filter((one) => one !== 'USER_DELETE');
    const saved = await building.put<{ held: string[] }>(`${path}/set-permissions`, {
      permissions: wanted,
      version: held.version,
    });
    expect(saved).toMatchObject({ status: 200, message: 'Account permissions updated successfully.' });
    expect(saved.data.held).not.toContain('USER_DELETE');
    await registers(person);
    expect((await building.put(`${path}/set-permissions`, { permissions: wanted })).status).toBe(404);
  });

  it('has its registration sent again, not too soon (R-0389)', async () => {
    const person = await waiting();
    const path = `${requests}/${person.id}/send-registration`;
    expect((await building.put(path)).status).toBe(429);
    await anHourLater(person);
    expect(await building.put(path)).toMatchObject({ status: 200, message: 'Invite has been resent.' });
    expect(await api.mailsTo(person.username)).toHaveLength(2);
    await registers(person);
    expect((await building.put(path)).status).toBe(404);
  });

  it('is withdrawn like a user is deleted (R-0400)', async () => {
    const [person, user] = [await waiting(), await waiting()];
    expect((await building.delete(`${requests}/${person.id}`)).message).toBe('Account delinked successfully.');
    expect((await building.get(`${requests}/${person.id}`)).status).toBe(404);
    expect((await building.delete(`${centre}/users/${user.id}`)).status).toBe(200);
    expect((await building.get(`${centre}/users/${user.id}`)).status).toBe(404);
  });

  it('is closed to other buildings and companies, and to people who may not change users', async () => {
    const person = await waiting();
    const abroad = await api.as('LANDLORD_ADMIN@there');
    const neighbour = await api.as('MASTER_ADMIN@here.1');
    const viewer = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    const under = (id: number) => `/office-centres/${id}/user-registration-requests/${person.id}`;
    await anHourLater(person);
    for (const [who, path] of [
      [abroad, under(api.world.there.building)],
      [neighbour, under(api.world.here.tenants[1])],
    ] as const) {
      expect((await who.get(path)).status).toBe(404);
      expect((await who.get(`${path}/permissions`)).status).toBe(404);
      expect((await who.put(`${path}/update-user-info`, { fullName: 'X' })).status).toBe(404);
      expect((await who.put(`${path}/send-registration`)).status).toBe(404);
      expect((await who.put(`${path}/set-permissions`, { permissions: [] })).status).toBe(404);
    }
    const path = under(api.world.here.building);
    expect((await viewer.get(path)).status).toBe(200);
    expect((await viewer.put(`${path}/update-user-info`, { fullName: 'X' })).status).toBe(403);
    expect((await viewer.put(`${path}/send-registration`)).status).toBe(403);
    expect(await api.mailsTo(person.username)).toHaveLength(1);
  });
});

describe('building users', () => {
  const staff = () => `${centre}/building-users`;
  it('are the building’s own people, without those of its companies (R-0405)', async () => {
    const [ours, theirs] = [await waiting({ officeCentreId: api.world.here.building }), await waiting()];
    const { items } = (await building.get<Page>(`${staff()}?limit=100`)).data;
    expect(items.map(({ id }) => id)).toContain(ours.id);
    expect(items.map(({ id }) => id)).not.toContain(theirs.id);
    expect(new Set(items.map(({ officeCentreId }) => officeCentreId))).toEqual(new Set([api.world.here.building]));
    expect((await building.get(`${staff()}/${ours.id}`)).data).toMatchObject({ username: ours.username });
    expect((await building.get(`${staff()}/${theirs.id}`)).status).toBe(404);
  });

  it('are changed in the building alone, also when they work in a company of it', async () => {
    const person = await waiting();
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${person.id}, ${api.world.here.building}, ${api.world.here.building}, 'CONCIERGE', true)`);
    const answer = await building.put(`${staff()}/${person.id}/set-role`, { roleCode: 'STAFF' });
    expect(answer).toMatchObject({ status: 200, data: { roleCode: 'STAFF', officeCentreId: api.world.here.building } });
    await building.put(`${staff()}/${person.id}/set-role`, { roleCode: 'CONCIERGE' });
    const roles = await api.db.query<{ role: string }>(
      sql`select role_code as role from user_roles where user_id = ${person.id} order by id`,
    );
    expect(roles.map(({ role }) => role)).toEqual(['STAFF', 'CONCIERGE']);
  });

  it('are nobody’s in a company, and closed to its people', async () => {
    expect(
      (await (await api.as('MASTER_ADMIN@here.0')).get(`/office-centres/${api.world.here.tenants[0]}/building-users`)).status,
    ).toBe(403);
    const { data } = await building.get<Page>(`/office-centres/${api.world.here.tenants[0]}/building-users`);
    expect(data.items).toEqual([]);
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(staff())).status).toBe(404);
  });
});

answersAsDocumented(() => api);
