/**
 * The sending of notifications. Each turn is a job and a transaction of its own: it settles who the recipients are, or sends to the next
 * batch of them, and orders the next turn. The record says which turn is next, so that a turn that is repeated, by a retry or by
 * another process, does nothing: nobody gets a notification twice, and nobody is left out when a process dies.
 */
import { sql } from 'drizzle-orm';
import { notification } from '#schemas/broadcasts/notification.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { deliver } from '#server/channels/deliver.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { Model } from '#server/db/model.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { announceRows } from '#server/live/announce.ts';
import { settleRecipients } from './settleRecipients.ts';

/** People who are sent to in one transaction. */
export const BATCH = 500;
/** A sending without a turn for so long has lost its job. */
const LOST = '5 minutes';
/** The author shown in the history. */
const SYSTEM = 'Atrium';

interface Turn {
  id: number;
  /** The number of the turn: 0 settles the recipients. */
  batch: number;
}
export const SEND = jobName<Turn>('notification-sending');

type Told = Pick<
  RecordOf<typeof notification>,
  | 'id'
  | 'uuid'
  | 'officeCentreId'
  | 'title'
  | 'message'
  | 'link'
  | 'viewableBy'
  | 'selectedBuildingIds'
  | 'selectedTenantIds'
  | 'selectedUserGroupIds'
  | 'selectedExcludeTenantIds'
  | 'selectedExcludeUserGroupIds'
> & { sentUpTo: number };

/** Orders the next turn of each of these, in the transaction that makes them SENDING. */
export async function orderSending(tx: Transaction, ids: readonly number[]): Promise<void> {
  const due = await tx.query<Turn>(
    sql`select id, batch from notifications where id = any(${idList(ids)}) and status = 'SENDING'`,
  );
  for (const turn of due) await enqueue(tx, SEND, turn);
}

/** The notification, locked, if it is being sent and this turn is next. */
async function lockTurn(tx: Transaction, { id, batch }: Turn): Promise<Told | undefined> {
  const [told] = await tx.query<Told>(sql`
    select id, uuid, office_centre_id as "officeCentreId", title, message, link, viewable_by as "viewableBy",
      selected_building_ids as "selectedBuildingIds", selected_tenant_ids as "selectedTenantIds",
      selected_user_group_ids as "selectedUserGroupIds", selected_exclude_tenant_ids as "selectedExcludeTenantIds",
      selected_exclude_user_group_ids as "selectedExcludeUserGroupIds", sent_up_to as "sentUpTo"
    from notifications where id = ${id} and batch = ${batch} and status = 'SENDING' and deleted_date is null for update`);
  return told;
}

/** Turn 0: who they are, from now on whoever joins or leaves. */
async function settle(tx: Transaction, model: Model, told: Told): Promise<boolean> {
  const count = await settleRecipients(tx, model, told as never);
  await tx.query(sql`
    update notifications set batch = 1, began_date = now(), updated_date = now(), recipient_count = ${count}, sent_count = 0,
      sent_up_to = coalesce((select min(id) - 1 from notification_recipients where notification_id = ${told.id}), 0)
    where id = ${told.id}`);
  return true;
}

/** The following turns: true while there may be more people. */
async function sendBatch(tx: Transaction, told: Told): Promise<boolean> {
  const sent = await tx.query<{ id: number; userId: number }>(sql`
    with next as (
      select id from notification_recipients where notification_id = ${told.id} and id > ${told.sentUpTo} order by id limit ${BATCH})
    update notification_recipients r set sent_date = now() from next where r.id = next.id
    returning r.id, r.user_id as "userId"`);
  const last = Math.max(told.sentUpTo, ...sent.map(({ id }) => id));
  await tx.query(sql`
    update notifications set batch = batch + 1, sent_up_to = ${last}, sent_count = sent_count + ${sent.length}, updated_date = now()
    where id = ${told.id}`);
  if (sent.length)
    await deliver(tx, {
      kind: 'notification',
      id: told.uuid,
      buildingId: told.officeCentreId,
      title: told.title,
      message: told.message,
      link: told.link,
      userIds: sent.map(({ userId }) => userId),
    });
  return sent.length === BATCH;
}

const CHANGES = JSON.stringify([{ field: 'status', from: 'SENDING', to: 'SENT' }]);
async function finish(tx: Transaction, { id }: Told): Promise<void> {
  await tx.query(sql`
    with done as (
      update notifications set status = 'SENT', ended_date = now(), updated_date = now(), updated_user_id = null, version = version + 1
      where id = ${id} returning id, office_centre_id)
    insert into audit_log (entity, record_id, action, user_name, office_centre_id, changes)
    select ${notification.name}::text, id, 'finish', ${SYSTEM}::text, office_centre_id, ${CHANGES}::jsonb from done`);
}

/** One turn, with the order of the next one or the end; false if it was not this one's. */
export async function takeTurn(tx: Transaction, model: Model, turn: Turn): Promise<boolean> {
  const told = await lockTurn(tx, turn);
  if (!told) return false;
  const goesOn = turn.batch === 0 ? await settle(tx, model, told) : await sendBatch(tx, told);
  if (goesOn) await enqueue(tx, SEND, { id: turn.id, batch: turn.batch + 1 });
  else await finish(tx, told);
  return true;
}

export const sendJob: Job<Turn, DomainJobContext> = {
  name: SEND,
  // A turn takes a fraction of a second.
  expireSeconds: 30,
  run: async (turn, { db, model }) => {
    const isDone = await db.transaction((tx) => takeTurn(tx, model, turn));
    if (isDone) await announceRows(db, notification as unknown as Entity, [turn.id], null);
  },
};

/** A turn whose job has failed for good, say while the database was away, is ordered again; twice does no harm. */
export const lostSendingsJob: Job<object, DomainJobContext> = {
  name: jobName<object>('notification-sendings-lost'),
  cron: '*/5 * * * *',
  retries: 0,
  run: (_, { db }) =>
    db.transaction(async (tx) => {
      const lost = await tx.query<{ id: number }>(
        sql`select id from notifications where status = 'SENDING' and updated_date < now() - ${sql.raw(`interval '${LOST}'`)}`,
      );
      await orderSending(
        tx,
        lost.map(({ id }) => id),
      );
    }),
};
