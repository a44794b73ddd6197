import type { members as model } from '../en/members.ts';
import type { Same } from '../shape.ts';

export const members: Same<typeof model> = {
  add: '添加用户',
  addTitle: '添加用户至 %{name}',
  mail: '以邮件发送成员名单',
  nobody: '群组内还没有成员。',
  noMatch: '找不到任何人。',
  remove: '移除 %{name}',
  removeTitle: '将 %{name} 从群组移除？',
  removeText: '该用户的账户会保留。',
  addChosen: '添加 %{smart_count} 人',
  addAll: '添加全部 %{count} 人',
  addAllTitle: '添加找到的全部 %{count} 人？',
  found: '可添加 %{smart_count} 人',
  foundMany: '可添加超过 %{count} 人',
  more: '显示更多',
  hint: '搜索后选择用户，或添加找到的所有人。',
  read: '%{reaches} 人中有 %{read} 人已阅读',
  allRead: '所有对象均已阅读。',
  forNobody: '目前大厦内没有此文件的对象。',
};
