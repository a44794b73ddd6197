import { defineEntity } from '../../kernel/entity/entity.ts';
import { memberCalls } from '../../kernel/entity/members.ts';
import { countOf, integer, longText, reference, references, tags, text } from '../../kernel/fields/field.ts';

const path = '/office-centres/{officeCentreId}/access-groups';

/**
 * Access group (000 §2, §7): people, and the doors that they may pass, each with its schedules. People are named one by one, or by their
 * company, or by a floor that they may go to.
 */
export const accessGroup = defineEntity({
  name: 'access-groups',
  area: 'access',
  doc: 'People who may pass the same doors at the same times.',
  title: '{name}',
  icon: 'Groups',
  menu: { order: 20 },
  pages: {
    list: '/access-groups',
    create: '/access-group/add',
    show: '/access-group/manage/:id',
    edit: '/access-group/manage/:id/edit',
  },
  api: {
    path,
    verbs: { list: true, get: true, create: true, update: true, delete: true, dropDown: true, history: true },
    views: {
      tenantMapping: { call: 'GET /{id}/tenant-mapping', fields: ['tenant'] },
      officeFloorMapping: { call: 'GET /{id}/office-floor-mapping', fields: ['floor'] },
    },
  },
  scope: { building: 'officeCentreId' },
  members: { entity: 'access-group-users', by: 'accessGroup', person: 'user', count: 'memberCount', company: 'tenant' },
  access: {
    list: 'ACCESS_CONTROL_LIST',
    get: 'ACCESS_CONTROL_VIEW',
    create: 'ACCESS_CONTROL_ADD',
    update: 'ACCESS_CONTROL_EDIT',
    delete: 'ACCESS_CONTROL_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 100, unique: 'perCentre', search: true }),
    remark: longText({ max: 500 }),
    /** Everybody of these companies. */
    tenant: references('tenants', { onDelete: 'clear', maxItems: 500 }),
    /** Everybody who may go to one of these floors. */
    floor: tags({ maxItems: 200 }),
    memberCount: integer({ system: true, default: 0 }),
    doorCount: countOf('access-group-doors', { by: 'accessGroup' }),
    doorGroupCount: countOf('access-group-door-groups', { by: 'accessGroup' }),
  },
  list: {
    columns: ['name', 'memberCount', 'tenant', 'floor', 'doorCount', 'doorGroupCount'],
    more: ['remark'],
    filters: ['name', 'tenant', 'floor'],
    sortable: ['name', 'memberCount'],
    sort: ['name', 'ASC'],
  },
  form: [
    { section: 'group', fields: ['name', 'remark'] },
    { section: 'mapping', fields: ['tenant', 'floor'] },
  ],
  facts: ['memberCount', 'doorCount', 'doorGroupCount', 'floor'],
  related: [
    { entity: 'access-group-doors', by: 'accessGroup', add: '/access-group/manage/:id/doors/add' },
    { entity: 'access-group-door-groups', by: 'accessGroup', add: '/access-group/manage/:id/door-groups/add' },
  ],
  downloads: { list: { call: 'GET /download', permission: 'ACCESS_CONTROL_DOWNLOAD', as: 'xls' } },
  endpoints: memberCalls(`${path}/{id}`, { write: 'ACCESS_CONTROL_EDIT', mail: 'ACCESS_CONTROL_DOWNLOAD', remove: 'several' }),
});
