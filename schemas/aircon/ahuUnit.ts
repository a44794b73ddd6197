import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, integer, money, reference, references, text } from '../kernel/fields/field.ts';

/** AHU unit (002 §7): the machine that cools some units of a floor, and what an hour of it costs outside the building's hours. */
export const ahuUnit = defineEntity({
  name: 'ahu-units',
  area: 'aircon',
  doc: 'An air handling unit of a building, with the units that it serves and its rate.',
  title: '{referenceNo} · {name}',
  naming: ['referenceNo', 'name'],
  icon: 'Air',
  menu: { order: 20 },
  pages: {
    list: '/aircon/ahu-units',
    create: '/aircon/ahu-units/add',
    show: '/aircon/ahu-units/:id',
    edit: '/aircon/ahu-units/:id/edit',
  },
  api: {
    path: '/ahu-units',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      statusCount: true,
      dropDown: 'GET /ahu-drop-down',
      history: true,
    },
  },
  scope: { building: 'officeCentreId', tenantReads: true },
  access: { list: 'AIRCON_LIST', get: 'AIRCON_VIEW', create: 'AIRCON_MANAGE', update: 'AIRCON_MANAGE', delete: 'AIRCON_MANAGE' },
  endpoints: {
    schedule: {
      call: 'GET /ahu-units/schedule',
      summary: 'When each AHU unit is extended between two days: the union of what was approved for it, with the companies',
      permission: 'AIRCON_LIST',
      query: ['from', 'to'],
    },
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    referenceNo: text({ required: true, max: 20, pattern: 'code', unique: 'perCentre', search: true }),
    name: text({ required: true, max: 150, search: true }),
    floorNo: text({ required: true, max: 10, pattern: 'alphanumeric', search: true }),
    /** Those that it serves. */
    unit: references('units', { required: true, onDelete: 'clear', pick: { active: true }, maxItems: 100 }),
    ratePerHour: money({ required: true }),
    /** The shortest run that is billed. */
    minimumMinutes: integer({ required: true, default: 60, max: 1440 }),
    active: boolean({ default: true }),
  },
  list: {
    links: ['aircon-settings'],
    columns: ['referenceNo', 'name', 'floorNo', 'unit', 'ratePerHour', 'minimumMinutes', 'active'],
    filters: ['unit', 'floorNo', 'active'],
    sort: ['floorNo', 'ASC'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
  },
  form: [
    { section: 'identity', fields: ['referenceNo', 'name', 'floorNo', 'unit', 'active'] },
    { section: 'pricing', fields: ['ratePerHour', 'minimumMinutes'] },
  ],
  facts: ['floorNo', 'ratePerHour', 'minimumMinutes', 'active'],
  related: [{ entity: 'aircon-extension-requests', by: 'ahuUnit' }],
  notices: { create: 'ahuUnitAdded' },
});
