/** 000 §5, 002 §3, §7 Viewable by: who sees what, what is rejected, and the drop-downs behind the pickers. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { reference, text } from '#schemas/kernel/fields/field.ts';
import { viewableBy } from '#schemas/users/viewableBy.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { centreUuid } from './world.ts';

/** Content with an audience. */
const bulletin = defineEntity({
  name: 'bulletins',
  area: 'workshop',
  doc: 'Content with viewers.',
  title: '{name}',
  api: { path: '/bulletins', verbs: { list: true, get: true, create: true, update: true, delete: true, history: true } },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: {
    list: 'SEASON_PARKING_LIST',
    get: 'SEASON_PARKING_VIEW',
    create: 'SEASON_PARKING_ADD',
    update: 'SEASON_PARKING_EDIT',
    delete: 'SEASON_PARKING_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true }),
    ...viewableBy(),
  },
  list: { columns: ['name', 'viewableBy'], filters: ['viewableBy', 'selectedBuilding', 'selectedTenant'] },
  form: [{ section: 'all', fields: ['name', ...(Object.keys(viewableBy()) as ['viewableBy'])] }],
}) as unknown as Entity;
const all = [...entities, bulletin];

interface Bulletin extends Record<string, unknown> {
  id: number;
  version: number;
}
let api: Api;
let building: Client;
let platform: Client;
let count = 0;
const groups: Record<'own' | 'others' | 'there', number> = { own: 0, others: 0, there: 0 };
const PEOPLE = ['MASTER_ADMIN@here.0', 'SUB_ADMIN@here.0', 'MASTER_ADMIN@here.1', 'MASTER_ADMIN@there.0'] as const;
const clients = new Map<string, Client>();

beforeAll(async () => {
  api = await startApi({ entities: all });
  await api.db.script(await migrationSqlFor([bulletin]));
  building = await api.as('LANDLORD_ADMIN@here');
  platform = await api.asIn('SUPERADMIN', null);
  for (const name of PEOPLE) clients.set(name, await api.as(name));
  const { here, there, people } = api.world;
  const group = async (officeCentreId: number, buildingId: number, groupName: string, members: string[]): Promise<number> => {
    const [row] = await api.db.query<{ id: number }>(
      sql`insert into user_groups (group_name, office_centre_id, building_id) values (${groupName}, ${officeCentreId}, ${buildingId}) returning id`,
    );
    for (const name of members)
      await api.db.query(
        sql`insert into user_group_members (user_group_id, user_id) values (${row?.id}, ${people[name]?.userId})`,
      );
    return row?.id as number;
  };
  groups.own = await group(here.tenants[0], here.building, 'Runners', ['MASTER_ADMIN@here.0']);
  groups.others = await group(here.building, here.building, 'Wardens', ['MASTER_ADMIN@here.1']);
  groups.there = await group(there.building, there.building, 'Abroad', ['MASTER_ADMIN@there.0']);
});
afterAll(() => api.close());

async function post(over: object, by = building): Promise<Bulletin> {
  count += 1;
  const answer = await by.post<Bulletin>('/bulletins', { name: `Bulletin ${count}`, ...over });
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data;
}
/** The tenants' people who see a record: in the list and when opened, which must agree. */
async function viewersOf({ id }: Bulletin): Promise<string[]> {
  const seen: string[] = [];
  for (const [name, client] of clients) {
    const { status } = await client.get(`/bulletins/${id}`);
    const { items } = (await client.get<Paged<Bulletin>>(`/bulletins?ids=${id}`)).data;
    expect([name, status], name).toEqual([name, items.length ? 200 : 404]);
    if (status === 200) seen.push(name);
  }
  return seen;
}
/** Content of the provider, which belongs to no building. */
async function global(over: object): Promise<Bulletin> {
  const made = await post(over, await api.asIn('SUPERADMIN', api.world.here.building));
  await api.db.query(sql`update bulletins set office_centre_id = null where id = ${made.id}`);
  return made;
}
const [mine, helper, neighbour, abroad] = PEOPLE;

it('is a schema that the boot check accepts', () => {
  expect(checkSchemas(all)).toEqual([]);
});

