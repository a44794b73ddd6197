/** Actions on one record, on the collection, and on many records at once. */

import { HttpError, type Identifier } from 'ra-core';
import { SLOW_CALL_MS } from '#authProvider/request.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { seriesPath } from '#schemas/kernel/time/recurrence.ts';
import { cleanBody } from './body.ts';
import type { Http } from './oneRecord.ts';
import { bulkPathOf, pathOf } from './paths.ts';
import { type Row, toRecord } from './records.ts';
import type { ActionRequest, BulkResult, BulkRow, CallMeta } from './types.ts';

/** The server takes so many rows in one call. */
const AT_ONCE = 100;

export async function runAction(call: Http, entity: Entity, session: Session | null, request: ActionRequest) {
  const { action, id, data = {}, version, meta, part } = request;
  const { method, path } = pathOf(entity, action, session, id, meta);
  const body = cleanBody({ ...data, version });
  const patience = entity.actions[action]?.slow ? { timeoutMs: SLOW_CALL_MS } : {};
  const answer = await call<Row | null>(method, part ? seriesPath(path, part) : path, { body, ...patience });
  return { data: answer.data ? toRecord(entity, answer.data) : null, message: answer.message };
}

interface ServerResult {
  id: number | string;
  success: boolean;
  message: string;
}
interface BulkRequest {
  /** Its name, or `update`, `delete`. */
  action: string;
  rows: readonly BulkRow[];
  data?: ActionRequest['data'];
  meta?: CallMeta;
}

/** One call for up to a hundred rows; every row has its own result: one refusal does not stop the others. */
export async function bulkAction(
  call: Http,
  entity: Entity,
  session: Session | null,
  { action, rows, data = {}, meta }: BulkRequest,
): Promise<BulkResult[]> {
  const { method, path } = bulkPathOf(entity, action, session, meta);
  const keyOf = ({ id, recordId }: BulkRow) => recordId ?? (entity.api.key === 'uuid' ? id : Number(id));
  const results = new Map<Identifier, ServerResult>();
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const asked = rows.slice(start, start + AT_ONCE).map((row) => ({ id: keyOf(row), version: row.version }));
    const answer = await call<ServerResult[]>(method, path, { body: cleanBody({ ...data, rows: asked }) });
    for (const result of answer.data) results.set(result.id, result);
  }
  return rows.map((row) => {
    const { id } = row;
    const result = results.get(keyOf(row));
    return result?.success ? { id, done: true } : { id, done: false, message: result?.message ?? 'errors.internal' };
  });
}

interface ManyRequest {
  ids: readonly Identifier[];
  data?: ActionRequest['data'];
  meta?: CallMeta;
}
/**
 * React-admin's own `updateMany` and `deleteMany`: one call.
 * @throws HttpError when some were refused: it names the reasons, and its body's `data` has the result of each; the others are done
 */
export async function changeMany(
  call: Http,
  entity: Entity,
  session: Session | null,
  action: 'update' | 'delete',
  { ids, data, meta }: ManyRequest,
): Promise<{ data: Identifier[] }> {
  const results = await bulkAction(call, entity, session, { action, rows: ids.map((id) => ({ id })), data, meta });
  const reasons = results.filter(({ done }) => !done).map(({ message }) => message);
  if (reasons.length) throw new HttpError([...new Set(reasons)].join(' '), 409, { data: results });
  return { data: [...ids] };
}
