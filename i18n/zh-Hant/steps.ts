import type { steps as model } from '../en/steps.ts';
import type { Same } from '../shape.ts';

export const steps: Same<typeof model> = {
  sections: '表單各部分',
  label: '步驟',
  progress: '第 %{number} 步，共 %{count} 步',
  next: '下一步',
  back: '上一步',
  review: '檢查',
  reviewLead: '請檢查將要新增的內容，目前尚未儲存。',
  edit: '編輯「%{step}」',
  done: '已完成',
};
