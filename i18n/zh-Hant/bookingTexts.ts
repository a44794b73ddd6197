import type { bookingErrors as model } from '../en/bookingTexts.ts';
import type { Same } from '../shape.ts';

export const bookingErrors: Same<typeof model> = {
  off: '此大廈已停用預訂。',
  takenBy: '%{facility} 於 %{from} 至 %{until} 已被預訂 %{reference} 佔用。',
  nothingOpen: '您在此沒有可簽到的預訂。',
  wrongFacility: '此代碼並非您所預訂的設施',
  over: '此時段已過去',
};
