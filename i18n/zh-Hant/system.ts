import type { system as source } from '../en/system.ts';
import type { Same } from '../shape.ts';

export const system: Same<typeof source> = {
  mails: {
    name: '郵件',
    fields: {
      toAddress: '收件人',
      subject: '主旨',
      status: '狀態',
      officeCentre: '大廈',
      attempts: '嘗試次數',
      error: '錯誤',
      queuedDate: '開始寄送時間',
      lastAttemptDate: '上次嘗試',
      nextAttemptDate: '下次嘗試',
      sentDate: '寄出時間',
      expiresDate: '有效期至',
    },
    sections: { message: '郵件', sending: '寄送' },
    tabs: { WAITING: '等候中', FAILED: '失敗', KEPT: '保留', SENT: '已寄出', EXPIRED: '已過期', REFUSED: '已拒絕' },
    enums: {
      status: {
        QUEUED: '排隊中',
        SENDING: '寄送中',
        RETRYING: '重試中',
        FAILED: '失敗',
        SENT: '已寄出',
        KEPT: '保留',
        EXPIRED: '已過期',
        REFUSED: '已拒絕',
      },
    },
    actions: { resend: '再次寄送' },
    done: { resend: '已再次寄送' },
    confirm: { resend: '郵件會立即再次寄送，並持續嘗試兩天；當中的驗證碼或連結如已過期則不會寄出。' },
    pages: { list: '郵件', show: '郵件' },
  },
  'mail-servers': {
    name: '郵件伺服器',
    fields: {
      officeCentre: '大廈',
      enabled: '使用此郵件伺服器',
      host: '伺服器',
      port: '連接埠',
      security: '加密',
      userName: '使用者名稱',
      password: '密碼',
      fromName: '寄件人名稱',
      fromAddress: '寄件人地址',
      replyTo: '回覆至',
    },
    sections: { server: '伺服器', signIn: '登入', sender: '寄件人', test: '測試' },
    enums: { security: { STARTTLS: 'STARTTLS（連線後加密）', TLS: 'TLS（全程加密）', NONE: '無：郵件及密碼以明文傳送' } },
    actions: { test: '寄送測試郵件' },
    pages: {
      singletonHint:
        '有關您大廈的郵件會交由此伺服器以其寄件人名義寄出。未設定時由供應商的伺服器寄出。驗證碼、邀請及一切與帳戶有關的郵件均由供應商寄出。',
      providerHint: '除設有專用伺服器的大廈外，所有郵件均經此伺服器寄出。未設定時使用系統安裝時設定的伺服器。',
      testHint: '測試郵件會按上方目前的內容（不論是否已儲存）寄至您自己的地址。',
    },
  },
};
