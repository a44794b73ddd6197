import { defineArea } from '../kernel/areas/area.ts';
import { promotion } from './promotion.ts';
import { promotionReaction } from './promotionReaction.ts';
import { promotionRedemption } from './promotionRedemption.ts';
import { promotionRollback } from './promotionRollback.ts';
import { promoManagement, redeemPrivilege } from './screens.ts';

export const area = defineArea({
  name: 'privileges',
  // In menu order.
  entities: [promotion, promotionRedemption, promotionRollback, promotionReaction],
  screens: [promoManagement, redeemPrivilege],
});
export const { entities } = area;
