import { permissions, rolesOfRank } from '../kernel/access.ts';
import { defineEntity } from '../kernel/entity.ts';
import { boolean, integer, oneOf } from '../kernel/field.ts';
import { userAsks } from './asks.ts';
import { personActions, personFacts, personFields, personForm, personPage } from './person.ts';

/** Column headings that people use for e-mail addresses. */
const username = ['Email', 'E-mail', 'Mail', 'Email ID', '電郵', '电邮', '電子郵件', '电子邮件', '電子信箱', '邮箱', '电子邮箱'];

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
    also: [
      {
        path: '/office-centres/{officeCentreId}/tenants/{tenantId}/users',
        key: 'id',
        calls: { list: true, setRole: true, removeAdmin: true, changePersonInCharge: true },
      },
      { path: '/office-centres/{officeCentreId}', key: 'id', calls: { dropDown: 'GET /email-user-list' } },
    ],
    /** Somebody new is a pending request until they have registered; somebody with an account elsewhere is only asked to join. */
    created: {
      userCreationType: [
        { is: 'REQUEST', when: { status: 'PENDING' } },
        { is: 'INVITATION', when: { id: null } },
        { is: 'USER' },
      ],
      registerRequestId: { key: 'id', when: { status: 'PENDING' }, opens: 'user-registration-requests' },
      userId: { key: 'id' },
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
  asks: userAsks,
  fields: personFields('user-roles'),
  states: { field: 'status', initial: 'PENDING' },
  missing: '404',
  list: {
    columns: ['fullName', 'username', 'officeCentre', 'roleCode', 'personInCharge', 'status'],
    more: ['mobileNumber', 'officeNumber', 'jobTitle', 'lastSignInDate'],
    filters: ['fullName', 'username', 'officeCentre', 'roleCode', 'status'],
    filterNames: { emailAddress: 'username', tenantRoleCodeArray: { field: 'roleCode', several: true } },
    byRule: { active: boolean(), permissionCode: oneOf(permissions), userGroupId: integer({ min: 1 }) },
    sortable: ['fullName', 'username', 'officeCentre', 'status', 'lastSignInDate'],
    tabs: [
      { code: 'ACTIVE', where: { status: ['ACTIVE', 'INACTIVE'] } },
      { code: 'PENDING', of: 'user-registration-requests', where: { status: 'PENDING' } },
      { code: 'INVITED', of: 'user-invitations', where: { status: ['PENDING', 'EXPIRED', 'DECLINED'] } },
    ],
    opensOn: 'ACTIVE',
  },
  form: personForm,
  facts: personFacts,
  show: personPage,
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
    create: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'USER_ADD',
      page: '/upload/users',
      columns: ['fullName', 'username', 'jobTitle', 'officeNumber', 'mobileNumber', 'officeCentre', 'roleCode'],
      by: { officeCentre: ['centreCode'] },
      headings: {
        fullName: ['Name', 'Staff name', 'Employee name', 'Employee', '姓名', '名字', '員工姓名', '员工姓名'],
        username,
        jobTitle: ['Title', 'Position', 'Designation', '職位', '职位', '職銜', '职务'],
        officeNumber: ['Office phone', 'Office tel', 'Tel', 'Telephone', '公司電話', '公司电话', '固定电话'],
        mobileNumber: ['Mobile', 'Mobile phone', 'Cell', 'Cell phone', '手機', '手机', '手提電話', '手機號碼', '手机号码'],
        officeCentre: ['Company', 'Company name', 'Tenant', 'Employer', '公司', '公司名稱', '公司名称', '租戶', '租户'],
        roleCode: ['User role', 'Access role', '權限', '权限'],
      },
      example: {
        fullName: 'Chan Tai Man',
        username: 'taiman.chan@company.example',
        jobTitle: 'Office manager',
        officeNumber: '+852 2123 4567',
        mobileNumber: '+852 9123 4567',
      },
      notices: { uploaded: 'users', failed: 'usersFailed' },
    },
    update: {
      does: 'update',
      key: 'username',
      headings: { username },
      process: 'POST /process-update-data',
      upload: 'POST /upload-update-data',
      permission: 'USER_EDIT',
      page: '/upload/mass-update',
      columns: ['fullName', 'jobTitle', 'officeNumber', 'mobileNumber'],
      example: {
        fullName: 'Chan Tai Man',
        username: 'taiman.chan@company.example',
        jobTitle: 'Office manager',
        officeNumber: '+852 2123 4567',
        mobileNumber: '+852 9123 4567',
      },
      notices: { uploaded: 'usersUpdated', failed: 'usersNotUpdated' },
    },
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
