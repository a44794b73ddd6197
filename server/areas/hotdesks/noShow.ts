/** Desks that nobody came for: judged at the moment of the question, before the clock has tidied up. */
import { sql } from 'drizzle-orm';
import { hotdeskBooking } from '#schemas/hotdesks/hotdeskBooking.ts';
import type { Transaction } from '#server/db/database.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import type { WriteContext } from '#server/engine/write/create.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';

/** A booking under this name holds its desk: somebody is there, or may still come. */
export const stillHolds = (row: string) =>
  sql.raw(
    `(${row}.status = 'CHECKED_IN' or (${row}.status = 'CONFIRMED' and (${row}.check_in_until is null or ${row}.check_in_until > now())))`,
  );

/** Releases what nobody came for, of a desk and of a person: whoever asks now gets it. */
export async function releaseMissed(
  tx: Transaction,
  { model, config, reach, origin }: Pick<WriteContext, 'model' | 'config' | 'reach' | 'origin'>,
  { hotdeskId, userId }: { hotdeskId: number; userId: number | null },
): Promise<void> {
  const missed = await tx.query<{ id: number; building: number }>(sql`
    select id, office_centre_id as building from hotdesk_bookings
    where status = 'CONFIRMED' and check_in_until <= now() and (hotdesk_id = ${hotdeskId} or user_id = ${userId}::bigint)
    order by id for update`);
  for (const { id, building } of missed) {
    const system = { ...systemReach('Atrium', reach.today), buildingId: building, zone: reach.zone };
    await writeBySystem(tx, { model, config, origin, reach: system, entity: hotdeskBooking.name }, id, 'noShow', {
      status: 'NO_SHOW',
    });
  }
}
