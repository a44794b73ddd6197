import type { bookingErrors as model } from '../en/bookingTexts.ts';
import type { Same } from '../shape.ts';

export const bookingErrors: Same<typeof model> = {
  off: '此大厦已停用预订。',
  takenBy: '%{facility} 于 %{from} 至 %{until} 已被预订 %{reference} 占用。',
  nothingOpen: '您在此没有可签到的预订。',
  wrongFacility: '此代码并非您所预订的设施',
  over: '此时段已过去',
  noService: '此设施不提供所选的其中一项服务',
  serviceTwice: '%{name} 重复选择',
  servicePieces: '%{name}：最多 %{max}',
  serviceTooLate: '%{name} 须于开始前 %{hours} 小时预订',
  codeWrong: '此代码不适用于此预订',
  tooLong: '预订最长为一年',
};
