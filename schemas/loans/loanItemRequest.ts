import { defineEntity } from '../kernel/entity/entity.ts';
import {
  code,
  dateTime,
  files,
  integer,
  longText,
  money,
  oneOf,
  reference,
  sequence,
  statuses,
  text,
  whether,
} from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';
import { counterEndpoints } from './counterEndpoints.ts';
import { MAX_PIECES } from './locationLoanItem.ts';

const pictures = files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5 });
const lending = ['user', 'locationLoanItem', 'quantity', 'dueAt'] as const;

/**
 * Loan item request (001 §3, §4, §7): pieces of an item in the hands of one person. It is made by lending; changing it lends again, also what was
 * cancelled. Its status is the only one that a loan has (decision 0057).
 */
export const loanItemRequest = defineEntity({
  name: 'loan-item-requests',
  area: 'loans',
  doc: 'Pieces of an item that the concierge has lent to a person.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'itemName', 'user.label'],
  icon: 'RoomService',
  menu: { order: 10 },
  pages: {
    list: '/concierge',
    create: '/concierge/loan/add',
    show: '/concierge/loan/:id',
    edit: '/concierge/loan/:id/edit',
  },
  api: {
    path: '/loan-item-requests',
    key: 'uuid',
    verbs: {
      list: true,
      get: 'GET /{idOrUuidOrHash}',
      create: 'POST /loan',
      update: 'PUT /{idOrUuidOrHash}/loan',
      statusCount: true,
      emailRecord: true,
      history: true,
    },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'LOAN_ITEM_LIST',
    get: 'LOAN_ITEM_VIEW',
    create: 'LOAN_ITEM_MANAGE',
    update: 'LOAN_ITEM_MANAGE',
    emailRecord: 'LOAN_ITEM_DOWNLOAD',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    referenceNo: sequence('LN'),
    /** Names the loan in the borrower's mail: a call and a scanner find it by this. */
    hash: code({ length: 20, unique: true }),
    user: reference('users', { required: true, onDelete: 'restrict', embed: ['username', 'mobileNumber'] }),
    /** The company in which the borrower works. */
    tenant: reference('centres', { onDelete: 'clear', system: true }),
    locationLoanItem: reference('location-loan-items', {
      required: true,
      onDelete: 'restrict',
      embed: ['uuid', 'availableCount'],
      pick: { active: true },
      byUuid: true,
    }),
    location: reference('loan-locations', { onDelete: 'restrict', system: true, embed: ['uuid'], byUuid: true }),
    loanItem: reference('loan-items', { onDelete: 'restrict', system: true, embed: ['uuid', 'itemCode'], byUuid: true }),
    itemName: text({ max: 150, system: true, search: true }),
    quantity: integer({ required: true, min: 1, max: MAX_PIECES, default: 1 }),
    /** Of them, those that came back before the others. */
    returnedQuantity: integer({ system: true, default: 0 }),
    /** Pieces that come back now, while others stay out. */
    pieces: integer({ min: 1, max: MAX_PIECES, asked: true }),
    loanDate: dateTime({ system: true }),
    loanUser: reference('users', { onDelete: 'clear', system: true }),
    /** The hours of the item after the loan, where nobody says otherwise. */
    dueAt: dateTime({ notBefore: '$now' }),
    remindAt: dateTime({ system: true }),
    remindedDate: dateTime({ system: true }),
    overdue: whether({ status: 'LOANED', dueAt: { lt: '$now' } }),
    /** When people were told that it is late. */
    overdueDate: dateTime({ system: true }),
    conditionOut: longText({ max: 1000 }),
    imageOut: pictures,
    depositAmount: money(),
    depositStatus: oneOf(['NONE', 'HELD', 'RETURNED', 'KEPT'], {
      system: true,
      default: 'NONE',
      tones: { NONE: 'neutral', HELD: 'warning', RETURNED: 'success', KEPT: 'danger' },
    }),
    conditionIn: longText({ max: 1000 }),
    imageIn: pictures,
    /** Pieces that did not come back. */
    lostQuantity: integer({ min: 0, max: MAX_PIECES }),
    /** Part of the deposit that the building keeps. */
    depositKept: money(),
    /** Names the wish of a counter, so that a repeated call lends once. */
    requestKey: text({ max: 80, system: true, unique: true }),
    status: statuses({ LOANED: 'info', CANCELLED: 'neutral', RETURNED: 'success' }),
    ...stamp('returned'),
    ...stamp('cancelled', 'cancelRemark'),
  },
  states: {
    field: 'status',
    initial: 'LOANED',
    timed: {
      dueSoon: {
        from: 'LOANED',
        when: { remindAt: { lte: '$now' }, dueAt: { gt: '$now' }, remindedDate: null },
        keeps: 'remindedDate',
      },
      overdue: {
        from: 'LOANED',
        when: { dueAt: { lte: '$now' }, overdueDate: null },
        keeps: 'overdueDate',
      },
    },
  },
  allow: { update: { status: ['LOANED', 'CANCELLED'] } },
  report: { date: 'loanDate', by: ['loanItem', 'location', 'tenant', 'status'], sums: { quantity: {} }, filters: ['location'] },
  list: {
    picture: null,
    columns: ['referenceNo', 'itemName', 'quantity', 'user', 'tenant', 'location', 'dueAt', 'overdue', 'status'],
    more: [
      'loanDate',
      'loanUser',
      'returnedDate',
      'returnedUser',
      'cancelledDate',
      'returnedQuantity',
      'lostQuantity',
      'depositAmount',
      'depositStatus',
      'depositKept',
      'conditionOut',
      'conditionIn',
    ],
    filters: [
      'location',
      'loanItem',
      'locationLoanItem',
      'user',
      'tenant',
      'status',
      'overdue',
      'loanDate',
      'dueAt',
      'returnedDate',
      'depositStatus',
    ],
    sortable: ['referenceNo', 'itemName', 'quantity', 'loanDate', 'dueAt', 'returnedDate', 'status'],
    unlessAsked: { status: 'LOANED' },
    tabs: tabsOf('status', ['LOANED', 'CANCELLED', 'RETURNED']),
    opensOn: 'LOANED',
  },
  form: [
    { section: 'loan', fields: lending },
    { section: 'out', fields: ['conditionOut', 'imageOut', 'depositAmount'] },
  ],
  facts: ['status', 'user', 'tenant', 'dueAt', 'overdue', 'depositStatus'],
  show: [
    {
      section: 'loan',
      fields: ['user', 'tenant', 'loanItem', 'location', 'quantity', 'loanDate', 'loanUser', 'dueAt', 'status'],
    },
    { section: 'out', fields: ['conditionOut', 'imageOut', 'depositAmount', 'depositStatus'] },
    { section: 'in', fields: ['returnedQuantity', 'conditionIn', 'imageIn', 'lostQuantity', 'depositKept'] },
  ],
  related: [{ entity: 'loan-stock-movements', by: 'loanItemRequest' }],
  actions: {
    return: {
      call: 'PUT /{id}/return',
      permission: 'LOAN_ITEM_MANAGE',
      moves: { LOANED: 'RETURNED' },
      input: ['conditionIn', 'imageIn', 'lostQuantity', 'depositKept'],
      stamp: 'returned',
      tone: 'primary',
      key: 'agree',
      bulk: true,
      notice: 'itemReturned',
    },
    returnSome: {
      call: 'PUT /{id}/return-some',
      permission: 'LOAN_ITEM_MANAGE',
      moves: { LOANED: 'LOANED' },
      when: { quantity: { gt: 1 } },
      input: ['pieces', 'conditionIn', 'imageIn'],
      required: ['pieces'],
      notice: 'piecesReturned',
    },
    noteOut: {
      call: 'PUT /{id}/note-out',
      permission: 'LOAN_ITEM_MANAGE',
      moves: { LOANED: 'LOANED' },
      input: ['conditionOut', 'imageOut'],
      section: 'out',
      notice: 'recordUpdated',
    },
    extend: {
      call: 'PUT /{id}/extend',
      permission: 'LOAN_ITEM_MANAGE',
      moves: { LOANED: 'LOANED' },
      input: ['dueAt'],
      required: ['dueAt'],
      notice: 'loanExtended',
    },
    remind: {
      call: 'PUT /{id}/remind',
      permission: 'LOAN_ITEM_MANAGE',
      moves: { LOANED: 'LOANED' },
      confirm: 'plain',
      bulk: true,
      notice: 'borrowerReminded',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'LOAN_ITEM_MANAGE',
      moves: { LOANED: 'CANCELLED' },
      remark: 'cancelRemark',
      remarkOptional: true,
      stamp: 'cancelled',
      tone: 'danger',
      bulk: true,
      notice: 'loanCancelled',
    },
  },
  endpoints: counterEndpoints,
  notifications: {
    loaned: {
      on: ['create'],
      to: ['user', { of: 'location', field: 'notifiedParties' }],
      kind: 'loan',
      facts: ['quantity', 'location', 'dueAt'],
    },
    returned: {
      on: ['return'],
      to: ['user', { of: 'location', field: 'notifiedParties' }],
      kind: 'loan',
      facts: ['quantity', 'location'],
    },
    returnedSome: {
      on: ['returnSome'],
      to: ['user', { of: 'location', field: 'notifiedParties' }],
      kind: 'loan',
      facts: ['returnedQuantity', 'quantity', 'location', 'dueAt'],
    },
    cancelled: { on: ['cancel'], to: ['user'], kind: 'loan', facts: ['location'] },
    extended: { on: ['extend'], to: ['user'], kind: 'loan', facts: ['location', 'dueAt'] },
    dueSoon: { on: ['dueSoon'], to: ['user'], kind: 'loan', facts: ['location', 'dueAt'] },
    overdue: {
      on: ['overdue', 'remind'],
      to: ['user', { of: 'location', field: 'notifiedParties' }],
      kind: 'loan',
      facts: ['location', 'dueAt'],
    },
  },
  notices: { create: 'itemLoaned', update: 'itemLoaned' },
});
