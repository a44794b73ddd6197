/** Global user groups of the provider, with people of every building. */
import { globalUserGroupSample } from '#schemas/users/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import { insertRows } from './insert.ts';
import { countMembers } from './userGroups.ts';
import type { SeededUser } from './users.ts';
import { uuidOf } from './written.ts';

/** Of the members of the first group every 20th person, of the second every 33rd. */
const EVERY = [20, 33];

export async function seedGlobalUserGroups(on: Queryable, users: readonly SeededUser[]): Promise<void> {
  const drafts = globalUserGroupSample.records.map((values, index) => ({
    ...{ groupName: null, autoApproveBooking: false, maxBooking: null, maxBookingUnit: null },
    ...{ creditPeriod: null, creditPeriodUnit: null },
    ...values,
    uuid: uuidOf(0, index),
  }));
  const ids = await insertRows(on, 'global_user_groups', drafts);
  const members = ids.flatMap((globalUserGroupId, index) =>
    users
      .filter((_, place) => place % (EVERY[index] ?? 50) === 0)
      .map(({ id, centreId }) => ({ globalUserGroupId, userId: id, tenantId: centreId })),
  );
  await insertRows(on, 'global_user_group_members', members);
  await countMembers(on, 'global_user_group', ids);
}
