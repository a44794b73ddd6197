/** The refresh token's cookie: out of reach of scripts and of other sites, sent to the sign-in calls only. */
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

export const REFRESH_COOKIE = 'atrium_refresh';
const options = (config: Pick<Config, 'publicUrl'>) =>
  ({ path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: config.publicUrl.startsWith('https:') }) as const;

export function setRefreshCookie(reply: FastifyReply, config: Config, token: string, expiresAt: string): void {
  reply.header('set-cookie', cookie.serialize(REFRESH_COOKIE, token, { ...options(config), expires: new Date(expiresAt) }));
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  reply.header('set-cookie', cookie.serialize(REFRESH_COOKIE, '', { ...options(config), expires: new Date(0) }));
}

export function refreshCookieOf(request: FastifyRequest): string | undefined {
  return cookie.parse(request.headers.cookie ?? '')[REFRESH_COOKIE];
}
