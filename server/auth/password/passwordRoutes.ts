/** Forgotten and expired passwords, and confirming an account: the calls that use a mailed link (000 §7). */
import type { FastifyInstance } from 'fastify';
import { translate } from '#i18n/server.ts';
import { objectOf, text } from '#server/openapi/values.ts';
import { bodyOf } from '../body.ts';
import { call, LINK } from '../described.ts';
import type { Auth } from '../session/auth.ts';
import { clearSignInCookies, setBrowserCookie } from '../signIn/cookie.ts';
import { rememberPlace } from '../signIn/knownPlaces.ts';
import { answer, localeOf, signInClientOf } from '../signIn/sendTokens.ts';
import { checkRequest } from './checkRequest.ts';
import { confirmAccount } from './confirmAccount.ts';
import { forgotPassword, updatePassword } from './resetPassword.ts';

/** Longer than every token; a longer value cannot be one. */
const TOKEN = 200;
const ADDRESS = bodyOf({ username: 254 });
const LINKED = bodyOf({ token: TOKEN });
const CHOSEN = bodyOf({ token: TOKEN, password: 200 });
const REGISTRATION = bodyOf(
  { token: TOKEN, fullName: 500, password: 200, termsVersion: 40, consentVersion: 40 },
  { mobileNumber: 60 },
);

export function registerPasswords(app: FastifyInstance, { db, config }: Auth): void {
  app.post(
    '/auth/forgot-password',
    call('Ask for a link to choose a new password', { takes: ADDRESS, returns: 'nothing' }),
    async (request) => {
      const { username } = ADDRESS.read(request.body);
      const locale = localeOf(request);
      await forgotPassword(db, username, locale, signInClientOf(request));
      return answer(null, translate(locale, 'notices.resetLinkSent'));
    },
  );

  app.post('/auth/check-request-valid', call('Is a mailed link still good?', { takes: LINKED, returns: LINK }), async (request) =>
    answer(await checkRequest({ db, config }, LINKED.read(request.body).token, localeOf(request))),
  );

  app.post(
    '/auth/update-password',
    call('Choose a new password by a mailed link', { takes: CHOSEN, returns: 'nothing' }),
    async (request, reply) => {
      const { token, password } = CHOSEN.read(request.body);
      const locale = localeOf(request);
      const userId = await updatePassword(db, token, password, locale);
      clearSignInCookies(reply, config);
      setBrowserCookie(reply, config, await rememberPlace(db, userId, signInClientOf(request)));
      return answer(null, translate(locale, 'notices.passwordUpdated'));
    },
  );

  app.post(
    '/auth/confirm-account',
    call('Register by an invitation', { takes: REGISTRATION, returns: objectOf({ page: text }) }),
    async (request) => {
      const given = REGISTRATION.read(request.body);
      const registration = { ...given, mobileNumber: given.mobileNumber?.trim() || null };
      return answer({ page: await confirmAccount({ db, config }, registration, { locale: localeOf(request), ip: request.ip }) });
    },
  );
}
