/**
 * Sign-ups (002 §3): to a session of the event that is still to come, and to none that is hidden or cancelled. A seat that becomes free
 * goes to whoever waits longest.
 */
import { sql } from 'drizzle-orm';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import type { Transaction } from '#server/db/database.ts';
import { type AnyRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { isBlacklisted } from '../marketplace/blacklist.ts';
import { cancelBelow } from './cancelBelow.ts';
import { newOwnCode } from './checkInCode.ts';
import { tellGuest } from './guests/tell.ts';
import { isComing, tell } from './notices.ts';
import { refreshFull } from './seats.ts';
import { fillSeats, hasFreeSeat } from './waitingList.ts';

type Who = { officeCentreId?: number | null; userId?: number | null };
type Written = WrittenRow<typeof activityEventParticipant>;

/** What happens to a sign-up without the person: a seat from the waiting list, or the building that cancels it by itself. */
async function tellPerson({ tx, operation, reach }: RuleContext, { before, record }: Written): Promise<void> {
  const { id, activityEventId: eventId, activityEventTimeSlotId: sessionId, userId } = record;
  if (userId === null) return;
  const about = { eventId, sessionId, id: String(id), userIds: [userId] };
  if (operation === 'moveUp') await tell(tx, 'movedUp', about);
  const isTaken = (operation === 'cancel' || operation === 'remove') && before?.status !== 'CANCELLED';
  if (!isTaken || reach.session.userId === userId) return;
  // Of a cancelled session or event, everybody has been told.
  const [open] = await tx.query(sql`
    select 1 as open from activity_event_time_slots s
    where s.id = ${sessionId} and s.status = 'OPEN' and ${isComing}`);
  const remark = operation === 'cancel' ? record.cancelRemark : record.removeRemark;
  if (open) await tell(tx, 'placeCancelled', { ...about, remark });
}

/** Whoever brings guests and loses the seat takes along those who have not come yet. */
async function cancelGuests(context: RuleContext, { record }: Written): Promise<void> {
  const remark = context.operation === 'remove' ? record.removeRemark : record.cancelRemark;
  const below = { by: 'host_id', id: record.id, status: ['REGISTERED', 'WAITING'] };
  await cancelBelow(context, activityEventParticipant.name, below, remark ?? '');
}

/** Whom the blacklist keeps from visiting neither takes a seat nor gets in with one (002 §3). */
async function denyBlacklisted(tx: Transaction, row: Pick<AnyRow, 'refusal'>, { officeCentreId, userId }: Who): Promise<void> {
  if (userId && (await isBlacklisted(tx, officeCentreId, userId, 'VISIT')))
    deny(row, 'notAllowedNow', { messageKey: 'errors.blacklistedVisit' });
}

export const participantRules = rulesFor(activityEventParticipant, {
  beforeCreate: async ({ tx, reach }, rows) => {
    for (const row of rows) {
      // A guest counts towards the limit of whoever brings them.
      row.values.bookedUserId ??= row.values.userId ?? (reach.session.userId || null);
      const { activityEventId, activityEventTimeSlotId } = row.values;
      const open = await tx.query(
        sql`select 1 as open from activity_event_time_slots where id = ${activityEventTimeSlotId ?? null} and activity_event_id = ${activityEventId ?? null}
          and status = 'OPEN' and visible and end_at > now()`,
      );
      if (!open.length) refuse(row, 'activityEventTimeSlotId', 'notFound');
      else if (row.values.status === 'WAITING' && (await hasFreeSeat(tx, activityEventTimeSlotId as number)))
        deny(row, 'notAllowedNow', { messageKey: 'eventErrors.seatFree' });
      row.values.checkInCode = newOwnCode();
      await denyBlacklisted(tx, row, { officeCentreId: reach.buildingId, userId: row.values.userId });
    }
  },
  actions: {
    checkIn: async ({ tx }, rows) => {
      for (const row of rows) await denyBlacklisted(tx, row, row.before);
    },
  },
  afterWrite: async (context, rows) => {
    for (const row of rows) {
      await tellPerson(context, row);
      await tellGuest(context, row);
      if (context.operation === 'cancel' || context.operation === 'remove') await cancelGuests(context, row);
      if (context.operation !== 'moveUp') await fillSeats(context, row.record.activityEventId);
      await refreshFull(context, row.record.activityEventId);
    }
  },
});
