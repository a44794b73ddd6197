import type { record as en } from '../en/record.ts';
import type { Same } from '../shape.ts';

export const record: Same<typeof en> = {
  meter: {
    left: '尚餘 %{left}（共 %{total}）',
    used: '已用 %{percent}%',
    usage: { USED_UP: '已用完', RUNNING_OUT: '即將用完', ENOUGH: '充足' },
  },
  languages: '內容語言',
  lacks: '有內容未翻譯',
  facts: '重點資料',
  emptyFields: '%{smart_count} 個空白欄位',
  foldEmpty: '隱藏空白欄位',
  timeline: {
    title: '經過',
    all: '查看每項更改的詳情',
    failed: '未能載入記錄。',
  },
  preview: {
    open: '顯示檔案 %{name}',
    download: '下載',
    none: '您的瀏覽器無法顯示此檔案，請下載後開啟。',
  },
  missing: {
    title: '找不到此%{name}',
    text: '此記錄可能已被刪除，或屬於您目前並非身處的辦公中心。',
  },
  separator: '、',
  backTo: '返回%{page}',
  /** What a record points to no longer exists. */
  itemGone: '已刪除：請另選一個',
  /** Opens what people see on their phones */
  phone: '預覽',
  notNow: {
    update: '目前不能編輯 %{title}',
    action: '目前不能「%{action}」',
    status: '目前狀態為「%{status}」，只有在以下狀態才可進行：%{statuses}。',
  },
};
