/** Whom content addresses: the count before it is published, compared with what each person is really shown. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { reference, text } from '#schemas/kernel/fields/field.ts';
import { exceptUserGroups, viewableBy } from '#schemas/users/viewableBy.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { type Api, type Client, startApi } from './harness.ts';

const poster = defineEntity({
  name: 'posters',
  area: 'workshop',
  doc: 'Content with viewers.',
  title: '{name}',
  api: { path: '/posters', key: 'uuid', verbs: { list: true, get: true, create: true } },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: { list: 'POLL_LIST', get: 'POLL_VIEW', create: 'POLL_ADD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true }),
    ...viewableBy(),
    ...exceptUserGroups(),
  },
  list: { columns: ['name'] },
  form: [{ section: 'all', fields: ['name', 'selectedExcludeUserGroup', ...(Object.keys(viewableBy()) as ['viewableBy'])] }],
  occupant: { shown: {}, fields: ['name'], acts: {} },
}) as unknown as Entity;

let api: Api;
let building: Client;
const everybody: [name: string, client: Client][] = [];
const groups: number[] = [];

beforeAll(async () => {
  api = await startApi({ entities: [...entities, poster] });
  await api.db.script(await migrationSqlFor([poster]));
  building = await api.as('LANDLORD_ADMIN@here');
  // Their own sign-in to the portal is on, so that each can be asked what is shown.
  await api.db.query(sql`update office_centres set allow_staff_login = true`);
  const { here, people } = api.world;
  // The same person in a second company of the building, and somebody who has left.
  const both = people['SUB_ADMIN@here.1']?.userId;
  await api.db.query(
    sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active) values (${both}, ${here.tenants[0]}, ${here.building}, 'SUB_ADMIN', true)`,
  );
  await api.db.query(sql`update user_roles set active = false where user_id = ${people['STAFF@here.1']?.userId}`);
  for (const names of [
    ['MASTER_ADMIN@here.0', 'CONCIERGE@here'],
    ['SUB_ADMIN@here.1', 'MASTER_ADMIN@there.0'],
  ]) {
    const [group] = await api.db.query<{ id: number }>(
      sql`insert into user_groups (group_name, office_centre_id, building_id) values (${names[0]}, ${here.building}, ${here.building}) returning id`,
    );
    groups.push(group?.id as number);
    for (const name of names)
      await api.db.query(
        sql`insert into user_group_members (user_group_id, user_id) values (${group?.id}, ${people[name]?.userId})`,
      );
  }
  const places = await api.db.query<{ userId: number; centreId: number }>(
    sql`select user_id as "userId", office_centre_id as "centreId" from user_roles where office_centre_id is not null`,
  );
  for (const [name, { userId }] of Object.entries(people))
    for (const place of places.filter((one) => one.userId === userId))
      everybody.push([name, await api.asIn(name, place.centreId)]);
});
afterAll(() => api.close());

const counted = async (audience: object) => {
  const { data, errors } = await building.post<{ people: number }>('/posters/audience-count', audience);
  expect(errors).toBeUndefined();
  return data.people;
};
/** The people who are shown it, in whichever of their places. */
async function shownTo(audience: object): Promise<Set<string>> {
  const { data } = await building.post<{ uuid: string }>('/posters', { name: 'x', ...audience });
  const seen = new Set<string>();
  for (const [name, client] of everybody) {
    const { data: page } = await client.get<Paged<{ uuid: string }>>('/occupant/posters?limit=50');
    if (page?.items?.some(({ uuid }) => uuid === data.uuid)) seen.add(name);
  }
  return seen;
}

it('the count is that of the people who are shown it, for every kind of audience', async () => {
  const { here, there } = api.world;
  const [first, second] = here.tenants;
  const audiences: object[] = [
    { viewableBy: 'ALL' },
    { viewableBy: 'ALL', selectedExcludeTenantIds: [first] },
    { viewableBy: 'BUILDING', selectedBuildingIds: [here.building] },
    { viewableBy: 'BUILDING', selectedBuildingIds: [here.building], selectedExcludeTenantIds: [first, second] },
    { viewableBy: 'OFFICE_TENANT', selectedTenantIds: [first] },
    { viewableBy: 'OFFICE_TENANT', selectedTenantIds: [first, second] },
    { viewableBy: 'USER_GROUP', selectedUserGroupIds: [groups[0]] },
    { viewableBy: 'ALL', selectedExcludeUserGroupIds: [groups[0]] },
    { viewableBy: 'USER_GROUP', selectedUserGroupIds: groups, selectedExcludeUserGroupIds: [groups[1]] },
    { viewableBy: 'USER_GROUP', selectedUserGroupIds: groups, selectedExcludeTenantIds: [second] },
  ];
  const sizes = new Set<number>();
  for (const audience of audiences) {
    const seen = await shownTo(audience);
    expect([audience, await counted(audience)]).toEqual([audience, seen.size]);
    sizes.add(seen.size);
  }
  expect(sizes.size).toBeGreaterThan(4);
  // Whatever is chosen, a building reaches its own people alone.
  expect(await counted({ viewableBy: 'BUILDING', selectedBuildingIds: [there.building] })).toBe(0);
});

it('is counted for those who may write the content, in their own building', async () => {
  const company = await api.as('MASTER_ADMIN@here.0');
  expect((await company.post('/posters/audience-count', { viewableBy: 'ALL' })).status).toBe(403);
  expect((await (await api.as('nobody')).post('/posters/audience-count', {})).status).toBe(401);
  expect((await building.post('/posters/audience-count', { viewableBy: 'NOBODY' })).status).toBe(422);
  expect((await building.post('/posters/audience-count', { officeCentreId: 1 })).status).toBe(422);
  expect((await (await api.asIn('SUPERADMIN', null)).post('/posters/audience-count', { viewableBy: 'ALL' })).status).toBe(400);
});
