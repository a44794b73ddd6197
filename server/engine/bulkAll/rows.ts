/** The rows of an action on all that a filter finds: stored from the request until each of them is done. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { AppError } from '#server/errors/appError.ts';
import { sentenceOf } from '#server/errors/errorMessages.ts';

/** A row as it was when the action was requested. */
export interface OrderedRow {
  id: number;
  version: number;
}

/** Stores the rows that a statement (`id`, `version`) finds, for a task. Returns their number. */
export async function keepRows(tx: Transaction, taskId: string, found: SQL): Promise<number> {
  const [kept] = await tx.query<{ count: number }>(sql`
    with kept as (
      insert into bulk_action_rows (task_id, record_id, version) select ${taskId}::uuid, f.id, f.version from (${found}) f returning 1
    ) select count(*)::int as count from kept`);
  return kept?.count ?? 0;
}

/** The next waiting rows, in the order of their numbers, or the newest first. */
export const waitingRows = (on: Queryable, taskId: string, most: number, newestFirst = false): Promise<OrderedRow[]> =>
  on.query<OrderedRow>(sql`
    select record_id as id, version from bulk_action_rows
    where task_id = ${taskId}::uuid and status = 'WAITING' order by record_id ${sql.raw(newestFirst ? 'desc' : 'asc')} limit ${most}`);

/** Marks a row done in the transaction that does it; false when another run was first, and nothing may be done. */
export async function claimRow(tx: Transaction, taskId: string, id: number): Promise<boolean> {
  const [row] = await tx.query(sql`
    update bulk_action_rows set status = 'DONE'
    where task_id = ${taskId}::uuid and record_id = ${id} and status = 'WAITING' returning record_id`);
  return row !== undefined;
}

const refused = (error: AppError) => {
  const { key, params } = sentenceOf(error);
  return sql`status = 'REFUSED', code = ${error.code}, message = ${key}, params = ${JSON.stringify(params ?? {})}::jsonb`;
};

/** Marks a row refused, unless it was done meanwhile. The message is translated when it is read. */
export const refuseRow = async (on: Queryable, taskId: string, id: number, error: AppError): Promise<void> => {
  await on.query(sql`
    update bulk_action_rows set ${refused(error)} where task_id = ${taskId}::uuid and record_id = ${id} and status = 'WAITING'`);
};

/** Refuses all waiting rows: the person no longer has the permission. */
export const refuseWaiting = async (on: Queryable, taskId: string, error: AppError): Promise<void> => {
  await on.query(sql`update bulk_action_rows set ${refused(error)} where task_id = ${taskId}::uuid and status = 'WAITING'`);
};

export interface RowCounts {
  waiting: number;
  done: number;
  refused: number;
}
export async function rowCountsOf(on: Queryable, taskId: string): Promise<RowCounts> {
  const [row] = await on.query<RowCounts>(sql`
    select count(*) filter (where status = 'WAITING')::int as waiting, count(*) filter (where status = 'DONE')::int as done,
      count(*) filter (where status = 'REFUSED')::int as refused
    from bulk_action_rows where task_id = ${taskId}::uuid`);
  return row ?? { waiting: 0, done: 0, refused: 0 };
}
