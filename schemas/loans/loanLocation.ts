import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, cases, code, countOf, emails, reference, text } from '../kernel/fields/field.ts';

const stock = (sum: string) => countOf('location-loan-items', { by: 'location', where: { active: true }, sum });

/** Loan location (001 §3, §7): a counter at which things are lent, with a code of its own that can be made anew. */
export const loanLocation = defineEntity({
  name: 'loan-locations',
  area: 'loans',
  doc: 'A counter of a building at which things are lent.',
  title: '{name}',
  naming: ['name', 'uniqueCode'],
  icon: 'Storefront',
  menu: { order: 40 },
  pages: {
    list: '/concierge/location',
    create: '/concierge/location/add',
    show: '/concierge/location/:id',
    edit: '/concierge/location/:id/edit',
  },
  api: {
    path: '/locations',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'LOAN_LOCATION_LIST',
    get: 'LOAN_LOCATION_VIEW',
    create: 'LOAN_LOCATION_ADD',
    update: 'LOAN_LOCATION_EDIT',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 150, unique: 'perCentre', search: true }),
    floorNo: text({ max: 10, pattern: 'alphanumeric', search: true }),
    /** Names the counter for scanners and signs. */
    uniqueCode: code({ length: 10, unique: true, search: true }),
    /** Mailed about what is lent, returned and overdue here. */
    notifiedParties: emails({ maxItems: 20 }),
    active: boolean({ default: true }),
    status: cases({ ACTIVE: 'success', INACTIVE: 'neutral' }, [
      { when: { active: true }, is: 'ACTIVE' },
      { when: { active: false }, is: 'INACTIVE' },
    ]),
    itemCount: countOf('location-loan-items', { by: 'location', where: { active: true } }),
    availableCount: stock('availableCount'),
    outCount: stock('outCount'),
    overdueCount: countOf('loan-item-requests', { by: 'location', where: { status: 'LOANED', dueAt: { lt: '$now' } } }),
  },
  list: {
    columns: ['name', 'floorNo', 'uniqueCode', 'itemCount', 'availableCount', 'outCount', 'overdueCount', 'status'],
    more: ['notifiedParties'],
    filters: ['floorNo', 'uniqueCode', 'active'],
    sortable: ['name', 'floorNo'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
    opensOn: 'ACTIVE',
  },
  form: [
    { section: 'location', fields: ['name', 'floorNo', 'active'] },
    { section: 'notify', fields: ['notifiedParties'] },
  ],
  facts: ['status', 'uniqueCode', 'itemCount', 'availableCount', 'outCount', 'overdueCount'],
  show: [
    { section: 'location', fields: ['name', 'floorNo', 'uniqueCode', 'status'] },
    { section: 'notify', fields: ['notifiedParties'] },
  ],
  related: [
    { entity: 'location-loan-items', by: 'location', add: '/concierge/location/:id/item/add' },
    { entity: 'loan-item-requests', by: 'location' },
  ],
  downloads: { qr: { call: 'GET /{id}/generate-qr', permission: 'LOAN_LOCATION_VIEW', as: 'png' } },
  actions: {
    updateNotifiedParties: {
      call: 'PUT /{id}/update-notified-parties',
      permission: 'LOAN_LOCATION_EDIT',
      input: ['notifiedParties'],
      section: 'notify',
      notice: 'notifiedPartiesUpdated',
    },
    regenerateUniqueCode: {
      call: 'PUT /{id}/regenerate-unique-code',
      permission: 'LOAN_LOCATION_EDIT',
      renews: 'uniqueCode',
      confirm: 'plain',
      notice: 'uniqueCodeRegenerated',
    },
  },
});
