import type { broadcasts as source } from '../en/broadcasts.ts';
import type { Same } from '../shape.ts';

export const broadcasts: Same<typeof source> = {
  'maintenance-broadcasts': {
    name: '維護通知',
    fields: {
      title: '標題',
      message: '內容',
      startAt: '開始時間',
      endAt: '結束時間',
      status: '狀態',
      cancelledDate: '取消時間',
      cancelledUser: '取消者',
    },
    sections: { period: '預定時段', message: '通知內容' },
    stamps: { cancelled: '已取消' },
    tabs: { SCHEDULED: '已預定', ONGOING: '進行中', HISTORY: '歷史記錄' },
    enums: { status: { SCHEDULED: '已預定', ONGOING: '進行中', ENDED: '已結束', CANCELLED: '已取消' } },
    actions: { cancel: '取消通知', begin: '開始', end: '結束' },
    confirm: { cancel: '將不再通知使用者此次維護。此操作無法復原。' },
    pages: { list: '維護模式', create: '新增維護通知', edit: '編輯維護通知', show: '維護通知' },
  },
};
