/** The calls of 000 §7 Authentication, below the API base. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translate } from '#i18n/server.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag } from '#server/openapi/values.ts';
import { worded } from '#server/settings/portalSettings.ts';
import { bodyOf, flagOf } from './body.ts';
import {
  ACCOUNTS,
  CENTRE,
  CODE_SENT,
  call,
  EXPIRED,
  LOGIN,
  RENEWED,
  RESEND,
  SIGNED_IN,
  SWITCH,
  TOKENS,
  USER,
} from './described.ts';
import { accountsFor, userInfo } from './people/accounts.ts';
import type { Auth } from './session/auth.ts';
import './cleanUp.ts';
import { registerInvitations } from './invitations/invitationRoutes.ts';
import { registerPasswords } from './password/passwordRoutes.ts';
import { registerOwnAccount } from './people/ownRoutes.ts';
import { preferencesOf } from './people/preferences.ts';
import { renewSession } from './session/renewSession.ts';
import { revokeSessions } from './session/sessions.ts';
import { switchAccount } from './session/switchAccount.ts';
import { clearSignInCookies, refreshCookieOf, setDeviceCookie } from './signIn/cookie.ts';
import { resendCode, useCode } from './signIn/oneTimeCode.ts';
import { refuseOtherSites } from './signIn/sameOrigin.ts';
import { answer, deviceOf, localeOf, sendTokens, sendTokensFromKnownPlace, signInClientOf } from './signIn/sendTokens.ts';
import { enter, requireFresh, signIn } from './signIn/signIn.ts';
import { trustDevice } from './signIn/trustedDevices.ts';
import { isSsoLogin, registerSso } from './sso/routes.ts';

const CODE = bodyOf({ otp: 20, otpUniqueId: 60 }, {}, { trustDevice: flag });
const RENEWAL = bodyOf({}, { refreshToken: 200 });
/** By password, or with the header by what an identity provider has answered. */
const LOGIN_CALL = call('Sign in with e-mail address and password', {
  takes: LOGIN,
  returns: SIGNED_IN,
  refusals: { 401: EXPIRED },
  headers: {
    authProvider: { type: 'string', enum: ['OIDC'], description: 'The body is { code, state, iss } of a single sign-on.' },
  },
});
const RENEW_CALL = call('Exchange the refresh token for new tokens', {
  takes: RENEWAL,
  returns: RENEWED,
  query: { session: { type: 'string', enum: ['true'], description: 'Answers the session user and their preferences, too.' } },
});

const bearerOf = (request: FastifyRequest) => (request.headers.authorization ?? '').replace(/^Bearer /i, '');

/** Registers the sign-in calls on an app whose prefix is the API base. */
export function registerAuth(app: FastifyInstance, auth: Auth): void {
  void app.register(async (scope) => {
    refuseOtherSites(scope, auth.config.publicUrl);
    registerSignIn(scope, auth);
    registerPasswords(scope, auth);
    registerOwnAccount(scope, auth);
    registerInvitations(scope, auth);
  });
}

