/** How long a member of a user group may take to pay for a booking (000 §3): its credit period. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';

/**
 * Until when the person may pay for what is booked now, or null: at once. Of several groups the one that gives the most time counts. Whoever
 * has let a credit run out pays at once until that is paid.
 * @returns an instant
 */
export async function creditOf(tx: Transaction, userId: number | null, buildingId: number): Promise<string | null> {
  if (userId === null) return null;
  const [found] = await tx.query<{ until: Date | string | null }>(sql`
    select max(now() + g.credit_period * ('1 ' || lower(g.credit_period_unit))::interval) as until
    from user_group_members m join user_groups g on g.id = m.user_group_id
    where m.user_id = ${userId} and g.building_id = ${buildingId} and g.credit_period is not null
      and not exists (select 1 from facility_bookings b
        where b.user_id = ${userId} and b.office_centre_id = ${buildingId} and b.due_amount > 0 and b.credit_until <= now())`);
  return found?.until ? new Date(found.until).toISOString() : null;
}