describe('a tenant user sees', () => {
  it('content for ALL: of their own building, and of the provider', async () => {
    expect(await viewersOf(await post({ viewableBy: 'ALL' }))).toEqual([mine, helper, neighbour]);
    expect(await viewersOf(await global({ viewableBy: 'ALL' }))).toEqual([...PEOPLE]);
  });
  it('content for their own BUILDING', async () => {
    const { here } = api.world;
    expect(await viewersOf(await post({ viewableBy: 'BUILDING', selectedBuildingIds: [here.building] }))).toEqual([
      mine,
      helper,
      neighbour,
    ]);
    const made = await global({ viewableBy: 'BUILDING', selectedBuildingIds: [here.building] });
    expect(await viewersOf(made)).toEqual([mine, helper, neighbour]);
    await api.db.query(
      sql`update bulletins set selected_building_ids = array[${api.world.there.building}]::bigint[] where id = ${made.id}`,
    );
    expect(await viewersOf(made)).toEqual([abroad]);
  });
  it('content for their own company', async () => {
    expect(await viewersOf(await post({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [api.world.here.tenants[0]] }))).toEqual([
      mine,
      helper,
    ]);
  });
  it('content for a group of which they are a member', async () => {
    expect(await viewersOf(await post({ viewableBy: 'USER_GROUP', selectedUserGroupIds: [groups.own] }))).toEqual([mine]);
    expect(await viewersOf(await post({ viewableBy: 'USER_GROUP', selectedUserGroupIds: [groups.own, groups.others] }))).toEqual([
      mine,
      neighbour,
    ]);
  });
  it('R-0242 R-0243 R-0244 nothing that excludes their company, whoever else it is for', async () => {
    const [first, second] = api.world.here.tenants;
    expect(await viewersOf(await post({ viewableBy: 'ALL', selectedExcludeTenantIds: [first] }))).toEqual([neighbour]);
    expect(await viewersOf(await post({ viewableBy: 'ALL', selectedExcludeTenantIds: [first, second] }))).toEqual([]);
    const grouped = { viewableBy: 'USER_GROUP', selectedUserGroupIds: [groups.own, groups.others] };
    const made = await post({ ...grouped, selectedExcludeTenantIds: [second] });
    expect(await viewersOf(made)).toEqual([mine]);
    expect(made).toMatchObject({
      ...grouped,
      selectedBuildingIds: null,
      selectedTenantIds: null,
      selectedExcludeTenantIds: [second],
    });
  });
  it('groups of companies say whose they are, to the building and the provider, wherever they are named', async () => {
    const { here } = api.world;
    const [company] = await api.db.query<{ name: string }>(
      sql`select company_name as name from office_centres where id = ${here.tenants[0]}`,
    );
    const ids = [groups.others, groups.own];
    const whole = ['Wardens', `Runners · ${company?.name}`];
    const picked = async (client: Client) =>
      (await client.get<Option[]>('/user-groups/drop-down')).data.map(({ label }) => label);
    expect(await picked(building)).toEqual(expect.arrayContaining(whole));
    const made = await post({ viewableBy: 'USER_GROUP', selectedUserGroupIds: ids });
    expect((made.selectedUserGroup as { label: string }[]).map(({ label }) => label)).toEqual(whole);
    const found = (await building.get<{ label: string; note: string | null }[]>('/search?text=Runners')).data;
    expect(found).toContainEqual(expect.objectContaining({ label: 'Runners', note: company?.name }));
    // A company has its own groups alone, and knows whose they are.
    expect(await picked(clients.get(mine) as Client)).toContain('Runners');
  });
  it('nothing any more when the group, the membership or the company is deleted', async () => {
    const made = await post({ viewableBy: 'USER_GROUP', selectedUserGroupIds: [groups.own] });
    const { userId } = api.world.people[mine] as { userId: number };
    const membership = sql`user_group_id = ${groups.own} and user_id = ${userId}`;
    await api.db.query(sql`delete from user_group_members where ${membership}`);
    expect(await viewersOf(made)).toEqual([]);
    await api.db.query(sql`insert into user_group_members (user_group_id, user_id) values (${groups.own}, ${userId})`);
    expect(await viewersOf(made)).toEqual([mine]);
  });
  it('neither the audience nor a way to change it', async () => {
    const made = await post({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [api.world.here.tenants[0]] });
    const client = clients.get(mine) as Client;
    const { data } = await client.get<Bulletin>(`/bulletins/${made.id}`);
    expect(Object.keys(data).filter((key) => /selected|viewable/.test(key))).toEqual([]);
    expect((await client.get('/bulletins?selectedTenantIds=1')).status).toBe(400);
    expect([403, 404, 422]).toContain(
      (await client.put(`/bulletins/${made.id}`, { name: 'Mine', version: made.version })).status,
    );
    expect([403, 404]).toContain((await client.delete(`/bulletins/${made.id}`)).status);
    expect([400, 403]).toContain((await client.post('/bulletins', { name: 'Mine' })).status);
  });
});

