/** The metadata of an identity provider (OpenID Connect Discovery), cached for a while. */
import * as client from 'openid-client';
import type { Config } from '#server/config.ts';
import { mayCall } from '#server/outbound/address.ts';
import { outboundFetch } from '#server/outbound/outboundFetch.ts';
import type { Provider } from './provider.ts';

/** Cache lifetime: address changes are noticed after it; unknown keys are fetched at once. */
const REMEMBERED_MILLISECONDS = 60 * 60 * 1000;
const TIMEOUT_SECONDS = 10;

export interface Discovery {
  /** The configured client of the provider. Rejects when it is unreachable, or not a provider. */
  configurationOf(provider: Provider): Promise<client.Configuration>;
  /** The same, bypassing the cache, for an issuer whose client is not known yet. */
  metadataOf(issuer: string): Promise<client.ServerMetadata>;
}

/** Addresses that we call or send browsers to, which are therefore checked: the document is only as trustworthy as its author. */
const CALLED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;

export function makeDiscovery({ production }: Pick<Config, 'production'>): Discovery {
  const known = new Map<number, { stamp: string; until: number; configuration: Promise<client.Configuration> }>();

  async function discover(issuer: string, clientId: string, secret: string): Promise<client.Configuration> {
    const auth: client.ClientAuth = (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported;
      const isBasic = !methods || methods.includes('client_secret_basic');
      return (isBasic ? client.ClientSecretBasic : client.ClientSecretPost)(secret)(server, ...rest);
    };
    const configuration = await client.discovery(new URL(issuer), clientId, undefined, auth, {
      [client.customFetch]: outboundFetch(production),
      timeout: TIMEOUT_SECONDS,
      // The signature is checked although the token comes over TLS from its issuer.
      execute: [client.enableNonRepudiationChecks, ...(production ? [] : [client.allowInsecureRequests])],
    });
    const metadata = configuration.serverMetadata();
    const wrong = CALLED.find((name) => !mayCall(metadata[name] ?? '', production));
    if (wrong) throw new Error(`the provider names no ${wrong} that may be called`);
    return configuration;
  }

  return {
    metadataOf: async (issuer) => (await discover(issuer, 'unknown', '')).serverMetadata(),
    configurationOf({ officeCentreId, issuer, clientId, clientSecret }) {
      const stamp = JSON.stringify([issuer, clientId, clientSecret]);
      const found = known.get(officeCentreId);
      if (found?.stamp === stamp && found.until > Date.now()) return found.configuration;
      const configuration = discover(issuer, clientId, clientSecret);
      known.set(officeCentreId, { stamp, until: Date.now() + REMEMBERED_MILLISECONDS, configuration });
      configuration.catch(() => {
        if (known.get(officeCentreId)?.configuration === configuration) known.delete(officeCentreId);
      });
      return configuration;
    },
  };
}
