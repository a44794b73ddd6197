import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  countOf,
  integer,
  oneOf,
  reference,
  references,
  someOf,
  systemCodes,
  tags,
  text,
  whether,
} from '../kernel/fields/field.ts';
import { permissions, roleCodes } from '../kernel/rights/access.ts';
import { peopleUploads } from './peopleUploads.ts';
import { neverSignedIn, personActions, personCreated, personFields } from './person.ts';

const fields = personFields('user-roles');
const roles = (take: string) => ({ entity: 'user-roles', by: 'user', take });
/** A person's accounts in buildings and companies; the provider's own staff have none there. */
const accounts = (where = {}) => countOf('user-roles', { by: 'user', where: { officeCentreId: { not: null }, ...where } });

/**
 * Global user (000 §2, §3, §7): a person of any building or company, once, whatever the number of office centres. The rows are those of
 * the users; only the provider sees them this way.
 */
export const globalUser = defineEntity({
  name: 'global-users',
  area: 'users',
  doc: 'A person of any office centre, as the provider sees them.',
  title: '{fullName}',
  icon: 'Groups',
  menu: { order: 12 },
  table: 'users',
  historyOf: 'users',
  rows: { removed: false },
  pages: {
    list: '/management/user',
    create: '/management/user/add',
    show: '/management/user/:id',
    edit: '/management/user/:id/edit',
  },
  api: {
    path: '/users',
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
    // The specification has the list under three names; every record has the office centres of the person.
    also: [
      { path: '/users', key: 'id', calls: { list: 'GET /detail-page' } },
      { path: '/users', key: 'id', calls: { list: 'GET /with-tenant-detail' } },
    ],
    created: personCreated,
    // Who names people in the settings of permits chooses among those of the building.
    dropDownAlsoFor: ['FORM_MANAGE'],
  },
  scope: {},
  access: {
    list: 'GLOBAL_USER_LIST',
    get: 'GLOBAL_USER_VIEW',
    create: 'GLOBAL_USER_ADD',
    update: 'GLOBAL_USER_EDIT',
    delete: 'GLOBAL_USER_DELETE',
    dropDown: 'GLOBAL_USER_LIST',
    emailRecord: 'GLOBAL_USER_DOWNLOAD',
  },
  endpoints: {
    withTenantInfo: {
      call: 'GET /users/drop-down-with-tenant-info',
      summary: 'People as options, each with their buildings and companies',
      permission: 'GLOBAL_USER_LIST',
      // Who lends things looks for the borrower among the people of the building.
      orHolding: ['LOAN_ITEM_MANAGE'],
      sides: ['platform', 'building'],
      describes: {
        sortProperties: oneOf(['fullName', 'username'], { default: 'fullName' }),
        sortDirection: oneOf(['ASC', 'DESC'], { default: 'ASC' }),
        active: boolean({ default: true }),
      },
      query: [
        'sort',
        'sortProperties',
        'sortDirection',
        'active',
        'similarUsername',
        'landlordId',
        'wildcardSearch',
        'page',
        'limit',
      ],
    },
  },
  fields: {
    ...fields,
    /** Where a new person works first; in the dialog of unlinking, one of their own. */
    officeCentre: reference('centres', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      via: roles('officeCentre'),
      pick: { id: '$record.tenantIds?' },
    }),
    landlord: reference('office-centres', { onDelete: 'cascade', system: true, via: roles('building') }),
    /** Every building and company of the person, in the order of their accounts. */
    tenant: references('centres', { onDelete: 'clear', system: true, embed: ['uuid'], via: roles('officeCentre') }),
    roleCodes: someOf(roleCodes, { system: true, via: roles('roleCode') }),
    /** Deleted by the provider: kept for the records that name the person, until they join an office centre again. */
    removed: boolean({ default: false, system: true }),
    active: whether({ status: 'ACTIVE' }),
    neverSignedIn,
    accountCount: accounts(),
    /** Those with which the person can get in: neither the account nor its company or building is switched off. */
    activeAccountCount: accounts({ active: true, officeCentreActive: true, buildingActive: true }),
    tenantOneAccountActive: whether({ activeAccountCount: { gt: 0 } }),
    tenantAllAccountInactive: whether({ accountCount: { gt: 0 }, activeAccountCount: 0 }),
  },
  states: { field: 'status', initial: 'PENDING' },
  missing: '404',
  list: {
    columns: ['fullName', 'username', 'tenant', 'roleCodes', 'accountRegistered', 'status'],
    more: ['mobileNumber', 'officeNumber', 'jobTitle', 'accountCount', 'lastSignInDate'],
    filters: [
      'fullName',
      'username',
      'landlord',
      'officeCentre',
      'roleCode',
      'status',
      'accountRegistered',
      'neverSignedIn',
      'active',
      'tenantOneAccountActive',
      'tenantAllAccountInactive',
    ],
    filterNames: { emailAddress: 'username', tenantRoleCodeArray: { field: 'roleCode', several: true } },
    byRule: {
      permissionCode: oneOf(permissions),
      userGroupId: integer({ min: 1 }),
      tag: text({ max: 50 }),
      tagArray: tags({ maxItems: 20 }),
      mobilePassAssigned: boolean({ readableBy: { permission: 'PERSON_PASS_VIEW' } }),
      credentialTypeArray: systemCodes('CREDENTIAL_TYPE', { readableBy: { permission: 'PERSON_PASS_VIEW' } }),
    },
    sortable: ['fullName', 'username', 'accountRegistered', 'status', 'lastSignInDate'],
    tabs: [
      { code: 'ACTIVE', where: { status: 'ACTIVE' } },
      { code: 'PENDING', where: { status: 'PENDING' } },
      { code: 'INACTIVE', where: { status: 'INACTIVE' } },
    ],
    opensOn: 'ACTIVE',
  },
  form: [
    { section: 'person', fields: ['fullName', 'username', 'jobTitle'] },
    { section: 'contact', fields: ['officeNumber', 'mobileNumber'] },
    { section: 'role', fields: ['officeCentre', 'roleCode'] },
  ],
  facts: ['status', 'username', 'mobileNumber', 'accountCount', 'lastSignInDate'],
  show: [
    {
      section: 'person',
      fields: ['fullName', 'username', 'jobTitle', 'status', 'accountRegistered', 'inviteLastSentDate', 'lastSignInDate'],
    },
    { section: 'contact', fields: ['officeNumber', 'mobileNumber'] },
    { section: 'accounts', fields: ['tenant', 'roleCodes', 'tenantOneAccountActive', 'tenantAllAccountInactive'] },
  ],
  related: [
    {
      entity: 'user-accounts',
      by: 'user',
      opens: {
        entity: 'users',
        centre: 'officeCentre',
        show: '/management/user/:id/:officeCentreId/:officeCentreUuid',
        edit: '/management/user/:id/:officeCentreId/:officeCentreUuid/edit',
      },
    },
  ],
  actions: {
    activate: { ...personActions.activate, call: 'PUT /{id}/activate-user', permission: 'GLOBAL_USER_MANAGE' },
    deactivate: { ...personActions.deactivate, call: 'PUT /{id}/deactivate-user', permission: 'GLOBAL_USER_MANAGE' },
    /** Signs the person out everywhere. */
    endSessions: {
      call: 'PUT /{id}/end-sessions',
      permission: 'GLOBAL_USER_MANAGE',
      when: { accountRegistered: true },
      confirm: 'plain',
      notice: 'sessionsEnded',
    },
    /** Ends one account: the person keeps those in other office centres. */
    unlink: {
      call: 'PUT /{id}/unlink-user',
      permission: 'GLOBAL_USER_MANAGE',
      input: ['officeCentre'],
      required: ['officeCentre'],
      startsEmpty: true,
      tone: 'danger',
      notice: 'accountDelinked',
    },
    /** Ends the accounts in all buildings and companies: the person can be invited again. */
    delink: {
      call: 'PUT /{id}/delink-user',
      permission: 'GLOBAL_USER_MANAGE',
      confirm: 'countdown',
      tone: 'danger',
      notice: 'accountDelinked',
    },
  },
  uploads: peopleUploads(
    { add: 'GLOBAL_USER_ADD', edit: 'GLOBAL_USER_EDIT' },
    { create: '/global-users/upload/users', update: '/global-users/upload/mass-update' },
  ),
  notices: { update: 'userUpdated' },
});
