import { defineArea } from '../kernel/areas/area.ts';
import { opcCategory } from './opcCategory.ts';
import { opcCategoryStore } from './opcCategoryStore.ts';
import { opcItem } from './opcItem.ts';
import { opcItemAddOn } from './opcItemAddOn.ts';
import { opcItemDayStock } from './opcItemDayStock.ts';
import { opcMenuGroup } from './opcMenuGroup.ts';
import { opcMenuGroupVisibilityPeriod } from './opcMenuGroupVisibilityPeriod.ts';
import { opcOptionGroup } from './opcOptionGroup.ts';
import { opcPromoCode } from './opcPromoCode.ts';
import { opcPromoCodeRedemption } from './opcPromoCodeRedemption.ts';
import { opcPromoUniqueCode } from './opcPromoUniqueCode.ts';
import { retailCategory } from './retailCategory.ts';
import { retailStore } from './retailStore.ts';
import { retailStoreDeliveryPeriod } from './retailStoreDeliveryPeriod.ts';
import { retailStoreReview } from './retailStoreReview.ts';
import { emptyStores, opcMenu, stores } from './screens.ts';

export const area = defineArea({
  name: 'retail',
  // In menu order.
  entities: [
    retailStore,
    retailCategory,
    opcCategory,
    opcCategoryStore,
    retailStoreDeliveryPeriod,
    retailStoreReview,
    opcMenuGroup,
    opcItem,
    opcOptionGroup,
    opcMenuGroupVisibilityPeriod,
    opcItemAddOn,
    opcItemDayStock,
    opcPromoCode,
    opcPromoCodeRedemption,
    opcPromoUniqueCode,
  ],
  screens: [stores, opcMenu, emptyStores],
});
export const { entities } = area;
