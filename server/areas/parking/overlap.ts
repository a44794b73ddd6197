/** One vehicle stands in one place: it cannot have season parking twice in a building for days that overlap. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { refuseProblems } from '#server/http/errors.ts';

/** Applications in these statuses take the vehicle's days, or may come to take them. */
const LIVE = ['PENDING_APPROVAL', 'PENDING_TERMINATION', 'PENDING_RENEWAL', 'PENDING_CHANGE_OF_VEHICLE', 'APPROVED'];
const live = sql.raw(LIVE.map((status) => `'${status}'`).join(', '));

export interface Stay {
  buildingId: unknown;
  plate: unknown;
  from: unknown;
  to: unknown;
  /** The application that this stay belongs to; undefined for a new one. */
  applicationId?: unknown;
}

/**
 * Refuses a stay that overlaps another of the same vehicle, whatever its number's spaces, dashes and case. Two requests at
 * once wait for one another: the lock is on the vehicle and lasts until the transaction ends.
 * @throws AppError validation on the vehicle's number
 */
export async function requireFreeVehicle(tx: Transaction, { buildingId, plate, from, to, applicationId }: Stay): Promise<void> {
  const bare = sql`upper(translate(${plate}::text, ' -', ''))`;
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`season-parking|${buildingId}|`} || ${bare}, 0))`);
  const [other] = await tx.query(
    sql`select 1 as found from season_parking
        where office_centre_id = ${buildingId} and upper(translate(vehicle_plate_no, ' -', '')) = ${bare}
          and status in (${live}) and commencement_date <= ${to} and end_date >= ${from} and id <> ${applicationId ?? 0} limit 1`,
  );
  if (other) refuseProblems({ vehiclePlateNo: { code: 'vehicleParked' } });
}
