/** Actions on one record, on the collection, and on many records at once. */
import { HttpError } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Session } from '#schemas/kernel/session.ts';
import { cleanBody } from './body.ts';
import type { Http } from './oneRecord.ts';
import { pathOf } from './paths.ts';
import { type Row, toRecord } from './records.ts';
import type { ActionRequest, BulkResult } from './types.ts';

/** So many rows of a bulk action are under way at a time. */
const AT_ONCE = 4;

export async function runAction(call: Http, entity: Entity, session: Session | null, request: ActionRequest) {
  const { action, id, data = {}, version, meta } = request;
  const { method, path } = pathOf(entity, action, session, id, meta);
  const body = cleanBody({ ...data, version });
  const answer = await call<Row | null>(method, path, { body });
  return { data: answer.data ? toRecord(entity, answer.data) : null, message: answer.message };
}

/** Every row gets its own call, and its own result: one refusal does not stop the others. */
export async function bulkAction(
  call: Http,
  entity: Entity,
  session: Session | null,
  {
    action,
    rows,
    data,
  }: { action: string; rows: readonly { id: BulkResult['id']; version?: number }[]; data?: ActionRequest['data'] },
): Promise<BulkResult[]> {
  const results = new Map<BulkResult['id'], BulkResult>();
  const waiting = [...rows];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      try {
        await runAction(call, entity, session, { action, id: row.id, version: row.version, data });
        results.set(row.id, { id: row.id, done: true });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        results.set(row.id, { id: row.id, done: false, message: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return rows.map(({ id }) => results.get(id) as BulkResult);
}
