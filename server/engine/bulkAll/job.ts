/**
 * Executes a requested action on all that a filter finds: some rows per run, each in a transaction of its own that also marks
 * the row, so that a run repeated after a crash does no row twice.
 */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Origin } from '#server/audit/origin.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { beginTask, endBulkTask, failTask, noteProgress } from '#server/jobs/tasks.ts';
import { loggerFor } from '#server/process/log.ts';
import type { DomainJobContext } from '../jobContext.ts';
import { presentReach } from '../reach/presentReach.ts';
import type { Reach } from '../reach/reach.ts';
import { changeRecord } from '../write/change.ts';
import type { WriteContext } from '../write/create.ts';
import { claimRow, type OrderedRow, refuseRow, refuseWaiting, rowCountsOf, waitingRows } from './rows.ts';

export const BULK_ALL = jobName<Order>('bulk-action');
/** Rows per run: afterwards the next run is enqueued, for whichever process is free. */
export const ROWS_PER_RUN = 100;
/** Rows between two progress updates. */
const STEP = 10;

export interface Order {
  taskId: string;
  entity: string;
  action: string;
  /** The input of the action's dialog, the same for every row. */
  input: Record<string, unknown>;
  reach: Reach;
  locale: LocaleCode;
  origin: Origin;
}

/** The person's current scope: rights are read again with every run. Undefined: no rights left. */
async function reachNow({ db }: DomainJobContext, entity: Entity, { reach: ordered, action }: Order): Promise<Reach | undefined> {
  const reach = await presentReach(db, ordered);
  return reach && can(reach.session, entity, action) ? reach : undefined;
}

async function decide(
  context: WriteContext & Pick<DomainJobContext, 'db'>,
  order: Order,
  { id, version }: OrderedRow,
): Promise<void> {
  const { db, entity, config } = context;
  const { taskId, action, input, origin } = order;
  try {
    await db.transaction(async (tx) => {
      if (await claimRow(tx, taskId, id)) await changeRecord(tx, context, action, id, { ...input, version });
    });
  } catch (error) {
    const known = asAppError(error, entity);
    if (known.status >= 500)
      loggerFor(config).error({ err: error, requestId: origin.requestId }, 'a record of a bulk action failed');
    // If the database is unavailable this fails as well, and the row waits for the next retry.
    await refuseRow(db, taskId, id, known);
  }
}

async function run(order: Order, job: DomainJobContext): Promise<void> {
  const { db, config, model, signal } = job;
  const { taskId, locale, origin } = order;
  const entity = model.entity(order.entity);
  const before = await rowCountsOf(db, taskId);
  const total = before.waiting + before.done + before.refused;
  if (!(await beginTask(db, taskId, total))) return;
  const reach = await reachNow(job, entity, order);
  if (!reach) await refuseWaiting(db, taskId, new AppError('forbidden'));
  let decided = before.done + before.refused;
  await noteProgress(db, taskId, decided);
  const newestFirst = entity.actions[order.action]?.bulk === 'newestFirst';
  for (const row of reach ? await waitingRows(db, taskId, ROWS_PER_RUN, newestFirst) : []) {
    if (signal.aborted) break;
    await decide({ db, model, config, entity, reach: reach as Reach, origin, locale }, order, row);
    decided += 1;
    if (decided % STEP === 0) await noteProgress(db, taskId, decided);
  }
  await db.transaction(async (tx) => {
    const { waiting, done, refused } = await rowCountsOf(tx, taskId);
    if (waiting > 0) await enqueue(tx, BULK_ALL, order);
    else await endBulkTask(tx, taskId, { done: done + refused, refused });
  });
}

export const bulkAllJob: Job<Order, DomainJobContext> = {
  name: BULK_ALL,
  expireSeconds: 300,
  run: async (order, job) => {
    try {
      await run(order, job);
    } catch (error) {
      await failTask(job.db, order.taskId, (error as Error).message);
      throw error;
    }
  },
};
