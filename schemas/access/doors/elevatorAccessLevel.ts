import { defineEntity } from '../../kernel/entity/entity.ts';
import { integer, oneOf, reference, text } from '../../kernel/fields/field.ts';
import { unique } from '../../kernel/rules/limits.ts';
import { accessLevels } from './floorLevels.ts';

/** Access level of a lift (000 §7): who may choose a floor (`floorLevels.ts`). */
export const elevatorAccessLevel = defineEntity({
  name: 'elevator-access-levels',
  area: 'access',
  doc: 'Who may choose a floor of a lift.',
  title: '{floorNo}',
  naming: ['elevator.label', 'floorNo'],
  pages: { show: '/elevator-access-levels/:id', edit: '/elevator-access-levels/:id/edit' },
  parent: 'elevator',
  api: {
    path: '/office-centres/{officeCentreId}/elevator-access-levels',
    verbs: { list: true, get: true, create: true, update: true, delete: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'ACCESS_CONTROL_VIEW',
    get: 'ACCESS_CONTROL_VIEW',
    create: 'ACCESS_CONTROL_EDIT',
    update: 'ACCESS_CONTROL_EDIT',
    delete: 'ACCESS_CONTROL_EDIT',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    elevator: reference('access-doors', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      pick: { accessCfgType: 'ELEVATOR' },
    }),
    floorNo: text({ required: true, max: 10, pattern: 'alphanumeric', search: true }),
    /** The output of the controller that lets the floor be chosen. */
    relayNo: integer({ min: 1, max: 256 }),
    accessLevel: oneOf(accessLevels, { required: true, default: 'CONTROLLED' }),
    /** When a controlled floor is free. */
    schedule: reference('access-schedules', { onDelete: 'restrict', when: { accessLevel: 'CONTROLLED' } }),
  },
  limits: { once: unique(['elevator', 'floorNo'], { error: 'floorThere' }) },
  list: {
    columns: ['elevator', 'floorNo', 'relayNo', 'accessLevel', 'schedule'],
    filters: ['elevator', 'floorNo', 'accessLevel', 'schedule'],
    sortable: ['floorNo', 'relayNo'],
    sort: ['relayNo', 'ASC'],
  },
  form: [{ section: 'floor', fields: ['elevator', 'floorNo', 'relayNo', 'accessLevel', 'schedule'] }],
});
