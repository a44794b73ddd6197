/** An event is full while none of its coming sessions has a free seat (docs/decisions/0036-events.md). */
import { sql } from 'drizzle-orm';
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import { moveParent } from '#server/engine/write/parent.ts';

/** The author shown in the history, as of everything that follows by itself. */
export const SYSTEM = 'Atrium';

/**
 * Makes an open event full or a full one open again, with an entry in its history. The caller holds the event, or a session or
 * sign-up below it.
 */
export async function refreshFull({ tx, model, reach, origin }: RuleContext, eventId: number): Promise<void> {
  const [event] = await tx.query<{ status: string; full: boolean }>(sql`
    with coming as (
      select s.event_slot > 0 and s.event_slot <= (
        select count(*) from event_participants p
        where p.activity_event_time_slot_id = s.id and p.status = any(${sql.param([...holdsSeat])}::text[])) as taken
      from activity_event_time_slots s
      where s.activity_event_id = ${eventId} and s.status = 'OPEN' and s.visible and (s.session_date >= ${reach.today}::date or s.end_at > now()))
    select e.status, e.is_limited_event and coalesce((select bool_and(coalesce(taken, false)) from coming), false) as "full"
    from activity_events e where e.id = ${eventId} for update of e`);
  if (!event || event.full === (event.status === 'EVENT_FULL')) return;
  if (event.status !== 'EVENT_RSVP' && event.status !== 'EVENT_FULL') return;
  const entity = model.entity(activityEvent.name);
  const whole = { ...systemReach(SYSTEM, reach.today), centreId: reach.centreId };
  const record = await loadRecord(tx, model, entity, whole, sql`t.id = ${eventId}`);
  const next = event.full ? 'EVENT_FULL' : 'EVENT_RSVP';
  await moveParent(tx, model, { entity, record, next }, event.full ? 'fill' : 'reopen', whole, origin);
}
