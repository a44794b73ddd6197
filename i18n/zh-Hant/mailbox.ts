import type { mailbox as model } from '../en/mailbox.ts';
import type { Same } from '../shape.ts';

export const mailbox: Same<typeof model> = {
  title: '郵箱',
  why: '此頁面只在未設定 SMTP 伺服器時出現：Atrium 原本要發出的郵件會保存在這裡。設定 SMTP_URL 後郵件便會正常發出，此頁面亦會隨之關閉。',
  empty: '暫無郵件',
  emptyText: 'Atrium 一旦有郵件要發出，便會顯示於此。',
  choose: '請選擇要閱讀的郵件。',
  to: '收件人',
  sent: '時間',
  attachments: '附件',
  back: '所有郵件',
  off: '郵件已經由郵件伺服器發出，郵箱頁面已停用。',
  failed: '目前無法讀取郵箱。',
  signIn: '返回登入頁面',
};
