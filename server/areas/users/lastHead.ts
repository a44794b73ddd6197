/** Whoever heads a place — the provider, a building, a company — stays until there is another. */
import { sql } from 'drizzle-orm';
import { factsOf, isHead } from '#schemas/kernel/access.ts';
import type { Transaction } from '#server/db/database.ts';
import { deny } from '#server/engine/refusal.ts';
import type { ChangeableMember } from './changeableMembers.ts';

/**
 * To be asked before memberships end, change their role, or their people are switched off: refuses those after whom nobody
 * would be left who heads the place. Only those count who can really sign in: somebody who is invited heads nothing yet, and
 * may be taken away again.
 */
export async function refuseLastHeads(tx: Transaction, leaving: readonly ChangeableMember[]): Promise<void> {
  const ids = sql.param(leaving.flatMap(({ here }) => here.map(({ id }) => id)));
  const heads = leaving.flatMap(({ here }) => here.filter(({ roleCode }) => isHead(roleCode)));
  if (!heads.length) return;
  // Two who leave at once would each see the other: one waits until the other has left. In one order for everybody, so that no
  // two wait for each other.
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
