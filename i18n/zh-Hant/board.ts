import type { board as en } from '../en/board.ts';
import type { Same } from '../shape.ts';

export const board: Same<typeof en> = {
  all: '顯示全部 %{total} 筆',
  first: '看板顯示 %{total} 筆記錄中的前 %{shown} 筆。請用篩選縮小範圍以查看其餘記錄。',
  none: '未填寫%{field}',
  left: '剩餘 %{time}',
  over: '已超過 %{time}',
  actions: '操作：%{title}',
};
