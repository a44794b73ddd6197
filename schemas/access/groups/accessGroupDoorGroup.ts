import { defineEntity } from '../../kernel/entity/entity.ts';
import { reference, references } from '../../kernel/fields/field.ts';
import { unique } from '../../kernel/rules/limits.ts';

/** Door group mapping (000 §3): a door group, with all of its doors, through which an access group leads, with the schedules of that. One of them is enough. */
export const accessGroupDoorGroup = defineEntity({
  name: 'access-group-door-groups',
  area: 'access',
  doc: 'A door group of an access group, with its schedules.',
  title: '#{id}',
  naming: ['accessGroup.label', 'doorGroup.label'],
  pages: { show: '/access-group-door-groups/:id', edit: '/access-group-door-groups/:id/edit' },
  parent: 'accessGroup',
  api: {
    path: '/access-group-door-groups',
    verbs: { list: true, get: true, create: true, update: true, delete: true, history: true },
    under: 'accessGroup',
    also: [{ path: '/office-centres/{officeCentreId}/access-groups/{accessGroupId}/door-groups', key: 'id' }],
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
    doorGroup: reference('door-groups', { required: true, onDelete: 'cascade', fixed: true }),
    schedule: references('access-schedules', { required: true, onDelete: 'restrict', maxItems: 20 }),
  },
  limits: { once: unique(['accessGroup', 'doorGroup'], { error: 'doorMappedAlready' }) },
  list: {
    columns: ['accessGroup', 'doorGroup', 'schedule'],
    filters: ['accessGroup', 'doorGroup', 'schedule'],
    sortable: ['id'],
  },
  form: [{ section: 'mapping', fields: ['accessGroup', 'doorGroup', 'schedule'] }],
});
