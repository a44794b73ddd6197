import { defineEntity } from '../../kernel/entity/entity.ts';
import { reference, references } from '../../kernel/fields/field.ts';
import { unique } from '../../kernel/rules/limits.ts';

/** Door mapping (000 §3): a door through which an access group leads, with the schedules of that. One of them is enough. */
export const accessGroupDoor = defineEntity({
  name: 'access-group-doors',
  area: 'access',
  doc: 'A door of an access group, with its schedules.',
  title: '#{id}',
  naming: ['accessGroup.label', 'door.label'],
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
    door: reference('doors', { required: true, onDelete: 'cascade', fixed: true }),
    schedule: references('access-schedules', { required: true, onDelete: 'restrict', maxItems: 20 }),
  },
  limits: { once: unique(['accessGroup', 'door'], { error: 'doorMappedAlready' }) },
  list: {
    columns: ['accessGroup', 'door', 'schedule'],
    filters: ['accessGroup', 'door', 'schedule'],
    sortable: ['id'],
  },
  form: [{ section: 'mapping', fields: ['accessGroup', 'door', 'schedule'] }],
});
