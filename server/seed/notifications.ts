/** Notifications of the demo data, in each building: one that was sent, one that is scheduled, a draft, one that was stopped halfway for a while. */
import { sql } from 'drizzle-orm';
import { notification } from '#schemas/broadcasts/notification.ts';
import { notificationSample } from '#schemas/broadcasts/samples.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { settleRecipients } from '#server/areas/broadcasts/notifications/settleRecipients.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import type { SeededUser } from './users.ts';
import { type Move, seedWritten, stampedBy } from './written.ts';

const stories = [
  { status: 'SENT', days: 6 },
  { status: 'SCHEDULED', days: 2 },
  { status: 'DRAFT', days: 1 },
  { status: 'PAUSED', days: 3 },
] as const;
const AHEAD_DAYS = 5;

export async function seedNotifications(on: Queryable, model: Model, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, today } = building;
  const rows = stories.map(({ status, days }, index) => {
    const createdDate = daysBefore(today, days, index * 17);
    const isReleased = status !== 'DRAFT';
    const ended = status === 'SENT' ? createdDate : null;
    const paused = status === 'PAUSED' ? createdDate : null;
    return {
      link: null,
      ...notificationSample.records[index % notificationSample.records.length],
      sendAt: status === 'SCHEDULED' ? `${addDays(today, AHEAD_DAYS)}T02:00:00Z` : null,
      status,
      recipientCount: 0,
      sentCount: 0,
      batch: 0,
      sentUpTo: 0,
      beganDate: ended ?? paused,
      endedDate: ended,
      ...stampedBy('scheduled', admin, isReleased ? createdDate : null),
      ...stampedBy('paused', admin, paused),
      createdDate,
      moves: [
        ...(isReleased ? [['send', status === 'SCHEDULED' ? status : 'SENDING'] as Move] : []),
        ...(paused ? [['pause', status] as Move] : []),
      ],
    };
  });
  const dates = rows.map(({ createdDate }) => createdDate);
  const ids = await seedWritten(on, { entity: notification, prefix: 'NT', building, by: admin }, rows);
  const [sentId = 0, , , pausedId = 0] = ids;
  const settle = (id: number) => settleRecipients(on, model, { id, officeCentreId, viewableBy: 'ALL' });
  const count = await settle(sentId);
  await on.query(sql`update notification_recipients set created_date = ${dates[0]}, updated_date = ${dates[0]}, sent_date = ${dates[0]}
    where notification_id = ${sentId}`);
  await on.query(sql`update notifications set recipient_count = ${count}, sent_count = ${count} where id = ${sentId}`);
  // What is expected of one that is sent later.
  await on.query(sql`
    update notifications set recipient_count = ${count} where office_centre_id = ${officeCentreId} and status = 'SCHEDULED'`);
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
}
