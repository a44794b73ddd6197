/** The same action on several records in one transaction (`Action.several`): all of them or none. */
import { noticeFor } from '#schemas/kernel/states/notice.ts';
import { AppError } from '#server/errors/appError.ts';
import type { VerbHandler } from '../context.ts';
import { changeRecord } from '../write/change.ts';
import { MAX_AT_ONCE } from './bulk.ts';

/** `{ ids, …input }`. Throws AppError validation, notFound, notAllowedNow. */
export const several: VerbHandler = async (context) => {
  const { entity, db, call } = context;
  const { ids, ...input } = (context.body ?? {}) as Record<string, unknown>;
  const isList = Array.isArray(ids) && ids.length > 0 && ids.length <= MAX_AT_ONCE && ids.every(Number.isSafeInteger);
  if (!isList) throw new AppError('validation', { fields: { ids: { code: 'notList' } } });
  const name = call.name as string;
  // In one order, so that two such calls do not wait for each other; the newest first, because an older one may take newer ones with it.
  const inOrder = [...new Set(ids as number[])].sort((a, b) => b - a);
  const byId = { ...entity, api: { ...entity.api, key: 'id' as const } };
  await db.transaction(async (tx) => {
    for (const id of inOrder) await changeRecord(tx, { ...context, entity: byId }, name, id, input);
  });
  return { data: null, notice: noticeFor(entity, call.action?.notice ?? '') };
};
