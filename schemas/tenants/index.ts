import { defineArea } from '../kernel/areas/area.ts';
import { company } from './company.ts';
import { emailDomain } from './emailDomain.ts';
import { stackingPlan } from './stackingPlan.ts';
import { tenant } from './tenant.ts';
import { unit } from './unit.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'tenants',
  // In menu order.
  entities: [tenant, unit, company, emailDomain],
  screens: [stackingPlan],
  widgets,
});
export const { entities } = area;
