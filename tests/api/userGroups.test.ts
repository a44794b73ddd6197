/** User groups and global user groups (000 §3, §7): their terms of booking, their members, and their upload. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { MAX_NAMED_MEMBERS } from '#schemas/kernel/entity/members.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import { globalUserGroup } from '#schemas/users/globalUserGroup.ts';
import { userGroup } from '#schemas/users/userGroup.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';
import { centreUuid } from './world.ts';

interface Group {
  id: number;
  uuid: string;
  version: number;
  memberCount: number;
  [key: string]: unknown;
}
interface Person {
  uuid: string;
  fullName: string;
}
interface Member {
  user: { label: string; uuid: string; username: string };
  tenantId: number | null;
}

let api: Api;
let building: Client;
let tenant: Client;
let elsewhere: Client;
let platform: Client;
let groups: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  elsewhere = await api.as('LANDLORD_ADMIN@there');
  platform = await api.as('SUPERADMIN');
  groups = `/office-centres/uuid/${centreUuid(api.world.here.building)}/user-groups`;
});
afterAll(() => api.close());

let made = 0;
const name = () => {
  made += 1;
  return `Group ${made}`;
};
const add = async (body: object = {}, client = building, path = groups) =>
  (await client.post<Group>(path, { groupName: name(), ...body })).data;
const at = ({ uuid }: Pick<Group, 'uuid'>, tail = '') => `${groups}/uuid/${uuid}${tail}`;
const read = async (group: Group) => (await building.get<Group>(at(group))).data;
const uuidOf = async (...names: string[]): Promise<string[]> => {
  const ids = names.map((one) => (api.world.people[one] as { userId: number }).userId);
  const rows = await api.db.query<{ id: number; uuid: string }>(
    sql`select id, uuid from users where id = any(${`{${ids.join(',')}}`}::bigint[])`,
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.uuid as string);
};
const membersOf = async (group: Group, query = '', client = building) =>
  (await client.get<Paged<Member>>(`/user-group-members?userGroupId=${group.id}${query}`)).data;
const codes = (answer: { errors?: unknown }) =>
  Object.fromEntries(
    Object.entries((answer.errors ?? {}) as Record<string, { code: string }>).map(([key, { code }]) => [key, code]),
  );

describe('the terms of a group', () => {
  it('R-0413 R-0414 R-0415 a group is created, updated and deleted', async () => {
    const created = await building.post<Group>(groups, { groupName: 'Runners', maxBooking: 5, maxBookingUnit: 'WEEK' });
    expect(created).toMatchObject({ status: 201, message: 'User group successfully added.' });
    expect(created.data).toMatchObject({ autoApproveBooking: false, maxBooking: 5, maxBookingUnit: 'WEEK', memberCount: 0 });
    const changed = await building.put<Group>(at(created.data), {
      groupName: 'Runners',
      autoApproveBooking: true,
      creditPeriod: 2,
      creditPeriodUnit: 'MONTH',
      version: created.data.version,
    });
    expect(changed.data).toMatchObject({ autoApproveBooking: true, maxBooking: null, maxBookingUnit: null, creditPeriod: 2 });
    expect((await building.delete(at(created.data))).status).toBe(200);
    expect((await building.get(at(created.data))).status).toBe(404);
  });
  it('a number needs its unit, and a unit without a number is none', async () => {
    const refused = await building.post(groups, { groupName: name(), maxBooking: 5, creditPeriod: 3 });
    expect(refused.status).toBe(422);
    expect(codes(refused)).toEqual({ maxBookingUnit: 'required', creditPeriodUnit: 'required' });
    expect(await add({ creditPeriodUnit: 'DAY' })).toMatchObject({ creditPeriodUnit: null });
  });
  it('R-0406 the query has autoApproveBooking, maxBooking and maxBookingUnit', async () => {
    const wanted = await add({ autoApproveBooking: true, maxBooking: 77, maxBookingUnit: 'YEAR' });
    await add({ maxBooking: 77, maxBookingUnit: 'DAY' });
    const found = async (query: string) =>
      (await building.get<Paged<Group>>(`${groups}?${query}`)).data.items.map(({ id }) => id);
    expect(await found('maxBooking=77&maxBookingUnit=YEAR')).toEqual([wanted.id]);
    expect(await found('maxBooking=77&autoApproveBooking=true')).toEqual([wanted.id]);
    expect(await found('maxBooking=77')).toHaveLength(2);
  });
  it('R-0408 R-0409 the server offers the units of both periods', async () => {
    for (const path of ['get-max-booking-unit-option', 'get-credit-period-unit-option']) {
      const { data } = await building.get<{ code?: string; value?: unknown; label: string }[]>(`${groups}/${path}`);
      expect(data.map(({ label }) => label)).toEqual(['Day', 'Week', 'Month', 'Year']);
    }
  });
});

describe('the members of a group', () => {
  it('R-0411 R-0407 are added by userUuids, once each, with an entry in the history', async () => {
    const group = await add();
    const uuids = await uuidOf('STAFF@here.0', 'STAFF@here.1');
    const added = await building.put<{ added: number }>(at(group, '/add-users'), { userUuids: uuids });
    expect(added).toMatchObject({ status: 200, message: 'User successfully added to group.', data: { added: 2 } });
    expect((await building.put(at(group, '/add-users'), { userUuids: [uuids[0]] })).data).toEqual({ added: 0 });
    expect(await read(group)).toMatchObject({ memberCount: 2, version: group.version + 1 });
    const { items, total } = await membersOf(group);
    expect(total).toBe(2);
    expect(items.map(({ user }) => user.uuid).sort()).toEqual([...uuids].sort());
    expect(items.map(({ tenantId }) => tenantId).sort()).toEqual([...api.world.here.tenants.slice(0, 2)].sort());
    const { data: history } = await building.get<Paged<{ action: string }>>(at(group, '/history'));
    expect(history.items[0]).toMatchObject({ action: 'addUsers' });
  });
  it('R-0412 are removed one by one, and all at once', async () => {
    const group = await add();
    const uuids = await uuidOf('STAFF@here.0', 'STAFF@here.1', 'MASTER_ADMIN@here.0');
    await building.put(at(group, '/add-users'), { userUuids: uuids });
    const removed = await building.put(at(group, `/remove-user/uuid/${uuids[0]}`));
    expect(removed).toMatchObject({ status: 200, message: 'User removed from group.', data: { removed: 1 } });
    expect((await building.put(at(group, `/remove-user/uuid/${uuids[0]}`))).data).toEqual({ removed: 0 });
    expect(await read(group)).toMatchObject({ memberCount: 2 });
    const { version } = await read(group);
    expect((await building.put(at(group, '/remove-all-user'), { version })).status).toBe(200);
    expect(await read(group)).toMatchObject({ memberCount: 0 });
    expect((await membersOf(group)).total).toBe(0);
    expect((await building.put(at(group, '/remove-all-user'))).status).toBe(409);
  });
  it('are people of the owner alone: of a company for its group, of the building for the building’s', async () => {
    const [ours, beside, abroad] = await uuidOf('STAFF@here.0', 'STAFF@here.1', 'STAFF@there.0');
    const path = `/office-centres/uuid/${centreUuid(api.world.here.tenants[0])}/user-groups`;
    const group = await add({}, tenant, path);
    const put = (client: Client, uuid: unknown) => client.put(`${path}/uuid/${group.uuid}/add-users`, { userUuids: [uuid] });
    const refused = await put(tenant, beside);
    expect([refused.status, codes(refused)]).toEqual([422, { userUuids: 'noSuchRecord' }]);
    // The building may help the company, with the company's own people.
    expect((await building.put(at(group, '/add-users'), { userUuids: [beside] })).status).toBe(422);
    expect((await building.put(at(group, '/add-users'), { userUuids: [ours] })).data).toEqual({ added: 1 });
    const own = await add();
    expect((await building.put(at(own, '/add-users'), { userUuids: [abroad] })).status).toBe(422);
    expect((await tenant.put(at(own, '/add-users'), { userUuids: [ours] })).status).toBe(404);
    expect((await elsewhere.put(at(own, '/add-users'), { userUuids: [abroad] })).status).toBe(404);
    expect((await membersOf(group, '', elsewhere)).total).toBe(0);
    expect((await membersOf(group, '', await api.as('MASTER_ADMIN@here.1'))).total).toBe(0);
  });
  it('cannot be named by a body that is no list of people', async () => {
    const group = await add();
    const [uuid] = await uuidOf('STAFF@here.0');
    const bodies = [
      {},
      { userUuids: [] },
      { userUuids: 'x' },
      { userUuids: [7] },
      { userUuids: ["'; drop table users; --"] },
      { userUuids: [uuid], filter: {} },
      { userUuids: Array.from({ length: MAX_NAMED_MEMBERS + 1 }, () => uuid) },
      { userUuids: [uuid], more: 1 },
    ];
    for (const body of bodies) expect((await building.put(at(group, '/add-users'), body)).status).toBe(422);
    for (const filter of [{ page: 1 }, { nosuch: 1 }, [], { officeCentreId: { gt: 1 } }, { roleCode: 'NOBODY' }])
      expect((await building.put(at(group, '/add-users'), { filter })).status).toBe(400);
    expect(await read(group)).toMatchObject({ memberCount: 0 });
  });
  it('are added by a filter in one call: everybody whom the candidates show', async () => {
    const group = await add();
    const company = api.world.here.tenants[0];
    const seen = (await building.get<Paged<Person>>(at(group, `/candidates?officeCentreId=${company}&limit=100`))).data;
    expect(seen.total).toBeGreaterThan(1);
    expect(Object.keys(seen.items[0] as object).sort()).toEqual(['fullName', 'id', 'officeCentre', 'username', 'uuid']);
    const added = await building.put<{ added: number }>(at(group, '/add-users'), { filter: { officeCentreId: company } });
    expect(added.data).toEqual({ added: seen.total });
    expect((await building.get<Paged<Person>>(at(group, `/candidates?officeCentreId=${company}`))).data.total).toBe(0);
    // Everybody in the building, and nobody else.
    await building.put(at(group, '/add-users'), { filter: {} });
    const [all] = await api.db.query<{ n: number }>(
      sql`select count(distinct user_id)::int as n from user_roles where building_id = ${api.world.here.building}`,
    );
    expect(await read(group)).toMatchObject({ memberCount: all?.n });
  });
  it('are found by a part of their name, and paged', async () => {
    const group = await add();
    await building.put(at(group, '/add-users'), { filter: {} });
    const { userId } = api.world.people['STAFF@here.1'] as { userId: number };
    await api.db.query(sql`update users set full_name = '陳大文 Quentin' where id = ${userId}`);
    for (const text of ['大文', 'quenti'])
      expect((await membersOf(group, `&wildcardSearch=${encodeURIComponent(text)}`)).items.map(({ user }) => user.label)).toEqual(
        ['陳大文 Quentin'],
      );
    const { total } = await membersOf(group);
    const pages = [await membersOf(group, '&limit=2&page=1'), await membersOf(group, '&limit=2&page=2')];
    expect(new Set(pages.flatMap(({ items }) => items.map(({ user }) => user.uuid))).size).toBe(Math.min(4, total));
  });
  it('are found by a part of their e-mail address, and by their company', async () => {
    const group = await add();
    const [uuid, beside] = await uuidOf('STAFF@here.0', 'STAFF@here.1');
    await building.put(at(group, '/add-users'), { userUuids: [uuid, beside] });
    const { userId } = api.world.people['STAFF@here.0'] as { userId: number };
    await api.db.query(sql`update users set username = 'Zebra.Crossing@mail.example' where id = ${userId}`);
    await api.db.query(
      sql`update office_centres set company_name = '大山商事 Quagga Ltd' where id = ${api.world.here.tenants[0]}`,
    );
    for (const text of ['zebra.cross', '大山', 'quagga'])
      expect((await membersOf(group, `&wildcardSearch=${encodeURIComponent(text)}`)).items.map(({ user }) => user.uuid)).toEqual([
        uuid,
      ]);
  });
  it('ten thousand and more come by one call, and their group is read by an index', async () => {
    const group = await add();
    // One more than a list counts.
    const crowd = COUNT_CAP + 1;
    await api.db.query(sql`
      with people as (
        insert into users (full_name, username, status) select 'Crowd ' || n, 'crowd.' || n || '@crowd.example', 'ACTIVE'
        from generate_series(1, ${crowd}::int) n returning id)
      insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      select id, ${api.world.here.tenants[1]}, ${api.world.here.building}, 'STAFF', true from people`);
    const added = await building.put<{ added: number }>(at(group, '/add-users'), { filter: { wildcardSearch: 'crowd' } });
    expect(added.data).toEqual({ added: crowd });
    expect(await read(group)).toMatchObject({ memberCount: crowd });
    expect(await membersOf(group)).toMatchObject({ total: COUNT_CAP, totalCapped: true });
    // Another group in the same table is found by its own index, however big this one is.
    const few = await add();
    await building.put(at(few, '/add-users'), { userUuids: await uuidOf('STAFF@here.0') });
    await api.db.query(sql`analyze user_group_members`);
    const plan = await api.db.query<{ 'QUERY PLAN': string }>(
      sql`explain select id from user_group_members t where t.user_group_id = ${few.id} and t.building_id = ${api.world.here.building} order by t.id desc limit 10`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('user_group_members_user_group_id_id_idx');
    // Ten thousand people are written, each with a search text, and added: fifteen seconds of a processor, minutes on a busy one.
  }, 240_000);
  it('are mailed as a spreadsheet', async () => {
    const group = await add();
    await building.put(at(group, '/add-users'), { userUuids: await uuidOf('STAFF@here.0') });
    expect(await building.get(at(group, '/email-record'))).toMatchObject({
      message: 'The record list will be emailed to you once it is ready.',
    });
    await api.runJobs();
    const { rows } = await mailedSheet(api);
    const [member] = (await membersOf(group)).items;
    expect(rows[0]).toEqual(['Name', 'Company', 'E-mail address', 'Created']);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.[0]).toBe(member?.user.label);
    expect(rows[1]?.[2]).toBe(member?.user.username);
    expect(rows[1]?.[3]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  });
  it('leave the groups of a building that they leave', async () => {
    const group = await add();
    const [uuid] = await uuidOf('SUB_ADMIN@here.1');
    await building.put(at(group, '/add-users'), { userUuids: [uuid] });
    const { userId, officeCentreId } = api.world.people['SUB_ADMIN@here.1'] as { userId: number; officeCentreId: number };
    expect((await building.delete(`/office-centres/${officeCentreId}/users/${userId}`)).status).toBe(200);
    expect((await membersOf(group)).total).toBe(0);
    expect(await read(group)).toMatchObject({ memberCount: 0 });
  });
});

describe('the upload of groups', () => {
  const send = (client: Client, path: string, rows: object[]) =>
    client.post<UploadResult>(`${path}/process-data`, {
      fileName: 'groups.xlsx',
      rows: rows.map((data, index) => ({ number: index + 2, data })),
    });
  it('R-0193 R-0410 R-0418 is checked, then confirmed', async () => {
    for (const [client, path, entity] of [
      [building, groups, userGroup],
      [platform, '/global-user-groups', globalUserGroup],
    ] as const) {
      const names = [name(), name()];
      const { data } = await send(client, path, [
        { groupName: names[0], autoApproveBooking: 'Yes', maxBooking: 3, maxBookingUnit: 'Week' },
        { groupName: names[1], maxBooking: 3 },
        { groupName: '=1+1' },
      ]);
      expect(data.dataList.map(({ status }) => status)).toEqual(['READY', 'REFUSED', 'REFUSED']);
      expect(data.dataList[1]?.problems).toMatchObject({ maxBookingUnit: { code: 'required' } });
      expect(data.dataList[2]?.problems).toHaveProperty('groupName');
      const confirmed = await client.post<UploadResult>(`${path}/upload-data`, { uploadId: data.uploadId });
      expect(confirmed.message).toBe('1 user group successfully uploaded');
      const [row] = await api.db.query<{ n: number }>(
        sql`select count(*)::int as n from ${sql.raw(entity.table)} where group_name = ${names[0]} and max_booking_unit = 'WEEK'`,
      );
      expect(row?.n).toBe(1);
    }
  });
  it('says so when every group failed', async () => {
    const { data } = await send(building, groups, [{ groupName: '' }]);
    const confirmed = await building.post<UploadResult>(`${groups}/upload-data`, { uploadId: data.uploadId });
    expect(confirmed).toMatchObject({
      message: 'All user groups failed to upload',
      data: { uploadedRecords: 0, failedRecords: 1 },
    });
  });
});

describe('a global user group', () => {
  const path = '/global-user-groups';
  it('R-0424 R-0425 R-0426 is created, updated and deleted by the provider, and by nobody else', async () => {
    const made = await platform.post<Group>(path, { groupName: 'Pilot users' });
    expect(made).toMatchObject({ status: 201, message: 'User group successfully added.' });
    const one = `${path}/uuid/${made.data.uuid}`;
    expect((await platform.put<Group>(one, { groupName: 'Pilots', version: 1 })).data.groupName).toBe('Pilots');
    for (const client of [building, tenant]) {
      expect((await client.get(path)).status).toBe(403);
      expect((await client.get(one)).status).toBe(403);
      expect((await client.get('/global-user-group-members')).status).toBe(403);
      expect((await client.put(`${one}/add-users`, { filter: {} })).status).toBe(403);
    }
    expect((await platform.get<{ label: string }[]>(`${path}/drop-down`)).data.map(({ label }) => label)).toContain('Pilots');
    expect((await platform.delete(one)).status).toBe(200);
    expect((await platform.get(one)).status).toBe(404);
  });
  it('R-0421 R-0422 R-0423 R-0427 has people of any office centre, who are removed by name or all at once, and mailed', async () => {
    const { data: group } = await platform.post<Group>(path, { groupName: name() });
    const one = `${path}/uuid/${group.uuid}`;
    const uuids = await uuidOf('STAFF@here.0', 'STAFF@there.0', 'SUPERADMIN');
    expect(await platform.put(`${one}/add-users`, { userUuids: uuids })).toMatchObject({
      message: 'User successfully added to group.',
      data: { added: 3 },
    });
    const members = async () => (await platform.get<Paged<Member>>(`${one}/users`)).data;
    expect((await members()).total).toBe(3);
    expect((await platform.put(`${one}/remove-user`, { userUuids: uuids.slice(0, 1) })).data).toEqual({ removed: 1 });
    expect((await platform.get(`${one}/email-record`)).status).toBe(200);
    await api.runJobs();
    expect((await mailedSheet(api)).rows).toHaveLength(3);
    const { data: now } = await platform.get<Group>(one);
    expect(now.memberCount).toBe(2);
    expect((await platform.put(`${one}/remove-all-user`, { version: now.version })).status).toBe(200);
    expect((await members()).total).toBe(0);
  });
  it('is the same from inside a building that the provider has chosen', async () => {
    const inside = await api.asIn('SUPERADMIN', api.world.here.building);
    const { data: group } = await inside.post<Group>(path, { groupName: name() });
    const found = (
      await inside.get<Paged<Person>>(
        `${path}/uuid/${group.uuid}/candidates?wildcardSearch=${encodeURIComponent('STAFF@there.0')}`,
      )
    ).data;
    const [abroad] = await uuidOf('STAFF@there.0');
    expect(found.items.some(({ uuid }) => uuid === abroad)).toBe(true);
  });
});
