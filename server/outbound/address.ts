/**
 * Which addresses the server may call when somebody enters them (SSRF protection): in production only the public internet
 * over https; elsewhere also a provider on the same machine.
 */
import { isIP } from 'node:net';
import { isPublicIp } from '#server/settings/publicIp.ts';

export { isPublicIp };

/** The host of an address in the form `net` expects: an IPv6 address without its brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const SAME_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether the server may call the address at all; what its name resolves to is checked when it is called. */
export function mayCall(address: string, production: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const host = hostOf(url);
  if (url.username || url.password) return false;
  if (url.protocol === 'https:') return !production || isIP(host) === 0 || isPublicIp(host);
  return !production && url.protocol === 'http:' && SAME_MACHINE.has(host);
}
