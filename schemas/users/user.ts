import { roleCodes } from '../kernel/access.ts';
import { defineEntity } from '../kernel/entity.ts';
import { boolean, dateTime, email, oneOf, phone, reference, text } from '../kernel/field.ts';

const membership = (take: string) => ({ entity: 'user-roles', by: 'user', take });

/** User (000 §3, §4): a person, with a role in every office centre that the person works in. */
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
  fields: {
    fullName: text({ required: true, max: 120, search: true }),
    /** The e-mail address with which the person signs in. */
    username: email({ required: true, unique: true, search: true, fixed: true }),
    officeNumber: phone(),
    mobileNumber: phone(),
    jobTitle: text({ max: 80 }),
    officeCentre: reference('centres', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      writableBy: ['platform', 'building'],
      via: membership('officeCentre'),
    }),
    roleCode: oneOf(roleCodes, { required: true, default: 'STAFF', fixed: true, via: membership('roleCode') }),
    personInCharge: boolean({ system: true, via: membership('personInCharge') }),
    status: oneOf(['ACTIVE', 'PENDING', 'INACTIVE'], { system: true }),
    accountRegistered: boolean({ default: false, system: true }),
    inviteLastSentDate: dateTime({ system: true }),
    lastSignInDate: dateTime({ system: true }),
  },
  states: { field: 'status', initial: 'PENDING' },
  list: {
    columns: ['fullName', 'username', 'officeCentre', 'roleCode', 'personInCharge', 'status'],
    more: ['mobileNumber', 'officeNumber', 'jobTitle', 'lastSignInDate'],
    filters: ['fullName', 'username', 'officeCentre', 'roleCode', 'status'],
    sortable: ['fullName', 'username', 'status', 'lastSignInDate'],
    tabs: [
      { code: 'ACTIVE', where: { status: ['ACTIVE', 'INACTIVE'] } },
      { code: 'PENDING', where: { status: 'PENDING' } },
    ],
  },
  form: [
    { section: 'person', fields: ['fullName', 'username', 'jobTitle'] },
    { section: 'contact', fields: ['officeNumber', 'mobileNumber'] },
    { section: 'role', fields: ['officeCentre', 'roleCode'] },
  ],
  show: [
    {
      section: 'person',
      fields: ['fullName', 'username', 'jobTitle', 'status', 'accountRegistered', 'inviteLastSentDate', 'lastSignInDate'],
    },
    { section: 'contact', fields: ['officeNumber', 'mobileNumber'] },
    { section: 'role', fields: ['officeCentre', 'roleCode', 'personInCharge'] },
  ],
  related: [{ entity: 'season-parking-applications', by: 'applicant' }],
  actions: {
    activate: {
      call: 'PUT /{id}/activate',
      permission: 'USER_MANAGE',
      moves: { INACTIVE: 'ACTIVE' },
      confirm: 'plain',
      notice: 'userUpdated',
    },
    deactivate: {
      call: 'PUT /{id}/deactivate',
      permission: 'USER_MANAGE',
      moves: { ACTIVE: 'INACTIVE' },
      confirm: 'plain',
      tone: 'danger',
      notice: 'userUpdated',
    },
    setRole: {
      call: 'PUT /{id}/set-role',
      permission: 'USER_MANAGE',
      input: ['roleCode'],
      section: 'role',
      notice: 'userUpdated',
    },
    makeAdmin: {
      call: 'PUT /{id}/make-admin',
      permission: 'USER_MANAGE',
      when: { roleCode: ['STAFF', 'FACILITY_BOOKING_ADMIN'] },
      confirm: 'plain',
      notice: 'userUpdated',
    },
    removeAdmin: {
      call: 'PUT /{id}/remove-admin',
      permission: 'USER_MANAGE',
      when: { roleCode: ['SUB_ADMIN', 'MASTER_ADMIN', 'LANDLORD_ADMIN'] },
      confirm: 'plain',
      tone: 'danger',
      notice: 'userUpdated',
    },
    changePersonInCharge: {
      call: 'PUT /{id}/change-person-in-charge',
      permission: 'USER_MANAGE',
      when: { personInCharge: false },
      confirm: 'plain',
      notice: 'userUpdated',
    },
  },
  uploads: {
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'USER_ADD',
      page: '/upload/users',
      columns: ['fullName', 'username', 'jobTitle', 'officeNumber', 'mobileNumber', 'officeCentre', 'roleCode'],
      by: { officeCentre: ['centreCode'] },
      example: {
        fullName: 'Chan Tai Man',
        username: 'taiman.chan@company.example',
        jobTitle: 'Office manager',
        officeNumber: '+852 2123 4567',
        mobileNumber: '+852 9123 4567',
      },
      notices: { uploaded: 'users', failed: 'usersFailed' },
    },
  },
  notices: { update: 'userUpdated', delete: 'accountDelinked' },
});
