import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, integer, longText, reference, sequence, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';
import { MAX_PIECES } from './locationLoanItem.ts';

/** A reservation: pieces that are kept for a person from a time on. It becomes a loan at the counter, or lapses at its end. */
export const loanItemReservation = defineEntity({
  name: 'loan-item-reservations',
  area: 'loans',
  doc: 'Pieces of an item that are kept for a person who comes for them later.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'itemName', 'user.label'],
  icon: 'EventAvailable',
  menu: { order: 20 },
  pages: {
    list: '/concierge/reservations',
    create: '/concierge/reservations/add',
    show: '/concierge/reservations/:id',
    edit: '/concierge/reservations/:id/edit',
  },
  api: {
    path: '/loan-item-reservations',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, emailRecord: true, history: true },
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
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('LR'),
    user: reference('users', { required: true, onDelete: 'restrict', embed: ['username'] }),
    locationLoanItem: reference('location-loan-items', {
      required: true,
      onDelete: 'restrict',
      embed: ['uuid', 'totalCount'],
      pick: { active: true },
      byUuid: true,
    }),
    location: reference('loan-locations', { onDelete: 'restrict', system: true, embed: ['uuid'], byUuid: true }),
    itemName: text({ max: 150, system: true, search: true }),
    quantity: integer({ required: true, min: 1, max: MAX_PIECES, default: 1 }),
    fromAt: dateTime({ required: true, notBefore: '$now' }),
    untilAt: dateTime({ required: true, after: 'fromAt' }),
    remark: longText({ max: 500 }),
    loanItemRequest: reference('loan-item-requests', { onDelete: 'clear', system: true, embed: ['uuid'] }),
    status: statuses({ RESERVED: 'info', COLLECTED: 'success', CANCELLED: 'neutral', EXPIRED: 'warning' }),
    ...stamp('collected'),
    ...stamp('cancelled', 'cancelRemark'),
  },
  states: {
    field: 'status',
    initial: 'RESERVED',
    timed: { lapse: { from: 'RESERVED', to: 'EXPIRED', when: { untilAt: { lte: '$now' } } } },
  },
  allow: { update: { status: 'RESERVED' } },
  list: {
    columns: ['referenceNo', 'itemName', 'quantity', 'user', 'location', 'fromAt', 'untilAt', 'status'],
    more: ['remark', 'loanItemRequest', 'collectedDate', 'cancelledDate'],
    filters: ['locationLoanItem', 'location', 'user', 'status', 'fromAt', 'untilAt'],
    sortable: ['referenceNo', 'itemName', 'quantity', 'fromAt', 'untilAt', 'status'],
    tabs: tabsOf('status', ['RESERVED', 'COLLECTED', 'CANCELLED', 'EXPIRED']),
    opensOn: 'RESERVED',
    timeline: {
      lane: 'locationLoanItem',
      from: 'fromAt',
      to: 'untilAt',
      says: ['user', 'itemName'],
      laneSays: ['location'],
      moves: 'update',
    },
  },
  form: [{ section: 'reservation', fields: ['user', 'locationLoanItem', 'quantity', 'fromAt', 'untilAt', 'remark'] }],
  facts: ['status', 'user', 'quantity', 'fromAt', 'untilAt'],
  show: [
    {
      section: 'reservation',
      fields: ['user', 'locationLoanItem', 'location', 'quantity', 'fromAt', 'untilAt', 'remark', 'loanItemRequest', 'status'],
    },
  ],
  actions: {
    collect: {
      call: 'PUT /{id}/collect',
      permission: 'LOAN_ITEM_MANAGE',
      moves: { RESERVED: 'COLLECTED' },
      stamp: 'collected',
      tone: 'primary',
      key: 'agree',
      confirm: 'plain',
      notice: 'itemLoaned',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'LOAN_ITEM_MANAGE',
      moves: { RESERVED: 'CANCELLED' },
      remark: 'cancelRemark',
      remarkOptional: true,
      stamp: 'cancelled',
      tone: 'danger',
      bulk: true,
      notice: 'recordUpdated',
    },
  },
  notifications: {
    reserved: { on: ['create'], to: ['user'], kind: 'loan', facts: ['quantity', 'location', 'fromAt', 'untilAt'] },
    cancelled: { on: ['cancel'], to: ['user'], kind: 'loan', facts: ['location'] },
    lapsed: { on: ['lapse'], to: ['user'], kind: 'loan', facts: ['location'] },
  },
});
