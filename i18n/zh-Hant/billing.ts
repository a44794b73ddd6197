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
    actions: { markAsPaid: '標記為已付款', void: '作廢', pay: '付款', settle: '已付款', overdue: '逾期' },
    done: { pay: '付款已開始' },
    confirm: {
      pay: '付款將交由付款服務處理，您可在此查看結果。',
      markAsPaid: '該公司已在 Atrium 以外付款。此發票不會再要求付款。',
      void: '此發票不會再要求付款。該公司會看到發票及您填寫的原因。',
    },
    pages: { list: '發票', create: '新增發票', edit: '編輯發票', show: '發票資料', upload: { files: '上載發票' } },
    enums: { status: statuses },
  },
  payments: {
    name: '付款',
    fields: {
      officeCentre: '大廈',
      referenceNo: '參考編號',
      tenant: '公司',
      invoice: '發票',
      amount: '金額',
      status: '狀態',
      provider: '付款服務',
      transactionId: '交易編號',
      failureReason: '原因',
      startedDate: '開始日期',
      startedUser: '開始人',
      pendingPaymentExpiry: '等候期限',
      settledAt: '完成日期',
    },
    sections: { payment: '付款', provider: '付款服務' },
    stamps: { started: '已開始' },
    tabs: { PENDING: '處理中', PAID: '已付款', FAILED: '未付款', ALL: '全部' },
    actions: { settle: '已付款', fail: '未能付款', expire: '已過期' },
    pages: { list: '付款', show: '付款資料' },
    enums: {
      status: { PENDING: '處理中', PAID: '已付款', FAILED: '未能付款', EXPIRED: '已過期' },
      provider: { SIMULATOR: '模擬付款（不涉及真實款項）' },
    },
  },
};
