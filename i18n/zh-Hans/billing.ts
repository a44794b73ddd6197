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
    actions: { markAsPaid: '标记为已付款', void: '作废', overdue: '逾期' },
    confirm: {
      markAsPaid: '该公司已在 Atrium 以外付款。此发票不会再要求付款。',
      void: '此发票不会再要求付款。该公司会看到发票及您填写的原因。',
    },
    pages: { list: '发票', create: '新增发票', edit: '编辑发票', show: '发票资料', upload: { files: '上传发票' } },
    enums: { status: statuses },
  },
};
