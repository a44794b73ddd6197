import { defineEntity } from '../kernel/entity/entity.ts';
import { integer } from '../kernel/fields/field.ts';
import { personActions, personFields, personForm } from './person.ts';

const PATH = '/office-centres/{officeCentreId}/user-registration-requests';

/**
 * Registration request (000 §3, §4, §7): somebody who was added and has not registered yet. It is the row of the person, so that nothing
 * has to be carried over when they register; from then on the calls for users have it, and these have it no longer.
 */
export const userRegistrationRequest = defineEntity({
  name: 'user-registration-requests',
  area: 'users',
  doc: 'A person who was added and has not registered yet.',
  title: '{fullName}',
  table: 'users',
  rows: { status: 'PENDING' },
  historyOf: 'users',
  pages: { list: '/users/review', show: '/user-pending/:id', edit: '/user-pending/edit/:id' },
  api: { path: PATH, verbs: { list: true, get: true, update: 'PUT /{id}/update-user-info', delete: true, history: true } },
  scope: { building: 'buildingId', tenant: 'officeCentreId', through: { entity: 'user-roles', by: 'user' } },
  access: { list: 'USER_LIST', get: 'USER_VIEW', update: 'USER_EDIT', delete: 'USER_DELETE' },
  endpoints: {
    permissions: {
      call: `GET ${PATH}/{id}/permissions`,
      of: 'record',
      summary: 'What a person will hold in the office centre, by role and singly',
      permission: 'USER_VIEW',
    },
    setPermissions: {
      call: `PUT ${PATH}/{id}/set-permissions`,
      of: 'record',
      summary: 'Give and take single permissions before the person has registered',
      permission: 'USER_MANAGE',
      body: { permissions: 'json', version: integer() },
      notice: 'permissionsUpdated',
    },
  },
  fields: personFields('user-roles'),
  states: { field: 'status', initial: 'PENDING' },
  missing: '404',
  list: {
    columns: ['fullName', 'username', 'officeCentre', 'roleCode', 'inviteLastSentDate'],
    more: ['mobileNumber', 'officeNumber', 'jobTitle'],
    filters: ['fullName', 'username', 'officeCentre', 'roleCode', 'status'],
    sortable: ['fullName', 'username', 'officeCentre', 'inviteLastSentDate'],
    // Those who wait are gone through one by one (000 §2 ReviewUsers).
    opensQueue: true,
  },
  form: personForm,
  facts: ['status', 'officeCentre', 'roleCode', 'username', 'mobileNumber', 'inviteLastSentDate'],
  show: [
    { section: 'person', fields: ['fullName', 'username', 'jobTitle', 'faceImage', 'status', 'inviteLastSentDate'] },
    { section: 'contact', fields: ['officeNumber', 'mobileNumber'] },
    { section: 'role', fields: ['officeCentre', 'roleCode', 'personInCharge'] },
  ],
  actions: {
    setRole: personActions.setRole,
    sendRegistration: {
      call: 'PUT /{id}/send-registration',
      permission: 'USER_MANAGE',
      confirm: 'plain',
      notice: 'inviteResent',
    },
  },
  notices: { update: 'userUpdated', delete: 'accountDelinked' },
});
