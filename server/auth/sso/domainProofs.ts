/**
 * The e-mail domains of buildings, and which of them are proven: one list for a building's page of domains and for its identity provider. A
 * proven domain has one building, and only a proven one is used.
 */
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
const recent = `interval '${PROOF_DAYS} days'`;
/** True for a row of `email_domains` under the alias `d` whose proof is still valid. */
export const holds = sql.raw(
  `coalesce(d.proven_by = 'PROVIDER' or (d.proven_by = 'DNS' and d.checked_date > now() - ${recent}), false)`,
);
const CLEARED = sql.raw(
  'proven_by = null, proven_date = null, checked_date = null, version = d.version + 1, updated_date = now()',
);

/** In the order in which they were added. */
export const domainsListed = async (on: Queryable, buildingId: number): Promise<string[]> =>
  (
    await on.query<{ domain: string }>(sql`select domain from email_domains where office_centre_id = ${buildingId} order by id`)
  ).map(({ domain }) => domain);

/** Makes these the domains of the building; the proofs of the others go with them. */
export async function listDomains(tx: Queryable, buildingId: number, domains: readonly string[]): Promise<void> {
  const wanted = sql`${sql.param(domains)}::text[]`;
  await tx.query(sql`delete from email_domains where office_centre_id = ${buildingId} and not domain = any(${wanted})`);
  await tx.query(sql`
    insert into email_domains (office_centre_id, domain)
    select ${buildingId}::bigint, one.domain from unnest(${wanted}) with ordinality as one (domain, place)
    where not exists (select 1 from email_domains d where d.office_centre_id = ${buildingId} and d.domain = one.domain) order by one.place`);
}

export const proofsOf = (on: Queryable, buildingId: number): Promise<DomainProof[]> =>
  on.query<DomainProof>(sql`
    select d.domain, d.proven_by as "provenBy", d.proven_date as "provenDate", d.checked_date as "checkedDate"
    from email_domains d where d.office_centre_id = ${buildingId} and ${holds} order by d.domain`);

/** Ends proofs that are not valid any more: of these domains, or of all. */
export const dropExpired = (on: Queryable, domains?: readonly string[]): Promise<unknown> =>
  on.query(sql`
    update email_domains d set ${CLEARED}
    where d.proven_by is not null and not ${holds} and ${domains ? sql`d.domain = any(${sql.param(domains)}::text[])` : sql.raw('true')}`);

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
  await dropExpired(tx, domains);
  const kept = await tx.query<{ domain: string }>(sql`
    update email_domains d set checked_date = now(), proven_date = coalesce(d.proven_date, now()),
      proven_by = case when d.proven_by = 'PROVIDER' then d.proven_by else ${provenBy}::text end, version = d.version + 1, updated_date = now()
    where d.office_centre_id = ${buildingId} and d.domain = any(${sql.param(domains)}::text[])
      and not exists (select 1 from email_domains o where o.domain = d.domain and o.office_centre_id <> d.office_centre_id and o.proven_by is not null)
    returning d.domain`);
  return kept.map(({ domain }) => domain);
}

/** Ends the proof by a record that is gone. */
export const dropProof = (tx: Queryable, buildingId: number, domain: string): Promise<unknown> =>
  tx.query(
    sql`update email_domains d set ${CLEARED} where d.office_centre_id = ${buildingId} and d.domain = ${domain} and d.proven_by = 'DNS'`,
  );
