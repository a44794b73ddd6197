import type { mailbox as model } from '../en/mailbox.ts';
import type { Same } from '../shape.ts';

export const mailbox: Same<typeof model> = {
  title: '邮箱',
  why: '此页面仅在未配置 SMTP 服务器时出现：Atrium 本应发出的邮件会保存在这里。配置 SMTP_URL 后邮件将正常发出，此页面也会随之关闭。',
  empty: '暂无邮件',
  emptyText: 'Atrium 一有邮件要发出，就会显示在这里。',
  choose: '请选择要阅读的邮件。',
  to: '收件人',
  sent: '时间',
  attachments: '附件',
  back: '全部邮件',
  off: '邮件已通过邮件服务器发出，邮箱页面已停用。',
  failed: '暂时无法读取邮箱。',
  signIn: '返回登录页面',
};
