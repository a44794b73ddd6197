import type { steps as model } from '../en/steps.ts';
import type { Same } from '../shape.ts';

export const steps: Same<typeof model> = {
  sections: '表单各部分',
  label: '步骤',
  progress: '第 %{number} 步，共 %{count} 步',
  next: '下一步',
  back: '上一步',
  review: '检查',
  reviewLead: '请检查将要新增的内容，目前尚未保存。',
  edit: '编辑“%{step}”',
  done: '已完成',
};
