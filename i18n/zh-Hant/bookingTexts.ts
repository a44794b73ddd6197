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
};
