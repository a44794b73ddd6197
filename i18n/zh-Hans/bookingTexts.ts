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
  tooSoon: '须提早预订：最早可从 %{from} 开始',
  tooFar: '日期过远：最迟可于 %{until} 开始',
  closed: '设施在此时段不开放',
  blocked: '大厦已封锁此时段，设施不可预订',
  notInPeriods: '此设施须按整个时段预订：%{periods}',
  offSlot: '预订从开放时间起每 %{minutes} 分钟一节，并须为完整的 %{minutes} 分钟时段',
  tooShort: '最短预订为 %{minutes} 分钟',
  tooLong: '最长预订为 %{minutes} 分钟',
  notForThem: '此设施不开放给此人或公司',
  blockHits: '影响 %{count} 项预订，首项为 %{facility} 的 %{reference}：请选择如何处理',
  blockHitsMore: '将另外影响 %{count} 项预订，首项为 %{facility} 的 %{reference}：请为该时段另加停用日期',
  decidersOnly: '只有可批准预订的人员才可预订规则以外的时段',
  noService: '此设施不提供所选的其中一项服务',
  serviceTwice: '%{name} 重复选择',
  servicePieces: '%{name}：最多 %{max}',
  serviceTooLate: '%{name} 须于开始前 %{hours} 小时预订',
  codeWrong: '此代码不适用于此预订',
  overAYear: '预订最长为一年',
};
