import { defineEntity } from '../kernel/entity.ts';
import { countOf, reference, text } from '../kernel/field.ts';

/** User group (000 §3, §7): people who see content together. It belongs to a building or to a company in it. */
export const userGroup = defineEntity({
  name: 'user-groups',
  area: 'users',
  doc: 'People of a building or a company who are addressed together.',
  title: '{groupName}',
  api: {
    path: '/office-centres/uuid/{officeCentreUuid}/user-groups',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, delete: true, dropDown: true, history: true },
    dropDownEverywhere: '/user-groups/drop-down',
  },
  scope: { building: 'buildingId', tenant: 'officeCentreId' },
  members: { entity: 'user-group-members', by: 'userGroup', person: 'user' },
  access: {
    list: 'USER_GROUP_LIST',
    get: 'USER_GROUP_VIEW',
    create: 'USER_GROUP_ADD',
    update: 'USER_GROUP_EDIT',
    delete: 'USER_GROUP_DELETE',
    dropDown: 'USER_GROUP_LIST',
  },
  fields: {
    groupName: text({ required: true, max: 100, search: true }),
    /** The owning company, or the building itself. */
    officeCentre: reference('centres', { onDelete: 'cascade', system: true, listParam: 'officeCentreAndLandlordIds' }),
    building: reference('office-centres', { onDelete: 'cascade', system: true }),
    memberCount: countOf('user-group-members', { by: 'userGroup' }),
  },
  list: {
    columns: ['groupName', 'officeCentre', 'memberCount'],
    filters: ['groupName', 'officeCentre'],
    sort: ['groupName', 'ASC'],
  },
  missing: '404',
  form: [{ section: 'group', fields: ['groupName'] }],
  notices: { create: 'userGroupAdded' },
});

/** A person's membership in a group. */
export const userGroupMember = defineEntity({
  name: 'user-group-members',
  area: 'users',
  doc: 'One person in one user group.',
  title: '{userId}',
  api: { path: '/user-group-members', verbs: {} },
  scope: {},
  access: { list: 'USER_GROUP_LIST' },
  fields: {
    userGroup: reference('user-groups', { required: true, onDelete: 'cascade' }),
    user: reference('users', { required: true, onDelete: 'cascade' }),
  },
  list: { columns: ['userGroup', 'user'] },
});
