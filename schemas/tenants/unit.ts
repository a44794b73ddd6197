import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, cases, integer, reference, text } from '../kernel/fields/field.ts';

/** Unit of a building (000 §3 unit list): what a tenant rents, listed from the lowest floor up. */
export const unit = defineEntity({
  name: 'units',
  area: 'tenants',
  doc: 'A lettable unit on a floor of a building.',
  title: '{floorNo}-{unitNo}',
  icon: 'MeetingRoom',
  menu: { order: 20 },
  table: 'office-centre-units',
  pages: { list: '/Unit', create: '/Unit/add', show: '/Unit/:id', edit: '/Unit/:id/edit' },
  api: {
    path: '/office-centres/{officeCentreId}/office-centre-units',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, dropDown: true, history: true },
    also: [
      { path: '/office-centre-units', key: 'id', calls: { dropDown: true } },
      { path: '/office-centres/{officeCentreId}/tenants/{tenantId}/units', key: 'id', calls: { dropDown: 'GET /dropdown' } },
    ],
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'UNIT_LIST', get: 'UNIT_VIEW', create: 'UNIT_ADD', update: 'UNIT_EDIT', delete: 'UNIT_DELETE' },
  endpoints: {
    stackingPlan: {
      call: 'GET /office-centres/{officeCentreId}/office-centre-units/stacking-plan',
      summary: 'The floors from top to bottom, each with its active units',
      permission: 'UNIT_LIST',
    },
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    floorNo: text({ required: true, max: 10, pattern: 'alphanumeric', search: true }),
    /** The floor as a number, so that B1 sorts below 1 and 2 below 10. */
    floorNoInt: integer({ required: true, min: -20, max: 200 }),
    unitNo: text({ required: true, max: 20, pattern: 'code', search: true }),
    areaSquareMetres: integer({ max: 100_000 }),
    tenant: reference('tenants', { onDelete: 'clear' }),
    active: boolean({ default: true }),
    status: cases({ ACTIVE: 'success', INACTIVE: 'neutral' }, [
      { when: { active: true }, is: 'ACTIVE' },
      { when: { active: false }, is: 'INACTIVE' },
    ]),
  },
  list: {
    links: ['stacking-plan'],
    columns: ['floorNo', 'unitNo', 'areaSquareMetres', 'tenant', 'active'],
    filters: ['tenant', 'floorNo'],
    filterNames: { status: 'status', statusArray: { field: 'status', several: true } },
    unlessAsked: { status: 'ACTIVE' },
    sortable: ['floorNoInt', 'unitNo', 'areaSquareMetres', 'tenant', 'active'],
    sort: ['floorNoInt', 'ASC'],
    sortNames: { 'unit.floorNoInt': 'floorNoInt' },
    opensOn: 'ACTIVE',
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
  },
  form: [
    { section: 'place', fields: ['floorNo', 'floorNoInt', 'unitNo', 'areaSquareMetres'] },
    { section: 'letting', fields: ['tenant', 'active'] },
  ],
  uploads: {
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'UNIT_ADD',
      page: '/upload/units',
      columns: ['floorNo', 'floorNoInt', 'unitNo', 'areaSquareMetres', 'tenant', 'active'],
      by: { tenant: ['centreCode'] },
      example: { floorNo: 'B1', floorNoInt: '-1', unitNo: '03', areaSquareMetres: '85' },
      notices: { uploaded: 'units', failed: 'unitsFailed' },
    },
  },
});
