/**
 * What lets the server put a person's session into the page that it sends (`server/http/pageStart.ts`). The sign-in cookie does
 * not come with a page, as its path is narrower, and it is exchanged when it is used. This one comes with every request of the
 * portal's own pages, says nothing but which sign-in it belongs to, and opens no call. It is bound to the refresh token of that
 * sign-in: with the next one it is worth nothing, so a copy of it lives no longer than a copy of the refresh token.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { hashToken, sameSecret } from '../secrets.ts';
import { cookieOf, PAGE_COOKIE, PAGE_COOKIE_PATH, setCookie } from '../signIn/cookie.ts';
import type { Auth } from './auth.ts';
import { GRACE_SECONDS, IDLE_HOURS, type Issued, secretOf } from './sessions.ts';

const VALUE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

async function signed(auth: Auth, sessionId: string, refreshHash: string): Promise<string> {
  return createHmac('sha256', await auth.tokens.key())
    .update(`page|${sessionId}|${refreshHash}`)
    .digest('base64url');
}

export async function setPageCookie(auth: Auth, reply: FastifyReply, issued: Issued): Promise<void> {
  const signature = await signed(auth, issued.sessionId, hashToken(secretOf(issued.refreshToken)));
  const value = `${issued.sessionId}.${signature}`;
  setCookie(reply, auth.config, PAGE_COOKIE, value, new Date(issued.refreshExpiredAt), PAGE_COOKIE_PATH);
}

export const hasPageCookie = (request: FastifyRequest): boolean => cookieOf(request, PAGE_COOKIE) !== undefined;

/** The sign-in that a page belongs to. */
export interface PageSession {
  session: Session;
  sessionId: string;
  /** Until when its refresh token holds. */
  refreshExpiredAt: string;
}

/**
 * The sign-in whose cookie came with the request for a page; undefined when there is none, when it has ended, or when more than half
 * of its idle time is over: then the portal exchanges the refresh token, which gives it the whole time again.
 */
export async function pageSessionOf(auth: Auth, request: FastifyRequest): Promise<PageSession | undefined> {
  const [, sessionId, signature] = VALUE.exec(cookieOf(request, PAGE_COOKIE) ?? '') ?? [];
  if (!sessionId || !signature) return undefined;
  // Another tab may have exchanged the token while this request was on its way, as with the token itself.
  const [row] = await auth.db.query<{ now: string; before: string | null; expires: string }>(sql`
    select refresh_hash as now, expires_date as expires,
      case when rotated_date > now() - ${sql.raw(`interval '${GRACE_SECONDS} seconds'`)} then previous_hash end as before
    from sessions where id = ${sessionId}::uuid and audience = 'PORTAL' and revoked_date is null and ends_date > now()
      and expires_date > now() + ${sql.raw(`interval '${IDLE_HOURS / 2} hours'`)}`);
  if (!row) return undefined;
  const hashes = [row.now, ...(row.before ? [row.before] : [])];
  const right = await Promise.all(hashes.map(async (hash) => sameSecret(signature, await signed(auth, sessionId, hash))));
  if (!right.includes(true)) return undefined;
  const session = await auth.sessionOf(sessionId);
  return session && { session, sessionId, refreshExpiredAt: row.expires };
}
