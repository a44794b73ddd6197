/** A trace for each request: its route, its operation and how it was answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { operationIdOf } from '#schemas/kernel/calls/operationId.ts';
import type { Config } from '#server/config.ts';
import { beginTrace, isTracing, type Span } from './traces.ts';

/** What is asked all the time and says nothing: probes, Prometheus, files of the portal. */
const QUIET = /^\/(api\/health|metrics|assets\/)/;

declare module 'fastify' {
  interface FastifyRequest {
    trace?: Span;
  }
}

type Networks = readonly ReturnType<typeof networkOf>[];
const networkOf = (text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
};
const isIn = (address: string | undefined, networks: Networks): boolean => {
  if (!address || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits));
};

/**
 * Follows every request from now on, where the process traces at all.
 *
 * Whoever sends a `traceparent` decides with it whether the request is recorded, and in which trace it stands. A caller from the
 * internet must not: it is taken only from the machine at the other end of the connection, and only from one that the operator has named.
 * `X-Forwarded-For` does not count here, because a balancer passes it on with the header of whoever called.
 */
export function followRequests(app: FastifyInstance, { traceCallers }: Pick<Config, 'traceCallers'>): void {
  if (!isTracing()) return;
  const callers = traceCallers.map(networkOf);
  app.decorateRequest('trace', undefined);

  const ending = (request: FastifyRequest, status: number) => {
    const { trace } = request;
    request.trace = undefined;
    trace?.set({ 'http.response.status_code': status });
    trace?.end(status >= 500 ? String(status) : undefined);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (QUIET.test(request.url)) return done();
    const { traceparent } = request.headers;
    const span = beginTrace({
      name: route ? `${request.method} ${route}` : request.method,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        // Whoever reads a trace finds the lines of the log with it, and the answer that somebody complains about.
        'http.response.header.x-request-id': [request.id],
        ...(route ? { 'http.route': route, 'atrium.operation': operationIdOf(request.method, route) } : {}),
      },
      ...(typeof traceparent === 'string' && isIn(request.raw.socket.remoteAddress, callers) ? { parent: traceparent } : {}),
    });
    if (!span) return done();
    request.trace = span;
    // A caller who has gone gets no answer, and the trace ends as well: 499 is what proxies write for that.
    reply.raw.once('close', () => ending(request, reply.raw.headersSent ? reply.raw.statusCode : 499));
    span.within(done);
  });
  // What follows a body runs where the connection was read, outside the trace of this request: it enters it again.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.trace) request.trace.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    ending(request, reply.statusCode);
    done();
  });
}
