import type { billing as model } from '../en/billing.ts';
import type { Same } from '../shape.ts';

const statuses = { UNPAID: '未付款', OVERDUE: '逾期', PAID: '已付款', VOID: '已作廢' };

export const billing: Same<typeof model> = {
  invoices: {
    name: '發票',
    fields: {
      officeCentre: '大廈',
      tenant: '公司',
      invoiceNo: '發票編號',
      invoiceDate: '發票日期',
      dueDate: '付款期限',
      amount: '金額',
      invoiceFile: '文件',
      status: '狀態',
      paidDate: '付款日期',
      paidUser: '付款人',
      paidRemark: '付款備註',
      voidedDate: '作廢日期',
      voidedUser: '作廢人',
      voidRemark: '原因',
    },
    sections: { document: '文件', payment: '付款' },
    stamps: { paid: '已付款', voided: '已作廢' },
    tabs: { OPEN: '待付款', PAID: statuses.PAID, VOID: statuses.VOID, ALL: '全部' },
    actions: { markAsPaid: '標記為已付款', void: '作廢', overdue: '逾期' },
    confirm: {
      markAsPaid: '該公司已在 Atrium 以外付款。此發票不會再要求付款。',
      void: '此發票不會再要求付款。該公司會看到發票及您填寫的原因。',
    },
    pages: { list: '發票', create: '新增發票', edit: '編輯發票', show: '發票資料', upload: { files: '上載發票' } },
    enums: { status: statuses },
  },
};
