/** Reads and writes the identity provider of a building; the secret is never returned. */
import { type SQL, sql } from 'drizzle-orm';
import type { Change } from '#server/audit/audit.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { trustsByDefault } from './address.ts';
import { holds, listDomains } from './domainProofs.ts';
import { sealSecret } from './provider.ts';
import type { ProviderForm } from './settingsForm.ts';

export interface StoredProvider {
  name: string;
  issuer: string;
  clientId: string;
  domains: string[];
  active: boolean;
  trustsDomains: boolean;
  updatedDate: string;
}

export async function storedProvider(on: Queryable, buildingId: number): Promise<StoredProvider | undefined> {
  const [row] = await on.query<StoredProvider>(sql`
    select name, issuer, client_id as "clientId", active, trusts_domains as "trustsDomains", updated_date as "updatedDate",
      array(select d.domain from email_domains d where d.office_centre_id = p.office_centre_id order by d.id) as domains
    from identity_providers p where office_centre_id = ${buildingId}`);
  return row && { ...row, trustsDomains: row.trustsDomains ?? trustsByDefault(row.issuer) };
}

/** Only one building at a time claims or proves domains, so that two cannot get the same one. */
export const lockProviders = (tx: Queryable): Promise<unknown> =>
  tx.query(sql`lock table identity_providers in share row exclusive mode`);

/**
 * A domain leads to one provider, whose owner decides to which page people are sent. So a building cannot list a domain that is
 * proven for another building, nor, unless the provider's staff allows it, one used by addresses of the provider's own staff,
 * or only by people who work in other buildings; a domain that the building already has is kept, whoever joins elsewhere
 * later. Listing is not owning: only a proven domain is used.
 * @throws AppError `validation`, the same whatever the domain is in use for
 */
export async function requireFreeDomains(
  tx: Queryable,
  buildingId: number,
  domains: readonly string[],
  isPlatform: boolean,
): Promise<void> {
  const taken = await takenDomain(tx, buildingId, domains, isPlatform);
  if (taken) throw new AppError('validation', { fields: { domains: { code: 'domainTaken', params: { domain: taken } } } });
}

/** The first of these domains that the building cannot list. */
export async function takenDomain(
  tx: Queryable,
  buildingId: number,
  domains: readonly string[],
  isPlatform: boolean,
): Promise<string | undefined> {
  const wanted = sql`${sql.param(domains)}::text[]`;
  const has = (role: SQL) =>
    sql`(coalesce(u.account_registered, false) and exists (select 1 from user_roles r where r.user_id = u.id and r.active and ${role}))`;
  const here = sql`r.building_id = ${buildingId}`;
  const elsewhere = sql`${has(sql`r.building_id <> ${buildingId}`)} and not ${has(here)}
    and not exists (select 1 from email_domains m where m.office_centre_id = ${buildingId} and m.domain = one.domain)`;
  const [taken] = await tx.query<{ domain: string }>(sql`
    select one.domain from unnest(${wanted}) as one (domain) where
      exists (select 1 from email_domains d where d.office_centre_id <> ${buildingId} and d.domain = one.domain and ${holds})
      or (${!isPlatform} and exists (select 1 from users u where lower(split_part(u.username, '@', 2)) = one.domain
        and (${has(sql`r.office_centre_id is null`)} or (${elsewhere})))) limit 1`);
  return taken?.domain;
}

/**
 * Writes the settings. A stored secret stays valid only for its client and issuer: otherwise somebody who may change the
 * address could have it sent to themselves. Sign-ins in progress end.
 * @throws AppError `validation` when a secret is needed and none is given
 */
export async function storeProvider(tx: Queryable, key: Uint8Array, buildingId: number, form: ProviderForm): Promise<void> {
  const { name, issuer, clientId, clientSecret, domains, active, trustsDomains } = form;
  const owner = { officeCentreId: buildingId, issuer, clientId };
  const before = await storedProvider(tx, buildingId);
  const isSameClient = before?.issuer === issuer && before.clientId === clientId;
  if (clientSecret === undefined && !isSameClient)
    throw new AppError('validation', { fields: { clientSecret: { code: before ? 'secretAgain' : 'required' } } });
  const sealed = clientSecret === undefined ? null : sealSecret(key, owner, clientSecret);
  await tx.query(sql`
    insert into identity_providers as p (office_centre_id, name, issuer, client_id, client_secret, active, trusts_domains)
    values (${buildingId}, ${name}, ${issuer}, ${clientId}, ${sealed}, ${active}, ${trustsDomains})
    on conflict (office_centre_id) do update set name = excluded.name, issuer = excluded.issuer, client_id = excluded.client_id,
      client_secret = coalesce(excluded.client_secret, p.client_secret), active = excluded.active,
      trusts_domains = excluded.trusts_domains, updated_date = now()`);
  await listDomains(tx, buildingId, domains);
  await dropRequests(tx, buildingId);
}

/** The building keeps its domains. */
export async function removeProvider(tx: Queryable, buildingId: number): Promise<void> {
  await tx.query(sql`delete from identity_providers where office_centre_id = ${buildingId}`);
  await dropRequests(tx, buildingId);
}
const dropRequests = (tx: Queryable, buildingId: number): Promise<unknown> =>
  tx.query(sql`delete from sso_requests where office_centre_id = ${buildingId}`);

/** Names under which the building's history shows what was changed. */
const AUDITED = {
  ssoName: 'name',
  ssoIssuer: 'issuer',
  ssoClientId: 'clientId',
  ssoDomains: 'domains',
  ssoActive: 'active',
  ssoTrustsDomains: 'trustsDomains',
} as const;

/** For the audit log; of the secret it only says that it was changed. */
export function providerChanges(
  before: StoredProvider | undefined,
  after: StoredProvider | undefined,
  hasNewSecret: boolean,
): Change[] {
  const text = (value: unknown) => (Array.isArray(value) ? value.join(', ') : (value ?? null));
  const changes = Object.entries(AUDITED).map(([field, name]) => ({
    field,
    from: text(before?.[name]),
    to: text(after?.[name]),
  }));
  return [
    ...changes.filter(({ from, to }) => from !== to),
    ...(hasNewSecret ? [{ field: 'ssoSecret', from: before ? '•••' : null, to: '•••' }] : []),
  ];
}
