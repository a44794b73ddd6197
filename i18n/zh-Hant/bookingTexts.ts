import type { bookingErrors as model } from '../en/bookingTexts.ts';
import type { Same } from '../shape.ts';

export const bookingErrors: Same<typeof model> = {
  off: '此大廈已停用預訂。',
  takenBy: '%{facility} 於 %{from} 至 %{until} 已被預訂 %{reference} 佔用。',
  checkInEarly: '簽到於 %{at} 開始。',
  checkInLate: '簽到已於 %{at} 截止，時段已開放予其他人。',
  wrongFacility: '此代碼並非您所預訂的設施',
  over: '此時段已過去',
  begun: '已開始的預訂不能更改開始時間及設施',
};