function registerSignIn(app: FastifyInstance, auth: Auth): void {
  const { db, config, tokens } = auth;
  const ssoLogin = registerSso(app, auth);

  app.post('/auth/login', LOGIN_CALL, async (request, reply) => {
    if (isSsoLogin(request)) return ssoLogin(request, reply);
    const { username, password } = LOGIN.read(request.body);
    const locale = localeOf(request);
    const result = await signIn(db, username, password, {
      device: deviceOf(request),
      locale,
      visitor: signInClientOf(request),
      contact: worded(config.portal.supportContact, locale),
    });
    if (result.otpRequired) return answer({ otpRequired: true, ...result.sent });
    return answer({ otpRequired: false, ...(await sendTokensFromKnownPlace(auth, request, reply, result.issued)) });
  });

  app.post(
    '/auth/validate-otp',
    call('Finish signing in with the one-time code', { takes: CODE, returns: TOKENS }),
    async (request, reply) => {
      const { otp, otpUniqueId } = CODE.read(request.body);
      const wanted = flagOf(request.body, 'trustDevice');
      const { userId, officeCentreId, trustDevice: given } = await useCode(db, otpUniqueId, otp, signInClientOf(request));
      await requireFresh(db, userId);
      const device = deviceOf(request);
      const issued = await enter(db, userId, officeCentreId, { ...device, method: 'CODE' });
      if (wanted || given) {
        const trusted = await trustDevice(db, userId, device);
        setDeviceCookie(reply, config, trusted.token, trusted.expiryDate);
      }
      return answer(await sendTokensFromKnownPlace(auth, request, reply, issued));
    },
  );

  app.put('/auth/generate-otp', call('Send a new one-time code', { takes: RESEND, returns: CODE_SENT }), async (request) => {
    const { otpUniqueId } = RESEND.read(request.body);
    const locale = localeOf(request);
    return answer(
      await resendCode(db, otpUniqueId, { locale, visitor: signInClientOf(request) }),
      translate(locale, 'notices.codeResent'),
    );
  });

  app.post('/auth/refresh-token', RENEW_CALL, async (request, reply) => {
    const { refreshToken } = RENEWAL.read(request.body);
    try {
      const issued = await renewSession(db, refreshToken || refreshCookieOf(request), await tokens.key());
      const handed = await sendTokens(auth, reply, issued);
      if ((request.query as Record<string, unknown>).session !== 'true') return answer(handed);
      // A starting portal needs both: one response instead of two in sequence.
      const session = await auth.sessionOf(issued.sessionId);
      if (!session) return answer(handed);
      const [user, preferences] = await Promise.all([userInfo(db, session, handed.accessToken), preferencesOf(db, session)]);
      return answer({ ...handed, session: user, preferences });
    } catch (error) {
      if (error instanceof AppError) clearSignInCookies(reply, config);
      throw error;
    }
  });

  app.delete('/auth/logout', call('Sign out', { returns: 'nothing' }), async (request, reply) => {
    clearSignInCookies(reply, config);
    const bearer = await auth.identify(request).catch(() => undefined);
    const sessionId = bearer?.sessionId ?? (await sessionOfCookie(request));
    if (sessionId) await db.transaction((tx) => revokeSessions(tx, { sessionId }));
    return answer(null);
  });
  /** Signing out works with an expired access token: the cookie is proof enough. */
  const sessionOfCookie = async (request: FastifyRequest): Promise<string | undefined> => {
    const issued = await renewSession(db, refreshCookieOf(request), await tokens.key()).catch(() => undefined);
    return issued?.sessionId;
  };

  for (const path of ['/auth/info/:timestamp', '/auth/user-info'])
    app.get(path, call('The session user', { returns: USER, signedIn: true }), async (request) =>
      answer(await userInfo(db, await auth.sessionFor(request), bearerOf(request))),
    );

  app.get('/auth/office-centre-info', call('The selected office centre', { returns: CENTRE, signedIn: true }), async (request) =>
    answer((await auth.sessionFor(request)).officeCentre),
  );

  app.get(
    '/auth/tenant-list',
    call('The accounts among which the person can switch', { returns: ACCOUNTS, signedIn: true }),
    async (request) => answer(await accountsFor(db, await auth.sessionFor(request))),
  );

  app.put(
    '/auth/switch-account',
    call('Work in another office centre', { takes: SWITCH, returns: TOKENS, signedIn: true }),
    async (request, reply) => {
      const { session, sessionId } = await auth.identify(request);
      SWITCH.read(request.body);
      const issued = await switchAccount(
        db,
        session,
        sessionId,
        (request.body as { officeCentreId?: unknown } | null)?.officeCentreId,
        deviceOf(request),
      );
      return answer(await sendTokens(auth, reply, issued));
    },
  );
}
