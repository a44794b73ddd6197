/** Validates the identity provider settings that an admin submits for the building. */
import type { Message } from '#schemas/kernel/rules/validate.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { mayCall } from '#server/outbound/address.ts';
import { isOfAnyOrganisation } from './address.ts';
import { normalDomain, sharedDomains } from './domains.ts';

export interface ProviderForm {
  name: string;
  issuer: string;
  clientId: string;
  /** Absent keeps the stored one. */
  clientSecret?: string;
  domains: string[];
  active: boolean;
  /** Addresses of proven domains count although the provider does not say that it has checked them; null: as the issuer is known. */
  trustsDomains: boolean | null;
}
const KEYS = ['name', 'issuer', 'clientId', 'clientSecret', 'domains', 'active', 'trustsDomains'];
export const MAX_DOMAINS = 20;

function textProblem(value: unknown, max: number): Message | undefined {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return { code: 'required' };
  if (typeof value !== 'string') return { code: 'notText' };
  if (value.length > max) return { code: 'tooLong', params: { max } };
  return /\p{Cc}/u.test(value) ? { code: 'oneLine' } : undefined;
}

/** An issuer is an address without query or fragment (OpenID Connect Discovery §3) that this server may call. */
export function issuerProblem(value: unknown, production: boolean): Message | undefined {
  const problem = textProblem(value, 500);
  if (problem) return problem;
  const issuer = (value as string).trim();
  if (isOfAnyOrganisation(issuer)) return { code: 'issuerOfAll' };
  return mayCall(issuer, production) && !/[?#]/.test(issuer) ? undefined : { code: 'issuer' };
}

function domainsProblem(value: unknown): Message | undefined {
  if (value === undefined || value === null) return { code: 'required' };
  if (!Array.isArray(value)) return { code: 'notList' };
  if (value.length === 0) return { code: 'required' };
  if (value.length > MAX_DOMAINS) return { code: 'tooManyItems', params: { max: MAX_DOMAINS } };
  if (value.some((one) => typeof one !== 'string')) return { code: 'notText' };
  const wrong = (value as string[]).find((one) => normalDomain(one) === undefined);
  if (wrong !== undefined) return { code: 'domain', params: { domain: wrong.slice(0, 100) } };
  const shared = (value as string[]).map(normalDomain).find((one) => sharedDomains.has(one as string));
  return shared ? { code: 'domainShared', params: { domain: shared } } : undefined;
}

/** @throws AppError `validation` with a message per key */
export function readProviderForm(body: unknown, production: boolean): ProviderForm {
  const given = requireKeys(body, KEYS);
  const hasSecret = given.clientSecret !== undefined && given.clientSecret !== null && given.clientSecret !== '';
  const problems: Record<string, Message | undefined> = {
    name: textProblem(given.name, 60),
    issuer: issuerProblem(given.issuer, production),
    clientId: textProblem(given.clientId, 200),
    clientSecret: hasSecret ? textProblem(given.clientSecret, 500) : undefined,
    domains: domainsProblem(given.domains),
    active: typeof given.active === 'boolean' ? undefined : { code: 'notYesNo' },
    trustsDomains: ['boolean', 'undefined'].includes(typeof (given.trustsDomains ?? undefined))
      ? undefined
      : { code: 'notYesNo' },
  };
  refuseProblems(Object.fromEntries(Object.entries(problems).filter((one): one is [string, Message] => one[1] !== undefined)));
  const { name, issuer, clientId, clientSecret, domains, active, trustsDomains = null } = given as unknown as ProviderForm;
  return {
    name: name.trim(),
    issuer: issuer.trim(),
    clientId: clientId.trim(),
    ...(hasSecret ? { clientSecret } : {}),
    domains: [...new Set(domains.map((one) => normalDomain(one) as string))],
    active,
    trustsDomains,
  };
}
