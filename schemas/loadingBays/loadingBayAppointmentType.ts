import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, integer, longText, text } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { DAY_MINUTES } from './groupFields.ts';
import { partAccess, partFields } from './partsOfGroup.ts';

/** Kind of appointment at a loading bay group, such as a removal: with a length of its own, and what its drivers are told. */
export const loadingBayAppointmentType = defineEntity({
  name: 'loading-bay-appointment-types',
  area: 'loadingBays',
  doc: 'A kind of appointment at a loading bay group, with its own length and instructions to drivers.',
  title: '{name}',
  naming: ['name', 'loadingBayGroup.label'],
  pages: {
    create: '/loading-bay-appointment-types/add',
    show: '/loading-bay-appointment-types/:id',
    edit: '/loading-bay-appointment-types/:id/edit',
  },
  api: {
    path: '/loading-bay-appointment-types',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId', tenantReads: true },
  access: partAccess,
  fields: {
    ...partFields,
    name: text({ required: true, max: 60, search: true }),
    /** In place of that of the vehicle type; empty: that one. */
    durationMinutes: integer({ min: 5, max: DAY_MINUTES }),
    driverInstructions: longText({ max: 1000 }),
    active: boolean({ default: true }),
  },
  limits: { once: unique(['name', 'loadingBayGroup'], { error: 'bayNameThere' }) },
  list: {
    columns: ['name', 'loadingBayGroup', 'durationMinutes', 'active'],
    filters: ['loadingBayGroup', 'active'],
    sortable: ['name', 'durationMinutes'],
    sort: ['name', 'ASC'],
  },
  form: [{ section: 'kind', fields: ['loadingBayGroup', 'name', 'durationMinutes', 'driverInstructions', 'active'] }],
  facts: ['active', 'loadingBayGroup', 'durationMinutes'],
});
