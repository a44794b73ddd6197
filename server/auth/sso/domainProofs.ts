/** Which e-mail domains are proven to be a building's own: one building has a domain, and only a proven one leads anywhere. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

export type ProvenBy = 'DNS' | 'PROVIDER';
export interface DomainProof {
  domain: string;
  provenBy: ProvenBy;
  provenDate: string;
  checkedDate: string;
}

/** A record that was not seen for so many days proves nothing any more, whatever the name servers' trouble is. */
export const PROOF_DAYS = 7;
/** True of a row of `domain_proofs` under the alias `d` that still holds. */
export const holds = sql.raw(`(d.proven_by = 'PROVIDER' or d.checked_date > now() - interval '${PROOF_DAYS} days')`);

export const proofsOf = (on: Queryable, buildingId: number): Promise<DomainProof[]> =>
  on.query<DomainProof>(sql`
    select d.domain, d.proven_by as "provenBy", d.proven_date as "provenDate", d.checked_date as "checkedDate"
    from domain_proofs d where d.office_centre_id = ${buildingId} and ${holds} order by d.domain`);

/**
 * Notes that domains are proven. One that another building has, and whose proof still holds, stays there.
 * @returns those that are the building's now
 */
export async function keepProofs(
  tx: Queryable,
  buildingId: number,
  domains: readonly string[],
  provenBy: ProvenBy,
): Promise<string[]> {
  const kept = await tx.query<{ domain: string }>(sql`
    insert into domain_proofs as d (office_centre_id, domain, proven_by)
    select ${buildingId}::bigint, domain, ${provenBy}::text from unnest(${sql.param(domains)}::text[]) as one (domain)
    on conflict (domain) do update set office_centre_id = excluded.office_centre_id, checked_date = now(),
      proven_by = case when d.office_centre_id = excluded.office_centre_id and d.proven_by = 'PROVIDER' then d.proven_by else excluded.proven_by end,
      proven_date = case when d.office_centre_id = excluded.office_centre_id then d.proven_date else now() end
    where d.office_centre_id = excluded.office_centre_id or not ${holds}
    returning domain`);
  return kept.map(({ domain }) => domain);
}

/** Forgets the proofs of domains that the building's provider no longer names. */
export const dropProofsBut = (tx: Queryable, buildingId: number, domains: readonly string[]): Promise<unknown> =>
  tx.query(
    sql`delete from domain_proofs where office_centre_id = ${buildingId} and not domain = any(${sql.param(domains)}::text[])`,
  );

export const dropProof = (tx: Queryable, buildingId: number, domain: string): Promise<unknown> =>
  tx.query(sql`delete from domain_proofs where office_centre_id = ${buildingId} and domain = ${domain} and proven_by = 'DNS'`);
