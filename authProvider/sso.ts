/** Signing in through the identity provider of one's building (000 §6), in two steps: to the provider, and back at /code. */
import { safeRedirect } from './redirect.ts';
import { RequestFailure, request } from './request.ts';
import { loadSession } from './session.ts';
import type { PortalSession } from './sessionStore.ts';
import { setTokens, type Tokens } from './tokens.ts';

/** What an identity provider sends back in the address of /code. */
export interface SsoAnswer {
  code: string;
  state: string;
  /** Issuer; not every provider sends it. */
  iss?: string;
}

const KEY = 'atrium.sso.redirect';
const HEADERS = { authProvider: 'OIDC' };

/**
 * The sign-in address of the identity provider for this e-mail address; the requested page is stored for the way back.
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

/** The page requested before leaving; reading removes it. */
export function takeRequestedPage(): string | undefined {
  const stored = safeRedirect(sessionStorage.getItem(KEY));
  sessionStorage.removeItem(KEY);
  return stored;
}

/** @throws RequestFailure; the reason is never revealed */
export async function ssoSignIn(body: SsoAnswer): Promise<PortalSession> {
  const { data } = await request<Tokens>('POST', '/auth/login', { body, headers: HEADERS });
  setTokens(data);
  return loadSession();
}
