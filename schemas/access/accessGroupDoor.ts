import { defineEntity } from '../kernel/entity/entity.ts';
import { oneOf, reference, references } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** Door mapping (000 §3): a door, or a door group, through which an access group leads, with the schedules of that. One of them is enough. */
export const accessGroupDoor = defineEntity({
  name: 'access-group-doors',
  area: 'access',
  doc: 'A door or a door group of an access group, with its schedules.',
  title: '{id}',
  naming: ['accessGroup.label', 'door.label', 'doorGroup.label'],
  pages: { show: '/access-group-doors/:id', edit: '/access-group-doors/:id/edit' },
  parent: 'accessGroup',
  api: {
    path: '/access-group-doors',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
    under: 'accessGroup',
    also: [{ path: '/office-centres/{officeCentreId}/access-groups/{accessGroupId}/door-mappings', key: 'id' }],
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
    accessGroup: reference('access-groups', { required: true, onDelete: 'cascade', fixed: true }),
    target: oneOf(['DOOR', 'DOOR_GROUP'], { required: true, default: 'DOOR', clears: ['door', 'doorGroup'] }),
    door: reference('doors', { required: true, onDelete: 'cascade', when: { target: 'DOOR' } }),
    doorGroup: reference('door-groups', { required: true, onDelete: 'cascade', when: { target: 'DOOR_GROUP' } }),
    schedule: references('access-schedules', { required: true, onDelete: 'restrict', maxItems: 20 }),
  },
  limits: {
    onceADoor: unique(['accessGroup', 'door'], { while: { target: 'DOOR' }, error: 'doorMappedAlready' }),
    onceAGroup: unique(['accessGroup', 'doorGroup'], { while: { target: 'DOOR_GROUP' }, error: 'doorMappedAlready' }),
  },
  list: {
    columns: ['accessGroup', 'target', 'door', 'doorGroup', 'schedule'],
    filters: ['accessGroup', 'target', 'door', 'doorGroup', 'schedule'],
    sortable: ['id'],
  },
  form: [{ section: 'mapping', fields: ['accessGroup', 'target', 'door', 'doorGroup', 'schedule'] }],
});
