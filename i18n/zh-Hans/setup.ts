import type { setup as model } from '../en/setup.ts';
import type { Same } from '../shape.ts';

export const setup: Same<typeof model> = {
  holidays: {
    name: '公众假期',
    fields: { officeCentre: '大厦', date: '日期', name: '名称', everyYear: '每年同一日期', year: '年份' },
    sections: { detail: '假期' },
    tabs: { UPCOMING: '即将来临', PAST: '已过', ALL: '全部' },
    downloads: { xls: '下载列表' },
    pages: { list: '公众假期', create: '新增公众假期', edit: '编辑公众假期', show: '公众假期', upload: { create: '导入假期' } },
    copy: {
      button: '复制年份',
      title: '复制一年的假期',
      text: '每年同一日期的假期会复制到 %{next} 年。已有假期的日子保持不变。',
      year: '年份',
      confirm: '复制到 %{next} 年',
      moving: '%{smart_count} 个假期的日期每年不同，请另行新增。',
    },
  },
  'message-templates': {
    name: '通知文字',
    fields: {
      officeCentre: '大厦',
      about: '记录',
      step: '步骤',
      kind: '范畴',
      name: '时机',
      placeholders: '变量',
      defaultSubject: '默认主题',
      defaultBody: '默认正文',
      subject: '主题',
      body: '正文',
      isOwn: '自定义文字',
      sendsMail: '发送邮件',
    },
    sections: {
      own: '大厦自定义文字',
      default: '默认文字',
    },
    tabs: {
      ALL: '全部',
      OWN: '自定义文字',
      DEFAULT: '默认文字',
      OFF: '不发送邮件',
    },
    pages: {
      list: '通知文字',
      show: '通知文字',
      write: '编辑文字',
    },
    tabLabels: {
      preview: '预览',
    },
    actions: {
      write: '编辑文字',
      restore: '恢复默认',
      stopMail: '停止发送邮件',
      startMail: '恢复发送邮件',
    },
    done: { write: '已编辑文字', restore: '已恢复默认', stopMail: '已停止发送邮件', startMail: '已恢复发送邮件' },
    confirm: {
      restore: '大厦自定义的文字将被移除，改用默认文字。',
      stopMail: '用户仍会在平台看到通知，但在此步骤不会收到邮件。没有账户的邮箱地址仍会收到。',
    },
    letter: {
      insert: '插入',
      start: '从默认文字开始',
      preview: '预览',
      test: '给我发送测试邮件',
      hint: '以典型记录显示。大厦未填写的语言会使用默认文字。',
      sent: '测试邮件正发送至 %{to}。',
    },
    enums: {
      kind: {
        notification: '通知',
        event: '活动',
        serviceRequest: '服务申请',
        aircon: '延长空调',
        permit: '施工许可',
        document: '文件',
        marketplace: '市集',
      },
    },
  },
};
