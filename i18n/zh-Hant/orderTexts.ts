import type { orderErrors as model } from '../en/orderTexts.ts';
import type { Same } from '../shape.ts';

export const orderErrors: Same<typeof model> = {
  closed: '此商店目前不接受訂單。',
  paused: '此商店已暫停接單，請稍後再試。',
  full: '此商店今天的時段已滿。',
  noDelivery: '此商店在該時間不送餐。',
  deliversNot: '此商店不送至您的所在地。',
  otherWay: '此商店不提供這種取餐方式。',
  notOnMenu: '其中一個項目目前不在餐牌上。',
  soldOut: '「%{name}」目前無法訂購。',
  fewLeft: '「%{name}」只剩 %{left} 份。',
  options: '請檢查「%{name}」的選項。',
  linesOrAmount: '請填寫項目或金額，不能同時填寫。',
  noLine: '訂單沒有這一行，或重複填寫。',
  nothingLeft: '此訂單已沒有可退款項。',
  answerLate: '回應時間已過，訂單將自動取消並退款。',
  reason: '此原因只能由系統填寫。',
  notCollectedYet: '取餐後方可評價。',
};
