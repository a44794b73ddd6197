import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

/** The company of the building in which a person works, the first of several; null for the building's own. */
export async function companyOf(on: Queryable, userId: number, buildingId: number): Promise<number | null> {
  const [found] = await on.query<{ id: number }>(sql`
    select office_centre_id as id from user_roles where user_id = ${userId} and building_id = ${buildingId} and active
    order by (office_centre_id = ${buildingId}), id limit 1`);
  return found && found.id !== buildingId ? found.id : null;
}
