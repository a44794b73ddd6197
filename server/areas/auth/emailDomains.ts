/** E-mail domains of a building (000 §7): the list that its identity provider signs in, kept by the same rules. */
import type { Message, MessageCode } from '#schemas/kernel/rules/validate.ts';
import { emailDomain } from '#schemas/tenants/emailDomain.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import { domainsListed, dropExpired } from '#server/auth/sso/domainProofs.ts';
import { recordOf } from '#server/auth/sso/domainRecord.ts';
import { normalDomain, sharedDomains } from '#server/auth/sso/domains.ts';
import { MAX_DOMAINS } from '#server/auth/sso/settingsForm.ts';
import { lockProviders, takenDomain } from '#server/auth/sso/settingsStore.ts';
import { ofRecord, type RecordContext } from '#server/engine/areas/areaCalls.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { objectOf, text } from '#server/openapi/values.ts';
import { lookForProof } from './lookForProof.ts';

export const emailDomainRules = rulesFor(emailDomain, {
  beforeCreate: async ({ tx, reach }, rows) => {
    const { buildingId, session } = reach;
    if (buildingId === null) return;
    // Only one building at a time claims domains, so that two cannot get the same one.
    await lockProviders(tx);
    const listed = (await domainsListed(tx, buildingId)).length;
    const isPlatform = session.side === 'platform';
    for (const [index, row] of rows.entries()) {
      const typed = row.values.domain ?? '';
      const domain = normalDomain(typed);
      const wrong = (code: MessageCode, params: Message['params']) => refuse(row, 'domain', code, { params });
      if (!domain) wrong('domain', { domain: typed.slice(0, 100) });
      else if (sharedDomains.has(domain)) wrong('domainShared', { domain });
      else if (listed + index >= MAX_DOMAINS) wrong('tooManyItems', { max: MAX_DOMAINS });
      else if (await takenDomain(tx, buildingId, [domain], isPlatform)) wrong('domainTaken', { domain });
      else {
        row.values.domain = domain;
        await dropExpired(tx, [domain]);
        // What the provider's staff set needs no record.
        const now = new Date().toISOString();
        if (isPlatform) Object.assign(row.values, { provenBy: 'PROVIDER', provenDate: now, checkedDate: now });
      }
    }
  },
});

const domainOf = ({ record }: RecordContext) => ({
  domain: String(record.domain),
  buildingId: Number(record.officeCentreId),
});

const proof = async (context: RecordContext) => {
  const { domain, buildingId } = domainOf(context);
  return recordOf(await makeAccessTokens(context.db).key(), buildingId, domain);
};

const verify = async (context: RecordContext) => {
  const { domain, buildingId } = domainOf(context);
  await lookForProof(context, buildingId, domain, 'domain');
  return null;
};

export const emailDomainHandlers = {
  proof: ofRecord(objectOf({ recordName: text, recordValue: text }), proof),
  verify: ofRecord('nothing', verify),
};
