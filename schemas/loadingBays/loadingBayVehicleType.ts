import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, integer, text } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { DAY_MINUTES } from './groupFields.ts';
import { partAccess, partFields } from './partsOfGroup.ts';

/** Vehicle type of a loading bay group: its height and length decide the bays, its duration how long one is held. */
export const loadingBayVehicleType = defineEntity({
  name: 'loading-bay-vehicle-types',
  area: 'loadingBays',
  doc: 'A kind of vehicle that comes to a loading bay group, with its size and how long it needs a bay.',
  title: '{name}',
  naming: ['name', 'loadingBayGroup.label'],
  pages: {
    create: '/loading-bay-vehicle-types/add',
    show: '/loading-bay-vehicle-types/:id',
    edit: '/loading-bay-vehicle-types/:id/edit',
  },
  api: {
    path: '/loading-bay-vehicle-types',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId', tenantReads: true },
  access: partAccess,
  fields: {
    ...partFields,
    name: text({ required: true, max: 60, search: true }),
    heightCm: integer({ min: 50, max: 2000 }),
    lengthCm: integer({ min: 50, max: 5000 }),
    durationMinutes: integer({ required: true, min: 5, max: DAY_MINUTES, default: 60 }),
    active: boolean({ default: true }),
  },
  limits: { once: unique(['name', 'loadingBayGroup'], { error: 'bayNameThere' }) },
  list: {
    columns: ['name', 'loadingBayGroup', 'heightCm', 'lengthCm', 'durationMinutes', 'active'],
    filters: ['loadingBayGroup', 'active'],
    sortable: ['name', 'heightCm', 'lengthCm', 'durationMinutes'],
    sort: ['name', 'ASC'],
  },
  form: [{ section: 'vehicle', fields: ['loadingBayGroup', 'name', 'heightCm', 'lengthCm', 'durationMinutes', 'active'] }],
  facts: ['active', 'loadingBayGroup', 'heightCm', 'lengthCm', 'durationMinutes'],
});
