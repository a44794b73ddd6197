import type { billing as model } from '../en/billing.ts';
import type { Same } from '../shape.ts';

const statuses = { UNPAID: '未付款', OVERDUE: '逾期', PAID: '已付款', VOID: '已作废' };

export const billing: Same<typeof model> = {
  invoices: {
    name: '发票',
    fields: {
      officeCentre: '大厦',
      tenant: '公司',
      invoiceNo: '发票编号',
      invoiceDate: '发票日期',
      dueDate: '付款期限',
      amount: '金额',
      invoiceFile: '文件',
      status: '状态',
      paidDate: '付款日期',
      paidUser: '付款人',
      paidRemark: '付款备注',
      voidedDate: '作废日期',
      voidedUser: '作废人',
      voidRemark: '原因',
    },
    sections: { document: '文件', payment: '付款' },
    stamps: { paid: '已付款', voided: '已作废' },
    tabs: { OPEN: '待付款', PAID: statuses.PAID, VOID: statuses.VOID, ALL: '全部' },
    actions: { markAsPaid: '标记为已付款', void: '作废', pay: '付款', settle: '已付款', overdue: '逾期' },
    done: { pay: '付款已开始' },
    confirm: {
      pay: '付款将交由付款服务处理，您可在此查看结果。',
      markAsPaid: '该公司已在 Atrium 以外付款。此发票不会再要求付款。',
      void: '此发票不会再要求付款。该公司会看到发票及您填写的原因。',
    },
    pages: { list: '发票', create: '新增发票', edit: '编辑发票', show: '发票资料', upload: { files: '上传发票' } },
    enums: { status: statuses },
  },
  payments: {
    name: '付款',
    fields: {
      officeCentre: '大厦',
      referenceNo: '参考编号',
      tenant: '公司',
      invoice: '发票',
      amount: '金额',
      status: '状态',
      provider: '付款服务',
      transactionId: '交易编号',
      failureReason: '原因',
      startedDate: '开始日期',
      startedUser: '开始人',
      pendingPaymentExpiry: '等候期限',
      settledAt: '完成日期',
    },
    sections: { payment: '付款', provider: '付款服务' },
    stamps: { started: '已开始' },
    tabs: { PENDING: '处理中', PAID: '已付款', FAILED: '未付款', ALL: '全部' },
    actions: { settle: '已付款', fail: '未能付款', expire: '已过期' },
    pages: { list: '付款', show: '付款资料' },
    enums: {
      status: { PENDING: '处理中', PAID: '已付款', FAILED: '未能付款', EXPIRED: '已过期' },
      provider: { SIMULATOR: '模拟付款（不涉及真实款项）' },
    },
  },
};
