/**
 * What time has made of bookings is judged at the moment of the question: before a facility is given to somebody, those of its
 * bookings, and of the person's, whose time has run out are settled as the job would do it a moment later.
 */
import { sql } from 'drizzle-orm';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { changeDueNow } from '#server/engine/time/timedStates.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { giveBackLater } from './settlement.ts';

const SYSTEM = 'Atrium';

/** Bookings that somebody else is changing at this moment stay as they are; the facility is held. */
export async function settleDue(context: RuleContext, facilityId: number, userId: number | null): Promise<void> {
  const { tx, model, config, origin, reach } = context;
  const within = sql`(t.facility_id = ${facilityId} or t.user_id = ${userId})`;
  await changeDueNow(context, model.entity(facilityBooking.name), 'lapseUnpaid', within);
  const due = await tx.query<{ id: number; operation: string; status: string }>(sql`
    select t.id, case when t.status = 'CONFIRMED' and t.check_in_until <= now() then 'noShow' when t.status = 'CONFIRMED' then 'complete'
        when t.status = 'CHECKED_IN' then 'completeAfterCheckIn' else 'lapse' end as operation,
      case when t.status = 'CONFIRMED' and t.check_in_until <= now() then 'NO_SHOW' when t.status = 'PENDING_APPROVAL' then 'REJECTED'
        else 'COMPLETED' end as status
    from facility_bookings t
    where t.status in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN') and (t.facility_id = ${facilityId} or t.user_id = ${userId})
      and (t.end_at <= now() or (t.status = 'CONFIRMED' and t.check_in_until <= now()))
    order by t.id for update skip locked`);
  for (const { id, operation, status } of due)
    await writeBySystem(
      tx,
      { model, config, origin, entity: facilityBooking.name, reach: systemReach(SYSTEM, reach.today) },
      id,
      operation,
      { status },
    );
  await giveBackLater(
    tx,
    due.filter(({ operation }) => operation === 'lapse').map(({ id }) => id),
  );
}
