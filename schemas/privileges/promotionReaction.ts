import { defineEntity } from '../kernel/entity/entity.ts';
import { oneOf, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** That a person likes a privilege, or has looked at it: once each. The server alone writes it; only the numbers are told. */
export const promotionReaction = defineEntity({
  name: 'promotion-reactions',
  area: 'privileges',
  doc: 'That a person likes a privilege, or has looked at it.',
  title: '#{id}',
  api: { path: '/promotion-reactions', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'PROMOTION_MANAGE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    promotion: reference('promotions', { required: true, onDelete: 'cascade', system: true }),
    user: reference('users', { required: true, onDelete: 'cascade', system: true }),
    kind: oneOf(['LIKE', 'VIEW'], { required: true, system: true }),
  },
  limits: { once: unique(['promotion', 'user', 'kind'], { error: 'reactedAlready' }) },
  list: { columns: ['promotion', 'user', 'kind'] },
});
