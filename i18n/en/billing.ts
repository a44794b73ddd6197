/** Words of invoices and payments. */
const statuses = { UNPAID: 'Unpaid', OVERDUE: 'Overdue', PAID: 'Paid', VOID: 'Void' };

export const billing = {
  invoices: {
    name: 'Invoice |||| Invoices',
    fields: {
      officeCentre: 'Building',
      tenant: 'Company',
      invoiceNo: 'Invoice no.',
      invoiceDate: 'Invoice date',
      dueDate: 'Due date',
      amount: 'Amount',
      invoiceFile: 'Document',
      status: 'Status',
      paidDate: 'Paid on',
      paidUser: 'Paid by',
      paidRemark: 'Remark on the payment',
      voidedDate: 'Void since',
      voidedUser: 'Made void by',
      voidRemark: 'Reason',
    },
    sections: { document: 'Document', payment: 'Payment' },
    stamps: { paid: 'Paid', voided: 'Void' },
    tabs: { OPEN: 'To be paid', PAID: statuses.PAID, VOID: statuses.VOID, ALL: 'All' },
    actions: { markAsPaid: 'Mark as paid', void: 'Make void', overdue: 'Overdue' },
    confirm: {
      markAsPaid: 'The company has paid outside Atrium. Nobody is asked to pay this invoice any more.',
      void: 'Nobody is asked to pay this invoice any more. The company sees it with your reason.',
    },
    pages: {
      list: 'Invoices',
      create: 'New invoice',
      edit: 'Edit invoice',
      show: 'Invoice',
      upload: { files: 'Upload invoices' },
    },
    enums: { status: statuses },
  },
};
