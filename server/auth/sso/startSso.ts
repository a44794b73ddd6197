/** The first half of a single sign-on (000 §6): from an e-mail address to the identity provider of its domain. */
import * as client from 'openid-client';
import { AppError } from '#server/errors/appError.ts';
import { type AttemptLimit, countAttempt } from '../guard.ts';
import type { Auth } from '../session/auth.ts';
import type { Discovery } from './discovery.ts';
import { domainOf } from './domains.ts';
import { noteSsoRefusal } from './noteRefusal.ts';
import { providerFor } from './provider.ts';
import { SsoRefusal } from './refusal.ts';
import { type OpenedRequest, openRequest } from './requests.ts';

export interface Sso {
  auth: Auth;
  discovery: Discovery;
}

/** Unfinished sign-ins of one address: a whole office may sign in from it in the morning. */
export const ssoLimit = (address: string): AttemptLimit => ({ key: `address:sso|${address}`, limit: 300, wide: true });

/** The redirect address for identity providers; it must be registered there. */
export const redirectUri = ({ publicUrl }: { publicUrl: string }): string => `${publicUrl}/code`;

export interface SsoStart {
  authorizationUrl: string;
  browser: OpenedRequest['browser'];
  expiresDate: string;
}

/**
 * Only the domain of `username` is used, so that the answer reveals nothing about a person.
 * @throws AppError `validation` for an invalid address, `noSingleSignOn` where no provider signs in its domain, `tooMany`,
 * `unavailable` when the provider is unreachable
 */
export async function startSso({ auth, discovery }: Sso, username: string, address: string): Promise<SsoStart> {
  const { db, config, tokens } = auth;
  const domain = domainOf(username);
  if (!domain) throw new AppError('validation', { fields: { username: { code: 'email' } } });
  if (!(await countAttempt(db, [ssoLimit(address)]))) throw new AppError('tooMany');
  const provider = await providerFor(db, await tokens.key(), domain);
  if (!provider) throw new AppError('noSingleSignOn');
  const configuration = await discovery.configurationOf(provider).catch(async () => {
    await noteSsoRefusal(db, provider, new SsoRefusal('provider out of reach', 'SILENT', domain));
    throw new AppError('unavailable');
  });
  const { state, browser, nonce, codeVerifier, expiresDate } = await openRequest(db, provider.officeCentreId);
  const authorizationUrl = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(config),
    // Entra ID gives the name of an account with the profile alone.
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    login_hint: username,
  }).href;
  return { authorizationUrl, browser, expiresDate };
}
