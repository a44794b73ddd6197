import type { system as source } from '../en/system.ts';
import type { Same } from '../shape.ts';

export const system: Same<typeof source> = {
  mails: {
    name: '郵件',
    fields: {
      toAddress: '收件人',
      subject: '主旨',
      status: '狀態',
      attempts: '嘗試次數',
      error: '錯誤',
      queuedDate: '開始寄送時間',
      lastAttemptDate: '上次嘗試',
      nextAttemptDate: '下次嘗試',
      sentDate: '寄出時間',
      expiresDate: '有效期至',
    },
    sections: { message: '郵件', sending: '寄送' },
    tabs: { WAITING: '等候中', FAILED: '失敗', KEPT: '保留', SENT: '已寄出', EXPIRED: '已過期' },
    enums: {
      status: {
        QUEUED: '排隊中',
        SENDING: '寄送中',
        RETRYING: '重試中',
        FAILED: '失敗',
        SENT: '已寄出',
        KEPT: '保留',
        EXPIRED: '已過期',
      },
    },
    actions: { resend: '再次寄送' },
    done: { resend: '已再次寄送' },
    confirm: { resend: '郵件會立即再次寄送，並持續嘗試兩天；當中的驗證碼或連結如已過期則不會寄出。' },
    pages: { list: '郵件', show: '郵件' },
  },
};
