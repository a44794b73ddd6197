/** `GET /metrics`, where the installation has a key for it; without one there is no such address. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { makeMetrics } from './metrics.ts';

const PATH = '/metrics';
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Counts every request from now on, and registers the address outside `/api`: it speaks the format of Prometheus, not the envelope.
 * Whoever has no or another key gets 401.
 */
export function registerMetrics(
  app: FastifyInstance,
  { db, config, streams }: { db: Database; config: Config; streams: () => number },
): void {
  const { metricsKey } = config;
  const hidden = { schema: { hide: true } as object, exposeHeadRoute: false };
  if (!metricsKey) {
    // Not a page of the portal either.
    app.get(PATH, hidden, (_request, reply) => reply.callNotFound());
    return;
  }
  const metrics = makeMetrics(db, streams);
  const wanted = digest(`Bearer ${metricsKey}`);
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get(PATH, hidden, async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), wanted)) throw new AppError('unauthenticated');
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.render();
  });
}
