/**
 * The sign-in cookies: not readable by scripts or other sites, and sent to the sign-in calls only. (That path is
 * narrower than the root, which the `__Host-` prefix would require.)
 */
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '#schemas/kernel/fields/days.ts';
import type { Config } from '#server/config.ts';

export const REFRESH_COOKIE = 'atrium_refresh';
/** Says which sign-in a page belongs to; it comes with every request. */
export const PAGE_COOKIE = 'atrium_page';
export const PAGE_COOKIE_PATH = '/';
/** Marks a device that needs no one-time code; it survives signing out. */
export const DEVICE_COOKIE = 'atrium_device';
/** Distinguishes a browser on which a person has signed in before from an unknown one; it also survives signing out. */
export const BROWSER_COOKIE = 'atrium_browser';
type Served = Pick<Config, 'publicUrl'>;

export function setCookie(
  reply: FastifyReply,
  config: Served,
  name: string,
  value: string,
  expires: Date,
  path = '/api/auth',
): void {
  const secure = config.publicUrl.startsWith('https:');
  reply.header('set-cookie', cookie.serialize(name, value, { path, httpOnly: true, sameSite: 'strict', secure, expires }));
}
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  cookie.parse(request.headers.cookie ?? '')[name];

export const setRefreshCookie = (reply: FastifyReply, config: Served, token: string, expiresAt: string): void =>
  setCookie(reply, config, REFRESH_COOKIE, token, new Date(expiresAt));
/** Takes away what a browser is signed in with: its refresh token, and what its pages are made by (`session/pageCookie.ts`). */
export function clearSignInCookies(reply: FastifyReply, config: Served): void {
  setCookie(reply, config, REFRESH_COOKIE, '', new Date(0));
  setCookie(reply, config, PAGE_COOKIE, '', new Date(0), PAGE_COOKIE_PATH);
}
export const refreshCookieOf = (request: FastifyRequest): string | undefined => cookieOf(request, REFRESH_COOKIE);

export const setDeviceCookie = (reply: FastifyReply, config: Served, token: string, expiryDate: string): void =>
  setCookie(reply, config, DEVICE_COOKIE, token, new Date(expiryDate));
export const deviceCookieOf = (request: FastifyRequest): string | undefined => cookieOf(request, DEVICE_COOKIE);

const BROWSER_DAYS = 365;
/** The tokens of a browser are in one cookie, the last person's first. */
export const setBrowserCookie = (reply: FastifyReply, config: Served, tokens: readonly string[]): void =>
  setCookie(reply, config, BROWSER_COOKIE, tokens.join('.'), new Date(Date.now() + BROWSER_DAYS * DAY));
export const browserCookieOf = (request: FastifyRequest): string[] =>
  (cookieOf(request, BROWSER_COOKIE) ?? '').split('.', 5).filter((token) => /^[\w-]{43}$/.test(token));
