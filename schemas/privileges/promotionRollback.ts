import { defineEntity } from '../kernel/entity/entity.ts';
import { longText, reference, text } from '../kernel/fields/field.ts';
import { kept, stamp } from '../users/stamp.ts';

/** That a privilege was taken back after it had been redeemed: a record of its own, so that both stay in the report. The server alone writes it. */
export const promotionRollback = defineEntity({
  name: 'promotion-rollbacks',
  area: 'privileges',
  doc: 'A redemption that was taken back.',
  title: '{transactionId}',
  api: { path: '/promotion-rollbacks', verbs: { list: true, get: true }, under: 'promotionRedemption' },
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: { list: 'PROMOTION_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    promotionRedemption: reference('promotion-redemptions', { required: true, onDelete: 'cascade', system: true }),
    retailTenant: reference('tenants', { onDelete: 'clear', system: true }),
    retailStore: reference('retail-stores', { onDelete: 'clear', system: true }),
    /** Of the redemption. */
    transactionId: text({ max: 40, system: true }),
    ...kept(stamp('rolledBack')),
    reason: longText({ max: 500, system: true }),
  },
  list: {
    columns: ['rolledBackDate', 'transactionId', 'retailStore', 'rolledBackUser', 'reason'],
    filters: ['promotionRedemption', 'retailStore', 'rolledBackDate'],
    sort: ['id', 'DESC'],
  },
});
