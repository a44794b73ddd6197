import type { record as en } from '../en/record.ts';
import type { Same } from '../shape.ts';

export const record: Same<typeof en> = {
  meter: {
    left: '剩余 %{left}（共 %{total}）',
    used: '已用 %{percent}%',
    usage: { USED_UP: '已用完', RUNNING_OUT: '即将用完', ENOUGH: '充足' },
  },
  languages: '内容语言',
  lacks: '有内容未翻译',
  facts: '重点信息',
  emptyFields: '%{smart_count} 个空白字段',
  foldEmpty: '隐藏空白字段',
  timeline: {
    title: '经过',
    all: '查看每项更改的详情',
    failed: '未能加载记录。',
  },
  preview: {
    open: '显示文件 %{name}',
    download: '下载',
    none: '您的浏览器无法显示此文件，请下载后打开。',
  },
  missing: {
    title: '找不到该%{name}',
    text: '该记录可能已被删除，或属于您当前并未进入的办公中心。',
  },
  separator: '、',
  backTo: '返回%{page}',
  /** What a record points to no longer exists. */
  itemGone: '已删除：请另选一个',
  /** Opens what people see on their phones */
  phone: '预览',
  notNow: {
    update: '目前不能编辑 %{title}',
    action: '目前不能“%{action}”',
    status: '当前状态为“%{status}”，只有在以下状态才可进行：%{statuses}。',
  },
};
