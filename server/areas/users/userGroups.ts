/** User groups (000 §3): a group created by a building belongs to the building itself; its members can all be removed at once. */
import { type SQL, sql } from 'drizzle-orm';
import { globalUserGroup } from '#schemas/users/globalUserGroup.ts';
import { userGroup } from '#schemas/users/userGroup.ts';
import type { Transaction } from '#server/db/database.ts';
import { type ChangedRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { removeAllMembers } from '#server/engine/members/change.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';

/** As much of a row as every kind of group has. */
type GroupRow = Pick<ChangedRow<typeof globalUserGroup>, 'values' | 'before'>;
const removeEverybody = async ({ tx, model, entity }: RuleContext, rows: readonly GroupRow[]): Promise<void> => {
  await removeAllMembers(
    tx,
    model,
    entity,
    rows.map(({ before }) => before.id),
  );
  for (const { values } of rows) values.memberCount = 0;
};

export const userGroupRules = rulesFor(userGroup, {
  beforeCreate: async ({ reach }, rows) => {
    for (const { values } of rows) values.officeCentreId ??= reach.buildingId;
  },
  actions: { removeAllUser: removeEverybody },
});

/** Groups of the provider in which somebody of the building is; companies have none of them in reach. */
function ofOwnPeople({ buildingId }: Reach): { rows: SQL } {
  if (buildingId === null) throw new AppError('forbidden');
  return {
    rows: sql`exists (
      select 1 from global_user_group_members g join user_roles r on r.user_id = g.user_id
      where g.global_user_group_id = t.id and r.building_id = ${buildingId} and r.active)`,
  };
}

export const globalUserGroupRules = rulesFor(globalUserGroup, {
  offersOthers: ofOwnPeople,
  actions: { removeAllUser: removeEverybody },
});

/**
 * People who have left a company or building leave its groups, too, and the building's access groups; called after their roles there are gone.
 */
export async function leaveGroups(tx: Transaction, userIds: readonly number[]): Promise<void> {
  await tx.query(sql`
    with gone as (
      delete from user_group_members g where g.user_id = any(${`{${userIds.join(',')}}`}::bigint[]) and not exists (
        select 1 from user_roles r where r.user_id = g.user_id and r.building_id = g.building_id
          and (g.office_centre_id = g.building_id or r.office_centre_id = g.office_centre_id))
      returning g.user_group_id
    )
    update user_groups u set member_count = greatest(0, coalesce(member_count, 0) - c.n), version = version + 1, updated_date = now()
    from (select user_group_id, count(*)::int as n from gone group by 1) c where c.user_group_id = u.id`);
  await tx.query(sql`
    with gone as (
      delete from access_group_users g where g.user_id = any(${`{${userIds.join(',')}}`}::bigint[]) and not exists (
        select 1 from user_roles r where r.user_id = g.user_id and r.building_id = g.office_centre_id)
      returning g.access_group_id
    )
    update access_groups a set member_count = greatest(0, coalesce(member_count, 0) - c.n), version = version + 1, updated_date = now()
    from (select access_group_id, count(*)::int as n from gone group by 1) c where c.access_group_id = a.id`);
}
