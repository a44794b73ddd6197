/**
 * The host names that the product answers to. A page of another site can make its own name resolve to this machine (DNS
 * rebinding) and then read answers as same-origin; the browser still sends that name in `Host`.
 */
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors/appError.ts';
import { isLoopback, listensOnLoopback } from '#server/settings/exposure.ts';

type Named = Pick<Config, 'host' | 'publicUrl' | 'allowedHosts'>;

/** The name in a Host header, without port and trailing dot; undefined when it is invalid. */
function nameOf(host: string): string | undefined {
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host)) return undefined;
  return host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
}

/**
 * Whether a name is ours: that of the public address, those of `ALLOWED_HOSTS`, and loopback names if it listens there.
 * A bare IP address is allowed too: rebinding needs a name, and health checks of load balancers use the address.
 */
export function hostCheck(config: Named): (host: string) => boolean {
  const own = new Set([new URL(config.publicUrl).hostname.toLowerCase(), ...config.allowedHosts]);
  const loopback = listensOnLoopback(config.host);
  const isOwn = (host: string): boolean => {
    const name = nameOf(host);
    if (name === undefined) return false;
    return own.has(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 || (loopback && isLoopback(name));
  };
  // Nearly every request asks for the same one.
  let last: { host: string; answer: boolean } | undefined;
  return (host) => {
    if (last?.host !== host) last = { host, answer: isOwn(host) };
    return last.answer;
  };
}

/** Refuses requests for another host name with AppError `unknownHost`, except health calls. Before all other hooks. */
export function installHostCheck(app: FastifyInstance, config: Named, healthCalls: string): void {
  const isOwn = hostCheck(config);
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request;
    const sent = request.headers.host ?? '';
    // A proxy may name another host than the one it was asked for.
    const isKnown = isOwn(host) && (host === sent || isOwn(sent));
    if (!isKnown && !request.url.startsWith(`${healthCalls}/`)) throw new AppError('unknownHost');
    done();
  });
}
