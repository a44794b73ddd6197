import { defineEntity } from '../kernel/entity/entity.ts';
import { integer, oneOf, reference, text } from '../kernel/fields/field.ts';

/** Why pieces move, each with its tone. */
export const movementTones = {
  RESTOCK: 'success',
  WITHDRAW: 'neutral',
  LOAN: 'info',
  RETURN: 'success',
  LOST: 'danger',
  FOUND: 'success',
} as const;
export type MovementType = keyof typeof movementTones;
export const movementTypes = Object.keys(movementTones) as [MovementType, ...MovementType[]];

/** A movement of pieces: what it adds to the four numbers of the stock. Nobody changes or deletes one. */
export const loanStockMovement = defineEntity({
  name: 'loan-stock-movements',
  area: 'loans',
  doc: 'A movement of pieces of a loan item: the stock at a location is the sum of all of them.',
  title: '#{id}',
  naming: ['locationLoanItem.label'],
  pages: {},
  api: { path: '/loan-stock-movements', verbs: { list: true, emailRecord: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'LOAN_ITEM_VIEW', emailRecord: 'LOAN_ITEM_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    locationLoanItem: reference('location-loan-items', { onDelete: 'cascade', system: true, embed: ['uuid'] }),
    loanItemRequest: reference('loan-item-requests', { onDelete: 'cascade', system: true, embed: ['uuid'] }),
    movementType: oneOf(movementTypes, { system: true, tones: movementTones }),
    quantity: integer({ system: true }),
    totalChange: integer({ system: true, min: -1_000_000 }),
    outChange: integer({ system: true, min: -1_000_000 }),
    lostChange: integer({ system: true, min: -1_000_000 }),
    reason: text({ max: 300, system: true, search: true }),
    actor: reference('users', { onDelete: 'clear', system: true }),
  },
  list: {
    columns: ['locationLoanItem', 'movementType', 'quantity', 'loanItemRequest', 'reason', 'actor'],
    more: ['totalChange', 'outChange', 'lostChange'],
    filters: ['locationLoanItem', 'movementType', 'actor'],
    sortable: ['quantity'],
    sheet: ['createdDate'],
  },
});
