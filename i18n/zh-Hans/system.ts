import type { system as source } from '../en/system.ts';
import type { Same } from '../shape.ts';

export const system: Same<typeof source> = {
  mails: {
    name: '邮件',
    fields: {
      toAddress: '收件人',
      subject: '主题',
      status: '状态',
      attempts: '尝试次数',
      error: '错误',
      queuedDate: '开始发送时间',
      lastAttemptDate: '上次尝试',
      nextAttemptDate: '下次尝试',
      sentDate: '发送时间',
      expiresDate: '有效期至',
    },
    sections: { message: '邮件', sending: '发送' },
    tabs: { WAITING: '等候中', FAILED: '失败', KEPT: '保留', SENT: '已发送', EXPIRED: '已过期' },
    enums: {
      status: {
        QUEUED: '排队中',
        SENDING: '发送中',
        RETRYING: '重试中',
        FAILED: '失败',
        SENT: '已发送',
        KEPT: '保留',
        EXPIRED: '已过期',
      },
    },
    actions: { resend: '再次发送' },
    done: { resend: '已再次发送' },
    confirm: { resend: '邮件会立即再次发送，并持续尝试两天；其中的验证码或链接如已过期则不会发送。' },
    pages: { list: '邮件', show: '邮件' },
  },
};
