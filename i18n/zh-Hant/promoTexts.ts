import type { promoErrors as model } from '../en/promoTexts.ts';
import type { Same } from '../shape.ts';

export const promoErrors: Same<typeof model> = {
  unknown: '找不到此優惠碼。',
  inactive: '此優惠碼目前無法使用。',
  notYet: '此優惠碼尚未生效。',
  expired: '此優惠碼已過期。',
  otherStore: '此優惠碼不適用於此商店。',
  cartTooSmall: '訂單滿 %{amount} 方可使用此優惠碼。',
  nothingFits: '此優惠碼不適用於此訂單的項目。',
  codeRedeemed: '此優惠碼已被兌換。',
};
