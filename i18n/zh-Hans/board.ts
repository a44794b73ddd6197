import type { board as en } from '../en/board.ts';
import type { Same } from '../shape.ts';

export const board: Same<typeof en> = {
  all: '显示全部 %{total} 条',
  first: '看板显示 %{total} 条记录中的前 %{shown} 条。请用筛选缩小范围以查看其余记录。',
  none: '未填写%{field}',
  left: '剩余 %{time}',
  over: '已超过 %{time}',
  actions: '操作：%{title}',
};
