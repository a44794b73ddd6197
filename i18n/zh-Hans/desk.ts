import type { desk as en } from '../en/desk.ts';
import type { Same } from '../shape.ts';

export const desk: Same<typeof en> = {
  back: '返回',
  upload: '上传',
  download: '下载',
  print: '打印',
  printed: '%{name} 于 %{date} 打印',
  recent: '最近浏览',
  noRecent: '暂时没有。您打开过的记录会列在这里。',
  palette: {
    title: '搜索或前往',
    placeholder: '页面、参考编号、名称或操作',
    count: '%{smart_count} 项结果',
    groups: {
      recent: '最近浏览',
      pages: '页面',
      actions: '操作',
      records: '记录',
    },
  },
  keys: {
    title: '键盘快捷键',
    everywhere: '所有页面',
    lists: '列表',
    records: '记录和表单',
    palette: '搜索或前往',
    overlay: '显示快捷键一览',
    close: '关闭已打开的窗口',
    search: '转到搜索框',
    create: '新增记录',
    nextRow: '下一行',
    previousRow: '上一行',
    open: '打开该行',
    select: '选择该行',
    nextPage: '下一页',
    previousPage: '上一页',
    edit: '编辑记录',
    save: '保存表单',
    switch: '单键快捷键',
    switchText: '指不需要配合 Ctrl 或 ⌘ 的按键。如果您使用语音输入，或经常误触，可以将其关闭。',
  },
};
