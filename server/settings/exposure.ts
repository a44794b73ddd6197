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

/** What says who can reach the product. */
interface Reachable {
  host: string;
  publicUrl: string;
  /** Names beside that of the public address (`ALLOWED_HOSTS`). */
  allowedHosts?: readonly string[];
  /** Load balancers (`TRUST_PROXY`): what they pass on comes from elsewhere, also where they run on this machine. */
  trustedProxies?: readonly string[];
}
const isLocal = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' && isLoopback(hostname);
};

/**
 * True unless it listens on this machine alone and nothing says that others come: a tunnel or a proxy on the same machine makes it
 * reachable.
 */
export const isExposed = ({ host, publicUrl, allowedHosts = [], trustedProxies = [] }: Reachable): boolean =>
  !isLoopback(host) || !isLocal(publicUrl) || trustedProxies.length > 0 || !allowedHosts.every((name) => isLoopback(name));
