/** Redemptions (001 §3, §4): made within the quota; what is taken back after it was redeemed leaves a record of its own. */
import { promotionRedemption } from '#schemas/privileges/promotionRedemption.ts';
import { promotionRollback } from '#schemas/privileges/promotionRollback.ts';
import { type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { judgeClaims } from './quota.ts';

async function keepRollback(context: RuleContext, { before, record }: WrittenRow<typeof promotionRedemption>): Promise<void> {
  if (before?.status !== 'REDEEMED' || record.status !== 'REVOKED') return;
  const { tx, model, reach } = context;
  const { id, officeCentreId, retailTenantId, retailStoreId, transactionId, revokedReason } = record;
  const values = {
    promotionRedemptionId: id,
    retailTenantId,
    retailStoreId,
    transactionId,
    reason: revokedReason,
    ...stampNow('rolledBack', reach),
  };
  const within = { ...reach, buildingId: officeCentreId, tenantId: null };
  const entity = model.entity(promotionRollback.name);
  await storeNew(tx, { ...context, entity, reach: within }, 'create', { values, linked: {} });
}

export const redemptionRules = rulesFor(promotionRedemption, {
  beforeCreate: judgeClaims,
  afterWrite: async (context, rows) => {
    if (context.operation === 'revoke') for (const row of rows) await keepRollback(context, row);
  },
});
