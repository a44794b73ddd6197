import type { setup as model } from '../en/setup.ts';
import type { Same } from '../shape.ts';

export const setup: Same<typeof model> = {
  holidays: {
    name: '公眾假期',
    fields: { officeCentre: '大廈', date: '日期', name: '名稱', everyYear: '每年同一日期', year: '年份' },
    sections: { detail: '假期' },
    tabs: { UPCOMING: '即將來臨', PAST: '已過', ALL: '全部' },
    downloads: { xls: '下載列表' },
    pages: { list: '公眾假期', create: '新增公眾假期', edit: '編輯公眾假期', show: '公眾假期', upload: { create: '匯入假期' } },
    copy: {
      button: '複製年份',
      title: '複製一年的假期',
      text: '每年同一日期的假期會複製到 %{next} 年。已有假期的日子維持不變。',
      year: '年份',
      confirm: '複製到 %{next} 年',
      moving: '%{smart_count} 個假期的日期每年不同，請另行新增。',
    },
  },
};
