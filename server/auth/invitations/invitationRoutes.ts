/** The calls of an invited person: the pending invitations, and the answer, signed in or by the mailed link. */
import type { FastifyInstance } from 'fastify';
import { translate } from '#i18n/server.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag } from '#server/openapi/values.ts';
import { bodyOf } from '../body.ts';
import { call, INVITATIONS } from '../described.ts';
import type { Auth } from '../session/auth.ts';
import { answer, localeOf } from '../signIn/sendTokens.ts';
import { answerByLink, answerOwn } from './answerInvitation.ts';
import { pendingOf } from './pendingInvitations.ts';

const OWN = bodyOf({}, {}, { accept: flag });
const LINKED = bodyOf({ token: 200 }, {}, { accept: flag });
const noticeOf = (accept: boolean) => (accept ? 'notices.invitationAccepted' : 'notices.invitationDeclined');

/** An invitation leads beyond the building, so none of these is open to a session from a building's identity provider. */
export function registerInvitations(app: FastifyInstance, auth: Auth): void {
  const { db } = auth;

  app.get(
    '/auth/invitations',
    call('Office centres that ask the person to join', { returns: INVITATIONS, signedIn: true }),
    async (request) => {
      const { session } = await auth.identifyPerson(request);
      return answer(await pendingOf(db, session.userId));
    },
  );

  app.put<{ Params: { id: string } }>(
    '/auth/invitations/:id',
    call('Accept or decline an invitation', { takes: OWN, returns: 'nothing', signedIn: true }),
    async (request) => {
      const { session } = await auth.identifyPerson(request);
      OWN.read(request.body);
      const accept = answerOf(request.body);
      const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : 0;
      await answerOwn(db, session.userId, id, { accept, ip: request.ip });
      return answer(null, translate(localeOf(request), noticeOf(accept)));
    },
  );

  app.post(
    '/auth/answer-invitation',
    call('Accept or decline an invitation by its mailed link', { takes: LINKED, returns: 'nothing' }),
    async (request) => {
      const { token } = LINKED.read(request.body);
      const accept = answerOf(request.body);
      await answerByLink(db, token, { accept, ip: request.ip });
      return answer(null, translate(localeOf(request), noticeOf(accept)));
    },
  );
}

/** A required boolean without a default. Throws AppError `validation`. */
function answerOf(body: unknown): boolean {
  const accept = (body as { accept?: unknown } | null)?.accept;
  if (typeof accept === 'boolean') return accept;
  throw new AppError('validation', { fields: { accept: { code: accept === undefined ? 'required' : 'notYesNo' } } });
}
