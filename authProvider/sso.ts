/** Signing in through the identity provider of one's building (000 §6), in two steps: to the provider, and back at /code. */
import { safeRedirect } from './redirect.ts';
import { RequestFailure, request } from './request.ts';
import { loadSession } from './session.ts';
import type { PortalSession } from './sessionStore.ts';
import { keepTokens, type Tokens } from './tokens.ts';

/** What an identity provider sends back in the address of /code. */
export interface SsoAnswer {
  code: string;
  state: string;
  /** Who sends it; not every provider says so. */
  iss?: string;
}

const KEY = 'atrium.sso.redirect';
const HEADERS = { authProvider: 'OIDC' };

/**
 * The address of the identity provider that vouches for this e-mail address; the page that was wanted is kept meanwhile.
 * @throws RequestFailure where there is none, or one to which no browser should be sent (`javascript:`)
 */
export async function ssoAddress(username: string, wanted: string | null): Promise<string> {
  const { data } = await request<{ authorizationUrl: string }>('POST', '/auth/sso/start', { body: { username } });
  if (!/^https?:\/\//i.test(data.authorizationUrl)) throw new RequestFailure(502, 'unavailable');
  const redirect = safeRedirect(wanted);
  if (redirect) sessionStorage.setItem(KEY, redirect);
  else sessionStorage.removeItem(KEY);
  return data.authorizationUrl;
}

/** The page that was wanted before leaving, once. */
export function takeWanted(): string | undefined {
  const kept = safeRedirect(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  return kept;
}

/** @throws RequestFailure; what is wrong with the provider's answer is never said */
export async function ssoSignIn(body: SsoAnswer): Promise<PortalSession> {
  const { data } = await request<Tokens>('POST', '/auth/login', { body, headers: HEADERS });
  keepTokens(data);
  return loadSession();
}
