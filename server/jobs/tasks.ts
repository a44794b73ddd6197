/** Background tasks as their owner sees them: progress and result. */
import { sql } from 'drizzle-orm';
import type { Task } from '#schemas/kernel/calls/task.ts';
import type { Queryable } from '#server/db/database.ts';
import { CHANNEL } from '#server/live/change.ts';

/** Notifies the person's browsers of the state once the statement is committed. */
const notified = sql`pg_notify(${CHANNEL}, json_build_object('task', id, 'userId', user_id, 'status', status)::text)`;

/**
 * The work of a subscription, under an id that says which: begun again, it is the same. Nobody has asked for it just now, so it is no task that
 * somebody is shown; its file is kept as long as that of any other.
 */
export async function createScheduled(
  on: Queryable,
  facts: { id: string; userId: number; officeCentreId: number | null; subject: string },
): Promise<string> {
  await on.query(sql`
    insert into background_tasks (id, user_id, office_centre_id, kind, subject)
    values (${facts.id}::uuid, ${facts.userId}, ${facts.officeCentreId}, 'SUBSCRIPTION', ${facts.subject}) on conflict (id) do nothing`);
  return facts.id;
}

export async function createTask(
  on: Queryable,
  facts: { userId: number; officeCentreId: number | null; kind: Task['kind']; subject: string; action?: string },
): Promise<string> {
  const [row] = await on.query<{ id: string }>(sql`
    insert into background_tasks (user_id, office_centre_id, kind, subject, action)
    values (${facts.userId}, ${facts.officeCentreId}, ${facts.kind}, ${facts.subject}, ${facts.action ?? null}) returning id, ${notified}`);
  if (!row) throw new Error('a task was not stored');
  return row.id;
}

/** True when the task still has to be done; its status becomes running. A finished task is not done again. */
export async function beginTask(on: Queryable, id: string, total: number): Promise<boolean> {
  const [row] = await on.query(sql`
    update background_tasks set status = 'RUNNING', total = ${total}, done = 0, error = null where id = ${id}::uuid and status <> 'DONE' returning id, ${notified}`);
  return row !== undefined;
}

export const noteProgress = async (on: Queryable, id: string, done: number): Promise<void> => {
  await on.query(
    sql`update background_tasks set done = ${done} where id = ${id}::uuid and status = 'RUNNING' returning ${notified}`,
  );
};

/** Marks it done, once: false when another run was first. */
export async function endTask(
  on: Queryable,
  id: string,
  result: { done: number; storageKey: string; fileName: string; size: number },
): Promise<boolean> {
  const [row] = await on.query(sql`
    update background_tasks set status = 'DONE', done = ${result.done}, total = ${result.done}, storage_key = ${result.storageKey},
      file_name = ${result.fileName}, size = ${result.size}, finished_date = now()
    where id = ${id}::uuid and status <> 'DONE' returning id, ${notified}`);
  return row !== undefined;
}

/** Marks an action on many records done, once. `done` includes the refused ones. */
export const endBulkTask = async (on: Queryable, id: string, result: { done: number; refused: number }): Promise<void> => {
  await on.query(sql`
    update background_tasks set status = 'DONE', done = ${result.done}, total = ${result.done}, refused = ${result.refused}, finished_date = now()
    where id = ${id}::uuid and status <> 'DONE' returning ${notified}`);
};

export const failTask = async (on: Queryable, id: string, error: string): Promise<void> => {
  await on.query(sql`
    update background_tasks set status = 'FAILED', error = ${error.slice(0, 300)}, finished_date = now() where id = ${id}::uuid and status <> 'DONE' returning ${notified}`);
};

/** A person's newest tasks in the place where they work. */
export const tasksOf = (on: Queryable, userId: number, officeCentreId: number | null): Promise<Task[]> =>
  on.query<Task>(sql`
    select id, kind, subject, action, status, done, refused, total, created_date as "createdDate", finished_date as "finishedDate"
    from background_tasks where user_id = ${userId} and office_centre_id is not distinct from ${officeCentreId}
      and kind <> 'SUBSCRIPTION'
    order by created_date desc limit 20`);
