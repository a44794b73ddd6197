/** The verbs that write, each in a transaction of its own. */

import { translate } from '#i18n/server.ts';
import { createdWords } from '#schemas/kernel/entity/created.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';
import { noticeFor } from '#schemas/kernel/states/notice.ts';
import type { Diverted } from '../areas/rules.ts';
import type { VerbContext, VerbHandler } from '../context.ts';
import { countingCodes } from '../keyed/pairing.ts';
import { recordFor } from '../reach/visible.ts';
import type { RecordRow } from '../records/record.ts';
import { changeRecord, removeRecord } from '../write/change.ts';
import { createSeries, type LeftOut, namedDates } from '../write/recurring.ts';

/** What was created or changed, as far as the caller may see it; for what the area has created instead, it builds the answer. */
const shown = ({ entity, reach }: VerbContext, data: RecordRow | Diverted) =>
  data.id === null ? data : recordFor(reach.session, entity, data as RecordRow);

/** The dates of a series that were left out, where it may leave out any. */
const saidOf = ({ entity }: VerbContext, skipped: readonly LeftOut[]) => (entity.recurrence?.skips ? { skipped } : {});
const moreOf = ({ locale }: VerbContext, skipped: readonly LeftOut[]) =>
  skipped.length ? { more: translate(locale, 'recurrence.skipped', { dates: namedDates(skipped, locale) }) } : {};

export const create: VerbHandler = async (context) => {
  const { entity, reach } = context;
  const { record: data, skipped } = await context.db.transaction((tx) => createSeries(tx, context, 'create', context.body));
  const words = entity.api.created && createdWords(entity.api.created, { ...data }, reach.today);
  const notice = data.id === null ? data.notice : entity.notices.create;
  return {
    data: { ...shown(context, data), ...words, ...saidOf(context, skipped) },
    ...moreOf(context, skipped),
    notice,
    status: 201,
  };
};

export const update: VerbHandler = async (context) => {
  const { entity, db, key, body } = context;
  const change = { ...context, only: entity.api.updates };
  const { before, after } = await db.transaction((tx) => changeRecord(tx, change, 'update', key, body));
  return { data: shown(context, after), notice: noticeFor(entity, entity.notices.update, before) };
};

export const remove: VerbHandler = async (context) => {
  const before = await context.db.transaction((tx) => removeRecord(tx, context, context.key, context.body));
  return { data: null, notice: noticeFor(context.entity, context.entity.notices.delete, before) };
};

/** An action on one record, or one that creates a record: a POST without a key. */
export const action: VerbHandler = async (context) => {
  const { entity, db, key, body, call } = context;
  const name = call.name as string;
  const notice = call.action?.notice ?? '';
  if (call.action && !isOnRecord(call.action)) {
    const { record, skipped } = await db.transaction((tx) => createSeries(tx, context, name, body));
    const data = { ...shown(context, record), ...saidOf(context, skipped) };
    return { data, ...moreOf(context, skipped), notice: noticeFor(entity, notice), status: 201 };
  }
  const change = () => db.transaction((tx) => changeRecord(tx, context, name, key, body));
  const { before, after } = await countingCodes(db, entity, name, context.reach, change);
  return { data: shown(context, after), notice: noticeFor(entity, notice, before, after), status: 200 };
};
