import type { deskErrors as model } from '../en/deskTexts.ts';
import type { Same } from '../shape.ts';

export const deskErrors: Same<typeof model> = {
  bookingOff: '此大廈目前不接受辦公桌預訂。',
  notInUse: '辦公桌 %{desk} 已停用。',
  assigned: '辦公桌 %{desk} 為固定座位，當日沒有借出。',
  over: '此時間已過',
  todayOnly: '辦公桌 %{desk} 為即日桌，只可當天取用',
  tooFar: '最多可預訂 %{days} 天內的辦公桌',
  checkInLater: '簽到於 %{time} 開始。',
  checkInOver: '簽到已於 %{time} 截止，辦公桌已可供他人使用。',
  neededSoon: '辦公桌於 %{time} 有其他人使用。',
  stillBooked: '辦公桌 %{desk} 仍有預訂，請先取消。',
  notAssigned: '只有固定座位才可借出',
  lentAndBooked: '其中一天已有人預訂此辦公桌，請先取消該預訂。',
  notAtDisplay: '不可在此屏幕上取用辦公桌這麼久。',
};
