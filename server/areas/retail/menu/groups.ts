/** Rules of menu groups and their visibility periods (001 §3): they belong to the company of the store. */
import { opcMenuGroup } from '#schemas/retail/opcMenuGroup.ts';
import { opcMenuGroupVisibilityPeriod } from '#schemas/retail/opcMenuGroupVisibilityPeriod.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { companyOfStore, groupsOf } from './ofStore.ts';

export const menuGroupRules = rulesFor(opcMenuGroup, {
  beforeCreate: async ({ tx }, rows) => companyOfStore(tx, rows, ({ values }) => values.retailStoreId),
});

export const visibilityPeriodRules = rulesFor(opcMenuGroupVisibilityPeriod, {
  beforeCreate: async ({ tx }, rows) => {
    const groups = await groupsOf(
      tx,
      rows.map(({ values }) => values.opcMenuGroupId),
    );
    for (const { values } of rows) values.retailTenantId = groups.get(Number(values.opcMenuGroupId))?.company ?? null;
  },
});
