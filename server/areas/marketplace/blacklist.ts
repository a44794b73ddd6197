/** The blacklist (002 §3): who is on it, and what that keeps them from. */
import { sql } from 'drizzle-orm';
import { type BlacklistType, marketplaceBlacklist } from '#schemas/marketplace/marketplaceBlacklist.ts';
import type { Queryable } from '#server/db/database.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';

/** Is the person kept from this in the building, by any entry that no appeal has ended? */
export async function isBlacklisted(on: Queryable, buildingId: unknown, userId: unknown, type: BlacklistType): Promise<boolean> {
  const [found] = await on.query(sql`select 1 as found from marketplace_blacklists
    where office_centre_id = ${buildingId} and blacklisted_user_id = ${userId} and status = 'BLACKLISTED' and ${type} = any(types) limit 1`);
  return found !== undefined;
}

export const blacklistRules = rulesFor(marketplaceBlacklist, {
  beforeCreate: async ({ reach }, rows) => {
    for (const { values } of rows) {
      values.blacklistedDate = new Date().toISOString();
      values.blacklistedById = reach.session.userId || null;
    }
  },
});
