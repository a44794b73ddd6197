import type { loadingBayErrors as model } from '../en/loadingBayTexts.ts';
import type { Same } from '../shape.ts';

export const loadingBayErrors: Same<typeof model> = {
  blackoutHits: '此时段有 %{smart_count} 宗申请，第一宗为 %{first}。请先更改或取消。',
};
