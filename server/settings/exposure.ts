/**
 * Who can reach the product: this machine alone, or others too. Features for trying it (demo accounts whose password
 * is in the README, a page that shows everybody's mail) are enabled by default for this machine alone.
 */
import { isIP } from 'node:net';

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** Names and addresses that always mean this machine. */
export function isLoopback(host: string): boolean {
  const name = bare(host);
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name === '::ffff:127.0.0.1';
}

/** Listening there includes listening on loopback. */
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);
export const listensOnLoopback = (host: string): boolean => isLoopback(host) || EVERYWHERE.has(bare(host));

/** True unless it listens on this machine alone and its public address is local, too: a tunnel or a proxy makes it reachable. */
export function isExposed({ host, publicUrl }: { host: string; publicUrl: string }): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return !isLoopback(host) || protocol === 'https:' || !isLoopback(hostname);
}
