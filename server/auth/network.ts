/** The network of a client, used for rate limits: one IPv4 host, or the /64 of an IPv6 connection. */
import ipaddr from 'ipaddr.js';

/** Groups of four hex digits in a /64: a connection is assigned a whole /64, so a client can use all of its addresses. */
const NETWORK_GROUPS = 4;

/** `203.0.113.9` as it is, `2001:db8::7` as `2001:db8:0:0/64`; an IPv4-mapped IPv6 address counts as IPv4. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const host = ipaddr.process(address);
  if (!(host instanceof ipaddr.IPv6)) return host.toString();
  const groups = host.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}/64`;
}
