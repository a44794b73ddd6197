/** Exchanges the code that the browser brings for the claims of an identity provider. */
import * as client from 'openid-client';
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
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

/**
 * Exchanges the code and validates the response: issuer, audience, nonce, time and signature of the ID token.
 * @throws SsoRefusal for anything invalid, including an address that the provider has not verified
 */
export async function exchange(
  configuration: client.Configuration,
  callback: string,
  answer: SsoAnswer,
  { nonce, codeVerifier }: Pick<SsoRequest, 'nonce' | 'codeVerifier'>,
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
    // Some providers return the address only from userinfo; the subject must be the same.
    const { email, email_verified: isVerified } =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
    if (typeof email !== 'string' || isVerified !== true) throw new SsoRefusal('email not verified');
    const known = normalEmail(email);
    if (!known) throw new SsoRefusal('not a plain address');
    return { issuer: claims.iss, subject: claims.sub, email: known };
  } catch (error) {
    throw error instanceof SsoRefusal ? error : new SsoRefusal(`exchange ${codeOf(error)}`);
  }
}
