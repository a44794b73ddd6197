import { defineEntity } from '../kernel/entity/entity.ts';
import { memberCalls } from '../kernel/entity/members.ts';
import { reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { bookingFields, groupFields, groupUpload, unitOptions } from './grouping.ts';

const path = '/global-user-groups';

/** Global user group (000 §2, §7): people of any office centre, kept by the provider. */
export const globalUserGroup = defineEntity({
  name: 'global-user-groups',
  area: 'users',
  doc: 'People of any office centre whom the provider addresses together.',
  title: '{groupName}',
  icon: 'Public',
  menu: { order: 14 },
  pages: {
    list: '/global-users/user-groups',
    create: '/global-users/user-groups/add',
    show: '/global-users/user-groups/:id',
    edit: '/global-users/user-groups/:id/edit',
  },
  api: {
    path,
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, dropDown: true, history: true },
    options: unitOptions,
    // A building chooses among those in which somebody of it is.
    dropDownAlsoFor: ['USER_GROUP_LIST'],
  },
  scope: {},
  members: {
    entity: 'global-user-group-members',
    by: 'globalUserGroup',
    person: 'user',
    count: 'memberCount',
    company: 'tenant',
  },
  endpoints: memberCalls(`${path}/uuid/{uuid}`, {
    write: 'GLOBAL_USER_GROUP_EDIT',
    mail: 'GLOBAL_USER_GROUP_DOWNLOAD',
    remove: 'several',
  }),
  access: {
    list: 'GLOBAL_USER_GROUP_LIST',
    get: 'GLOBAL_USER_GROUP_VIEW',
    create: 'GLOBAL_USER_GROUP_ADD',
    update: 'GLOBAL_USER_GROUP_EDIT',
    delete: 'GLOBAL_USER_GROUP_DELETE',
    dropDown: 'GLOBAL_USER_GROUP_LIST',
  },
  fields: groupFields,
  list: {
    columns: ['groupName', 'memberCount', 'autoApproveBooking', 'maxBooking', 'maxBookingUnit'],
    more: ['creditPeriod', 'creditPeriodUnit'],
    filters: ['groupName', 'autoApproveBooking', 'maxBooking', 'maxBookingUnit'],
    sortable: ['groupName', 'memberCount'],
    sort: ['groupName', 'ASC'],
  },
  missing: '404',
  form: [
    { section: 'group', fields: ['groupName'] },
    { section: 'booking', fields: bookingFields },
  ],
  facts: ['memberCount', 'autoApproveBooking', 'maxBooking'],
  show: [
    { section: 'group', fields: ['groupName', 'memberCount'] },
    { section: 'booking', fields: bookingFields },
  ],
  uploads: { create: groupUpload('GLOBAL_USER_GROUP_ADD', '/global-users/upload/user-groups') },
  actions: {
    removeAllUser: {
      call: 'PUT /{id}/remove-all-user',
      permission: 'GLOBAL_USER_GROUP_EDIT',
      when: { memberCount: { gt: 0 } },
      confirm: 'countdown',
      tone: 'danger',
      inMenu: true,
      slow: true,
      notice: 'usersRemovedFromGroup',
    },
  },
  notices: { create: 'userGroupAdded' },
});

/** A person's membership in a global user group. */
export const globalUserGroupMember = defineEntity({
  name: 'global-user-group-members',
  area: 'users',
  doc: 'One person in one global user group.',
  title: '{id}',
  naming: ['user.label'],
  api: {
    path: '/global-user-group-members',
    verbs: { list: true, emailRecord: true },
    under: 'globalUserGroup',
    also: [{ path: '/global-user-groups/uuid/{globalUserGroupUuid}/users', key: 'id' }],
  },
  scope: {},
  access: { list: 'GLOBAL_USER_GROUP_VIEW', emailRecord: 'GLOBAL_USER_GROUP_DOWNLOAD' },
  fields: {
    globalUserGroup: reference('global-user-groups', { required: true, onDelete: 'cascade', system: true }),
    user: reference('users', { required: true, onDelete: 'cascade', system: true, embed: ['uuid', 'username'] }),
    tenant: reference('centres', { onDelete: 'clear', system: true }),
  },
  limits: { once: unique(['globalUserGroup', 'user'], { error: 'memberAlready' }) },
  list: {
    columns: ['user', 'tenant'],
    sheet: ['user.username', 'createdDate'],
    filters: ['globalUserGroup', 'tenant'],
    sortable: ['id'],
  },
});
