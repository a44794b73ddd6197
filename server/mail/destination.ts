/**
 * Where mail may be handed over when somebody enters the server (SSRF protection): at the usual ports of the public internet, and
 * in the networks that the installation allows (`MAIL_NETWORKS`). The name is resolved and checked for the very connection that is then
 * made, so that DNS cannot change in between.
 */
import { lookup } from 'node:dns';
import { BlockList, connect, isIP, type LookupFunction, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isPublicIp } from '#server/settings/publicIp.ts';

export interface Destination {
  host: string;
  port: number;
}
/** Submission, its older forms, and relay. */
export const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525];

/** Why a connection is refused before it is made. */
export class DestinationRefused extends Error {
  readonly code = 'EDESTINATION';
}

function isWithin(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', prefix] = network.split('/');
    const family = ipaddr.parse(start).kind();
    list.addSubnet(start, Number(prefix ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether mail may go to an IP address and port. */
export const mayReach = (address: string, port: number, networks: readonly string[]): boolean =>
  isWithin(address, networks) || (MAIL_PORTS.includes(port) && isPublicIp(address));

/** The field that names a server which may not be used, as far as that is known without asking DNS. */
export function refusedField({ host, port }: Destination, networks: readonly string[]): 'host' | 'port' | undefined {
  if (isIP(host)) return mayReach(host, port, networks) ? undefined : isPublicIp(host) ? 'port' : 'host';
  return MAIL_PORTS.includes(port) || networks.length ? undefined : 'port';
}

const checkedLookup =
  (port: number, networks: readonly string[]): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const isRefused = !error && !found.every(({ address }) => mayReach(address, port, networks));
      const problem =
        error ?? (isRefused ? new DestinationRefused(`mail may not be handed over at ${name}, port ${port}`) : null);
      const [first] = found ?? [];
      if (problem || !first) return done(problem ?? new DestinationRefused(`${name} is unknown`), '', 0);
      if (options.all) return (done as (error: null, all: typeof found) => void)(null, found);
      return done(null, first.address, first.family);
    });

/** A connection to a server that somebody has entered. Rejects with DestinationRefused, or with what the network says. */
export function openSocket({ host, port }: Destination, networks: readonly string[], milliseconds: number): Promise<Socket> {
  if (isIP(host) && !mayReach(host, port, networks))
    return Promise.reject(new DestinationRefused(`mail may not be handed over at ${host}, port ${port}`));
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: checkedLookup(port, networks) });
    const late = () => socket.destroy(Object.assign(new Error('the mail server did not answer'), { code: 'ETIMEDOUT' }));
    socket.setTimeout(milliseconds, late);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.removeListener('error', reject);
      socket.removeListener('timeout', late);
      socket.setTimeout(0);
      resolve(socket);
    });
  });
}
