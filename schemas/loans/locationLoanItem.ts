import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, integer, reference, text } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** At most so many pieces at a time: more is a slip of the hand. */
export const MAX_PIECES = 10_000;

/** An action that moves pieces: how many, and why. */
const moves = <const C extends string>(call: C) => ({
  call,
  permission: 'LOAN_ITEM_EDIT' as const,
  input: ['quantity', 'reason'] as const,
  required: ['quantity'] as const,
  startsEmpty: true as const,
  notice: 'stockChanged' as const,
});

/**
 * Location loan item (001 §3, §7): an item at a location, with its stock. The numbers follow from `loan-stock-movements`, which are only ever
 * added to: available = total − out − lost, and never below zero.
 */
export const locationLoanItem = defineEntity({
  name: 'location-loan-items',
  area: 'loans',
  doc: 'How many pieces of a loan item there are at a location.',
  title: '{itemName}',
  naming: ['itemName', 'location.label'],
  pages: {
    create: '/concierge/location-item/add',
    show: '/concierge/location-item/:id',
    edit: '/concierge/location-item/:id/edit',
  },
  api: {
    path: '/location-loan-items',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  traits: ['softDeleted'],
  access: {
    list: 'LOAN_ITEM_LIST',
    get: 'LOAN_ITEM_VIEW',
    create: 'LOAN_ITEM_ADD',
    update: 'LOAN_ITEM_EDIT',
    delete: 'LOAN_ITEM_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    location: reference('loan-locations', { required: true, onDelete: 'restrict', fixed: true, embed: ['uuid', 'active'] }),
    loanItem: reference('loan-items', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      embed: ['uuid', 'itemCode', 'active'],
    }),
    /** What the item is called, for those who choose it at a counter. */
    itemName: text({ max: 150, system: true, search: true }),
    /** Pieces that belong here; counted anew, the difference is a movement. */
    totalCount: integer({ required: true, min: 0, max: MAX_PIECES }),
    outCount: integer({ system: true, default: 0 }),
    lostCount: integer({ system: true, default: 0 }),
    availableCount: integer({ system: true, default: 0, leftOf: 'totalCount' }),
    active: boolean({ default: true }),
    quantity: integer({ min: 1, max: MAX_PIECES, asked: true }),
    reason: text({ max: 300, asked: true }),
  },
  limits: {
    once: unique(['location', 'loanItem'], { error: 'loanItemThereAlready' }),
  },
  allow: { delete: { outCount: 0 } },
  list: {
    columns: ['loanItem', 'location', 'availableCount', 'outCount', 'lostCount', 'totalCount', 'active'],
    filters: ['location', 'loanItem', 'active', 'availableCount'],
    sortable: ['itemName', 'availableCount', 'outCount', 'lostCount', 'totalCount'],
    byRule: { locationUuid: text({ max: 36 }), loanItemUuid: text({ max: 36 }) },
  },
  form: [{ section: 'stock', fields: ['location', 'loanItem', 'totalCount', 'active'] }],
  facts: ['availableCount', 'outCount', 'lostCount', 'totalCount', 'active'],
  show: [
    { section: 'stock', fields: ['location', 'loanItem', 'totalCount', 'availableCount', 'outCount', 'lostCount', 'active'] },
  ],
  related: [
    { entity: 'loan-stock-movements', by: 'locationLoanItem' },
    { entity: 'loan-item-requests', by: 'locationLoanItem' },
    { entity: 'loan-item-reservations', by: 'locationLoanItem' },
  ],
  actions: {
    restock: { ...moves('PUT /{id}/restock'), tone: 'primary' },
    withdraw: moves('PUT /{id}/withdraw'),
    markLost: { ...moves('PUT /{id}/mark-lost'), tone: 'danger' },
    markFound: { ...moves('PUT /{id}/mark-found'), when: { lostCount: { gt: 0 } } },
  },
  endpoints: {
    activeItem: {
      call: 'GET /location-loan-items/active-item',
      summary: 'What can be lent now: active items at active locations of which a piece is available',
      permission: 'LOAN_ITEM_LIST',
      query: [
        'locationId',
        'locationUuid',
        'loanItemId',
        'loanItemUuid',
        'wildcardSearch',
        'page',
        'limit',
        'sortProperties',
        'sortDirection',
      ],
    },
    itemCount: {
      call: 'GET /location-loan-items/item-count',
      summary: 'How many items and pieces there are, are out, are lost and can be lent, by location',
      permission: 'LOAN_ITEM_LIST',
      query: ['locationId', 'locationUuid'],
    },
  },
  notices: { update: 'recordUpdated' },
});
