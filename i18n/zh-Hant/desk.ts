import type { desk as en } from '../en/desk.ts';
import type { Same } from '../shape.ts';

export const desk: Same<typeof en> = {
  back: '返回',
  upload: '上載',
  download: '下載',
  print: '列印',
  printed: '%{name} 於 %{date} 列印',
  recent: '最近瀏覽',
  noRecent: '暫時沒有。您開啟過的記錄會列於此處。',
  palette: {
    title: '搜尋或前往',
    placeholder: '頁面、參考編號、名稱或操作',
    count: '%{smart_count} 項結果',
    groups: {
      recent: '最近瀏覽',
      pages: '頁面',
      actions: '操作',
      records: '記錄',
    },
  },
  keys: {
    title: '鍵盤快速鍵',
    everywhere: '所有頁面',
    lists: '列表',
    records: '記錄及表格',
    palette: '搜尋或前往',
    overlay: '顯示快速鍵一覽',
    close: '關閉已開啟的視窗',
    search: '移至搜尋欄',
    create: '新增記錄',
    nextRow: '下一行',
    previousRow: '上一行',
    open: '開啟該行',
    select: '選取該行',
    nextPage: '下一頁',
    previousPage: '上一頁',
    edit: '編輯記錄',
    save: '儲存表格',
    switch: '單鍵快速鍵',
    switchText: '指毋須配合 Ctrl 或 ⌘ 的按鍵。如您使用語音輸入，或經常誤觸，可將其關閉。',
  },
};
