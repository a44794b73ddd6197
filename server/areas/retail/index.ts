import { opcCategory } from '#schemas/retail/opcCategory.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import { retailStoreDeliveryPeriod } from '#schemas/retail/retailStoreDeliveryPeriod.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { opcCategoryRules } from './categories.ts';
import { deliveryPeriodRules } from './deliveryPeriods.ts';
import { collectionTime, storesNow } from './now.ts';
import { openHoursSchema, readOpenHours } from './openHours.ts';
import { storeRules } from './stores.ts';

export const retail = defineServerArea({
  name: 'retail',
  rules: {
    [retailStore.name]: storeRules,
    [opcCategory.name]: opcCategoryRules,
    [retailStoreDeliveryPeriod.name]: deliveryPeriodRules,
  },
  handlers: {
    [retailStore.name]: {
      openHours: returning(openHoursSchema, readOpenHours),
      collectionTime,
      now: storesNow,
    },
  },
});
