import type { promoErrors as model } from '../en/promoTexts.ts';
import type { Same } from '../shape.ts';

export const promoErrors: Same<typeof model> = {
  unknown: '找不到此优惠码。',
  inactive: '此优惠码目前无法使用。',
  notYet: '此优惠码尚未生效。',
  expired: '此优惠码已过期。',
  otherStore: '此优惠码不适用于此商店。',
  cartTooSmall: '订单满 %{amount} 方可使用此优惠码。',
  nothingFits: '此优惠码不适用于此订单的项目。',
  codeRedeemed: '此优惠码已被兑换。',
};
