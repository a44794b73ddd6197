import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, integer, localized, oneOf, reference, statuses, systemCode, text } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { visitorEntries } from './visitLink.ts';

export const stationKinds = ['KIOSK', 'DIRECTORY'] as const;

/** Station of the lobby (000 §2): a screen on which visitors register, or find a company. It is paired by a code, and has a key of its own. */
export const visitorStation = defineEntity({
  name: 'visitor-stations',
  area: 'visitors',
  doc: 'A screen in the lobby on which visitors register themselves or find a company.',
  title: '{name}',
  icon: 'TouchApp',
  menu: { order: 50 },
  pages: {
    list: '/visitor-stations',
    create: '/visitor-stations/add',
    show: '/visitor-stations/:id',
    edit: '/visitor-stations/:id/edit',
  },
  api: {
    path: '/visitor-stations',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  addOn: 'VISITOR_MANAGEMENT',
  access: {
    list: 'VISITOR_LIST',
    get: 'VISITOR_VIEW',
    // The lobby is the building's alone.
    create: 'OFFICE_CENTRE_EDIT',
    update: 'OFFICE_CENTRE_EDIT',
    delete: 'OFFICE_CENTRE_EDIT',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['timeZone'] }),
    name: text({ required: true, max: 100, unique: 'perCentre', search: true }),
    stationKind: oneOf(stationKinds, { required: true, default: 'KIOSK' }),
    greeting: localized({ short: true, max: 300 }),
    /** Seconds without a touch until the screen is cleared. */
    clearSeconds: integer({ required: true, min: 20, max: 300, default: 60 }),
    pairingCode: text({ max: 12, asked: true }),
    keyHash: text({ max: 64, unique: true, system: true, internal: true }),
    lastUsedDate: dateTime({ system: true }),
    status: statuses({ UNPAIRED: 'neutral', PAIRED: 'success', REVOKED: 'danger' }),
    ...stamp('paired'),
    ...stamp('revoked'),
  },
  states: { field: 'status', initial: 'UNPAIRED' },
  list: {
    columns: ['name', 'stationKind', 'status', 'lastUsedDate', 'clearSeconds'],
    more: ['pairedDate', 'revokedDate'],
    filters: ['stationKind', 'status'],
    sortable: ['name', 'lastUsedDate'],
    sort: ['name', 'ASC'],
  },
  form: [{ section: 'station', fields: ['name', 'stationKind', 'greeting', 'clearSeconds'] }],
  facts: ['status', 'stationKind', 'lastUsedDate'],
  actions: {
    pair: {
      call: 'PUT /{id}/pair',
      permission: 'VISITOR_MANAGE',
      sides: ['platform', 'building'],
      moves: { UNPAIRED: 'PAIRED', PAIRED: 'PAIRED', REVOKED: 'PAIRED' },
      input: ['pairingCode'],
      required: ['pairingCode'],
      stamp: 'paired',
      tone: 'primary',
      notice: 'stationPaired',
    },
    revoke: {
      call: 'PUT /{id}/revoke',
      permission: 'VISITOR_MANAGE',
      sides: ['platform', 'building'],
      moves: { PAIRED: 'REVOKED' },
      stamp: 'revoked',
      tone: 'danger',
      confirm: 'plain',
      notice: 'stationRevoked',
    },
  },
  keyed: {
    path: '/public/visitor-stations',
    key: 'keyHash',
    used: 'lastUsedDate',
    pairs: { action: 'pair', code: 'pairingCode' },
    open: { status: 'PAIRED' },
    calls: {
      welcome: { call: 'GET /welcome', summary: 'The building, its companies by floor, and what the station asks visitors' },
      hosts: {
        call: 'POST /hosts',
        summary: 'People of a company whose name is the one that was typed',
        body: { companyUuid: text({ required: true, max: 36 }), name: text({ required: true, max: 120 }) },
      },
      register: {
        call: 'POST /register',
        summary: 'Registers a visitor who stands at the station; the same key again changes nothing',
        body: {
          ...visitorEntries,
          companyUuid: text({ required: true, max: 36 }),
          hostUuid: text({ required: true, max: 36 }),
          purpose: systemCode('VISIT_PURPOSE', { required: true }),
          locale: text({ required: true, max: 10 }),
          requestKey: text({ required: true, max: 60 }),
        },
        hourly: 60_000,
      },
      checkIn: {
        call: 'POST /check-in',
        summary: 'Checks in whose code is held to the station; the same key again changes nothing',
        body: { code: text({ required: true, max: 200 }), requestKey: text({ required: true, max: 60 }) },
        hourly: 6_000,
      },
    },
    follows: ['visitor-stations', 'tenants'],
  },
});
