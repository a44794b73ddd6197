import type { bookingErrors as model } from '../en/bookingTexts.ts';
import type { Same } from '../shape.ts';

export const bookingErrors: Same<typeof model> = {
  offered: '%{facility}已提供给候补名单上的人员，保留至 %{until}。',
  isFree: '设施在此时段有空，请直接预订。',
  begun: '此时段已开始',
  /** In a calendar of those who may not read more. */
  busy: '忙碌',
  off: '此大厦已停用预订。',
  takenBy: '%{facility} 于 %{from} 至 %{until} 已被预订 %{reference} 占用。',
  nothingOpen: '您在此没有可签到的预订。',
  wrongFacility: '此代码并非您所预订的设施',
  over: '此时段已过去',
};
