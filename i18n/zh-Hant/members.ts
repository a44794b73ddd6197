import type { members as model } from '../en/members.ts';
import type { Same } from '../shape.ts';

export const members: Same<typeof model> = {
  add: '新增用戶',
  addTitle: '新增用戶至 %{name}',
  mail: '以電郵發送成員名單',
  nobody: '群組內尚未有成員。',
  noMatch: '找不到任何人。',
  remove: '移除 %{name}',
  removeTitle: '將 %{name} 從群組移除？',
  removeText: '該用戶的帳戶會保留。',
  addChosen: '新增 %{smart_count} 人',
  addAll: '新增全部 %{count} 人',
  addAllTitle: '新增找到的全部 %{count} 人？',
  found: '可新增 %{smart_count} 人',
  foundMany: '可新增超過 %{count} 人',
  more: '顯示更多',
  hint: '搜尋後選擇用戶，或新增找到的所有人。',
  read: '%{reaches} 人中有 %{read} 人已閱讀',
  allRead: '所有對象均已閱讀。',
  forNobody: '目前大廈內沒有此文件的對象。',
};
