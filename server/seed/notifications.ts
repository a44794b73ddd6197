/** Notifications of the demo data, in each building: one that was sent, one that is scheduled, a draft, one that was stopped halfway for a while. */
import { sql } from 'drizzle-orm';
import { notificationSample } from '#schemas/broadcasts/samples.ts';
import { settleRecipients } from '#server/areas/broadcasts/notifications/settleRecipients.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { SeededBuilding } from './centres.ts';
import { addDays, daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import { uuidOf } from './questionnaires.ts';
import type { SeededUser } from './users.ts';

const stories = [
  { status: 'SENT', days: 6 },
  { status: 'SCHEDULED', days: 2 },
  { status: 'DRAFT', days: 1 },
  { status: 'PAUSED', days: 3 },
] as const;
const AHEAD_DAYS = 5;

export async function seedNotifications(on: Queryable, model: Model, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, today } = building;
  const drafts = stories.map(({ status, days }, index) => {
    const createdDate = daysBefore(today, days, index * 17);
    const isReleased = status !== 'DRAFT';
    const [ended, paused] = (['SENT', 'PAUSED'] as const).map((one) => (status === one ? createdDate : null));
    return {
      link: null,
      ...notificationSample.records[index % notificationSample.records.length],
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      sendAt: status === 'SCHEDULED' ? `${addDays(today, AHEAD_DAYS)}T02:00:00Z` : null,
      status,
      recipientCount: 0,
      sentCount: 0,
      batch: 0,
      sentUpTo: 0,
      beganDate: ended ?? paused,
      endedDate: ended,
      scheduledDate: isReleased ? createdDate : null,
      scheduledUserId: isReleased ? admin.id : null,
      pausedDate: paused,
      pausedUserId: paused && admin.id,
      createdDate,
      createdUserId: admin.id,
      updatedDate: createdDate,
      updatedUserId: admin.id,
      version: isReleased ? 2 : 1,
    };
  });
  const dates = drafts.map(({ createdDate }) => createdDate);
  const numbers = await numbered(on, officeCentreId, 'NT', dates);
  const rows = drafts.map((draft, index) => ({ ...draft, referenceNo: numbers[index] }));
  const ids = await insertRows(on, 'notifications', rows);
  const [sentId = 0, , , pausedId = 0] = ids;
  const settle = (id: number) => settleRecipients(on, model, { id, officeCentreId, viewableBy: 'ALL' });
  const count = await settle(sentId);
  await on.query(sql`update notification_recipients set created_date = ${dates[0]}, updated_date = ${dates[0]}, sent_date = ${dates[0]}
    where notification_id = ${sentId}`);
  await on.query(sql`update notifications set recipient_count = ${count}, sent_count = ${count} where id = ${sentId}`);
  // Half of them have it.
  await settle(pausedId);
  await on.query(sql`
    with half as (
      select id from notification_recipients where notification_id = ${pausedId} order by id limit ${Math.floor(count / 2)}),
    sent as (
      update notification_recipients r set created_date = ${dates[3]}, updated_date = ${dates[3]}, sent_date = ${dates[3]}
      from half where r.id = half.id returning r.id)
    update notifications set recipient_count = ${count}, batch = 2, sent_count = (select count(*) from sent),
      sent_up_to = (select coalesce(max(id), 0) from sent) where id = ${pausedId}`);
  const event = (index: number, action: string, from: string | null, to: string): HistoryEvent => ({
    entity: notificationSample.entity,
    recordId: ids[index] as number,
    action,
    at: dates[index] as string,
    by: admin,
    centreId: officeCentreId,
    changes: [{ field: 'status', from, to }],
  });
  await seedHistory(
    on,
    drafts.flatMap(({ status }, index) => [
      event(index, 'create', null, 'DRAFT'),
      ...(status === 'DRAFT' ? [] : [event(index, 'send', 'DRAFT', status === 'SCHEDULED' ? status : 'SENDING')]),
      ...(status === 'PAUSED' ? [event(index, 'pause', 'SENDING', status)] : []),
    ]),
  );
}
