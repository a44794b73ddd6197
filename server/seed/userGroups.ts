/** User groups: two of each building, one of each company that rents there, with some of their people in them. */
import { sql } from 'drizzle-orm';
import { userGroupSample } from '#schemas/users/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { uuidOf } from './written.ts';

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
      uuid: uuidOf(buildingId, index),
      groupName,
      officeCentreId,
      buildingId,
      // Fire wardens may book at once, early birds three times a week.
      autoApproveBooking: index === 0,
      maxBooking: index === 1 ? 3 : null,
      maxBookingUnit: index === 1 ? 'WEEK' : null,
      createdDate: daysBefore(today, 200, index),
    })),
  );
  const inBuilding = new Set([buildingId, ...tenants.map((tenant) => tenant.id)]);
  const members = drafts.flatMap(({ officeCentreId, every, from }, index) =>
    users
      .filter(({ centreId }) => (officeCentreId === buildingId ? inBuilding.has(centreId ?? 0) : centreId === officeCentreId))
      .filter((_, place) => place % every === from)
      .map(({ id, centreId }) => ({
        ...{ userGroupId: ids[index] as number, userId: id, tenantId: centreId },
        ...{ officeCentreId, buildingId },
      })),
  );
  await insertRows(on, 'user_group_members', members);
  await countMembers(on, 'user_group', ids);
}

/** Counts the members of groups, as the calls that add them do. */
export async function countMembers(on: Queryable, of: 'user_group' | 'global_user_group', ids: readonly number[]): Promise<void> {
  await on.query(sql`
    update ${sql.raw(`${of}s`)} g set member_count = (select count(*) from ${sql.raw(`${of}_members`)} m where m.${sql.raw(`${of}_id`)} = g.id)
    where g.id = any(${`{${ids.join(',')}}`}::bigint[])`);
}
