/** Exchanges the code that the browser brings for the claims of an identity provider. */
import * as client from 'openid-client';
import { addressOf, type Claims } from './address.ts';
import type { Provider } from './provider.ts';
import { SsoRefusal } from './refusal.ts';
import type { SsoRequest } from './requests.ts';

export interface SsoAnswer {
  code: string;
  state: string;
  /** The sender (RFC 9207), where the provider supports it. */
  iss?: string;
}
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
}

/** Error codes are defined by the library; messages may quote what was sent. */
const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? (error as Error).name);

/** Claims that the ID token has not, from userinfo: some providers return the address there alone. */
async function claimsOf(configuration: client.Configuration, accessToken: string, claims: client.IDToken): Promise<Claims> {
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  try {
    // The subject must be the same.
    const more = await client.fetchUserInfo(configuration, accessToken, claims.sub);
    return { ...more, ...claims };
  } catch (error) {
    // Entra ID names the person in the token already, and answers this elsewhere.
    if (claims.preferred_username !== undefined || claims.upn !== undefined) return claims;
    throw error;
  }
}

/**
 * Exchanges the code and validates the response: issuer, audience, nonce, time and signature of the ID token.
 * @throws SsoRefusal for anything invalid, including an address that nobody answers for
 */
export async function exchange(
  configuration: client.Configuration,
  callback: string,
  answer: SsoAnswer,
  { nonce, codeVerifier }: Pick<SsoRequest, 'nonce' | 'codeVerifier'>,
  provider: Provider,
): Promise<Identity> {
  const address = new URL(callback);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  try {
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      expectedState: answer.state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims() as client.IDToken;
    const email = addressOf(await claimsOf(configuration, tokens.access_token, claims), provider);
    return { issuer: claims.iss, subject: claims.sub, email };
  } catch (error) {
    throw error instanceof SsoRefusal ? error : new SsoRefusal(`exchange ${codeOf(error)}`);
  }
}
