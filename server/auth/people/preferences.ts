/** A person's choices in the portal: a part of the answer that starts a page, and a call of their own (`server/areas/system`). */
import { sql } from 'drizzle-orm';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Queryable } from '#server/db/database.ts';

/** The owner of the preferences: the person, or the person in the building whose provider signed them in. */
export const whosePreferences = ({ userId, providerBuildingId }: Session) =>
  sql`user_id = ${userId} and provider_building_id = ${providerBuildingId ?? 0}`;

/** All of them by key. */
export async function preferencesOf(db: Queryable, session: Session): Promise<Record<string, unknown>> {
  const rows = await db.query<{ key: string; value: unknown }>(
    sql`select key, value from user_preferences where ${whosePreferences(session)} order by key`,
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
