import type { waits as model } from '../en/waits.ts';
import type { Same } from '../shape.ts';

export const waits: Same<typeof model> = {
  first: '尚未处理，需先完成：',
  all: '全部批准（%{count} 项）',
  done: '所需事项均已处理。',
};
