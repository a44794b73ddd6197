import type { preview as model } from '../en/preview.ts';
import type { Same } from '../shape.ts';

export const preview: Same<typeof model> = {
  title: '手機上的顯示',
  language: '語言',
  send: '送出',
  open: '開啟',
  back: '返回',
  most: '最多選 %{count} 項',
  thanks: '謝謝。',
};