describe('a building sees', () => {
  it('all of its own content, and content that the provider addresses to it or to somebody in it', async () => {
    const there = await api.as('LANDLORD_ADMIN@there');
    const sees = async (client: Client, { id }: Bulletin) => (await client.get(`/bulletins/${id}`)).status === 200;
    const { here } = api.world;
    const own = await post({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [here.tenants[0]] });
    expect([await sees(building, own), await sees(there, own), await sees(platform, own)]).toEqual([true, false, true]);
    for (const over of [
      { viewableBy: 'BUILDING', selectedBuildingIds: [here.building] },
      { viewableBy: 'OFFICE_TENANT', selectedTenantIds: [here.tenants[1]] },
      { viewableBy: 'USER_GROUP', selectedUserGroupIds: [groups.others] },
    ]) {
      const made = await global(over);
      expect([over.viewableBy, await sees(building, made), await sees(there, made)]).toEqual([over.viewableBy, true, false]);
      expect(
        (await building.put(`/bulletins/${made.id}`, { name: 'Ours', viewableBy: 'ALL', version: made.version })).status,
      ).toBe(404);
    }
  });
});

describe('the form', () => {
  const refusal = async (body: object, by = building) =>
    Object.fromEntries(
      Object.entries((await by.post('/bulletins', { name: 'X', ...body })).errors ?? {}).map(([key, { message }]) => [
        key,
        message,
      ]),
    );
  it('R-0234 R-0236 R-0237 R-0238 rejects invalid input with the messages of the specification', async () => {
    expect(await refusal({ viewableBy: null })).toEqual({ viewableBy: 'Viewable by is required' });
    expect(await refusal({ viewableBy: 'BUILDING' })).toEqual({ selectedBuildingIds: 'Building is required' });
    expect(await refusal({ viewableBy: 'OFFICE_TENANT', selectedTenantIds: [] })).toEqual({
      selectedTenantIds: 'Company is required',
    });
    expect(await refusal({ viewableBy: 'USER_GROUP', selectedUserGroupIds: null })).toEqual({
      selectedUserGroupIds: 'User group is required',
    });
  });
  it('is for everybody unless a create says otherwise', async () => {
    const { status, data } = await building.post<Bulletin>('/bulletins', { name: 'X' });
    expect([status, data.viewableBy]).toEqual([201, 'ALL']);
  });
  it('R-0239 R-0240 R-0241 keeps only what belongs to the kind of audience, also when the kind changes', async () => {
    const { here } = api.world;
    const made = await post({
      viewableBy: 'BUILDING',
      selectedBuildingIds: [here.building],
      selectedTenantIds: [here.tenants[0]],
      selectedUserGroupIds: [groups.own],
    });
    expect(made).toMatchObject({ selectedBuildingIds: [here.building], selectedTenantIds: null, selectedUserGroupIds: null });
    const { data } = await building.put<Bulletin>(`/bulletins/${made.id}`, {
      name: 'Now for groups',
      viewableBy: 'USER_GROUP',
      selectedUserGroupIds: [groups.own],
      version: made.version,
    });
    expect(data).toMatchObject({ selectedBuildingIds: null, selectedUserGroupIds: [groups.own] });
    const last = await building.put<Bulletin>(`/bulletins/${made.id}`, {
      name: 'Now for all',
      viewableBy: 'ALL',
      selectedBuildingIds: [here.building],
      selectedUserGroupIds: [groups.own],
      version: data.version,
    });
    expect(last.data).toMatchObject({ selectedBuildingIds: null, selectedTenantIds: null, selectedUserGroupIds: null });
  });
  it('accepts companies and groups of the chosen buildings and companies only', async () => {
    const { here, there } = api.world;
    const narrow = { viewableBy: 'OFFICE_TENANT', selectedBuildingIds: [there.building], selectedTenantIds: [here.tenants[0]] };
    expect(Object.keys(await refusal(narrow, await api.asIn('SUPERADMIN', here.building)))).toEqual([
      'selectedBuildingIds',
      'selectedTenantIds',
    ]);
    const group = { viewableBy: 'USER_GROUP', selectedTenantIds: [here.tenants[1]], selectedUserGroupIds: [groups.own] };
    expect(Object.keys(await refusal(group))).toEqual(['selectedUserGroupIds']);
    expect(await refusal({ ...group, selectedTenantIds: [here.tenants[0]] })).toEqual({});
  });
  it('accepts nothing of another building', async () => {
    const { there } = api.world;
    for (const [kind, key, id] of [
      ['BUILDING', 'selectedBuildingIds', there.building],
      ['OFFICE_TENANT', 'selectedTenantIds', there.tenants[0]],
      ['USER_GROUP', 'selectedUserGroupIds', groups.there],
      ['ALL', 'selectedExcludeTenantIds', there.tenants[0]],
    ])
      expect(Object.keys(await refusal({ viewableBy: kind, [String(key)]: [id] }))).toEqual([key]);
  });
});

