/**
 * Limits what one address may use of the server. Direct clients are counted by connection. The connections of
 * a load balancer carry everybody, so behind one the requests in progress are counted, by the address that it forwards.
 */
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/appError.ts';
import { closeGently } from './gracefulClose.ts';
import { rawRefusal } from './rawRefusal.ts';

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const one of networks) {
    const [host = '', bits] = one.split('/');
    if (bits === undefined) list.addAddress(host, family(host));
    else list.addSubnet(host, Number(bits), family(host));
  }
  return list;
}

export interface Counter {
  /** False when the address has reached its limit; otherwise it must be released. */
  take(address: string): boolean;
  give(address: string): void;
}

export function makeCounter(most: number): Counter {
  const held = new Map<string, number>();
  return {
    take: (address) => {
      const count = held.get(address) ?? 0;
      if (count >= most) return false;
      held.set(address, count + 1);
      return true;
    },
    give: (address) => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    },
  };
}

/** @param most how many one address may hold at once */
export function limitPerAddress(app: FastifyInstance, most: number, trustedProxies: readonly string[]): void {
  const proxies = listOf(trustedProxies);
  const isProxy = (address: string | undefined) => {
    const known = address && plain(address);
    return known ? proxies.check(known, family(known)) : false;
  };
  const connections = makeCounter(most);
  const requests = makeCounter(most);

  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (!address || isProxy(address)) return;
    if (connections.take(address)) socket.once('close', () => connections.give(address));
    else closeGently(socket, rawRefusal('tooMany', { 'retry-after': '30' }));
  });
  if (trustedProxies.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (!isProxy(request.socket.remoteAddress)) return done();
    const { ip } = request;
    if (!requests.take(ip)) throw new AppError('tooMany', { headers: { 'retry-after': '30' } });
    reply.raw.once('close', () => requests.give(ip));
    done();
  });
}
