/** User groups (000 §3): a group created by a building belongs to the building itself. */
import { userGroup } from '#schemas/users/userGroup.ts';
import { rulesFor } from '#server/engine/rules.ts';

export const userGroupRules = rulesFor(userGroup, {
  beforeCreate: async ({ reach }, rows) => {
    for (const { values } of rows) values.officeCentreId ??= reach.buildingId;
  },
});
