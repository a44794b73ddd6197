import { opcCategory } from '#schemas/retail/opcCategory.ts';
import { opcItem } from '#schemas/retail/opcItem.ts';
import { opcItemAddOn } from '#schemas/retail/opcItemAddOn.ts';
import { opcMenuGroup } from '#schemas/retail/opcMenuGroup.ts';
import { opcMenuGroupVisibilityPeriod } from '#schemas/retail/opcMenuGroupVisibilityPeriod.ts';
import { opcOptionGroup } from '#schemas/retail/opcOptionGroup.ts';
import { opcPromoCode } from '#schemas/retail/opcPromoCode.ts';
import { opcPromoCodeRedemption } from '#schemas/retail/opcPromoCodeRedemption.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import { retailStoreDeliveryPeriod } from '#schemas/retail/retailStoreDeliveryPeriod.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { opcCategoryRules } from './categories.ts';
import { deliveryPeriodRules } from './deliveryPeriods.ts';
import { copyMenu } from './menu/copy.ts';
import { addOptionGroup, availableToAdd, removeOptionGroup } from './menu/customisation.ts';
import { menuGroupRules, visibilityPeriodRules } from './menu/groups.ts';
import { itemRules } from './menu/items.ts';
import { itemAddOnRules, optionGroupRules } from './menu/options.ts';
import { menuPreview, storeMenu } from './menu/shown.ts';
import { collectionTime, storesNow } from './now.ts';
import { openHoursSchema, readOpenHours } from './openHours.ts';
import { paymentAccount, paymentAccountState } from './paymentAccount.ts';
import { checkCode } from './promo/check.ts';
import { promoCodeRules } from './promo/codes.ts';
import { redemptionRules } from './promo/redeem.ts';
import { storeRules } from './stores.ts';

export const retail = defineServerArea({
  name: 'retail',
  rules: {
    [retailStore.name]: storeRules,
    [opcCategory.name]: opcCategoryRules,
    [retailStoreDeliveryPeriod.name]: deliveryPeriodRules,
    [opcMenuGroup.name]: menuGroupRules,
    [opcMenuGroupVisibilityPeriod.name]: visibilityPeriodRules,
    [opcItem.name]: itemRules,
    [opcItemAddOn.name]: itemAddOnRules,
    [opcOptionGroup.name]: optionGroupRules,
    [opcPromoCode.name]: promoCodeRules,
    [opcPromoCodeRedemption.name]: redemptionRules,
  },
  handlers: {
    [opcPromoCode.name]: { check: checkCode },
    [retailStore.name]: {
      openHours: returning(openHoursSchema, readOpenHours),
      collectionTime,
      paymentAccount,
      paymentAccountState,
      now: storesNow,
    },
    [opcMenuGroup.name]: { preview: menuPreview, copyMenu, storeMenu },
    [opcItem.name]: { addOptionGroup, removeOptionGroup, availableToAdd },
  },
});
