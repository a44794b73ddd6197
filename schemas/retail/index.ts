import { defineArea } from '../kernel/areas/area.ts';
import { opcCategory } from './opcCategory.ts';
import { opcCategoryStore } from './opcCategoryStore.ts';
import { retailCategory } from './retailCategory.ts';
import { retailStore } from './retailStore.ts';
import { retailStoreDeliveryPeriod } from './retailStoreDeliveryPeriod.ts';
import { retailStoreReview } from './retailStoreReview.ts';
import { emptyStores, stores } from './screens.ts';

export const area = defineArea({
  name: 'retail',
  // In menu order.
  entities: [retailStore, retailCategory, opcCategory, opcCategoryStore, retailStoreDeliveryPeriod, retailStoreReview],
  screens: [stores, emptyStores],
});
export const { entities } = area;
