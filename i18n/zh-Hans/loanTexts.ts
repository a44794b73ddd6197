import type { loanErrors as model } from '../en/loanTexts.ts';
import type { Same } from '../shape.ts';

export const loanErrors: Same<typeof model> = {
  noneLeft: '%{location} 已没有“%{item}”。%{holder} 正在借用。',
  noneThere: '%{location} 已没有“%{item}”。',
  onlySoMany: '%{location} 只可借出 %{left} 件“%{item}”。',
  allReserved: '%{location} 的“%{item}”在该时间前已全部预留给他人。',
  restReserved: '%{location} 只可借出 %{left} 件“%{item}”：其余已预留。',
  notInUse: '%{location} 不借出“%{item}”。',
  notFreeThen: '此时段 %{location} 只可预留 %{left} 件“%{item}”。',
  notSoMany: '没有这么多件：%{quantity}。',
  notDueYet: '此借用尚未到期。',
  stillAtLocations: '“%{item}”仍在某地点。请先在该处移除。',
  codeUnknown: '此大厦没有人或物品使用此代码。',
};
