import { defineEntity } from '../kernel/entity/entity.ts';
import { date, file, money, reference, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';

/** In the order of the lifecycle. */
const invoiceTones = { UNPAID: 'info', OVERDUE: 'danger', PAID: 'success', VOID: 'neutral' } as const;
const open = ['UNPAID', 'OVERDUE'] as const;
const issuer = ['platform', 'building'] as const;

/** Invoice (000 §5, §7): a document for one company, uploaded by the name of its file, and paid or void in the end. */
export const invoice = defineEntity({
  name: 'invoices',
  area: 'billing',
  doc: 'What a company is asked to pay, with its document.',
  title: '{invoiceNo}',
  naming: ['invoiceNo', 'tenant.label'],
  icon: 'ReceiptLong',
  menu: { order: 10 },
  pages: {
    list: '/billing/invoices',
    create: '/billing/invoices/add',
    show: '/billing/invoices/:id',
    edit: '/billing/invoices/:id/edit',
  },
  api: {
    path: '/invoices',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: {
    list: 'BILLING_LIST',
    get: 'BILLING_VIEW',
    create: 'BILLING_MANAGE',
    update: 'BILLING_MANAGE',
    emailRecord: 'BILLING_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    tenant: reference('tenants', { required: true, onDelete: 'restrict', fixed: true, embed: ['customerCode'] }),
    invoiceNo: text({ required: true, max: 60, unique: 'perCentre', search: true }),
    invoiceDate: date({ required: true }),
    dueDate: date(),
    /** Not part of the file name: the upload asks for it, and with it the invoice can be paid here. */
    amount: money({ min: 1 }),
    invoiceFile: file({ accept: ['pdf'] }),
    status: statuses(invoiceTones),
    ...stamp('paid', 'paidRemark'),
    ...stamp('voided', 'voidRemark'),
  },
  states: {
    field: 'status',
    initial: 'UNPAID',
    timed: { overdue: { from: 'UNPAID', to: 'OVERDUE', when: { dueDate: { lt: '$today' } } } },
  },
  notifications: {
    /** Whoever may give it back in another way. */
    refundFailed: { on: ['refundFailed'], to: [{ holders: 'BILLING_MANAGE' }], kind: 'billing', facts: ['tenant'] },
  },
  validate: [{ field: 'dueDate', gte: 'invoiceDate' }],
  allow: { update: { status: open } },
  list: {
    columns: ['invoiceNo', 'tenant', 'invoiceDate', 'dueDate', 'amount', 'invoiceFile', 'status'],
    more: ['paidDate'],
    filters: ['invoiceNo', 'tenant', 'status', 'invoiceDate', 'dueDate', 'amount'],
    sort: ['invoiceDate', 'DESC'],
    tabs: [{ code: 'OPEN', where: { status: open } }, ...tabsOf('status', ['PAID', 'VOID']), { code: 'ALL' }],
    opensOn: 'OPEN',
  },
  form: [
    { section: 'document', fields: ['tenant', 'invoiceNo', 'invoiceDate', 'invoiceFile'] },
    { section: 'payment', fields: ['amount', 'dueDate'] },
  ],
  facts: ['status', 'tenant', 'amount', 'dueDate'],
  related: [{ entity: 'payments', by: 'invoice' }],
  actions: {
    pay: {
      call: 'PUT /{id}/pay',
      permission: 'ACCOUNT_EDIT',
      sides: ['tenant'],
      service: 'payments',
      moves: { UNPAID: 'UNPAID', OVERDUE: 'OVERDUE' },
      when: { amount: { gt: 0 } },
      facts: ['tenant', 'amount', 'dueDate'],
      confirm: 'plain',
      tone: 'primary',
      notice: 'paymentStarted',
      leadsTo: '/payment-successful?invoice=:id',
    },
    markAsPaid: {
      call: 'PUT /{id}/mark-as-paid',
      permission: 'BILLING_MANAGE',
      sides: issuer,
      moves: { UNPAID: 'PAID', OVERDUE: 'PAID' },
      remark: 'paidRemark',
      remarkOptional: true,
      stamp: 'paid',
      facts: ['tenant', 'amount', 'dueDate'],
      confirm: 'plain',
      tone: 'primary',
      bulk: true,
      notice: 'invoicePaid',
    },
    void: {
      call: 'PUT /{id}/void',
      permission: 'BILLING_MANAGE',
      sides: issuer,
      moves: { UNPAID: 'VOID', OVERDUE: 'VOID' },
      remark: 'voidRemark',
      stamp: 'voided',
      facts: ['tenant', 'amount', 'dueDate'],
      confirm: 'countdown',
      tone: 'danger',
      notice: 'invoiceVoid',
    },
  },
  uploads: {
    files: {
      does: 'files',
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'BILLING_MANAGE',
      sides: issuer,
      page: '/upload/invoices',
      columns: ['invoiceFile', 'tenant', 'invoiceNo', 'invoiceDate', 'amount', 'dueDate'],
      by: { tenant: ['customerCode'] },
      named: {
        file: 'invoiceFile',
        as: '{tenant}-{invoiceNo}_{invoiceDate}',
        digits: ['tenant'],
        says: { invoiceFile: 'invoiceFileName', tenant: 'customerCodeNotValid', invoiceDate: 'invoiceDateNotValid' },
        leaves: { invoiceNo: 'alreadyExist' },
        asks: ['amount', 'dueDate'],
        forAll: ['dueDate'],
      },
      example: { invoiceFile: '1001-INV2036001_20361130.pdf' },
      notices: { uploaded: 'invoices', failed: 'invoicesFailed' },
    },
  },
});
