/** When guests are told by mail: once when they are invited, when their seat is cancelled, and when its session gets another time. */
import { sql } from 'drizzle-orm';
import type { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import type { RuleContext, WrittenRow } from '#server/engine/areas/rules.ts';
import { inviteGuest, mailGuests } from './mails.ts';

/** After a participant was written. A guest who has declined knows. */
export async function tellGuest(
  context: RuleContext,
  { record, before }: WrittenRow<typeof activityEventParticipant>,
): Promise<void> {
  const { id, hostId, guestEmail } = record;
  if (hostId === null || hostId === undefined || !guestEmail) return;
  const { tx, operation, reach } = context;
  if (operation === 'create') return inviteGuest(context, { id, guestEmail });
  const hadSeat = (holdsSeat as readonly string[]).includes(before?.status ?? '');
  const hasSeat = (holdsSeat as readonly string[]).includes(record.status ?? '');
  if (!hadSeat || hasSeat || reach.session.userId === 0) return;
  const remark = (operation === 'remove' ? record.removeRemark : record.cancelRemark) ?? '';
  await mailGuests(tx, context, 'guestCancelled', [id], { remark });
}

/** After a session got another time: its guests keep their seats. */
export async function tellOfNewTime(context: RuleContext, slotId: number): Promise<void> {
  const { tx } = context;
  const guests = await tx.query<{ id: number }>(sql`
    select id from event_participants
    where activity_event_time_slot_id = ${slotId} and host_id is not null and status = any(${sql.param([...holdsSeat])}::text[])`);
  await mailGuests(
    tx,
    context,
    'guestRescheduled',
    guests.map(({ id }) => id),
  );
}
