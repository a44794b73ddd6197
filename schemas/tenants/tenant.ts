import { firstAdminFields, firstAdminForm } from '../buildings/firstAdmin.ts';
import { billingPeriod, officeCentreFields } from '../buildings/officeCentre.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import { countOf, oneOf, reference, references, text } from '../kernel/fields/field.ts';
import { heldOn, rolesOfRank } from '../kernel/rights/access.ts';
import { unique } from '../kernel/rules/limits.ts';

/** Master and sub admin (000 §3). */
const adminsOfCompanies = rolesOfRank('admin').filter((role) => heldOn.tenant.includes(role));

/** Tenant company (000 §3, §7): an office centre of type TENANT or OFFICE under its landlord. */
export const tenant = defineEntity({
  name: 'tenants',
  area: 'tenants',
  doc: 'A company that rents units in a building.',
  title: '{companyName}',
  icon: 'Business',
  menu: { order: 10 },
  table: 'office-centres',
  rows: { officeCentreType: ['TENANT', 'OFFICE'] },
  pages: { list: '/tenants', create: '/tenants/add', show: '/tenants/:id', edit: '/tenants/:id/edit' },
  api: {
    path: '/office-centres/{officeCentreId}/tenants',
    verbs: {
      list: true,
      get: 'GET /{id}/detail-info',
      create: true,
      update: true,
      statusCount: true,
      dropDown: true,
      history: true,
    },
    also: [{ path: '/tenants', key: 'id', calls: { dropDown: true } }],
    views: {
      credentialBalance: {
        call: 'GET /{id}/credential-balance',
        fields: ['hidQuotaBal', 'qrQuotaBal', 'frQuotaBal', 'visitorQrQuotaBal'],
      },
    },
  },
  scope: { building: 'landlordId', tenant: 'id' },
  access: { list: 'TENANT_LIST', get: 'TENANT_VIEW', create: 'TENANT_ADD', update: 'TENANT_EDIT' },
  endpoints: {
    count: {
      call: 'GET /office-centres/{officeCentreId}/tenants/tenant-count',
      summary: 'How many tenant companies there are, and how many of them are active',
      permission: 'TENANT_LIST',
    },
  },
  fields: {
    ...officeCentreFields,
    officeCentreType: oneOf(['TENANT', 'OFFICE'], { required: true, default: 'TENANT', fixed: true }),
    landlord: reference('office-centres', { onDelete: 'restrict', system: true, embed: ['companyName'] }),
    /** By which invoices name the company. */
    customerCode: text({ max: 12, pattern: 'digits' }),
    userCount: countOf('user-roles', { by: 'officeCentre' }),
    ...firstAdminFields,
    /** Whom the building speaks to: those with one of these roles, unless the list is asked for others. */
    admins: references('users', {
      onDelete: 'clear',
      system: true,
      embed: ['username'],
      readableBy: { permission: 'USER_LIST' },
      via: {
        entity: 'user-roles',
        by: 'officeCentre',
        take: 'user',
        only: { active: true, roleCode: adminsOfCompanies },
      },
    }),
    unitCount: countOf('units', { by: 'tenant' }),
  },
  limits: { customer: unique(['landlord', 'customerCode'], { error: 'customerCodeThere' }) },
  validate: [billingPeriod],
  report: { date: 'createdDate', by: ['officeCentreType', 'subscriptionPlanCode'] },
  list: {
    columns: ['centreCode', 'companyName', 'officeCentreType', 'unitCount', 'userCount', 'active'],
    more: ['admins', 'customerCode', 'contactEmail', 'contactPhone', 'billingEndDate'],
    filters: ['officeCentreType', 'addOns', 'subscriptionPlanCode', 'billingStartDate', 'billingEndDate', 'withoutAdmin'],
    filterNames: { active: 'active' },
    gathers: { userOfficeCentreRoleCodeArray: { field: 'admins', by: 'roleCode' } },
    sort: ['companyName', 'ASC'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
  },
  form: [
    { section: 'identity', fields: ['centreCode', 'companyName', 'officeCentreType', 'address'] },
    { section: 'contact', fields: ['contactEmail', 'contactPhone', 'website'] },
    { section: 'subscription', fields: ['subscriptionPlanCode', 'billingStartDate', 'billingEndDate', 'customerCode', 'addOns'] },
    firstAdminForm,
  ],
  facts: ['centreCode', 'officeCentreType', 'unitCount', 'userCount', 'subscriptionPlanCode', 'billingEndDate'],
  show: [
    { section: 'status', fields: ['active', 'admins', 'userCount', 'unitCount'] },
    { section: 'identity', fields: ['centreCode', 'companyName', 'officeCentreType', 'address'] },
    { section: 'contact', fields: ['contactEmail', 'contactPhone', 'website'] },
    { section: 'subscription', fields: ['subscriptionPlanCode', 'billingStartDate', 'billingEndDate', 'customerCode', 'addOns'] },
    { section: 'credential', fields: ['hidQuotaBal', 'qrQuotaBal', 'frQuotaBal', 'visitorQrQuotaBal'] },
  ],
  related: [
    { entity: 'users', by: 'officeCentre', add: '/tenants/:id/users/add' },
    { entity: 'units', by: 'tenant' },
    { entity: 'season-parking-applications', by: 'tenant' },
    { entity: 'invoices', by: 'tenant' },
  ],
  actions: {
    updateStatus: {
      call: 'PUT /{id}/status',
      permission: 'TENANT_MANAGE',
      input: ['active'],
      required: ['active'],
      section: 'status',
      notice: 'tenantUpdated',
    },
    updateAddOn: {
      call: 'PUT /{id}/add-on',
      permission: 'TENANT_MANAGE',
      input: ['addOns'],
      section: 'subscription',
      notice: 'tenantUpdated',
    },
    updateCredential: {
      call: 'PUT /{id}/credential',
      permission: 'TENANT_MANAGE',
      input: ['hidQuotaBal', 'qrQuotaBal', 'frQuotaBal', 'visitorQrQuotaBal'],
      section: 'credential',
      notice: 'tenantUpdated',
    },
  },
  notices: { update: 'tenantUpdated' },
});
