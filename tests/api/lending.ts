/** Two test-only entities: shelves that say how much there is, and lendings that take from them in every way that the limits know. */
import { defineEntity } from '#schemas/kernel/entity/entity.ts';
import { boolean, dateTime, integer, reference, statuses, text } from '#schemas/kernel/fields/field.ts';
import { atOnce, balance, capacity, noOverlap, unique } from '#schemas/kernel/rules/limits.ts';
import { audience, viewableBy } from '#schemas/users/viewableBy.ts';

const access = {
  list: 'SEASON_PARKING_LIST',
  create: 'SEASON_PARKING_ADD',
  update: 'SEASON_PARKING_EDIT',
  delete: 'SEASON_PARKING_DELETE',
} as const;
const verbs = { list: true, get: true, create: true, update: true, delete: true, history: true } as const;

export const shelf = defineEntity({
  name: 'shelves',
  area: 'workshop',
  doc: 'Where things lie that can be lent.',
  title: '{name}',
  pages: { list: '/workshop/shelves' },
  api: { path: '/shelves', verbs },
  scope: { building: 'officeCentreId', viewableBy: true },
  access,
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 40, search: true }),
    /** What is left on it. */
    inStock: integer(),
    /** How many pieces of it may be out at a time. */
    mostPieces: integer(),
    mostBig: integer(),
    /** How many pieces of it may be out at any moment. */
    mostAtOnce: integer(),
    needsApproval: boolean({ default: false }),
    ...viewableBy(),
  },
  list: { columns: ['name', 'inStock'] },
  form: [{ section: 'all', fields: ['name', 'inStock', 'mostPieces', 'mostBig', 'mostAtOnce', 'needsApproval', ...audience] }],
  occupant: {
    shown: {},
    fields: ['name'],
    acts: {
      borrow: {
        summary: 'Borrows from it',
        each: { status: ['PENDING_APPROVAL', 'LENT'] },
        makes: { entity: 'lendings', by: 'shelf', person: 'borrower', input: ['quantity'] },
      },
    },
  },
});

const out = { status: 'LENT' } as const;
const action = { permission: 'SEASON_PARKING_MANAGE', notice: 'recordUpdated' } as const;

export const lending = defineEntity({
  name: 'lendings',
  area: 'workshop',
  doc: 'Something lent from a shelf.',
  title: '{name}',
  pages: { list: '/workshop/lendings' },
  api: { path: '/lendings', verbs },
  scope: { building: 'officeCentreId' },
  access,
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    shelf: reference('shelves', { onDelete: 'restrict', required: true, embed: ['needsApproval'] }),
    borrower: reference('users', { onDelete: 'clear', system: true }),
    name: text({ max: 40, unique: 'perCentre', search: true }),
    quantity: integer({ required: true, min: 1, max: 100, default: 1 }),
    big: boolean({ default: false }),
    place: text({ max: 20 }),
    code: text({ max: 20 }),
    fromAt: dateTime(),
    untilAt: dateTime({ after: 'fromAt' }),
    giveAt: dateTime(),
    status: statuses({ PENDING_APPROVAL: 'warning', PLANNED: 'info', LENT: 'success', RETURNED: 'neutral' }),
  },
  states: {
    field: 'status',
    initial: [
      { when: { 'shelf.needsApproval': true }, is: 'PENDING_APPROVAL' },
      { when: { 'event-settings.enableRegistrationLimit': true, big: true }, is: 'PENDING_APPROVAL' },
      'LENT',
    ],
    timed: {
      begin: { from: 'PLANNED', to: 'LENT', when: { giveAt: { lte: '$now' } } },
      end: { from: 'LENT', to: 'RETURNED', when: { untilAt: { lte: '$now' } } },
    },
  },
  limits: {
    stock: balance('shelf', 'inStock', { while: out, take: 'quantity', error: 'sessionFull' }),
    pieces: capacity('shelf', 'mostPieces', { while: out, sum: 'quantity', error: 'registrationLimit' }),
    bigOnes: capacity('shelf', 'mostBig', { while: { big: true, ...out }, error: 'signedUpAlready' }),
    places: atOnce(['shelf'], 'fromAt', 'untilAt', {
      max: { of: 'shelf', field: 'mostAtOnce' },
      sum: 'quantity',
      while: out,
      error: 'facilityTaken',
    }),
    once: unique(['shelf', 'code'], { while: out, error: 'memberAlready' }),
    free: noOverlap(['place'], 'fromAt', 'untilAt', { while: out, error: 'maintenanceScheduled' }),
  },
  list: { columns: ['name', 'shelf', 'quantity', 'status'], filters: ['shelf', 'status'] },
  form: [{ section: 'all', fields: ['shelf', 'name', 'quantity', 'big', 'place', 'code', 'fromAt', 'untilAt', 'giveAt'] }],
  actions: {
    postpone: { ...action, call: 'PUT /{id}/postpone', moves: { LENT: 'PLANNED' } },
    giveOut: { ...action, call: 'PUT /{id}/give-out', moves: { PLANNED: 'LENT' }, several: 'PUT /give-out', bulk: true },
    takeBack: { ...action, call: 'PUT /{id}/take-back', moves: { LENT: 'RETURNED' }, bulk: true },
  },
  uploads: {
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'SEASON_PARKING_ADD',
      page: '/upload/lendings',
      columns: ['shelf', 'name', 'quantity', 'big', 'place', 'code', 'fromAt', 'untilAt'],
      example: { shelf: 'Shelf 1', name: 'Ladder', quantity: '1' },
      notices: { uploaded: 'users', failed: 'usersFailed' },
    },
    update: {
      does: 'update',
      key: 'name',
      process: 'POST /process-update-data',
      upload: 'POST /upload-update-data',
      permission: 'SEASON_PARKING_EDIT',
      page: '/upload/lendings-update',
      columns: ['shelf', 'quantity', 'big', 'code'],
      example: { name: 'Ladder', quantity: '1' },
      notices: { uploaded: 'users', failed: 'usersFailed' },
    },
  },
});
