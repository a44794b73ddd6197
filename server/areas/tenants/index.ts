import { defineServerArea } from '#server/engine/area.ts';
import { tenantCount } from './calls.ts';
import { tenantRules } from './tenants.ts';

export const tenants = defineServerArea({
  name: 'tenants',
  rules: { tenants: tenantRules },
  answers: { tenants: { count: tenantCount } },
});
