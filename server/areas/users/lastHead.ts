/** Whoever heads a place — the provider, a building, a company — stays until there is another. */
import { sql } from 'drizzle-orm';
import { isHead } from '#schemas/kernel/access.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { Membership } from './memberships.ts';

const SAID: Readonly<Record<string, string>> = {
  SUPERADMIN: 'errors.lastSuperAdmin',
  LANDLORD_ADMIN: 'errors.lastBuildingAdmin',
  MASTER_ADMIN: 'errors.lastMasterAdmin',
};

/**
 * To be asked before memberships end, change their role, or their person is switched off. Only those count who can really
 * sign in: somebody who is invited heads nothing yet, and may be taken away again.
 * @throws AppError `notAllowedNow` when nobody would be left who heads the place
 */
export async function requireAnotherHead(tx: Transaction, leaving: readonly Membership[]): Promise<void> {
  const ids = sql.param(leaving.map(({ id }) => id));
  const heads = leaving.filter(({ roleCode }) => isHead(roleCode));
  // In one order for everybody, so that no two wait for each other.
  for (const { officeCentreId, roleCode } of heads.sort((a, b) => (a.officeCentreId ?? 0) - (b.officeCentreId ?? 0))) {
    // Two who leave at once would each see the other: one waits until the other has left.
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`head|${roleCode}|${officeCentreId}`}, 0))`);
    const [place] = await tx.query<{ going: number; staying: number }>(sql`
      select count(*) filter (where r.id = any(${ids}::bigint[]))::int as going,
        count(*) filter (where r.id <> all(${ids}::bigint[]))::int as staying
      from user_roles r join users u on u.id = r.user_id
      where r.office_centre_id is not distinct from ${officeCentreId} and r.role_code = ${roleCode} and r.active and u.status = 'ACTIVE'`);
    if (place?.going && !place.staying) throw new AppError('notAllowedNow', { messageKey: SAID[roleCode] });
  }
}
