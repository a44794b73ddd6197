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
  'message-templates': {
    name: '通知文字',
    fields: {
      officeCentre: '大廈',
      about: '記錄',
      step: '步驟',
      kind: '範疇',
      name: '時機',
      placeholders: '變數',
      defaultSubject: '預設主旨',
      defaultBody: '預設內文',
      subject: '主旨',
      body: '內文',
      isOwn: '自訂文字',
      sendsMail: '發送電郵',
    },
    sections: {
      own: '大廈自訂文字',
      default: '預設文字',
    },
    tabs: {
      ALL: '全部',
      OWN: '自訂文字',
      DEFAULT: '預設文字',
      OFF: '不發送電郵',
    },
    pages: {
      list: '通知文字',
      show: '通知文字',
      write: '編輯文字',
    },
    tabLabels: {
      preview: '預覽',
    },
    actions: {
      write: '編輯文字',
      restore: '還原預設',
      stopMail: '停止發送電郵',
      startMail: '恢復發送電郵',
    },
    done: { write: '已編輯文字', restore: '已還原預設', stopMail: '已停止發送電郵', startMail: '已恢復發送電郵' },
    confirm: {
      restore: '大廈自訂的文字將被移除，改用預設文字。',
      stopMail: '使用者仍會在平台看到通知，但在此步驟不會收到電郵。沒有帳戶的電郵地址仍會收到。',
    },
    letter: {
      insert: '插入',
      start: '由預設文字開始',
      preview: '預覽',
      test: '發送測試電郵給我',
      hint: '以典型記錄顯示。大廈未填寫的語言會使用預設文字。',
      sent: '測試電郵正發送至 %{to}。',
    },
    enums: {
      kind: {
        notification: '通知',
        event: '活動',
        serviceRequest: '服務申請',
        aircon: '延長空調',
        permit: '施工許可',
        document: '文件',
        marketplace: '市集',
      },
    },
  },
};
