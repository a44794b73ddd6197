/**
 * Who can reach the product: this machine alone, or others too. What is made for trying it — demo accounts whose password
 * is in the README, a page that shows everybody's mail — is there by itself for this machine alone.
 */
import { isIP } from 'node:net';

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** Names and addresses that mean this machine, whoever says them. */
export function isLoopback(host: string): boolean {
  const name = bare(host);
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name === '::ffff:127.0.0.1';
}

/** Listening there means listening on loopback, too. */
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);
export const listensOnLoopback = (host: string): boolean => isLoopback(host) || EVERYWHERE.has(bare(host));

/** True unless it listens on this machine alone and its public address says so, too: a tunnel or a proxy brings others. */
export function isExposed({ host, publicUrl }: { host: string; publicUrl: string }): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return !isLoopback(host) || protocol === 'https:' || !isLoopback(hostname);
}
