/** The answer to a successful sign-in: an access token, and a refresh token that is also set as a cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOfHeader } from '#i18n/server.ts';
import type { Envelope } from '#schemas/kernel/calls/errors.ts';
import type { Auth } from '../session/auth.ts';
import { setDocumentationCookie } from '../session/documentationCookie.ts';
import { setPageCookie } from '../session/pageCookie.ts';
import type { Device, Issued } from '../session/sessions.ts';
import { browserCookieOf, deviceCookieOf, setBrowserCookie, setRefreshCookie } from './cookie.ts';
import { rememberPlace, type SignInClient } from './knownPlaces.ts';

export interface Tokens {
  accessToken: string;
  accessExpiredAt: string;
  refreshToken: string;
  refreshExpiredAt: string;
}

export async function sendTokens(auth: Auth, reply: FastifyReply, issued: Issued): Promise<Tokens> {
  const { tokens, config } = auth;
  setRefreshCookie(reply, config, issued.refreshToken, issued.refreshExpiredAt);
  await setPageCookie(auth, reply, issued);
  if (config.production) await setDocumentationCookie(auth, reply, issued);
  const access = await tokens.issue(issued.sessionId, issued.userId);
  return { ...access, refreshToken: issued.refreshToken, refreshExpiredAt: issued.refreshExpiredAt };
}

/** The same after a full authentication: the place counts as known from now on. */
export async function sendTokensFromKnownPlace(
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
  issued: Issued,
): Promise<Tokens> {
  const tokens = await sendTokens(auth, reply, issued);
  setBrowserCookie(reply, auth.config, await rememberPlace(auth.db, issued.userId, signInClientOf(request)));
  return tokens;
}

export const answer = <T>(data: T, message = ''): Envelope<T> => ({ success: true, data, message });
export const deviceOf = (request: FastifyRequest): Device => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
});
export const signInClientOf = (request: FastifyRequest): SignInClient => ({
  ip: request.ip,
  browserTokens: browserCookieOf(request),
  deviceToken: deviceCookieOf(request),
});
export const localeOf = (request: FastifyRequest) => localeOfHeader(request.headers['accept-language']);
