/**
 * Signing in to the app of a building: for the many who use a building without the portal, and for everybody else there. The
 * tokens are of an audience of their own. They open the calls of those who are addressed (`/occupant/…`) and these here, and
 * nothing else; the portal's tokens open none of these. Nothing is kept in cookies: an app keeps its tokens itself, so that no
 * page of another site can make a browser use them.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translate } from '#i18n/server.ts';
import type { Session, SignInAudience } from '#schemas/kernel/rights/session.ts';
import { listOf, moment, objectOf, orNull, text, whole } from '#server/openapi/values.ts';
import { worded } from '#server/settings/portalSettings.ts';
import { bodyOf } from '../body.ts';
import { ACCOUNTS, CENTRE, CODE_SENT, call, EXPIRED, LOGIN, RESEND, SIGNED_IN, SWITCH, TOKENS } from '../described.ts';
import { accountsFor } from '../people/accounts.ts';
import type { Auth } from '../session/auth.ts';
import { renewSession } from '../session/renewSession.ts';
import { type Device, type Issued, revokeSessions } from '../session/sessions.ts';
import { switchAccount } from '../session/switchAccount.ts';
import { rememberNetwork, type SignInClient } from '../signIn/knownPlaces.ts';
import { resendCode, useCode } from '../signIn/oneTimeCode.ts';
import { answer, deviceOf, localeOf, type Tokens } from '../signIn/sendTokens.ts';
import { enter, requireFresh, signIn } from '../signIn/signIn.ts';

const AUDIENCE = 'APP' satisfies SignInAudience;
const ONLY_APP: readonly SignInAudience[] = [AUDIENCE];
const PATH = '/occupant/auth';

const appDeviceOf = (request: FastifyRequest): Device => ({ ...deviceOf(request), audience: AUDIENCE });
/** Cookies of the portal say nothing here, even if a browser sends them. */
const clientOf = ({ ip }: FastifyRequest): SignInClient => ({ ip, browserTokens: [] });

/** Who uses the app, and where: no permissions, because nobody has any in it. */
const INFO = objectOf({
  userId: whole,
  userUuid: text,
  fullName: text,
  username: text,
  roleCodes: listOf(text),
  officeCentre: CENTRE,
  addOns: listOf(text),
  today: text,
  passwordExpiry: orNull(moment),
});
const infoOf = ({ userId, userUuid, fullName, username, roleCodes, officeCentre, addOns, today, passwordExpiry }: Session) => ({
  userId,
  userUuid,
  fullName,
  username,
  roleCodes,
  officeCentre,
  addOns,
  today,
  passwordExpiry,
});

/** How a call of the app is documented; `signedIn` for those that take its token. */
const appCall = (summary: string, { signedIn, ...said }: Parameters<typeof call>[1]) => ({
  schema: { ...call(summary, said).schema, tags: ['occupant'], ...(signedIn ? { security: [{ app: [] }] } : {}) },
});
const CODE = bodyOf({ otp: 20, otpUniqueId: 60 });
const RENEWAL = bodyOf({ refreshToken: 200 });

/** Registers the calls on an app whose prefix is the API base. */
export function registerAppSignIn(app: FastifyInstance, auth: Auth): void {
  const { db, config, tokens } = auth;

  async function tokensOf(issued: Issued): Promise<Tokens> {
    const access = await tokens.issue(issued.sessionId, issued.userId, AUDIENCE);
    return { ...access, refreshToken: issued.refreshToken, refreshExpiredAt: issued.refreshExpiredAt };
  }
  /** The same after a full authentication: the network counts as known from now on. */
  async function firstTokensOf(request: FastifyRequest, issued: Issued): Promise<Tokens> {
    await rememberNetwork(db, issued.userId, request.ip);
    return tokensOf(issued);
  }

  const login = { takes: LOGIN, returns: SIGNED_IN, refusals: { 401: EXPIRED } };
  app.post(`${PATH}/login`, appCall('Sign in to the app with e-mail address and password', login), async (request) => {
    const { username, password } = LOGIN.read(request.body);
    const locale = localeOf(request);
    const contact = worded(config.portal.supportContact, locale);
    const from = { device: appDeviceOf(request), locale, visitor: clientOf(request), contact };
    const result = await signIn(db, username, password, from);
    if (result.otpRequired) return answer({ otpRequired: true, ...result.sent });
    return answer({ otpRequired: false, ...(await firstTokensOf(request, result.issued)) });
  });

  app.post(
    `${PATH}/validate-otp`,
    appCall('Finish signing in to the app with the one-time code', { takes: CODE, returns: TOKENS }),
    async (request) => {
      const { otp, otpUniqueId } = CODE.read(request.body);
      const { userId, officeCentreId } = await useCode(db, otpUniqueId, otp, clientOf(request), AUDIENCE);
      await requireFresh(db, userId);
      const device: Device = { ...appDeviceOf(request), method: 'CODE' };
      return answer(await firstTokensOf(request, await enter(db, userId, officeCentreId, device)));
    },
  );

  app.put(
    `${PATH}/generate-otp`,
    appCall('Send a new one-time code for the app', { takes: RESEND, returns: CODE_SENT }),
    async (request) => {
      const { otpUniqueId } = RESEND.read(request.body);
      const locale = localeOf(request);
      const sent = await resendCode(db, otpUniqueId, { locale, visitor: clientOf(request), audience: AUDIENCE });
      return answer(sent, translate(locale, 'notices.codeResent'));
    },
  );

  app.post(
    `${PATH}/refresh-token`,
    appCall('Exchange the refresh token of the app for new tokens', { takes: RENEWAL, returns: TOKENS }),
    async (request) => {
      const { refreshToken } = RENEWAL.read(request.body);
      return answer(await tokensOf(await renewSession(db, refreshToken, await tokens.key(), AUDIENCE)));
    },
  );

  app.delete(`${PATH}/logout`, appCall('Sign out of the app', { returns: 'nothing', signedIn: true }), async (request) => {
    const { sessionId } = await auth.identify(request, ONLY_APP);
    await db.transaction((tx) => revokeSessions(tx, { sessionId }));
    return answer(null);
  });

  app.get(`${PATH}/info`, appCall('Who uses the app, and where', { returns: INFO, signedIn: true }), async (request) =>
    answer(infoOf(await auth.sessionFor(request, ONLY_APP))),
  );

  app.get(
    `${PATH}/accounts`,
    appCall('The places among which the person can switch in the app', { returns: ACCOUNTS, signedIn: true }),
    async (request) => answer(await accountsFor(db, await auth.sessionFor(request, ONLY_APP))),
  );

  app.put(
    `${PATH}/switch-account`,
    appCall('Use the app in another place', { takes: SWITCH, returns: TOKENS, signedIn: true }),
    async (request) => {
      const { session, sessionId } = await auth.identify(request, ONLY_APP);
      SWITCH.read(request.body);
      const { officeCentreId } = (request.body ?? {}) as { officeCentreId?: unknown };
      return answer(await tokensOf(await switchAccount(db, session, sessionId, officeCentreId, appDeviceOf(request))));
    },
  );
}
