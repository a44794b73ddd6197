import { defineEntity } from '../../kernel/entity/entity.ts';
import { reference } from '../../kernel/fields/field.ts';
import { unique } from '../../kernel/rules/limits.ts';

/** A person who is named in an access group: written by the calls of the group alone. */
export const accessGroupUser = defineEntity({
  name: 'access-group-users',
  area: 'access',
  doc: 'One person in one access group.',
  title: '{id}',
  naming: ['user.label'],
  api: {
    path: '/access-group-users',
    verbs: { list: true, emailRecord: true },
    under: 'accessGroup',
    also: [{ path: '/office-centres/{officeCentreId}/access-groups/{accessGroupId}/users', key: 'id' }],
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'ACCESS_CONTROL_VIEW', emailRecord: 'ACCESS_CONTROL_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    accessGroup: reference('access-groups', { required: true, onDelete: 'cascade', system: true }),
    user: reference('users', { required: true, onDelete: 'cascade', system: true, embed: ['uuid', 'username'] }),
    /** The company, or the building, in which the person belongs to the group. */
    tenant: reference('centres', { onDelete: 'clear', system: true }),
  },
  limits: { once: unique(['accessGroup', 'user'], { error: 'memberAlready' }) },
  list: {
    columns: ['user', 'tenant'],
    sheet: ['user.username', 'createdDate'],
    filters: ['accessGroup', 'tenant'],
    sortable: ['id'],
  },
});
