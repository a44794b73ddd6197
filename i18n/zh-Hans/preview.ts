import type { preview as model } from '../en/preview.ts';
import type { Same } from '../shape.ts';

export const preview: Same<typeof model> = {
  title: '手机上的显示',
  language: '语言',
  send: '发送',
  open: '打开',
  back: '返回',
  most: '最多选 %{count} 项',
  thanks: '谢谢。',
};
