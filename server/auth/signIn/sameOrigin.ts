/**
 * CSRF protection beyond SameSite: a sign-in call that another site makes a browser send is refused.
 * Non-browser clients send neither header.
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/appError.ts';

const OWN: ReadonlySet<unknown> = new Set([undefined, 'same-origin', 'none']);

/** Refuses cross-origin requests to the calls registered on `app` with AppError `forbidden`. */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).host;
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    if (!OWN.has(site)) throw new AppError('forbidden');
    if (origin === undefined) return;
    const from = URL.canParse(origin) ? new URL(origin).host : '';
    if (from !== host && from !== own) throw new AppError('forbidden');
  });
}
