import type { bookingErrors as model } from '../en/bookingTexts.ts';
import type { Same } from '../shape.ts';

export const bookingErrors: Same<typeof model> = {
  off: '此大厦已停用预订。',
  takenBy: '%{facility} 于 %{from} 至 %{until} 已被预订 %{reference} 占用。',
  checkInEarly: '签到于 %{at} 开始。',
  checkInLate: '签到已于 %{at} 截止，时段已开放给其他人。',
  wrongFacility: '此代码并非您所预订的设施',
  over: '此时段已过去',
  begun: '已开始的预订不能更改开始时间及设施',
};
