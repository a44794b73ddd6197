/** Which addresses are on the public internet: whoever enters one must not lead the server into its own network (SSRF). */
import { BlockList, isIP } from 'node:net';

const inward = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inward.addSubnet(network, prefix, 'ipv4');
const outward = new BlockList();
outward.addSubnet('2000::', 3, 'ipv6');
/** In the global range, but they lead to an arbitrary IPv4 address, or nowhere. */
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inward.addSubnet(network, prefix, 'ipv6');

/** True for a public IP address; mapped, tunnelled and reserved ones are not. */
export function isPublicIp(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !inward.check(ip, 'ipv4');
  return family === 6 && outward.check(ip, 'ipv6') && !inward.check(ip, 'ipv6');
}
