/** The calls with which a building sets up how its people sign in elsewhere. */
import { entities } from '#schemas/buildings/index.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { type AreaCall, type AreaContext, registerCall } from '#server/engine/areaCalls.ts';
import { audit } from '#server/engine/audit.ts';
import { requireKeys } from '#server/engine/write/gates.ts';
import { AppError, refuseProblems } from '#server/http/errors.ts';
import { makeAccessTokens } from '../accessToken.ts';
import { type Brake, countAttempt } from '../guard.ts';
import { makeDiscovery } from './discovery.ts';
import { issuerFault, type ProviderForm, readProviderForm } from './settingsForm.ts';
import {
  lockProviders,
  providerChanges,
  removeProvider,
  requireFreeDomains,
  storedProvider,
  storeProvider,
} from './settingsStore.ts';
import { redirectUri } from './startSso.ts';

const PATH = '/office-centres/{officeCentreId}/identity-provider';
const building = entities.find((one) => one.name === 'office-centres') as Entity;
const call = (facts: Pick<AreaCall, 'method' | 'permission' | 'summary' | 'notice' | 'run'> & { path?: string }): void =>
  registerCall({ area: 'auth', path: PATH, sides: ['building', 'platform'], ...facts });

/** The building in the path; a tenant company in it has no provider of its own. Throws AppError `notFound`. */
function buildingOf({ reach }: AreaContext): number {
  if (reach.buildingId === null || reach.tenantId !== null) throw new AppError('notFound');
  return reach.buildingId;
}

const answer = async (context: AreaContext, buildingId: number) => ({
  redirectUri: redirectUri(context.config),
  provider: (await storedProvider(context.db, buildingId)) ?? null,
});

/** Makes a change and notes it, both or neither. */
async function change(context: AreaContext, buildingId: number, form: ProviderForm | undefined): Promise<void> {
  const { db, reach, origin } = context;
  const key = await makeAccessTokens(db).key();
  await db.transaction(async (tx) => {
    await lockProviders(tx);
    const before = await storedProvider(tx, buildingId);
    if (form) {
      await requireFreeDomains(tx, buildingId, form.domains, reach.session.side === 'platform');
      await storeProvider(tx, key, buildingId, form);
    } else await removeProvider(tx, buildingId);
    const changes = providerChanges(before, await storedProvider(tx, buildingId), form?.clientSecret !== undefined);
    if (changes.length)
      await audit(tx, { entity: building, recordId: buildingId, action: 'identityProvider', reach, origin, changes });
  });
}

call({
  method: 'GET',
  permission: 'ACCOUNT_VIEW',
  summary: 'The identity provider of the building, without its secret',
  run: (context) => answer(context, buildingOf(context)),
});

call({
  method: 'PUT',
  permission: 'ACCOUNT_EDIT',
  summary: 'Set the identity provider up; without a secret, the one that is stored stays',
  notice: 'identityProviderSaved',
  run: async (context) => {
    const buildingId = buildingOf(context);
    await change(context, buildingId, readProviderForm(context.body, context.config.production));
    return answer(context, buildingId);
  },
});

call({
  method: 'DELETE',
  permission: 'ACCOUNT_EDIT',
  summary: 'Remove the identity provider: everybody signs in with a password again',
  notice: 'identityProviderRemoved',
  run: async (context) => {
    await change(context, buildingOf(context), undefined);
    return null;
  },
});

/** Looking at addresses: enough for setting up, too little for exploring a network. */
const testBrake = (userId: number): Brake => ({ key: `issuer:${userId}`, limit: 30 });

call({
  method: 'POST',
  path: `${PATH}/test`,
  permission: 'ACCOUNT_EDIT',
  summary: 'Whether an issuer answers as an identity provider does',
  run: async (context) => {
    buildingOf(context);
    const { db, config, reach } = context;
    const { issuer } = requireKeys(context.body, ['issuer']);
    const fault = issuerFault(issuer, config.production);
    if (fault) refuseProblems({ issuer: fault });
    if (!(await countAttempt(db, [testBrake(reach.session.userId)]))) throw new AppError('tooMany');
    try {
      const metadata = await makeDiscovery(config).metadataOf(String(issuer).trim());
      return { issuer: metadata.issuer, authorizationEndpoint: metadata.authorization_endpoint };
    } catch {
      // Why it failed is not said: it would tell what answers at an address of somebody's choice.
      throw new AppError('validation', { fields: { issuer: { code: 'issuerSilent' } } });
    }
  },
});
