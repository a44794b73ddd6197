/**
 * The calls of a signed-in person about themselves: sessions, trusted devices, profile, password. They concern the person
 * everywhere, so none of them is open to a session from a building's identity provider.
 */
import type { FastifyInstance } from 'fastify';
import { translate } from '#i18n/server.ts';
import { AppError } from '#server/errors/appError.ts';
import { bodyOf } from '../body.ts';
import { call, SESSIONS, TRUSTED, USER } from '../described.ts';
import type { Auth } from '../session/auth.ts';
import { deviceCookieOf } from '../signIn/cookie.ts';
import { answer, localeOf } from '../signIn/sendTokens.ts';
import { devicesOf, removeDevices } from '../signIn/trustedDevices.ts';
import { userInfo } from './accounts.ts';
import { changePassword, updateProfile } from './ownAccount.ts';
import { endOtherSessions, endSession, sessionsOf } from './ownSessions.ts';

const NOTHING = { returns: 'nothing', signedIn: true } as const;
/** Read by `updateProfile`, with the person’s own fields. */
const PROFILE = bodyOf({ fullName: 500 }, { mobileNumber: 60, officeNumber: 60 });
const PASSWORDS = bodyOf({ currentPassword: 200, password: 200 });

export function registerOwnAccount(app: FastifyInstance, auth: Auth): void {
  const { db } = auth;

  app.get('/auth/sessions', call('Where the person is signed in', { returns: SESSIONS, signedIn: true }), async (request) => {
    const { session, sessionId } = await auth.identifyPerson(request);
    return answer(await sessionsOf(db, session.userId, sessionId));
  });
  app.delete('/auth/sessions', call('Sign out everywhere else', NOTHING), async (request) => {
    const { session, sessionId } = await auth.identifyPerson(request);
    await db.transaction((tx) => endOtherSessions(tx, session.userId, sessionId));
    return answer(null);
  });
  app.delete<{ Params: { id: string } }>('/auth/sessions/:id', call('Sign out of one device', NOTHING), async (request) => {
    const { userId } = (await auth.identifyPerson(request)).session;
    await endSession(db, userId, request.params.id);
    return answer(null);
  });

  app.get(
    '/auth/trusted-devices',
    call('Devices that need no one-time code', { returns: TRUSTED, signedIn: true }),
    async (request) => answer(await devicesOf(db, (await auth.identifyPerson(request)).session.userId, deviceCookieOf(request))),
  );
  app.delete<{ Params: { id: string } }>(
    '/auth/trusted-devices/:id',
    call('Trust a device no longer', NOTHING),
    async (request) => {
      const { userId } = (await auth.identifyPerson(request)).session;
      if ((await removeDevices(db, { userId, id: request.params.id })) === 0) throw new AppError('notFound');
      return answer(null);
    },
  );

  app.put(
    '/auth/profile',
    call('Change name and numbers', { takes: PROFILE, returns: USER, signedIn: true }),
    async (request) => {
      await updateProfile(db, (await auth.identifyPerson(request)).session, request.body);
      const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
      const message = translate(localeOf(request), 'notices.userUpdated');
      return answer(await userInfo(db, await auth.sessionFor(request), token), message);
    },
  );
  app.put<{ Params: { id: string } }>(
    '/users/:id/change-password',
    call('Change one’s own password', { ...NOTHING, takes: PASSWORDS }),
    async (request) => {
      const identity = await auth.identifyPerson(request);
      if (request.params.id !== String(identity.session.userId)) throw new AppError('forbidden');
      const given = PASSWORDS.read(request.body);
      const locale = localeOf(request);
      await changePassword(db, identity, given, locale);
      return answer(null, translate(locale, 'notices.passwordUpdated'));
    },
  );
}
