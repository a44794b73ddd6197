/** Sessions (002 §3, §4): seats that fit their event, a code for checking in, and the event that becomes full or open with them. */
import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import { deny, refuse } from '#server/engine/refusal.ts';
import { type ChangedRow, type RuleContext, rulesFor } from '#server/engine/rules.ts';
import { cancelBelow } from './cancelBelow.ts';
import { refreshFull } from './seats.ts';

type Slot = typeof activityEventTimeSlot;

/** Without letters and figures that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const newCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The sessions of a limited event have a number of seats. */
async function fitEvent({ tx }: RuleContext, row: ChangedRow<Slot>): Promise<void> {
  const [event] = await tx.query<{ limited: boolean }>(
    sql`select is_limited_event as limited from activity_events where id = ${row.before.activityEventId}`,
  );
  if (event?.limited && !row.values.eventSlot) refuse(row, 'eventSlot', 'required');
}

/** A session does not get fewer seats than are taken. */
async function keepSeats({ tx }: RuleContext, row: ChangedRow<Slot>): Promise<void> {
  const [taken] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from event_participants
      where activity_event_time_slot_id = ${row.before.id} and status = any(${sql.param([...holdsSeat])}::text[])`,
  );
  const min = taken?.count ?? 0;
  if (row.values.eventSlot && row.values.eventSlot < min) refuse(row, 'eventSlot', 'tooSmall', { params: { min } });
}

export const timeSlotRules = rulesFor(activityEventTimeSlot, {
  actions: {
    add: async (_, rows) => {
      for (const row of rows) row.values.checkInCode = newCode();
    },
    updateDetail: async (context, rows) => {
      for (const row of rows) {
        await fitEvent(context, row);
        await keepSeats(context, row);
      }
    },
  },
  afterWrite: async (context, rows) => {
    for (const { record, values } of rows) {
      const below = { by: 'activity_event_time_slot_id', id: record.id, status: 'REGISTERED' };
      if (context.what === 'cancel') await cancelBelow(context, activityEventParticipant.name, below, values.cancelRemark ?? '');
      await refreshFull(context, record.activityEventId);
    }
  },
  remove: async (context, rows) => {
    for (const row of rows) {
      const { before } = row;
      // Those who hold a seat are told why: it is cancelled.
      if (before.participantCount) {
        deny(row, 'inUse');
        continue;
      }
      await context.tx.query(sql`delete from activity_event_time_slots where id = ${before.id}`);
      await refreshFull(context, before.activityEventId);
    }
  },
});
