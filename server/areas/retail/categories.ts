/** Rules of the categories among which people choose when they order: the stores in them. */
import { opcCategory } from '#schemas/retail/opcCategory.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { linkTo } from './categoryStores.ts';

export const opcCategoryRules = rulesFor(opcCategory, {
  afterWrite: async ({ tx }, rows) => {
    for (const { record, linked } of rows) {
      const { id, officeCentreId } = record;
      const to = linked.retailStoresIds;
      if (to !== undefined && officeCentreId) await linkTo(tx, { of: 'opc_category_id', id, officeCentreId, to: to ?? [] });
    }
  },
});
