/** The calls behind the bell: a person reads their own notices, and marks them read. */
import type { FastifyInstance } from 'fastify';
import { localeCodes } from '#i18n/locales.ts';
import { noticeKinds } from '#schemas/kernel/channels.ts';
import type { Auth } from '#server/auth/auth.ts';
import { answer } from '#server/auth/sendTokens.ts';
import { AppError } from '#server/errors/appError.ts';
import { answering, type Returned } from '#server/openapi/answering.ts';
import { flag, listOf, moment, objectOf, orNull, partly, text, textOf, whole } from '#server/openapi/values.ts';
import { ownNotices, type Receipts, readNotices } from './ownNotices.ts';

const words = partly(Object.fromEntries(localeCodes.map((code) => [code, text])), ...localeCodes);
const NOTICES = objectOf({
  unread: whole,
  items: listOf(
    objectOf({
      id: whole,
      kind: textOf(...Object.keys(noticeKinds)),
      title: words,
      message: words,
      link: orNull(text),
      urgent: flag,
      read: flag,
      createdDate: moment,
    }),
  ),
});
const SHOWN = 10;

const call = (summary: string, returns: Returned) => ({
  schema: { tags: ['occupant'], summary, security: [{ bearer: [] }], ...answering(returns, [400, 401, 404, 429]) } as object,
});

/** Registers them on an app whose prefix is the API base. */
export function registerOwnNotices(app: FastifyInstance, auth: Auth, receipts: Receipts): void {
  const { db } = auth;
  app.get<{ Querystring: { limit?: string } }>(
    '/occupant/notices',
    call('What has been sent to the person, the newest first, and how much of it is unread; ?limit= at most 100', NOTICES),
    async (request) => {
      const session = await auth.sessionFor(request);
      const { limit = String(SHOWN), ...others } = request.query;
      if (Object.keys(others).length || !/^[1-9]\d{0,2}$/.test(limit))
        throw new AppError('badQuery', { params: { param: 'limit' } });
      return answer(await ownNotices(db, session, Number(limit)));
    },
  );
  app.put('/occupant/notices/read', call('All of the person’s notices are read', 'nothing'), async (request) => {
    const session = await auth.sessionFor(request);
    await db.transaction((tx) => readNotices(tx, session, receipts));
    return answer(null);
  });
  app.put<{ Params: { id: string } }>(
    '/occupant/notices/:id/read',
    call('One of the person’s notices is read', 'nothing'),
    async (request) => {
      const session = await auth.sessionFor(request);
      const { id } = request.params;
      if (!/^\d{1,15}$/.test(id)) throw new AppError('notFound');
      await db.transaction((tx) => readNotices(tx, session, receipts, [Number(id)]));
      return answer(null);
    },
  );
}
