/** The blacklist (002 §3): who is on it, and what that keeps them from. */
import { sql } from 'drizzle-orm';
import { type BlacklistType, marketplaceBlacklist } from '#schemas/marketplace/marketplaceBlacklist.ts';
import type { Queryable } from '#server/db/database.ts';
import { refuse } from '#server/engine/refusal.ts';
import { rulesFor } from '#server/engine/rules.ts';

/** Is the person kept from this in the building, now? */
export async function isBlacklisted(on: Queryable, buildingId: unknown, userId: unknown, type: BlacklistType): Promise<boolean> {
  const [found] = await on.query(sql`select 1 as found from marketplace_blacklists
    where office_centre_id = ${buildingId} and blacklisted_user_id = ${userId} and status = 'BLACKLISTED' and ${type} = any(types) limit 1`);
  return found !== undefined;
}

export const blacklistRules = rulesFor(marketplaceBlacklist, {
  beforeCreate: async ({ tx, reach }, rows) => {
    for (const row of rows) {
      const { values } = row;
      const userId = values.blacklistedUserId ?? null;
      // Two who add the same person at once take turns.
      await tx.query(sql`select 1 as held from users where id = ${userId} for update`);
      const [known] = await tx.query(sql`select 1 as found from marketplace_blacklists
        where office_centre_id = ${reach.buildingId} and blacklisted_user_id = ${userId} and status = 'BLACKLISTED'`);
      if (known) refuse(row, 'blacklistedUserId', 'alreadyBlacklisted');
      values.blacklistedDate = new Date().toISOString();
      values.blacklistedById = reach.session.userId || null;
    }
  },
});
