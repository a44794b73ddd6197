/** Domains of e-mail addresses: how they are compared, and which ones nobody can claim. */
import { domainToASCII } from 'node:url';

const WRITTEN = /^[\p{L}\p{N}\p{M}.-]+$/u;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+(?=[^.]*[a-z])${LABEL}$`);

/** Lower-case and in ASCII; undefined for an invalid domain. */
export function normalDomain(text: string): string | undefined {
  const name = text.trim().replace(/^@/, '').toLowerCase();
  // Characters of a path, port or escape would be misread.
  const domain = WRITTEN.test(name) ? domainToASCII(name) : '';
  return DOMAIN.test(domain) ? domain : undefined;
}

/** The domain of an e-mail address; undefined when it is invalid. */
export function domainOf(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  return at < 1 ? undefined : normalDomain(email.slice(at + 1));
}

/** Public mail services: their domains do not identify a company's people. */
export const sharedDomains: ReadonlySet<string> = new Set([
  '126.com',
  '139.com',
  '163.com',
  'aol.com',
  'fastmail.com',
  'foxmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'naver.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'sina.com',
  'yahoo.com',
  'yahoo.com.hk',
  'yahoo.com.sg',
  'yandex.com',
  'ymail.com',
  'zoho.com',
]);
