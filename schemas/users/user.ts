import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, integer, oneOf, systemCodes } from '../kernel/fields/field.ts';
import { permissions, rolesOfRank } from '../kernel/rights/access.ts';
import { userEndpoints } from './endpoints.ts';
import { peopleUploads } from './peopleUploads.ts';
import {
  neverSignedIn,
  personActions,
  personCreated,
  personFacts,
  personFields,
  personForm,
  personPage,
  personTags,
} from './person.ts';

/** User (000 §3, §4): a person, with one role in each office centre where they work. */
export const user = defineEntity({
  name: 'users',
  area: 'users',
  doc: 'A person who signs in or carries a pass.',
  title: '{fullName}',
  icon: 'People',
  menu: { order: 10 },
  pages: { list: '/users', create: '/users/add', show: '/user/:id', edit: '/user/edit/:id' },
  api: {
    path: '/office-centres/{officeCentreId}/users',
    verbs: {
      list: true,
      get: true,
      create: true,
      update: true,
      delete: true,
      statusCount: true,
      dropDown: true,
      emailRecord: true,
      history: true,
    },
    // Until then they have the calls of `user-registration-requests`.
    updates: { status: ['ACTIVE', 'INACTIVE'] },
    also: [
      {
        path: '/office-centres/{officeCentreId}/tenants/{tenantId}/users',
        key: 'id',
        calls: { list: true, setRole: true, removeAdmin: true, changePersonInCharge: true },
      },
      { path: '/office-centres/{officeCentreId}', key: 'id', calls: { dropDown: 'GET /email-user-list' } },
    ],
    created: {
      ...personCreated,
      registerRequestId: { ...personCreated.registerRequestId, opens: 'user-registration-requests' },
    },
  },
  scope: { building: 'buildingId', tenant: 'officeCentreId', through: { entity: 'user-roles', by: 'user' } },
  access: {
    list: 'USER_LIST',
    get: 'USER_VIEW',
    create: 'USER_ADD',
    update: 'USER_EDIT',
    delete: 'USER_DELETE',
    emailRecord: 'USER_DOWNLOAD',
  },
  downloads: { list: { call: 'GET /download-users-base64', permission: 'USER_DOWNLOAD', as: 'xls' } },
  endpoints: userEndpoints,
  fields: { ...personFields('user-roles'), tag: personTags('user-roles'), neverSignedIn },
  states: { field: 'status', initial: 'PENDING' },
  missing: '404',
  report: { date: 'createdDate', by: ['status'] },
  list: {
    columns: ['fullName', 'username', 'officeCentre', 'roleCode', 'personInCharge', 'status'],
    more: ['tag', 'mobileNumber', 'officeNumber', 'jobTitle', 'lastSignInDate'],
    filters: ['fullName', 'username', 'officeCentre', 'roleCode', 'tag', 'status', 'neverSignedIn'],
    unlessAsked: { status: ['ACTIVE', 'INACTIVE'] },
    filterNames: { emailAddress: 'username', tenantRoleCodeArray: { field: 'roleCode', several: true } },
    byRule: {
      active: boolean(),
      permissionCode: oneOf(permissions),
      userGroupId: integer({ min: 1 }),
      mobilePassAssigned: boolean({ readableBy: { permission: 'PERSON_PASS_VIEW' } }),
      credentialTypeArray: systemCodes('CREDENTIAL_TYPE', { readableBy: { permission: 'PERSON_PASS_VIEW' } }),
    },
    inputs: ['credentialTypeArray', 'mobilePassAssigned'],
    sortable: ['fullName', 'username', 'officeCentre', 'status', 'lastSignInDate'],
    tabs: [
      { code: 'ACTIVE', where: { status: 'ACTIVE' } },
      { code: 'PENDING', of: 'user-registration-requests', where: { status: 'PENDING' } },
      { code: 'INVITED', of: 'user-invitations', where: { status: ['PENDING', 'EXPIRED', 'DECLINED'] } },
      { code: 'INACTIVE', where: { status: 'INACTIVE' } },
    ],
    opensOn: 'ACTIVE',
  },
  form: [...personForm, { section: 'tags', fields: ['tag'] }],
  facts: personFacts,
  show: [...personPage, { section: 'tags', fields: ['tag'] }],
  related: [{ entity: 'season-parking-applications', by: 'applicant' }],
  actions: {
    ...personActions,
    makeAdmin: {
      call: 'PUT /{id}/make-admin',
      permission: 'USER_MANAGE',
      when: { roleCode: rolesOfRank('staff') },
      confirm: 'plain',
      notice: 'userUpdated',
    },
    /** Signs the person out of the office centres in scope; other sessions stay. */
    endSessions: {
      call: 'PUT /{id}/end-sessions',
      permission: 'USER_MANAGE',
      when: { accountRegistered: true },
      confirm: 'plain',
      notice: 'sessionsEnded',
    },
  },
  uploads: {
    ...peopleUploads({ add: 'USER_ADD', edit: 'USER_EDIT' }, { create: '/upload/users', update: '/upload/mass-update' }),
    faces: {
      does: 'pictures',
      key: 'username',
      process: 'POST /process-fr-data',
      upload: 'POST /upload-fr-data',
      permission: 'USER_EDIT',
      page: '/upload/face-recognition',
      columns: ['faceImage'],
      example: { username: 'taiman.chan@company.example' },
      guideline: 'faces',
      notices: { uploaded: 'faces', failed: 'facesFailed' },
    },
  },
  notices: { update: 'userUpdated', delete: 'accountDelinked' },
});
