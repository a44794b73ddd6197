import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, countOf, file, longText, reference, text } from '../kernel/fields/field.ts';
import { audience, viewableBy } from '../users/viewableBy.ts';
import { planQuery } from './spans.ts';

/** Zone (000 §1, §2): a part of a floor with desks, which stand on the picture of its plan. */
export const hotdeskZone = defineEntity({
  name: 'hotdesk-zones',
  area: 'hotdesks',
  doc: 'A part of a floor with desks that people book, and the picture of its plan.',
  title: '{name}',
  naming: ['name'],
  icon: 'Map',
  menu: { order: 20 },
  pages: {
    list: '/hotdesks/zones',
    create: '/hotdesks/zones/add',
    show: '/hotdesks/zones/:id',
    edit: '/hotdesks/zones/:id/edit',
  },
  api: {
    path: '/hotdesk-zones',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, statusCount: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId', viewableBy: true, viewersSee: { active: true } },
  addOn: 'HOTDESK_BOOKING',
  access: { list: 'ZONE_LIST', get: 'ZONE_VIEW', create: 'ZONE_ADD', update: 'ZONE_EDIT', delete: 'ZONE_DELETE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['timeZone'] }),
    name: text({ required: true, max: 150, unique: 'perCentre', search: true }),
    floorNo: text({ max: 10, pattern: 'alphanumeric', search: true }),
    description: longText({ max: 1000 }),
    planFile: file({ accept: ['jpg', 'jpeg', 'png'] }),
    active: boolean({ default: true }),
    deskCount: countOf('hotdesks', { by: 'zone', where: { active: true } }),
    ...viewableBy(),
  },
  list: {
    columns: ['name', 'floorNo', 'deskCount', 'active'],
    more: ['description'],
    filters: ['floorNo', 'active'],
    sortable: ['name', 'floorNo'],
    sort: ['name', 'ASC'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
    opensOn: 'ACTIVE',
  },
  form: [
    { section: 'zone', fields: ['name', 'floorNo', 'description', 'planFile', 'active'] },
    { section: 'audience', fields: [...audience] },
  ],
  facts: ['floorNo', 'deskCount', 'active'],
  related: [
    { entity: 'hotdesks', by: 'zone', add: '/hotdesks/zones/:id/desks/add' },
    { entity: 'hotdesk-bookings', by: 'zone' },
    { entity: 'zone-displays', by: 'zone' },
  ],
  occupant: { shown: { active: true }, fields: ['name', 'floorNo', 'description', 'planFile'], acts: {} },
  endpoints: {
    plan: {
      call: 'GET /hotdesk-zones/uuid/{uuid}/plan',
      of: 'record',
      summary: 'The desks of the zone, where they stand, and which are free at a time',
      permission: 'ZONE_VIEW',
      query: planQuery,
    },
    ownPlan: {
      call: 'GET /occupant/hotdesk-zones/uuid/{uuid}/plan',
      summary: 'The desks of the zone, where they stand, and which the person could take at a time',
      everybody: 'people choose a desk on the plan',
      query: planQuery,
    },
  },
});
