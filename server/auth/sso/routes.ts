/** The calls of a single sign-on; the second one is `/auth/login` itself, distinguished by its header (000 §6). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { objectOf, text } from '#server/openapi/values.ts';
import { worded } from '#server/settings/portalSettings.ts';
import { bodyOf } from '../body.ts';
import { call } from '../described.ts';
import type { Auth } from '../session/auth.ts';
import { cookieOf, setCookie } from '../signIn/cookie.ts';
import { answer, deviceOf, localeOf, sendTokens } from '../signIn/sendTokens.ts';
import { makeDiscovery } from './discovery.ts';
import { ssoLogin } from './ssoLogin.ts';
import { type Sso, startSso } from './startSso.ts';

const COOKIE = 'atrium_sso';
const ADDRESS = bodyOf({ username: 254 });
/** What an identity provider has sent the browser back with. */
const ANSWERED = bodyOf({ code: 4000, state: 200 }, { iss: 2000 });

/** Whether a call to `/auth/login` contains an identity provider's answer. */
export const isSsoLogin = (request: FastifyRequest): boolean => request.headers.authprovider === 'OIDC';

/** Registers the first call; returns the handler of the second. */
export function registerSso(app: FastifyInstance, auth: Auth) {
  const { config } = auth;
  const sso: Sso = { auth, discovery: makeDiscovery(config) };

  app.post(
    '/auth/sso/start',
    call('Begin a single sign-on', { takes: ADDRESS, returns: objectOf({ authorizationUrl: text }) }),
    async (request, reply) => {
      const { username } = ADDRESS.read(request.body);
      const { authorizationUrl, browser, expiresDate } = await startSso(sso, username.trim(), request.ip);
      setCookie(reply, config, COOKIE, browser, new Date(expiresDate));
      return answer({ authorizationUrl });
    },
  );

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const given = ANSWERED.read(request.body);
    const issued = await ssoLogin(sso, given, {
      browser: cookieOf(request, COOKIE),
      device: deviceOf(request),
      contact: worded(config.portal.supportContact, localeOf(request)),
      log: request.log,
    });
    setCookie(reply, config, COOKIE, '', new Date(0));
    return answer({ otpRequired: false, ...(await sendTokens(auth, reply, issued)) });
  };
}
