/** The next people of a notice. Two processes never take the same one, and a rolled back batch is taken again. */
import { sql } from 'drizzle-orm';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import type { Transaction } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Batch, DELIVER, priorityOf } from './deliver.ts';

/** People who are handed over in one transaction. */
const BATCH = 200;

export interface Ordered {
  kind: string;
  title: LocalizedText;
  message: LocalizedText;
  link: string | null;
  buildingId: number | null;
  userIds: readonly number[];
}

/** Marks up to a batch of people as handed over, and orders the next batch; undefined when nobody is left. */
export async function takeBatch(tx: Transaction, channel: 'MAIL' | 'PUSH', batch: Batch): Promise<Ordered | undefined> {
  const { deliveryId } = batch;
  const taken = await tx.query<{ userId: number }>(sql`
    update delivery_recipients set status = 'SENT'
    where delivery_id = ${deliveryId} and channel = ${channel} and user_id in (
      select user_id from delivery_recipients where delivery_id = ${deliveryId} and channel = ${channel} and status = 'WAITING'
      order by user_id limit ${BATCH} for update skip locked)
    returning user_id as "userId"`);
  if (!taken.length) return undefined;
  if (taken.length === BATCH) await enqueue(tx, DELIVER[channel], batch, { priority: priorityOf(batch) });
  const [notice] = await tx.query<Omit<Ordered, 'userIds'>>(
    sql`select kind, title, message, link, building_id as "buildingId" from deliveries where id = ${deliveryId}`,
  );
  return notice && { ...notice, userIds: taken.map(({ userId }) => userId) };
}
