import { defineEntity } from '../kernel/entity/entity.ts';
import { countOf, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { answerCounts } from './emergency.ts';

const answered = (where: object) => countOf('emergency-broadcast-recipients', { by: 'tenantDetail', where: { ...where } });

/** The people of one company whom an emergency broadcast addresses (002 §3, §9): how many are safe, need help, have not answered. */
export const emergencyBroadcastTenantDetail = defineEntity({
  name: 'emergency-broadcast-tenant-details',
  area: 'broadcasts',
  doc: 'How the people of one company have answered to an emergency broadcast.',
  title: '{tenantId}',
  table: 'emergency-broadcast-tenants',
  api: { path: '/office-centres/{officeCentreId}/emergency-broadcast-tenant-details', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'ANNOUNCEMENT_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    emergencyBroadcast: reference('emergency-broadcasts', { onDelete: 'cascade', system: true }),
    /** The company, or the building itself for its own people. */
    tenant: reference('centres', { onDelete: 'cascade', system: true, embed: ['centreCode'] }),
    addressedCount: answered({}),
    safeCount: answered({ reply: 'SAFE' }),
    helpCount: answered({ reply: 'NEEDS_HELP' }),
    silentCount: answered({ reply: 'NONE' }),
  },
  limits: { once: unique(['emergencyBroadcast', 'tenant'], { error: 'duplicate' }) },
  list: { columns: ['tenant', ...answerCounts], filters: ['emergencyBroadcast', 'tenant'] },
});
