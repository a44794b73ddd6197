import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, code, countOf, integer, reference, text } from '../kernel/fields/field.ts';

/** Location (000 §2): a part of the building with a printed QR code, at which people check in by phone. */
export const lsLocation = defineEntity({
  name: 'ls-locations',
  area: 'locations',
  doc: 'A part of the building at whose QR code people check in.',
  title: '{name}',
  naming: ['name', 'floorNo'],
  icon: 'PinDrop',
  menu: { order: 20 },
  pages: {
    list: '/location/setup',
    create: '/location/setup/new',
    show: '/location/setup/:id',
    edit: '/location/setup/:id/edit',
  },
  api: {
    path: '/ls-locations',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  // Who was where stays with the check-ins.
  traits: ['softDeleted'],
  access: {
    list: 'LOCATION_LIST',
    get: 'LOCATION_VIEW',
    create: 'LOCATION_ADD',
    update: 'LOCATION_EDIT',
    delete: 'LOCATION_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 150, unique: 'perCentre', search: true }),
    floorNo: text({ max: 10, pattern: 'alphanumeric', search: true }),
    /** People at once; whoever runs the building is told when it is reached. Empty: any number. */
    capacity: integer({ min: 1, max: 100_000 }),
    /** Minutes after which a check-in ends by itself. */
    stayMinutes: integer({ required: true, min: 5, max: 1440, default: 240 }),
    /** In its QR code. */
    uniqueCode: code({ length: 12, unique: true }),
    active: boolean({ default: true }),
    inNow: countOf('ls-location-check-ins', { by: 'location', where: { status: 'CHECKED_IN', endsAt: { gt: '$now' } } }),
  },
  list: {
    columns: ['name', 'floorNo', 'inNow', 'capacity', 'stayMinutes', 'active'],
    more: ['uniqueCode'],
    filters: ['floorNo', 'active'],
    sortable: ['name', 'floorNo', 'capacity'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'place', fields: ['name', 'floorNo', 'active'] },
    { section: 'people', fields: ['capacity', 'stayMinutes'] },
  ],
  facts: ['active', 'inNow', 'capacity', 'floorNo'],
  show: [
    { section: 'place', fields: ['name', 'floorNo', 'active', 'uniqueCode'] },
    { section: 'people', fields: ['inNow', 'capacity', 'stayMinutes'] },
  ],
  related: [{ entity: 'ls-location-check-ins', by: 'location' }],
  downloads: { qr: { call: 'GET /{id}/generate-qr', permission: 'LOCATION_VIEW', as: 'png' } },
  actions: {
    regenerateUniqueCode: {
      call: 'PUT /{id}/regenerate-unique-code',
      permission: 'LOCATION_EDIT',
      renews: 'uniqueCode',
      confirm: 'countdown',
      tone: 'danger',
      inMenu: true,
      notice: 'uniqueCodeRegenerated',
    },
  },
  notices: { create: 'locationAdded', update: 'locationUpdated', delete: 'locationRemoved' },
});
