import type { setup as model } from '../en/setup.ts';
import type { Same } from '../shape.ts';

export const setup: Same<typeof model> = {
  holidays: {
    name: '公众假期',
    fields: { officeCentre: '大厦', date: '日期', name: '名称', everyYear: '每年同一日期', year: '年份' },
    sections: { detail: '假期' },
    tabs: { UPCOMING: '即将来临', PAST: '已过', ALL: '全部' },
    downloads: { xls: '下载列表' },
    pages: { list: '公众假期', create: '新增公众假期', edit: '编辑公众假期', show: '公众假期', upload: { create: '导入假期' } },
    copy: {
      button: '复制年份',
      title: '复制一年的假期',
      text: '每年同一日期的假期会复制到 %{next} 年。已有假期的日子保持不变。',
      year: '年份',
      confirm: '复制到 %{next} 年',
      moving: '%{smart_count} 个假期的日期每年不同，请另行新增。',
    },
  },
};
