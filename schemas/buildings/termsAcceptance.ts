import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** Who has accepted which version of the terms and conditions, and when: written by the person's own call, and never changed. */
export const termsAcceptance = defineEntity({
  name: 'terms-acceptances',
  area: 'buildings',
  doc: 'The acceptance of a version of the terms and conditions by a person.',
  title: '#{id}',
  api: { path: '/terms-acceptances', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'OFFICE_CENTRE_VIEW', get: 'OFFICE_CENTRE_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }),
    termsAndConditions: reference('terms-and-conditions', { required: true, onDelete: 'cascade', system: true }),
    user: reference('users', { required: true, onDelete: 'cascade', system: true }),
    acceptedAt: dateTime({ required: true, system: true }),
  },
  limits: { once: unique(['termsAndConditions', 'user'], { error: 'duplicate' }) },
  list: { columns: ['user', 'acceptedAt'], filters: ['termsAndConditions', 'user', 'acceptedAt'], sort: ['acceptedAt', 'DESC'] },
});
