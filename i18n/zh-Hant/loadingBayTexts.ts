import type { loadingBayErrors as model } from '../en/loadingBayTexts.ts';
import type { Same } from '../shape.ts';

export const loadingBayErrors: Same<typeof model> = {
  blackoutHits: '此時段有 %{smart_count} 宗申請，第一宗為 %{first}。請先更改或取消。',
};
