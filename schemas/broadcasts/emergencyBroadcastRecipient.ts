import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, oneOf, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** What a person can answer. */
export const replies = ['SAFE', 'NEEDS_HELP'] as const;

/** One person whom an emergency broadcast addresses, and their answer (002 §3). The person alone writes it, through their own call. */
export const emergencyBroadcastRecipient = defineEntity({
  name: 'emergency-broadcast-recipients',
  area: 'broadcasts',
  doc: 'One person whom an emergency broadcast addresses, and whether this person is safe.',
  title: '{id}',
  api: { path: '/office-centres/{officeCentreId}/emergency-broadcast-recipients', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'ANNOUNCEMENT_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    emergencyBroadcast: reference('emergency-broadcasts', { onDelete: 'cascade', system: true }),
    tenantDetail: reference('emergency-broadcast-tenant-details', { onDelete: 'cascade', system: true }),
    /** The company, or the building itself. */
    tenant: reference('centres', { onDelete: 'cascade', system: true }),
    user: reference('users', { onDelete: 'cascade', system: true, embed: ['mobileNumber'] }),
    reply: oneOf(['NONE', ...replies], {
      default: 'NONE',
      system: true,
      tones: { NONE: 'neutral', SAFE: 'success', NEEDS_HELP: 'danger' },
    }),
    replyDate: dateTime({ system: true }),
  },
  limits: { once: unique(['emergencyBroadcast', 'user'], { error: 'duplicate' }) },
  list: {
    columns: ['user', 'tenant', 'reply', 'replyDate'],
    filters: ['emergencyBroadcast', 'tenant', 'reply'],
  },
});
