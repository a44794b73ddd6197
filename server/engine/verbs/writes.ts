/** The verbs that write, each in a transaction of its own. */
import { translate } from '#i18n/server.ts';
import { AppError } from '#server/http/errors.ts';
import { messageOf } from '#server/http/wording.ts';
import type { VerbHandler } from '../context.ts';
import { changeRecord, removeRecord } from '../write/change.ts';
import { createRecord } from '../write/create.ts';

export const create: VerbHandler = async (context) => ({
  data: await context.db.transaction((tx) => createRecord(tx, context, 'create', context.body)),
  notice: context.entity.notices.create,
  status: 201,
});

export const update: VerbHandler = async (context) => ({
  data: await context.db.transaction((tx) => changeRecord(tx, context, 'update', context.key, context.body)),
  notice: context.entity.notices.update,
});

export const remove: VerbHandler = async (context) => {
  await context.db.transaction((tx) => removeRecord(tx, context, context.key, context.body));
  return { data: null, notice: context.entity.notices.delete };
};

/** An action on one record, or one that makes a record when its path has no key. */
export const action: VerbHandler = async (context) => {
  const name = context.call.name as string;
  const makes = context.key === undefined;
  const data = await context.db.transaction((tx) =>
    makes ? createRecord(tx, context, name, context.body) : changeRecord(tx, context, name, context.key, context.body),
  );
  return { data, notice: context.call.action?.notice, status: makes ? 201 : 200 };
};

const MOST_AT_ONCE = 100;
interface BulkResult {
  id: number;
  success: boolean;
  message: string;
}

/** The same action on several records, each in a transaction of its own, with a result for each. */
export const bulk: VerbHandler = async (context) => {
  const name = context.call.name as string;
  const { ids, ...input } = (context.body ?? {}) as { ids?: unknown };
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > MOST_AT_ONCE || !ids.every((id) => Number.isSafeInteger(id)))
    throw new AppError('validation', { fields: { ids: { code: 'notList' } } });
  const results: BulkResult[] = [];
  for (const id of new Set(ids as number[])) {
    try {
      await context.db.transaction((tx) => changeRecord(tx, context, name, id, input));
      results.push({ id, success: true, message: translate(context.locale, `notices.${context.call.action?.notice}`) });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      results.push({ id, success: false, message: messageOf(error, context.locale) });
    }
  }
  return { data: results };
};
