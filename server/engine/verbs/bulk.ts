/**
 * The same action, change or deletion for several records: one call, each record in a transaction of its own, with a result for
 * each. Listed records are done at once; an action on all that a filter finds, by a job.
 */
import { translate } from '#i18n/server.ts';
import type { ErrorCode } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { noticeFor } from '#schemas/kernel/states/notice.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { fieldMessages, messageOf } from '#server/errors/errorMessages.ts';
import { loggerFor } from '#server/process/log.ts';
import { orderBulk } from '../bulkAll/order.ts';
import { lockAbove } from '../calls/below.ts';
import type { VerbContext, VerbHandler } from '../context.ts';
import { changeRecord, removeRecord } from '../write/change.ts';
import { wholeForm } from '../write/wholeForm.ts';
import { keyCondition, loadRecord } from './get.ts';

export const MAX_AT_ONCE = 100;
export interface BulkResult {
  /** As the caller has named the record. */
  id: number | string;
  success: boolean;
  message: string;
  code?: ErrorCode;
}
interface Asked {
  /** Its number, or its uuid where the paths of the entity have that. */
  id: number | string;
  /** The version that the person saw; absent, the record is changed whatever its version. */
  version?: number;
}

const isAsked = (row: unknown, { api }: Entity): row is Asked => {
  if (typeof row !== 'object' || row === null) return false;
  const { id, version, ...other } = row as Record<string, unknown>;
  const isKey = Number.isSafeInteger(id) || (api.key === 'uuid' && typeof id === 'string' && UUID.test(id));
  return isKey && (version === undefined || Number.isSafeInteger(version)) && Object.keys(other).length === 0;
};

/** `{ rows: [{ id, version }] }` or, without versions, `{ ids }`; each record once. Throws AppError validation. */
function askedOf(entity: Entity, body: Readonly<Record<string, unknown>>): { asked: Asked[]; input: Record<string, unknown> } {
  const { ids, rows, ...input } = body;
  const named = rows === undefined && Array.isArray(ids) ? ids.map((id) => ({ id })) : rows;
  const field = rows === undefined ? 'ids' : 'rows';
  const fine =
    Array.isArray(named) &&
    (rows === undefined || ids === undefined) &&
    named.length > 0 &&
    named.length <= MAX_AT_ONCE &&
    named.every((row) => isAsked(row, entity));
  if (!fine) throw new AppError('validation', { fields: { [field]: { code: 'notList' } } });
  return { asked: [...new Map(named.map((row) => [row.id, row])).values()], input };
}

/** Changes or removes the record in the caller's transaction. Returns it as it was, and as it is now where it still exists. */
async function write(tx: Transaction, context: VerbContext, { id, version }: Asked, input: Record<string, unknown>) {
  const { call, entity, model, reach } = context;
  const body = version === undefined ? input : { ...input, version };
  if (call.kind === 'delete') return { before: await removeRecord(tx, context, id, body), after: undefined };
  if (call.kind !== 'update') return changeRecord(tx, context, call.name as string, id, body);
  // Only what is given changes: the rest of the form is that of the locked record, and so is a version that nobody names.
  await lockAbove(tx, model, entity, id);
  const now = await loadRecord(tx, model, entity, reach, keyCondition(entity, id), { lock: true, writing: true });
  const form = { version: now.version, ...wholeForm(entity, reach, now, body), ...body };
  return changeRecord(tx, context, 'update', id, form);
}

/** Why a record could not go: what is wrong with its values, or the sentence of the whole. */
function reasonOf(error: AppError, { entity, locale }: VerbContext): string {
  const wrong = Object.values(fieldMessages(error.facts.fields ?? {}, locale, entity)).map(({ message }) => message);
  return wrong.join(' ') || messageOf(error, locale);
}

async function runOne(context: VerbContext, one: Asked, input: Record<string, unknown>): Promise<BulkResult> {
  const { entity, call } = context;
  const { id } = one;
  try {
    const { before, after } = await context.db.transaction((tx) => write(tx, context, one, input));
    const said = call.kind === 'update' || call.kind === 'delete' ? entity.notices[call.kind] : (call.action?.notice ?? '');
    const notice = noticeFor(entity, said, before, after);
    return { id, success: true, message: translate(context.locale, `notices.${notice}`) };
  } catch (error) {
    const known = asAppError(error, context.entity);
    // Earlier records are committed, so the caller gets their results even if this one fails.
    if (known.status >= 500)
      loggerFor(context.config).error({ err: error, requestId: context.origin.requestId }, 'a record of a bulk action failed');
    return { id, success: false, message: reasonOf(known, context), code: known.code };
  }
}

export const bulk: VerbHandler = async (context) => {
  const body = (context.body ?? {}) as Record<string, unknown>;
  if (typeof body === 'object' && body.filter !== undefined && context.call.action) return orderBulk(context, body);
  const { asked, input } = askedOf(context.entity, body);
  const results: BulkResult[] = [];
  const isNewestFirst = context.call.action?.bulk === 'newestFirst';
  const inTurn = isNewestFirst ? [...asked].sort((one, other) => Number(other.id) - Number(one.id)) : asked;
  for (const one of inTurn) results.push(await runOne(context, one, input));
  // The results stand in the order of the call.
  const at = new Map(asked.map(({ id }, index) => [id, index]));
  return { data: results.sort((one, other) => (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0)) };
};
