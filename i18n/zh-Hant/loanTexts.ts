import type { loanErrors as model } from '../en/loanTexts.ts';
import type { Same } from '../shape.ts';

export const loanErrors: Same<typeof model> = {
  noneLeft: '%{location} 已沒有「%{item}」。%{holder} 正在借用。',
  noneThere: '%{location} 已沒有「%{item}」。',
  onlySoMany: '%{location} 只可借出 %{left} 件「%{item}」。',
  allReserved: '%{location} 的「%{item}」在該時間前已全部預留給他人。',
  restReserved: '%{location} 只可借出 %{left} 件「%{item}」：其餘已預留。',
  notInUse: '%{location} 不借出「%{item}」。',
  notFreeThen: '此時段 %{location} 只可預留 %{left} 件「%{item}」。',
  notSoMany: '沒有這麼多件：%{quantity}。',
  notDueYet: '此借用尚未到期。',
  stillAtLocations: '「%{item}」仍在某地點。請先在該處移除。',
  codeUnknown: '此大廈沒有人或物品使用此代碼。',
};
