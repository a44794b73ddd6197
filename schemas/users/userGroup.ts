import { defineEntity } from '../kernel/entity/entity.ts';
import { memberCalls } from '../kernel/entity/members.ts';
import { reference } from '../kernel/fields/field.ts';
import { bookingFields, groupFields, groupUpload, unitOptions } from './grouping.ts';

const path = '/office-centres/uuid/{officeCentreUuid}/user-groups';

/**
 * User group (000 §3, §7): people who see content together and book by the same terms. It belongs to a building or to a company in it.
 */
export const userGroup = defineEntity({
  name: 'user-groups',
  area: 'users',
  doc: 'People of a building or a company who are addressed together.',
  title: '{groupName}',
  whose: 'officeCentre',
  icon: 'Groups',
  menu: { order: 12 },
  pages: { list: '/user-groups', create: '/user-groups/add', show: '/user-group/:id', edit: '/user-group/:id/edit' },
  api: {
    path,
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      dropDown: true,
      emailRecord: true,
      history: true,
    },
    dropDownEverywhere: '/user-groups/drop-down',
    options: unitOptions,
  },
  scope: { building: 'buildingId', tenant: 'officeCentreId' },
  members: { entity: 'user-group-members', by: 'userGroup', person: 'user', count: 'memberCount', company: 'tenant' },
  endpoints: memberCalls(`${path}/uuid/{uuid}`, { write: 'USER_GROUP_EDIT', mail: 'USER_GROUP_DOWNLOAD', remove: 'one' }),
  access: {
    list: 'USER_GROUP_LIST',
    get: 'USER_GROUP_VIEW',
    create: 'USER_GROUP_ADD',
    update: 'USER_GROUP_EDIT',
    delete: 'USER_GROUP_DELETE',
    dropDown: 'USER_GROUP_LIST',
    emailRecord: 'USER_GROUP_DOWNLOAD',
  },
  fields: {
    ...groupFields,
    /** The owning company, or the building itself. */
    officeCentre: reference('centres', { onDelete: 'cascade', system: true, listParam: 'officeCentreAndLandlordIds' }),
    building: reference('office-centres', { onDelete: 'cascade', system: true }),
  },
  list: {
    columns: ['groupName', 'officeCentre', 'memberCount', 'autoApproveBooking', 'maxBooking', 'maxBookingUnit'],
    more: ['creditPeriod', 'creditPeriodUnit'],
    filters: ['groupName', 'officeCentre', 'autoApproveBooking', 'maxBooking', 'maxBookingUnit'],
    sortable: ['groupName', 'memberCount'],
    sort: ['groupName', 'ASC'],
  },
  missing: '404',
  form: [
    { section: 'group', fields: ['groupName'] },
    { section: 'booking', fields: bookingFields },
  ],
  facts: ['officeCentre', 'memberCount', 'autoApproveBooking', 'maxBooking'],
  show: [
    { section: 'group', fields: ['groupName', 'officeCentre', 'memberCount'] },
    { section: 'booking', fields: bookingFields },
  ],
  uploads: { create: groupUpload('USER_GROUP_ADD', '/upload/user-groups') },
  actions: {
    removeAllUser: {
      call: 'PUT /{id}/remove-all-user',
      permission: 'USER_GROUP_EDIT',
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
