import type { system as source } from '../en/system.ts';
import type { Same } from '../shape.ts';

export const system: Same<typeof source> = {
  mails: {
    name: '邮件',
    fields: {
      toAddress: '收件人',
      subject: '主题',
      status: '状态',
      officeCentre: '大厦',
      attempts: '尝试次数',
      error: '错误',
      queuedDate: '开始发送时间',
      lastAttemptDate: '上次尝试',
      nextAttemptDate: '下次尝试',
      sentDate: '发送时间',
      expiresDate: '有效期至',
    },
    sections: { message: '邮件', sending: '发送' },
    tabs: { WAITING: '等候中', FAILED: '失败', KEPT: '保留', SENT: '已发送', EXPIRED: '已过期', REFUSED: '已拒绝' },
    enums: {
      status: {
        QUEUED: '排队中',
        SENDING: '发送中',
        RETRYING: '重试中',
        FAILED: '失败',
        SENT: '已发送',
        KEPT: '保留',
        EXPIRED: '已过期',
        REFUSED: '已拒绝',
      },
    },
    actions: { resend: '再次发送' },
    done: { resend: '已再次发送' },
    confirm: { resend: '邮件会立即再次发送，并持续尝试两天；其中的验证码或链接如已过期则不会发送。' },
    pages: { list: '邮件', show: '邮件' },
  },
  'mail-servers': {
    name: '邮件服务器',
    fields: {
      officeCentre: '大厦',
      enabled: '使用此邮件服务器',
      host: '服务器',
      port: '端口',
      security: '加密',
      userName: '用户名',
      password: '密码',
      fromName: '发件人名称',
      fromAddress: '发件人地址',
      replyTo: '回复至',
    },
    sections: { server: '服务器', signIn: '登录', sender: '发件人', test: '测试' },
    enums: { security: { STARTTLS: 'STARTTLS（连接后加密）', TLS: 'TLS（全程加密）', NONE: '无：邮件和密码以明文传输' } },
    actions: { test: '发送测试邮件' },
    pages: {
      singletonHint:
        '有关您大厦的邮件会交由此服务器以其发件人名义发送。未设置时由供应商的服务器发送。验证码、邀请以及一切与账户有关的邮件均由供应商发送。',
      providerHint: '除设有专用服务器的大厦外，所有邮件均通过此服务器发送。未设置时使用系统安装时设置的服务器。',
      testHint: '测试邮件会按上方当前的内容（无论是否已保存）发送到您自己的地址。',
    },
  },
};