describe('the drop-downs', () => {
  const labels = async (client: Client, path: string) => (await client.get<Option[]>(path)).data.map((one) => one.label);
  it('R-0235 offer the kinds of audience with translated labels', async () => {
    const { data } = await building.get<Option[]>('/community/viewable-by-drop-down');
    expect(data.map((one) => one.value)).toEqual(['ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP']);
    expect(data.map((one) => one.label)).toEqual(['Everybody', 'Buildings', 'Companies', 'User groups']);
    expect((await building.get('/community/viewable-by-drop-down?type=x')).status).toBe(400);
  });

  const companies = '/office-centres/drop-down?officeCentreType=TENANT&officeCentreTypeArray=TENANT,OFFICE';
  it('R-0318 R-0320 R-0322 offer companies by name, of the requested types', async () => {
    const found = await labels(platform, '/office-centres/drop-down?officeCentreTypeArray=TENANT,OFFICE');
    expect(found).toEqual(['Harbour House Tenant 0', 'Harbour House Tenant 1', 'Marina One Tenant 0', 'Marina One Tenant 1']);
    expect(
      await labels(platform, '/office-centres/drop-down?officeCentreTypeArray=TENANT,OFFICE&sortProperties=companyName'),
    ).toEqual(found);
    expect(await labels(platform, `${companies}&sortProperties=companyName&sortDirection=DESC`)).toEqual([...found].reverse());
  });
  it('R-0245 R-0319 R-0321 R-0323 leave out companies that are inactive or whose building is inactive', async () => {
    const { here, there } = api.world;
    const asked = '/office-centres/drop-down?officeCentreTypeArray=TENANT,OFFICE&landlordActive=true&active=true';
    const set = (id: number, active: boolean) => api.db.query(sql`update office_centres set active = ${active} where id = ${id}`);
    expect(await labels(platform, asked)).toHaveLength(4);
    await set(here.tenants[0], false);
    expect(await labels(platform, asked)).toEqual(['Harbour House Tenant 0', 'Harbour House Tenant 1', 'Marina One Tenant 1']);
    expect(await labels(platform, '/office-centres/drop-down?officeCentreTypeArray=TENANT,OFFICE')).toHaveLength(3);
    await set(there.building, false);
    expect(await labels(platform, asked)).toEqual(['Marina One Tenant 1']);
    expect(await labels(platform, '/office-centres/drop-down?landlordActive=false')).toEqual([
      'Harbour House Tenant 0',
      'Harbour House Tenant 1',
    ]);
    const { data } = await platform.get<Option[]>(`/office-centres/drop-down?ids=${here.tenants[0]}`);
    expect(data).toEqual([
      {
        id: here.tenants[0],
        code: 'HERE-T0',
        label: 'Marina One Tenant 0',
        value: here.tenants[0],
        categoryCode: null,
        active: false,
      },
    ]);
    await Promise.all([set(here.tenants[0], true), set(there.building, true)]);
  });
  it('R-0324 R-0325 R-0326 offer buildings by name, with search', async () => {
    await api.db.query(sql`update office_centres set building_name = 'Albert House' where id = ${api.world.there.building}`);
    const buildings = '/office-centres/drop-down?officeCentreType=LANDLORD&active=true&sortProperties=buildingName';
    expect(await labels(platform, buildings)).toEqual(['Albert House', 'Marina One']);
    expect(await labels(platform, `${buildings}&wildcardSearch=marina`)).toEqual(['Marina One']);
    expect(await labels(building, buildings)).toEqual(['Marina One']);
    expect((await building.get(`${buildings.replace('buildingName', 'taxRate')}`)).status).toBe(400);
  });
  it('R-0246 offer groups by name, of the requested office centres within scope', async () => {
    const { here, there } = api.world;
    const path = '/user-groups/drop-down?sortProperties=groupName';
    const theirs = 'Runners · Marina One Tenant 0';
    expect(await labels(platform, path)).toEqual(['Abroad', theirs, 'Wardens']);
    expect(await labels(platform, `${path}&officeCentreAndLandlordIds=${here.tenants[0]},${here.building}`)).toEqual([
      theirs,
      'Wardens',
    ]);
    expect(await labels(platform, `${path}&officeCentreAndLandlordIds=${here.tenants[0]}`)).toEqual([theirs]);
    expect(await labels(building, path)).toEqual([theirs, 'Wardens']);
    expect(await labels(building, `${path}&officeCentreAndLandlordIds=${there.building}`)).toEqual([]);
    expect(await labels(clients.get(mine) as Client, path)).toEqual(['Runners']);
  });
});

