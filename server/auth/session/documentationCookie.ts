/**
 * In production, the documentation of the API is for signed-in people. A browser that opens it sends neither a bearer
 * token nor the sign-in cookie, whose path is narrower; so signing in sets a separate cookie, which opens the
 * documentation and nothing else, and only while the session is active.
 */
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/appError.ts';
import { sameSecret } from '../secrets.ts';
import { cookieOf, setCookie } from '../signIn/cookie.ts';
import type { Auth } from './auth.ts';

const COOKIE = 'atrium_docs';
const PATH = '/api/docs';

async function signed(auth: Auth, sessionId: string): Promise<string> {
  const signature = createHmac('sha256', await auth.tokens.key())
    .update(`documentation|${sessionId}`)
    .digest('base64url');
  return `${sessionId}.${signature}`;
}

export async function setDocumentationCookie(
  auth: Auth,
  reply: FastifyReply,
  issued: { sessionId: string; refreshExpiredAt: string },
): Promise<void> {
  const value = await signed(auth, issued.sessionId);
  setCookie(reply, auth.config, COOKIE, value, new Date(issued.refreshExpiredAt), PATH);
}

async function hasOpenedIt(auth: Auth, request: FastifyRequest): Promise<boolean> {
  const value = cookieOf(request, COOKIE) ?? '';
  const sessionId = value.slice(0, value.lastIndexOf('.'));
  if (!sessionId || !sameSecret(value, await signed(auth, sessionId))) return false;
  return (await auth.sessionOf(sessionId)) !== undefined;
}

/** Lets signed-in people through; browsers are redirected to the sign-in page, other clients are refused as at any call. */
export const documentationGuard =
  (auth: Auth) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (await hasOpenedIt(auth, request)) return;
    try {
      await auth.identify(request);
    } catch (error) {
      const opensPage = error instanceof AppError && request.headers.accept?.includes('text/html');
      if (!opensPage || request.headers.authorization) throw error;
      return reply.header('cache-control', 'no-store').redirect('/login', 302);
    }
  };
