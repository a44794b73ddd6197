/** Rules of menu items (001 §3, §4): the company of the store, the option groups, and what is off for a day. */
import { opcItem } from '#schemas/retail/opcItem.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { linkOptionGroups } from './customisation.ts';
import { companyOfStore } from './ofStore.ts';

export const itemRules = rulesFor(opcItem, {
  beforeCreate: async ({ tx }, rows) => companyOfStore(tx, rows, ({ values }) => values.retailStoreId),
  actions: {
    // Until midnight on the clock of the building.
    notForToday: async ({ reach }, rows) => {
      for (const { values } of rows) values.notAvailableOn = reach.today;
    },
    forToday: async (_, rows) => {
      for (const { values } of rows) values.notAvailableOn = null;
    },
  },
  afterWrite: async ({ tx }, rows) => {
    for (const { record, linked } of rows)
      if (linked.opcOptionGroupsIds !== undefined) await linkOptionGroups(tx, record.id, linked.opcOptionGroupsIds ?? []);
  },
});
