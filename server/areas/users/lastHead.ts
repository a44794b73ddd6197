/** Every place (the provider, a building, a company) keeps at least one head. */
import { sql } from 'drizzle-orm';
import { factsOf, isHead } from '#schemas/kernel/rights/access.ts';
import type { Transaction } from '#server/db/database.ts';
import { deny } from '#server/engine/calls/refusal.ts';
import type { ChangeablePerson } from './changeableMembers.ts';

/**
 * Call it before memberships end, change their role, or their people are deactivated: refuses to remove the last head of a
 * place. Only people who can really sign in count: an invited person heads nothing yet, and may
 * be removed again.
 */
export async function refuseLastHeads(tx: Transaction, leaving: readonly ChangeablePerson[]): Promise<void> {
  const ids = sql.param(leaving.flatMap(({ here }) => here.map(({ id }) => id)));
  const heads = leaving.flatMap(({ here }) => here.filter(({ roleCode }) => isHead(roleCode)));
  if (!heads.length) return;
  // Two who leave at once would each count the other, so one waits for the other. Locked in one order, to avoid deadlocks.
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended('head|' || p."roleCode" || '|' || coalesce(p."officeCentreId"::text, 'null'), 0)) from (
      select distinct r."roleCode", r."officeCentreId"
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as r("roleCode" text, "officeCentreId" bigint)
      order by r."officeCentreId" nulls first, r."roleCode") p`);
  const last = await tx.query<{ id: number }>(sql`
    select r.id from user_roles r join users u on u.id = r.user_id
    where r.id = any(${ids}::bigint[]) and r.active and u.status = 'ACTIVE' and not exists (
      select 1 from user_roles o join users s on s.id = o.user_id
      where o.office_centre_id is not distinct from r.office_centre_id and o.role_code = r.role_code and o.active
        and s.status = 'ACTIVE' and o.id <> all(${ids}::bigint[]))`);
  const found = new Set(last.map(({ id }) => id));
  for (const { row, here } of leaving) {
    const head = here.find(({ id, roleCode }) => found.has(id) && isHead(roleCode));
    if (head) deny(row, 'notAllowedNow', { messageKey: factsOf(head.roleCode).head });
  }
}
