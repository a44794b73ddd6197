import type { bookingErrors as model } from '../en/bookingTexts.ts';
import type { Same } from '../shape.ts';

export const bookingErrors: Same<typeof model> = {
  off: '此大廈已停用預訂。',
  takenBy: '%{facility} 於 %{from} 至 %{until} 已被預訂 %{reference} 佔用。',
  nothingOpen: '您在此沒有可簽到的預訂。',
  wrongFacility: '此代碼並非您所預訂的設施',
  over: '此時段已過去',
  noService: '此設施不提供所選的其中一項服務',
  serviceTwice: '%{name} 重複選擇',
  servicePieces: '%{name}：最多 %{max}',
  serviceTooLate: '%{name} 須於開始前 %{hours} 小時預訂',
  codeWrong: '此代碼不適用於此預訂',
  tooLong: '預訂最長為一年',
};
