import { promotion } from '#schemas/privileges/promotion.ts';
import { promotionRedemption } from '#schemas/privileges/promotionRedemption.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { rowHandlers } from '#server/engine/calls/rowCalls.ts';
import { own, ownQr } from './own.ts';
import { promotionRules } from './promotions.ts';
import { redeem, redeemByCode } from './redeem.ts';
import { redemptionRules } from './redemptions.ts';
import { promotionTags } from './tags.ts';

export const privileges = defineServerArea({
  name: 'privileges',
  rules: { [promotion.name]: promotionRules, [promotionRedemption.name]: redemptionRules },
  handlers: {
    [promotion.name]: { tagList: returning('options', promotionTags), ...rowHandlers(promotion, 'externalLinks') },
    [promotionRedemption.name]: { own, ownQr, redeem, redeemByCode },
  },
});
