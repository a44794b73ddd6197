/**
 * Test-only entities whose records are named in every way: lockers of a wall, with a PIN and a label, and the cards that open them, which
 * stand below a locker and below their holder.
 */
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import {
  CODE_DIGITS,
  code,
  date,
  integer,
  recurrence,
  reference,
  references,
  statuses,
  text,
} from '#schemas/kernel/fields/field.ts';
import { unique } from '#schemas/kernel/rules/limits.ts';

const access = {
  list: 'SEASON_PARKING_LIST',
  create: 'SEASON_PARKING_ADD',
  update: 'SEASON_PARKING_EDIT',
  delete: 'SEASON_PARKING_DELETE',
} as const;
const officeCentre = reference('office-centres', { onDelete: 'cascade', system: true });

const locker = defineEntity({
  name: 'lockers',
  area: 'workshop',
  doc: 'A locker.',
  title: '{name}',
  api: {
    path: '/lockers',
    verbs: { list: true, get: 'GET /{idOrUuidOrLabel}', create: true, update: true, delete: true, history: true },
    also: [{ path: '/shelves/lockers', key: 'uuid', calls: { update: true } }],
  },
  scope: { building: 'officeCentreId' },
  access,
  fields: {
    officeCentre,
    name: text({ required: true, max: 40, search: true }),
    label: code({ length: 6 }),
    pin: code({ length: 4, alphabet: CODE_DIGITS, kept: 'hash' }),
    neighbour: reference('lockers', { onDelete: 'clear', byUuid: true }),
    spare: references('lockers', { onDelete: 'clear', byUuid: true, maxItems: 3 }),
  },
  list: { columns: ['name', 'label'], filters: ['spare'] },
  form: [{ section: 'locker', fields: ['name', 'neighbour', 'spare'] }],
  show: [{ section: 'locker', fields: ['name', 'label', 'pin', 'neighbour', 'spare'] }],
  actions: {
    renewPin: { call: 'PUT /{id}/renew-pin', permission: 'SEASON_PARKING_MANAGE', renews: 'pin', notice: 'recordUpdated' },
    renewLabel: {
      call: 'PUT /{id}/renew-label',
      permission: 'SEASON_PARKING_MANAGE',
      renews: ['label'],
      notice: 'recordUpdated',
    },
  },
});

const holder = defineEntity({
  name: 'locker-holders',
  area: 'workshop',
  doc: 'Who holds cards.',
  title: '{name}',
  api: { path: '/locker-holders', verbs: { list: true, get: true, create: true } },
  scope: { building: 'officeCentreId' },
  access,
  fields: {
    officeCentre,
    name: text({ required: true, max: 40, search: true }),
    places: integer({ default: 2 }),
    from: date(),
    series: text({ max: 36, system: true }),
    repeats: recurrence('from', { fixed: true }),
  },
  list: { columns: ['name', 'from'] },
  form: [{ section: 'holder', fields: ['name', 'places', 'from', 'repeats'] }],
  recurrence: { field: 'repeats', series: 'series', adds: 'create', following: {} },
  endpoints: {
    greeting: {
      call: 'GET /locker-holders/{idOrUuid}/greeting',
      of: 'record',
      summary: 'Greets somebody',
      permission: 'SEASON_PARKING_LIST',
    },
    count: {
      call: 'PUT /locker-holders/{id}/count',
      of: 'record',
      locks: true,
      summary: 'Takes one of the places',
      permission: 'SEASON_PARKING_MANAGE',
    },
  },
});

const card = defineEntity({
  name: 'locker-cards',
  area: 'workshop',
  doc: 'Opens a locker; its holder has one at a time.',
  title: '#{id}',
  api: {
    path: '/locker-cards',
    verbs: { list: true, get: true, create: true },
    under: ['locker', 'holder'],
    also: [
      { path: '/lockers/{lockerId}/cards', key: 'id' },
      { path: '/locker-holders/{holderUuid}/cards', key: 'uuid' },
      { path: '/lockers/{lockerId}/locker-holders/{holderId}/cards', key: 'id', calls: { list: true } },
      { path: '/locker-holders/{holderId}/card', key: 'id', calls: { create: 'PUT /' } },
      {
        path: '/locker-holders/{holderId}/card',
        key: 'id',
        one: { status: 'ASSIGNED' },
        calls: { get: 'GET /', revoke: 'DELETE /' },
      },
    ],
  },
  scope: { building: 'officeCentreId' },
  access,
  fields: {
    officeCentre,
    locker: reference('lockers', { required: true, onDelete: 'cascade' }),
    holder: reference('locker-holders', { required: true, onDelete: 'cascade' }),
    status: statuses({ ASSIGNED: 'success', REVOKED: 'neutral' }),
  },
  states: { field: 'status', initial: 'ASSIGNED' },
  limits: { oneEach: unique(['holder'], { while: { status: 'ASSIGNED' }, error: 'duplicate' }) },
  list: { columns: ['locker', 'holder', 'status'], filters: ['locker', 'holder', 'status'] },
  form: [{ section: 'card', fields: ['locker', 'holder'] }],
  actions: {
    revoke: {
      call: 'PUT /{id}/revoke',
      permission: 'SEASON_PARKING_MANAGE',
      moves: { ASSIGNED: 'REVOKED' },
      notice: 'recordUpdated',
    },
  },
});

export const lockers = [locker, holder, card] as unknown as readonly Entity[];
