/** Which e-mail domains are proven to belong to a building: a domain has one building, and only a proven one is used. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

export type ProvenBy = 'DNS' | 'PROVIDER';
export interface DomainProof {
  domain: string;
  provenBy: ProvenBy;
  provenDate: string;
  checkedDate: string;
}

/** A record not seen for this many days is no proof any more, even if only the name servers fail. */
export const PROOF_DAYS = 7;
/** True for a row of `domain_proofs` under the alias `d` that is still valid. */
export const holds = sql.raw(`(d.proven_by = 'PROVIDER' or d.checked_date > now() - interval '${PROOF_DAYS} days')`);

export const proofsOf = (on: Queryable, buildingId: number): Promise<DomainProof[]> =>
  on.query<DomainProof>(sql`
    select d.domain, d.proven_by as "provenBy", d.proven_date as "provenDate", d.checked_date as "checkedDate"
    from domain_proofs d where d.office_centre_id = ${buildingId} and ${holds} order by d.domain`);

/**
 * Records that domains are proven. A domain with a valid proof of another building stays there.
 * @returns those that now belong to the building
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

/** Deletes the proofs of domains that the building's provider no longer lists. */
export const dropProofsBut = (tx: Queryable, buildingId: number, domains: readonly string[]): Promise<unknown> =>
  tx.query(
    sql`delete from domain_proofs where office_centre_id = ${buildingId} and not domain = any(${sql.param(domains)}::text[])`,
  );

export const dropProof = (tx: Queryable, buildingId: number, domain: string): Promise<unknown> =>
  tx.query(sql`delete from domain_proofs where office_centre_id = ${buildingId} and domain = ${domain} and proven_by = 'DNS'`);
