/** From where somebody comes, as brakes and memory see it: one host of IPv4, or the network that one line of IPv6 has. */
import { isIPv6 } from 'node:net';

/** Groups of four hex digits that a connection is given as a whole (/64): whoever has one address has all of them. */
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** `203.0.113.9` as it is, `2001:db8::7` as `2001:db8:0:0/64`. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  // An IPv4 address at the end stands for two groups, beyond the network.
  const [plain = ''] = address
    .toLowerCase()
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('%');
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const whole = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  const network = whole.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}/64`;
}
