/** Looking for the TXT record that proves an e-mail domain, on the page of domains or in the settings of the identity provider. */

import { entities } from '#schemas/buildings/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { MessageCode } from '#schemas/kernel/fields/message.ts';
import { audit } from '#server/audit/audit.ts';
import { type AttemptLimit, countAttempt } from '#server/auth/guard.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import { domainsListed, dropProof, keepProofs, proofsOf } from '#server/auth/sso/domainProofs.ts';
import { type Found, findRecord, recordOf } from '#server/auth/sso/domainRecord.ts';
import { lockProviders } from '#server/auth/sso/settingsStore.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';

const building = entities.find((one) => one.name === 'office-centres') as Entity;

/**
 * Queries DNS, outside any transaction, and keeps what was found.
 * @param key under which the message stands
 * @throws AppError `tooMany`; `validation` unless the domain is proven
 */
export async function lookForProof(context: AreaContext, buildingId: number, domain: string, key: string): Promise<void> {
  const { db, config, reach } = context;
  if (!(await countAttempt(db, [verifyLimit(reach.session.userId)]))) throw new AppError('tooMany');
  const found = await findRecord(config, recordOf(await makeAccessTokens(db).key(), buildingId, domain));
  const outcome = await settle(context, buildingId, domain, found);
  if (outcome) throw new AppError('validation', { fields: { [key]: { code: outcome, params: { domain } } } });
}

/** Adds or removes the proof, with an entry in the building's history. Returns the message key unless it is proven. */
async function settle(
  { db, reach, origin }: AreaContext,
  buildingId: number,
  domain: string,
  found: Found,
): Promise<MessageCode | undefined> {
  return db.transaction(async (tx) => {
    await lockProviders(tx);
    if (!(await domainsListed(tx, buildingId)).includes(domain)) return 'domainAbsent';
    const before = (await proofsOf(tx, buildingId)).some((one) => one.domain === domain);
    if (found === 'absent') await dropProof(tx, buildingId, domain);
    const kept = found === 'present' && (await keepProofs(tx, buildingId, [domain], 'DNS')).length > 0;
    const after = (await proofsOf(tx, buildingId)).some((one) => one.domain === domain);
    const changes = [{ field: 'ssoProvenDomain', from: before ? domain : null, to: after ? domain : null }];
    if (before !== after)
      await audit(tx, { entity: building, recordId: buildingId, action: 'identityProvider', reach, origin, changes });
    if (kept) return undefined;
    return found === 'present' ? 'domainTaken' : found === 'absent' ? 'domainAbsent' : 'domainSilent';
  });
}

/** Rate limit of record look-ups: high enough for somebody who waits for DNS to propagate. */
const verifyLimit = (userId: number): AttemptLimit => ({ key: `domain:${userId}`, limit: 60 });
