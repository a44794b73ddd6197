import type { deskErrors as model } from '../en/deskTexts.ts';
import type { Same } from '../shape.ts';

export const deskErrors: Same<typeof model> = {
  bookingOff: '此大厦目前不接受办公桌预订。',
  notInUse: '办公桌 %{desk} 已停用。',
  assigned: '办公桌 %{desk} 为固定座位，当日没有借出。',
  over: '此时间已过',
  todayOnly: '办公桌 %{desk} 为即日桌，只可当天取用',
  tooFar: '最多可预订 %{days} 天内的办公桌',
  checkInLater: '签到于 %{time} 开始。',
  checkInOver: '签到已于 %{time} 截止，办公桌已可供他人使用。',
  neededSoon: '办公桌于 %{time} 有其他人使用。',
  stillBooked: '办公桌 %{desk} 仍有预订，请先取消。',
  notAssigned: '只有固定座位才可借出',
  lentAndBooked: '其中一天已有人预订此办公桌，请先取消该预订。',
  notAtDisplay: '不可在此屏幕上取用办公桌这么久。',
};
