/**
 * Sessions (002 §3, §4): seats that fit their event, a code for checking in, and the event that becomes full or open with them. Those who
 * have signed up are told when one is cancelled or has another time.
 */
import { sql } from 'drizzle-orm';
import { formatDate } from '#i18n/dateFormats.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { cancelBelow } from './cancelBelow.ts';
import { newPosterCode } from './checkInCode.ts';
import { tellOfNewTime } from './guests/tell.ts';
import { signedUp, tell } from './notices.ts';
import { refreshFull } from './seats.ts';
import { fillSeats } from './waitingList.ts';

type Slot = typeof activityEventTimeSlot;

/** A session does not get fewer seats than are taken. */
async function keepSeats({ tx }: RuleContext, row: ChangedRow<Slot>): Promise<void> {
  const [taken] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from event_participants
      where activity_event_time_slot_id = ${row.before.id} and status = any(${sql.param([...holdsSeat])}::text[])`,
  );
  const min = taken?.count ?? 0;
  if (row.values.eventSlot && row.values.eventSlot < min) refuse(row, 'eventSlot', 'tooSmall', { params: { min } });
}

/** A session begins on a day of its event, as the building's calendar counts them; it may go on past the last midnight. */
async function keepWithinEvent({ tx, locale }: RuleContext, rows: readonly (NewRow<Slot> | ChangedRow<Slot>)[]): Promise<void> {
  for (const row of rows) {
    const { sessionDate, activityEventId } = { ...row.before, ...row.values };
    const [event] = await tx.query<{ zone: string; starts: string; ends: string }>(sql`
      select c.time_zone as zone, e.event_start_date as starts, e.event_end_date as ends
      from activity_events e join office_centres c on c.id = e.office_centre_id where e.id = ${activityEventId ?? null}`);
    if (!event || !sessionDate) continue;
    const first = dateIn(event.zone, new Date(event.starts));
    // What ends at midnight has ended the day before.
    const last = dateIn(event.zone, new Date(Date.parse(event.ends) - 1));
    if (sessionDate >= first && sessionDate <= last) continue;
    const [from, to] = [first, last].map((date) => formatDate(date, locale)) as [string, string];
    refuse(row, 'sessionDate', 'outsideEvent', { params: { from, to } });
  }
}

/** Those with a place are told before they lose it, of a series once; where the whole event is cancelled, they have been told that. */
async function cancelSignUps(context: RuleContext, { record }: WrittenRow<Slot>): Promise<void> {
  const { tx, seriesChange } = context;
  const { id: sessionId, activityEventId: eventId, cancelRemark: remark } = record;
  const [event] = await tx.query<{ status: string }>(sql`select status from activity_events where id = ${eventId}`);
  if (event?.status !== 'EVENT_CANCELLED')
    await tell(tx, seriesChange ? 'seriesCancelled' : 'sessionCancelled', {
      eventId,
      sessionId,
      id: seriesChange ?? String(sessionId),
      remark,
      userIds: signedUp({ eventId, sessionId }),
    });
  const below = { by: 'activity_event_time_slot_id', id: sessionId, status: ['REGISTERED', 'WAITING'] };
  await cancelBelow(context, activityEventParticipant.name, below, remark ?? '');
}

async function tellMoved({ tx, seriesChange }: RuleContext, { before, record }: WrittenRow<Slot>): Promise<void> {
  const { id: sessionId, version, activityEventId: eventId } = record;
  const isSame = (['sessionDate', 'startTime', 'endTime'] as const).every((key) => before?.[key] === record[key]);
  if (isSame) return;
  await tell(tx, seriesChange ? 'seriesMoved' : 'sessionMoved', {
    eventId,
    sessionId,
    id: seriesChange ?? `${sessionId}.${version}`,
    userIds: signedUp({ eventId, sessionId }),
  });
}

export const timeSlotRules = rulesFor(activityEventTimeSlot, {
  actions: {
    add: async (context, rows) => {
      await keepWithinEvent(context, rows);
      for (const row of rows) row.values.checkInCode = newPosterCode();
    },
    updateDetail: async (context, rows) => {
      for (const row of rows) await keepSeats(context, row);
    },
    reschedule: keepWithinEvent,
  },
  afterWrite: async (context, rows) => {
    for (const row of rows) {
      const { activityEventId } = row.record;
      if (context.operation === 'cancel') await cancelSignUps(context, row);
      if (context.operation === 'reschedule') {
        await tellMoved(context, row);
        await tellOfNewTime(context, row.record.id);
      }
      await fillSeats(context, activityEventId);
      await refreshFull(context, activityEventId);
    }
  },
  remove: async (context, rows) => {
    for (const row of rows) {
      const { before } = row;
      // Those who hold a seat or wait for one are told why: it is cancelled.
      if (before.participantCount || before.waitingCount) {
        deny(row, 'inUse');
        continue;
      }
      await context.tx.query(sql`delete from activity_event_time_slots where id = ${before.id}`);
      await refreshFull(context, before.activityEventId);
    }
  },
});
