/** By which user group a person is limited, and whether the person's bookings need approval (000 §3). */
import { sql } from 'drizzle-orm';
import { type PeriodUnit, perYear, quotaPeriod } from '#schemas/bookings/quotaPeriod.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Terms } from './terms.ts';

interface Group {
  id: number;
  autoApprove: boolean;
  maxBooking: number | null;
  unit: PeriodUnit | null;
}
export interface Quota {
  /** Bookings of the person need no approval. */
  autoApprove: boolean;
  quotaGroupId: number | null;
  quotaPeriod: string | null;
}

/**
 * Of several groups that limit the person, the one that allows the most counts; groups without a number limit nobody, and free nobody
 * from the others.
 */
export async function quotaOf(
  tx: Transaction,
  userId: number | null,
  startAt: string,
  { buildingId, zone }: Terms,
): Promise<Quota> {
  const groups = userId
    ? await tx.query<Group>(sql`
        select g.id, g.auto_approve_booking as "autoApprove", g.max_booking as "maxBooking", g.max_booking_unit as unit
        from user_group_members m join user_groups g on g.id = m.user_group_id
        where m.user_id = ${userId} and g.building_id = ${buildingId} order by g.id`)
    : [];
  const limiting = groups.flatMap(({ id, maxBooking, unit }) =>
    maxBooking !== null && unit ? [{ id, unit, most: perYear(maxBooking, unit) }] : [],
  );
  const counts = limiting.reduce<(typeof limiting)[number] | undefined>(
    (best, one) => (best && best.most >= one.most ? best : one),
    undefined,
  );
  return {
    autoApprove: groups.some(({ autoApprove }) => autoApprove),
    quotaGroupId: counts?.id ?? null,
    quotaPeriod: counts ? quotaPeriod(dateIn(zone, new Date(startAt)), counts.unit) : null,
  };
}
