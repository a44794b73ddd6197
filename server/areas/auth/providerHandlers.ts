/** Answers to the calls with which a building sets up its identity provider. */
import { entities } from '#schemas/buildings/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { audit } from '#server/audit/audit.ts';
import { type AttemptLimit, countAttempt } from '#server/auth/guard.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import { makeDiscovery } from '#server/auth/sso/discovery.ts';
import { domainsListed, keepProofs, proofsOf } from '#server/auth/sso/domainProofs.ts';
import { recordOf } from '#server/auth/sso/domainRecord.ts';
import { issuerProblem, type ProviderForm, readProviderForm } from '#server/auth/sso/settingsForm.ts';
import {
  lockProviders,
  providerChanges,
  removeProvider,
  requireFreeDomains,
  storedProvider,
  storeProvider,
} from '#server/auth/sso/settingsStore.ts';
import { redirectUri } from '#server/auth/sso/startSso.ts';
import { type AreaContext, type Handler, returning } from '#server/engine/areas/areaCalls.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { flag, listOf, moment, objectOf, orNull, text, textOf } from '#server/openapi/values.ts';
import { lookForProof } from './lookForProof.ts';

const building = entities.find((one) => one.name === 'office-centres') as Entity;
/** The building in the path; a tenant company in it has no provider of its own. Throws AppError `notFound`. */
function buildingOf({ reach }: AreaContext): number {
  if (reach.buildingId === null || reach.tenantId !== null) throw new AppError('notFound');
  return reach.buildingId;
}

/** Every domain with the record that proves it, and whether it is proven. */
async function domainsOf(context: AreaContext, buildingId: number, domains: readonly string[]) {
  const key = await makeAccessTokens(context.db).key();
  const proofs = await proofsOf(context.db, buildingId);
  return domains.map((domain) => {
    const proof = proofs.find((one) => one.domain === domain);
    return {
      domain,
      ...recordOf(key, buildingId, domain),
      provenBy: proof?.provenBy ?? null,
      checkedDate: proof?.checkedDate ?? null,
    };
  });
}

async function answer(context: AreaContext, buildingId: number) {
  const provider = (await storedProvider(context.db, buildingId)) ?? null;
  return {
    redirectUri: redirectUri(context.config),
    provider,
    domains: await domainsOf(context, buildingId, await domainsListed(context.db, buildingId)),
  };
}

/** The same, as the calls answer it. */
const settingsSchema = objectOf({
  redirectUri: text,
  provider: orNull(
    objectOf({
      name: text,
      issuer: text,
      clientId: text,
      domains: listOf(text),
      active: flag,
      trustsDomains: flag,
      updatedDate: moment,
    }),
  ),
  domains: listOf(
    objectOf({
      domain: text,
      recordName: text,
      recordValue: text,
      provenBy: orNull(textOf('DNS', 'PROVIDER')),
      checkedDate: orNull(moment),
    }),
  ),
});

/** Makes a change and writes its audit entry in one transaction. */
async function change(context: AreaContext, buildingId: number, form: ProviderForm | undefined): Promise<void> {
  const { db, reach, origin } = context;
  const key = await makeAccessTokens(db).key();
  await db.transaction(async (tx) => {
    await lockProviders(tx);
    const before = await storedProvider(tx, buildingId);
    const listed = await domainsListed(tx, buildingId);
    if (form) {
      const isPlatform = reach.session.side === 'platform';
      await requireFreeDomains(tx, buildingId, form.domains, isPlatform);
      await storeProvider(tx, key, buildingId, form);
      // Domains that the provider's staff add are proven without a record, but not those that the building had listed before.
      const named = form.domains.filter((one) => !listed.includes(one));
      if (isPlatform) await keepProofs(tx, buildingId, named, 'PROVIDER');
    } else await removeProvider(tx, buildingId);
    const changes = providerChanges(before, await storedProvider(tx, buildingId), form?.clientSecret !== undefined);
    if (changes.length)
      await audit(tx, { entity: building, recordId: buildingId, action: 'identityProvider', reach, origin, changes });
  });
}

const readProvider: Handler = (context) => answer(context, buildingOf(context));

const saveProvider: Handler = async (context) => {
  const buildingId = buildingOf(context);
  await change(context, buildingId, readProviderForm(context.body, context.config.production));
  return answer(context, buildingId);
};

const dropProvider: Handler = async (context) => {
  await change(context, buildingOf(context), undefined);
  return null;
};

const verifyDomain: Handler = async (context) => {
  const buildingId = buildingOf(context);
  const { domain } = requireKeys(context.body, ['domain']);
  const named = await domainsListed(context.db, buildingId);
  if (typeof domain !== 'string' || !named.includes(domain)) throw new AppError('notFound');
  await lookForProof(context, buildingId, domain, 'domains');
  return answer(context, buildingId);
};

/** Rate limit of address checks: enough for setting up, too low for scanning a network. */
const testLimit = (userId: number): AttemptLimit => ({ key: `issuer:${userId}`, limit: 30 });

const testIssuer: Handler = async (context) => {
  buildingOf(context);
  const { db, config, reach } = context;
  const { issuer } = requireKeys(context.body, ['issuer']);
  const problem = issuerProblem(issuer, config.production);
  if (problem) refuseProblems({ issuer: problem });
  if (!(await countAttempt(db, [testLimit(reach.session.userId)]))) throw new AppError('tooMany');
  try {
    const metadata = await makeDiscovery(config).metadataOf(String(issuer).trim());
    return { issuer: metadata.issuer, authorizationEndpoint: metadata.authorization_endpoint };
  } catch {
    // The reason of the failure is not disclosed: it would reveal what answers at an arbitrary address.
    throw new AppError('validation', { fields: { issuer: { code: 'issuerSilent' } } });
  }
};

/** By the names of `schemas/buildings/identityProvider.ts`. */
export const providerHandlers = {
  identityProvider: returning(settingsSchema, readProvider),
  saveIdentityProvider: returning(settingsSchema, saveProvider),
  removeIdentityProvider: returning('nothing', dropProvider),
  verifyDomain: returning(settingsSchema, verifyDomain),
  testIssuer: returning(objectOf({ issuer: text, authorizationEndpoint: text }), testIssuer),
};
