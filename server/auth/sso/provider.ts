/** The identity provider of a building, as it is stored. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { seal, unseal } from '#server/db/secretBox.ts';
import { holds } from './domainProofs.ts';

export interface Provider {
  /** The building whose people it signs in. */
  officeCentreId: number;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Those of its e-mail domains that are proven to belong to the building. */
  domains: readonly string[];
  /** What the building says of addresses that the provider has not said to be checked; null: as the issuer is known (`address.ts`). */
  trustsDomains: boolean | null;
}
type Owner = Pick<Provider, 'officeCentreId' | 'issuer' | 'clientId'>;

/** A secret belongs to one client of one issuer: with another issuer's address it cannot be decrypted. */
const about = ({ officeCentreId, issuer, clientId }: Owner) => [officeCentreId, issuer, clientId];
export const sealSecret = (key: Uint8Array, owner: Owner, clientSecret: string): string =>
  seal(key, 'client-secret', clientSecret, about(owner));

async function read(on: Queryable, key: Uint8Array, which: SQL): Promise<Provider | undefined> {
  const [row] = await on.query<Provider>(sql`
    select p.office_centre_id as "officeCentreId", p.issuer, p.client_id as "clientId", p.client_secret as "clientSecret", p.trusts_domains as "trustsDomains",
      array(select d.domain from email_domains d where d.office_centre_id = p.office_centre_id and ${holds}) as domains
    from identity_providers p join office_centres b on b.id = p.office_centre_id and b.active
    where p.active and p.client_secret is not null and ${which}`);
  return row && { ...row, clientSecret: unseal(key, 'client-secret', row.clientSecret, about(row)) };
}

/** The active provider of a building; undefined when it has none, or it is inactive. */
export const providerOf = (on: Queryable, key: Uint8Array, officeCentreId: number): Promise<Provider | undefined> =>
  read(on, key, sql`p.office_centre_id = ${officeCentreId}`);

/** The active provider that signs in addresses of a domain; listing the domain is not enough, it must be proven. */
export const providerFor = (on: Queryable, key: Uint8Array, domain: string): Promise<Provider | undefined> =>
  read(
    on,
    key,
    sql`exists (select 1 from email_domains d where d.office_centre_id = p.office_centre_id and d.domain = ${domain} and ${holds})`,
  );