describe('a user group', () => {
  const under = (centreId: number, tail = '') => `/office-centres/uuid/${centreUuid(centreId)}/user-groups${tail}`;
  it('belongs to the building or company that creates it, and says so', async () => {
    const { here } = api.world;
    const made = await building.post<{ uuid: string }>(under(here.building), { groupName: 'Cyclists' });
    expect(made).toMatchObject({ status: 201, message: 'User group successfully added.' });
    expect(made.data).toMatchObject({ officeCentreId: here.building, buildingId: here.building, memberCount: 0 });
    const client = clients.get(mine) as Client;
    const own = await client.post<{ uuid: string }>(under(here.tenants[0]), { groupName: 'Ours' });
    expect(own.data).toMatchObject({ officeCentreId: here.tenants[0], buildingId: here.building });
    expect((await client.get(under(here.tenants[0], `/uuid/${made.data.uuid}`))).status).toBe(404);
    expect((await client.get(under(here.building, `/uuid/${made.data.uuid}`))).status).toBe(404);
  });
  it('that is deleted is removed from every audience, and its content is hidden from everybody', async () => {
    const { here } = api.world;
    const group = await building.post<{ id: number; uuid: string }>(under(here.building), { groupName: 'Short-lived' });
    const made = await post({ viewableBy: 'USER_GROUP', selectedUserGroupIds: [groups.own, group.data.id] });
    const alone = await post({ viewableBy: 'USER_GROUP', selectedUserGroupIds: [group.data.id] });
    expect((await building.delete(under(here.building, `/uuid/${group.data.uuid}`))).status).toBe(200);
    expect((await building.get<Bulletin>(`/bulletins/${made.id}`)).data).toMatchObject({ selectedUserGroupIds: [groups.own] });
    expect((await building.get<Bulletin>(`/bulletins/${alone.id}`)).data).toMatchObject({ selectedUserGroupIds: null });
    expect(await viewersOf(alone)).toEqual([]);
  });
});
