/** A notification that a person has read in the bell of the portal has its receipt, as if it had been read by its own call. */
import { sql } from 'drizzle-orm';
import { notificationRecipient } from '#schemas/broadcasts/notificationRecipient.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Transaction } from '#server/db/database.ts';
import { announceRows } from '#server/live/announce.ts';

/** @param uuids of notifications, as they were given to `deliver`; what is none is left out */
export async function noteReceipts(tx: Transaction, userId: number, uuids: readonly string[]): Promise<void> {
  const marked = await tx.query<{ id: number }>(sql`
    update notification_recipients r set read_date = now(), updated_date = now(), version = r.version + 1 from notifications n
    where n.uuid::text = any(${sql.param([...uuids])}::text[]) and r.notification_id = n.id and r.user_id = ${userId}
      and r.sent_date is not null and r.read_date is null returning r.id`);
  const ids = marked.map(({ id }) => id);
  if (ids.length)
    tx.afterCommit((db) => void announceRows(db, notificationRecipient as unknown as Entity, ids, userId).catch(() => undefined));
}
