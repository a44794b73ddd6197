/** Sign-ups (002 §3): to a session of the event that is still to come, and to none that is hidden or cancelled. */
import { sql } from 'drizzle-orm';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { refuse } from '#server/engine/refusal.ts';
import { rulesFor } from '#server/engine/rules.ts';
import { refreshFull } from './seats.ts';

export const participantRules = rulesFor(activityEventParticipant, {
  beforeCreate: async ({ tx, reach }, rows) => {
    for (const row of rows) {
      // A guest counts towards the limit of whoever brings them.
      row.values.bookedUserId ??= row.values.userId;
      const { activityEventId, activityEventTimeSlotId } = row.values;
      const open = await tx.query(
        sql`select 1 as open from activity_event_time_slots where id = ${activityEventTimeSlotId ?? null} and activity_event_id = ${activityEventId ?? null}
          and status = 'OPEN' and visible and (session_date + end_time::time) at time zone ${reach.zone} > now()`,
      );
      if (!open.length) refuse(row, 'activityEventTimeSlotId', 'notFound');
    }
  },
  afterWrite: async (context, rows) => {
    for (const { record } of rows) await refreshFull(context, record.activityEventId);
  },
});
