import type { bookingErrors as model } from '../en/bookingTexts.ts';
import type { Same } from '../shape.ts';

export const bookingErrors: Same<typeof model> = {
  offered: '%{facility}已提供給輪候名單上的人士，保留至 %{until}。',
  isFree: '設施於此時段有空，請直接預訂。',
  begun: '此時段已開始',
  /** In a calendar of those who may not read more. */
  busy: '忙碌',
  off: '此大廈已停用預訂。',
  takenBy: '%{facility} 於 %{from} 至 %{until} 已被預訂 %{reference} 佔用。',
  nothingOpen: '您在此沒有可簽到的預訂。',
  wrongFacility: '此代碼並非您所預訂的設施',
  over: '此時段已過去',
  tooSoon: '須提早預訂：最早可由 %{from} 開始',
  tooFar: '日期過遠：最遲可於 %{until} 開始',
  closed: '設施於此時段不開放',
  blocked: '大廈已封鎖此時段，設施不可預訂',
  notInPeriods: '此設施須按整個時段預訂：%{periods}',
  offSlot: '預訂由開放時間起每 %{minutes} 分鐘一節，並須為完整的 %{minutes} 分鐘時段',
  tooShort: '最短預訂為 %{minutes} 分鐘',
  tooLong: '最長預訂為 %{minutes} 分鐘',
  notForThem: '此設施不開放予此人或公司',
  blockHits: '影響 %{count} 項預訂，首項為 %{facility} 的 %{reference}：請選擇如何處理',
  blockHitsMore: '將另外影響 %{count} 項預訂，首項為 %{facility} 的 %{reference}：請為該時段另加停用日期',
  decidersOnly: '只有可批准預訂的人員才可預訂規則以外的時段',
  noService: '此設施不提供所選的其中一項服務',
  serviceTwice: '%{name} 重複選擇',
  servicePieces: '%{name}：最多 %{max}',
  serviceTooLate: '%{name} 須於開始前 %{hours} 小時預訂',
  codeWrong: '此代碼不適用於此預訂',
  overAYear: '預訂最長為一年',
};
