import { defineWidgets } from '../kernel/areas/widget.ts';

/** What companies and units show on the page Today. */
export const widgets = defineWidgets(
  {
    kind: 'soon',
    code: 'tenantContractsEnd',
    order: 22,
    entity: 'tenants',
    date: 'billingEndDate',
    within: 60,
    tab: 'ACTIVE',
    detail: ['centreCode'],
  },
  {
    kind: 'attention',
    code: 'tenantsWithoutAdmin',
    order: 11,
    entity: 'tenants',
    tab: 'ACTIVE',
    filter: { withoutAdmin: 'true' },
  },
  { kind: 'activity', code: 'tenantActivity', order: 50, entities: ['tenants', 'units'] },
);
