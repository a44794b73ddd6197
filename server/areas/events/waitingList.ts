/** The waiting list of a session (002 §3): who waits longest moves up in the transaction that frees a seat, and is told. */
import { sql } from 'drizzle-orm';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import type { Queryable } from '#server/db/database.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { isComing } from './notices.ts';
import { SYSTEM } from './seats.ts';

const seated = sql`any(${sql.param([...holdsSeat])}::text[])`;
/** The session `s` has a seat that nobody holds. */
const hasSeat = sql`(s.event_slot is null or s.event_slot > (
  select count(*) from event_participants h where h.activity_event_time_slot_id = s.id and h.status = ${seated}))`;

/** Whether a session has a free seat; false if it does not exist. The caller holds its event. */
export async function hasFreeSeat(tx: Queryable, sessionId: number): Promise<boolean> {
  const [found] = await tx.query(sql`select 1 as free from activity_event_time_slots s where s.id = ${sessionId} and ${hasSeat}`);
  return found !== undefined;
}

/**
 * Moves people up while sessions of the event have free seats. Whoever has as many sign-ups as the event allows is passed over, and
 * keeps the place in the list. The caller holds the event.
 */
export async function fillSeats(context: RuleContext, eventId: number): Promise<void> {
  const { tx, model, reach } = context;
  const declared = model.entity(activityEventParticipant.name);
  const entity = { ...declared, api: { ...declared.api, key: 'id' as const } };
  // Nobody has asked for it: it follows by itself.
  const within = { ...context, entity, reach: systemReach(SYSTEM, reach.today) };
  for (;;) {
    const [next] = await tx.query<{ id: number }>(sql`
      select p.id from event_participants p join activity_event_time_slots s on s.id = p.activity_event_time_slot_id
        join activity_events e on e.id = p.activity_event_id join office_centres c on c.id = p.office_centre_id
      where p.activity_event_id = ${eventId} and p.status = 'WAITING' and e.status in ('EVENT_RSVP', 'EVENT_FULL')
        and s.status = 'OPEN' and s.visible and ${isComing} and ${hasSeat}
        and (e.registration_limit_per_user is null or e.registration_limit_per_user > (
          select count(*) from event_participants h
          where h.activity_event_id = e.id and h.booked_user_id = p.booked_user_id and h.status = ${seated}))
      order by p.id limit 1`);
    if (!next) return;
    await changeRecord(tx, within, 'moveUp', next.id, {});
  }
}
