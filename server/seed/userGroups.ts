/** User groups: two of each building, one of each company that rents there, with some of their people in them. */
import { userGroupSample } from '#schemas/users/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';

const names = userGroupSample.records.map(({ groupName }) => groupName);
const BUILDING_GROUPS = names.slice(0, 2);
const [COMPANY_GROUP] = names.slice(2);

export async function seedUserGroups(on: Queryable, building: SeededBuilding, users: readonly SeededUser[]): Promise<void> {
  const { id: buildingId, tenants, today } = building;
  const drafts = [
    ...BUILDING_GROUPS.map((groupName, index) => ({ groupName, officeCentreId: buildingId, every: 5, from: index })),
    ...tenants.map(({ id }) => ({ groupName: COMPANY_GROUP, officeCentreId: id, every: 3, from: 0 })),
  ];
  const ids = await insertRows(
    on,
    'user_groups',
    drafts.map(({ groupName, officeCentreId }, index) => ({
      groupName,
      officeCentreId,
      buildingId,
      createdDate: daysBefore(today, 200, index),
    })),
  );
  const inBuilding = new Set([buildingId, ...tenants.map((tenant) => tenant.id)]);
  const members = drafts.flatMap(({ officeCentreId, every, from }, index) =>
    users
      .filter(({ centreId }) => (officeCentreId === buildingId ? inBuilding.has(centreId ?? 0) : centreId === officeCentreId))
      .filter((_, place) => place % every === from)
      .map((user) => ({ userGroupId: ids[index] as number, userId: user.id })),
  );
  await insertRows(on, 'user_group_members', members);
}
