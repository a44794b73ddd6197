/**
 * The e-mail address of an identity: whose word counts for it. A provider that says that it has checked an address is believed. One that
 * says nothing (Entra ID never sends `email_verified` for work accounts) is believed only where the building's settings trust it, and then
 * only for domains that the building has proven: whoever runs the provider and owns the domain decides about its addresses anyway.
 */
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import { domainOf } from './domains.ts';
import type { Provider } from './provider.ts';
import { SsoRefusal } from './refusal.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** Entra ID, in the clouds that it has: the path names the tenant. */
const ENTRA =
  /^https:\/\/(?:login\.microsoftonline\.(?:com|us)|login\.partner\.microsoftonline\.cn|sts\.windows\.net)\/([^/]+)(?:\/v2\.0)?\/?$/i;
const TENANT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The tenant in the issuer of Entra ID, `common` or another word where it signs in accounts of any; undefined for any other issuer. */
export const entraTenant = (issuer: string): string | undefined => ENTRA.exec(issuer.trim())?.[1]?.toLowerCase();

/**
 * Anybody can make an organisation there and give its accounts any address (nOAuth): only the issuer of one organisation says whose they are.
 */
export const isOfAnyOrganisation = (issuer: string): boolean => {
  const tenant = entraTenant(issuer);
  return tenant !== undefined && !TENANT.test(tenant);
};

/** Whether addresses count that the provider does not say it has checked, unless the building's settings say so themselves. */
export const trustsByDefault = (issuer: string): boolean => TENANT.test(entraTenant(issuer) ?? '');

const texts = (values: readonly unknown[]): string[] =>
  values.filter((one): one is string => typeof one === 'string' && one !== '');

/** An account that another organisation manages is only a guest of this one, which has checked no address of it. */
function refuseGuest(claims: Claims, issuer: string, subject: string | undefined): void {
  const tenant = entraTenant(issuer);
  const isElsewhere =
    (tenant !== undefined && typeof claims.tid === 'string' && claims.tid.toLowerCase() !== tenant) ||
    claims.acct === 1 ||
    claims.acct === '1' ||
    (typeof claims.idp === 'string' && claims.idp !== claims.iss);
  if (isElsewhere) throw new SsoRefusal('guest', 'GUEST', subject);
}

/**
 * @param claims of the ID token, completed by those of userinfo
 * @throws SsoRefusal where no address counts
 */
export function addressOf(claims: Claims, { issuer, trustsDomains, domains }: Provider): string {
  const { email, email_verified: verified, xms_edov: ownsDomain } = claims;
  // People are shown the name that they know; it need not be an address.
  const [subject] = texts([email, claims.preferred_username, claims.upn]);
  refuseGuest(claims, issuer, subject);
  if (verified === true || verified === 'true') {
    const known = typeof email === 'string' ? normalEmail(email) : undefined;
    if (!known) throw new SsoRefusal('not a plain address', 'NO_ADDRESS', subject);
    return known;
  }
  const isDenied =
    verified !== undefined || ownsDomain === false || ownsDomain === 0 || ownsDomain === '0' || ownsDomain === 'false';
  if (isDenied || !(trustsDomains ?? trustsByDefault(issuer)))
    throw new SsoRefusal('email not verified', subject === undefined ? 'NO_ADDRESS' : 'NOT_VERIFIED', subject);
  // The name of the account is an address where it has no other.
  const named = (email === undefined ? texts([claims.preferred_username, claims.upn]) : texts([email])).flatMap(
    (one) => normalEmail(one) ?? [],
  );
  if (named.length === 0) throw new SsoRefusal('no address', 'NO_ADDRESS', subject);
  const proven = named.find((one) => domains.includes(domainOf(one) ?? ''));
  if (proven === undefined) throw new SsoRefusal('foreign domain', 'FOREIGN_DOMAIN', subject);
  return proven;
}
