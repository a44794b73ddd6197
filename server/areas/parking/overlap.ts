/** A vehicle cannot have season parking twice in a building for overlapping days. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import type { AnyRow } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';

/** Applications in these statuses occupy the vehicle's days, or may do so later. */
const LIVE = ['PENDING_APPROVAL', 'PENDING_TERMINATION', 'PENDING_RENEWAL', 'PENDING_CHANGE_OF_VEHICLE', 'APPROVED'];
const live = sql.raw(LIVE.map((status) => `'${status}'`).join(', '));

export interface ParkingStay {
  /** Refused where the vehicle is parked already. */
  row: Pick<AnyRow, 'problems' | 'refusal'>;
  buildingId: number | null;
  plate?: string | null;
  from?: string | null;
  to?: string | null;
  /** The application that this stay belongs to; undefined for a new one. */
  applicationId?: number;
}

/**
 * Refuses stays that overlap another one of the same vehicle, stored or earlier in the set, whatever the number's
 * spaces, dashes and case. Concurrent requests wait for one another: the locks are on the vehicles, taken in one order, and
 * last until the transaction ends.
 */
export async function refuseOverlaps(tx: Transaction, stays: readonly ParkingStay[]): Promise<void> {
  const asked = stays.map(({ row: _, ...stay }, index) => ({ ...stay, index }));
  const stay = sql`(select r.*, upper(translate(r.plate, ' -', '')) as bare from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
    as r(index int, "buildingId" bigint, plate text, "from" date, "to" date, "applicationId" bigint))`;
  await tx.query(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('season-parking|' || "buildingId" || '|' || bare, 0) as key from ${stay} s order by key) keys`);
  const overlapping = await tx.query<{ index: number }>(sql`
    with stays as ${stay}
    select s.index from stays s where exists (
      select 1 from season_parking o where o.office_centre_id = s."buildingId" and upper(translate(o.vehicle_plate_no, ' -', '')) = s.bare
        and o.status in (${live}) and o.commencement_date <= s."to" and o.end_date >= s."from" and o.id <> coalesce(s."applicationId", 0))
    or exists (
      select 1 from stays o where o.index < s.index and o."buildingId" = s."buildingId" and o.bare = s.bare
        and o."from" <= s."to" and o."to" >= s."from" and (o."applicationId" is null or o."applicationId" is distinct from s."applicationId"))`);
  for (const { index } of overlapping) {
    const found = stays[index];
    if (found) refuse(found.row, 'vehiclePlateNo', 'vehicleParked');
  }
}
