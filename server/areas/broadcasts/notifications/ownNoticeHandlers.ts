/** The answers behind the bell: a person reads their own notices, and marks them read. */
import { localeCodes } from '#i18n/locales.ts';
import { noticeKinds } from '#schemas/kernel/notices/channels.ts';
import { ownNotices, readNotices } from '#server/channels/portal/ownNotices.ts';
import { type Handler, returning } from '#server/engine/areas/areaCalls.ts';
import { whole as wholeParam } from '#server/engine/lists/listQuery.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, moment, objectOf, orNull, partly, text, textOf, whole } from '#server/openapi/values.ts';
import { noteReceipts } from './receipts.ts';

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
const MOST = 999;
/** What else holds a receipt of what is read here. */
const receipts = { notification: noteReceipts };

/** By the names of the calls in the schema of notifications. */
export const ownNoticeHandlers: Readonly<Record<'ownNotices' | 'readNotices' | 'readNotice', Handler>> = {
  ownNotices: returning(NOTICES, ({ db, reach, query }) =>
    ownNotices(db, reach.session, wholeParam(query, 'limit', SHOWN, MOST)),
  ),
  readNotices: returning('nothing', async ({ db, reach }) => {
    await db.transaction((tx) => readNotices(tx, reach.session, receipts));
    return null;
  }),
  readNotice: returning('nothing', async ({ db, reach, params: { id = '' } }) => {
    if (!/^\d{1,15}$/.test(id)) throw new AppError('notFound');
    await db.transaction((tx) => readNotices(tx, reach.session, receipts, [Number(id)]));
    return null;
  }),
};
