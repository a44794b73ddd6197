/** User groups (000 §3): a group that a building makes belongs to the building itself. */
import { registerRules } from '#server/engine/rules.ts';

registerRules('user-groups', {
  beforeCreate: async ({ values, reach }) => {
    values.officeCentreId ??= reach.buildingId;
  },
});
