import { officeCentreFields } from '../buildings/officeCentre.ts';
import { defineEntity } from '../kernel/entity/entity.ts';

/** The company in which somebody works, as its own people see it (000 §7: GET and PUT tenants of the own office centre). */
export const company = defineEntity({
  name: 'companies',
  area: 'tenants',
  doc: 'A tenant company, as its own people see and describe it.',
  title: '{companyName}',
  table: 'office-centres',
  rows: { officeCentreType: ['TENANT', 'OFFICE'] },
  api: { path: '/office-centres/tenants', verbs: { get: 'GET /{id}/active-detail-info', history: true } },
  scope: { building: 'landlordId', tenant: 'id' },
  access: { list: 'ACCOUNT_VIEW', get: 'ACCOUNT_VIEW' },
  endpoints: {
    activeDetailInfo: {
      call: 'GET /office-centres/{officeCentreId}/tenants/active-detail-info',
      summary: 'The company that the session works in, or that the path names',
      permission: 'ACCOUNT_VIEW',
    },
  },
  fields: officeCentreFields,
  list: { columns: ['centreCode', 'companyName'] },
  show: [
    { section: 'identity', fields: ['centreCode', 'companyName', 'landlord'] },
    { section: 'contact', fields: ['address', 'contactEmail', 'contactPhone', 'website'] },
    { section: 'subscription', fields: ['subscriptionPlanCode', 'billingStartDate', 'billingEndDate', 'addOns'] },
    { section: 'credential', fields: ['hidQuotaBal', 'qrQuotaBal', 'frQuotaBal', 'visitorQrQuotaBal'] },
  ],
  actions: {
    // The name and what the building agreed with the company stay the building's to change.
    updateInfo: {
      call: 'PUT /{id}',
      permission: 'ACCOUNT_EDIT',
      sides: ['tenant'],
      input: ['address', 'contactEmail', 'contactPhone', 'website'],
      section: 'contact',
      notice: 'tenantUpdated',
    },
  },
});
