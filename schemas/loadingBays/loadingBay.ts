import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, integer, text, weeklyHours } from '../kernel/fields/field.ts';
import { partAccess, partFields } from './partsOfGroup.ts';

/** Loading bay (002 §2, §3): a place for one vehicle. Its headroom and its length decide which vehicles it takes. */
export const loadingBay = defineEntity({
  name: 'loading-bays',
  area: 'loadingBays',
  doc: 'A place of a loading bay group for one vehicle at a time.',
  title: '{name}',
  naming: ['name', 'loadingBayGroup.label'],
  pages: { create: '/loading-bays/add', show: '/loading-bays/:id', edit: '/loading-bays/:id/edit' },
  api: {
    path: '/loading-bays',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId', tenantReads: true },
  access: partAccess,
  fields: {
    ...partFields,
    name: text({ required: true, max: 60, unique: 'perCentre', search: true }),
    /** Headroom in centimetres; empty: any vehicle. */
    maxHeightCm: integer({ min: 50, max: 2000 }),
    maxLengthCm: integer({ min: 50, max: 5000 }),
    /** Empty: those of the group. */
    openingHrs: weeklyHours({ holidays: true, overnight: true }),
    active: boolean({ default: true }),
  },
  list: {
    columns: ['name', 'loadingBayGroup', 'maxHeightCm', 'maxLengthCm', 'active'],
    filters: ['loadingBayGroup', 'active'],
    sortable: ['name', 'maxHeightCm', 'maxLengthCm'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'bay', fields: ['loadingBayGroup', 'name', 'maxHeightCm', 'maxLengthCm', 'active'] },
    { section: 'hours', fields: ['openingHrs'] },
  ],
  facts: ['active', 'loadingBayGroup', 'maxHeightCm', 'maxLengthCm'],
  related: [
    { entity: 'loading-bay-applications', by: 'loadingBay' },
    { entity: 'loading-bay-blackouts', by: 'loadingBay' },
  ],
});
