/**
 * The same action on several records: one call, each record in a transaction of its own, with a result for each. Listed
 * records are done at once; all that a filter finds, by a job.
 */
import { translate } from '#i18n/server.ts';
import type { ErrorCode } from '#schemas/kernel/calls/errors.ts';
import { noticeFor } from '#schemas/kernel/states/notice.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { messageOf } from '#server/errors/errorMessages.ts';
import { loggerFor } from '#server/process/log.ts';
import { orderBulk } from '../bulkAll/order.ts';
import type { VerbContext, VerbHandler } from '../context.ts';
import { changeRecord } from '../write/change.ts';

export const MAX_AT_ONCE = 100;
export interface BulkResult {
  id: number;
  success: boolean;
  message: string;
  code?: ErrorCode;
}
interface Asked {
  id: number;
  /** The version that the person saw; absent, the record is changed whatever its version. */
  version?: number;
}

const isAsked = (row: unknown): row is Asked => {
  if (typeof row !== 'object' || row === null) return false;
  const { id, version, ...other } = row as Record<string, unknown>;
  return Number.isSafeInteger(id) && (version === undefined || Number.isSafeInteger(version)) && Object.keys(other).length === 0;
};

/** `{ rows: [{ id, version }] }` or, without versions, `{ ids }`; each record once. Throws AppError validation. */
function askedOf(body: Readonly<Record<string, unknown>>): { asked: Asked[]; input: Record<string, unknown> } {
  const { ids, rows, ...input } = body;
  const named = rows === undefined && Array.isArray(ids) ? ids.map((id) => ({ id })) : rows;
  const field = rows === undefined ? 'ids' : 'rows';
  const fine =
    Array.isArray(named) &&
    (rows === undefined || ids === undefined) &&
    named.length > 0 &&
    named.length <= MAX_AT_ONCE &&
    named.every(isAsked);
  if (!fine) throw new AppError('validation', { fields: { [field]: { code: 'notList' } } });
  return { asked: [...new Map(named.map((row) => [row.id, row])).values()], input };
}

async function runOne(context: VerbContext, { id, version }: Asked, input: Record<string, unknown>): Promise<BulkResult> {
  const name = context.call.name as string;
  const body = version === undefined ? input : { ...input, version };
  try {
    const { before, after } = await context.db.transaction((tx) => changeRecord(tx, context, name, id, body));
    const notice = noticeFor(context.entity, context.call.action?.notice ?? '', before, after);
    return { id, success: true, message: translate(context.locale, `notices.${notice}`) };
  } catch (error) {
    const known = asAppError(error, context.entity);
    // Earlier records are committed, so the caller gets their results even if this one fails.
    if (known.status >= 500)
      loggerFor(context.config).error({ err: error, requestId: context.origin.requestId }, 'a record of a bulk action failed');
    return { id, success: false, message: messageOf(known, context.locale), code: known.code };
  }
}

export const bulk: VerbHandler = async (context) => {
  const body = (context.body ?? {}) as Record<string, unknown>;
  if (typeof body === 'object' && body.filter !== undefined) return orderBulk(context, body);
  const { asked, input } = askedOf(body);
  const results: BulkResult[] = [];
  const isNewestFirst = context.call.action?.bulk === 'newestFirst';
  const inTurn = isNewestFirst ? [...asked].sort((one, other) => other.id - one.id) : asked;
  for (const one of inTurn) results.push(await runOne(context, one, input));
  // The results stand in the order of the call.
  const at = new Map(asked.map(({ id }, index) => [id, index]));
  return { data: results.sort((one, other) => (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0)) };
};
