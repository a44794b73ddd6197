import { defineEntity } from '../../kernel/entity/entity.ts';
import { boolean, oneOf, reference } from '../../kernel/fields/field.ts';
import { unique } from '../../kernel/rules/limits.ts';
import { doorStates } from './doorStates.ts';

/** State of a door by schedule: what the door is by itself meanwhile (`doorStates.ts`). */
export const accessDoorState = defineEntity({
  name: 'access-door-states',
  area: 'access',
  doc: 'What a door is by itself at the times of a schedule.',
  title: '#{id}',
  naming: ['accessDoor.label', 'schedule.label'],
  pages: { show: '/access-door-states/:id', edit: '/access-door-states/:id/edit' },
  parent: 'accessDoor',
  api: {
    path: '/access-door-states',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
    under: 'accessDoor',
    also: [{ path: '/office-centres/{officeCentreId}/access-doors/{accessDoorId}/states', key: 'id' }],
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
    accessDoor: reference('access-doors', { required: true, onDelete: 'cascade', fixed: true }),
    schedule: reference('access-schedules', { required: true, onDelete: 'restrict', fixed: true }),
    state: oneOf(doorStates, { required: true, default: 'FREE' }),
    /** Of a free one: it becomes free only once somebody is in. */
    firstPersonIn: boolean({ default: false }),
  },
  limits: { once: unique(['accessDoor', 'schedule'], { error: 'doorStateThere' }) },
  list: {
    columns: ['accessDoor', 'schedule', 'state', 'firstPersonIn'],
    filters: ['accessDoor', 'schedule', 'state'],
    sortable: ['id'],
  },
  form: [{ section: 'state', fields: ['accessDoor', 'schedule', 'state', 'firstPersonIn'] }],
});
