import { defineEntity } from '../kernel/entity/entity.ts';
import { reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** A person's membership in a user group: written by the calls of the group alone, with the group's owners. */
export const userGroupMember = defineEntity({
  name: 'user-group-members',
  area: 'users',
  doc: 'One person in one user group.',
  title: '{id}',
  naming: ['user.label'],
  api: {
    path: '/user-group-members',
    verbs: { list: true, emailRecord: true },
    under: 'userGroup',
    also: [{ path: '/office-centres/uuid/{officeCentreUuid}/user-groups/uuid/{userGroupUuid}/users', key: 'id' }],
  },
  scope: { building: 'buildingId', tenant: 'officeCentreId' },
  access: { list: 'USER_GROUP_VIEW', emailRecord: 'USER_GROUP_DOWNLOAD' },
  fields: {
    userGroup: reference('user-groups', { required: true, onDelete: 'cascade', system: true }),
    user: reference('users', { required: true, onDelete: 'cascade', system: true, embed: ['uuid', 'username'] }),
    /** The company, or the building, in which the person belongs to the group. */
    tenant: reference('centres', { onDelete: 'clear', system: true }),
    officeCentre: reference('centres', { onDelete: 'cascade', system: true }),
    building: reference('office-centres', { onDelete: 'cascade', system: true }),
  },
  limits: { once: unique(['userGroup', 'user'], { error: 'memberAlready' }) },
  list: {
    columns: ['user', 'tenant'],
    sheet: ['user.username', 'createdDate'],
    filters: ['userGroup', 'tenant'],
    // People look for a name; every further order would slow down adding ten thousand.
    sortable: ['id'],
  },
});
