import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { objectOf, whole } from '#server/openapi/values.ts';
import { activeDetailInfo, tenantCount } from './calls.ts';
import { planSchema, stackingPlan } from './stackingPlan.ts';
import { tenantRules } from './tenants.ts';

export const tenants = defineServerArea({
  name: 'tenants',
  rules: { tenants: tenantRules },
  handlers: {
    tenants: { count: returning(objectOf({ tenantCount: whole, activeTenantCount: whole }), tenantCount) },
    units: { stackingPlan: returning(planSchema, stackingPlan) },
    companies: { activeDetailInfo: returning('companies', activeDetailInfo) },
  },
});
