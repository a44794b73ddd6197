/** Calls of the spec that follow from no schema: an area lists them in its manifest, the app serves them like every other. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Permission, Role, Side } from '#schemas/kernel/access.ts';
import { withColons } from '#schemas/kernel/path.ts';
import type { Session } from '#schemas/kernel/session.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Services } from './context.ts';
import type { RawQuery } from './listQuery.ts';
import { type Reach, reachAt } from './reach.ts';
import { requireGate } from './write/gates.ts';

export interface AreaContext extends Services {
  reach: Reach;
  locale: LocaleCode;
  /** `{…}` parameters of the path, as written. */
  params: Readonly<Record<string, string>>;
  query: RawQuery;
  body: unknown;
  origin: Origin;
}
export interface AreaCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, with `{…}` parameters; `{officeCentreId}` and `{officeCentreUuid}` narrow the reach. */
  path: string;
  summary: string;
  permission?: Permission;
  /** Why every signed-in person may make it; the only way to leave out `permission`. */
  everybody?: string;
  sides?: readonly Side[];
  roles?: readonly Role[];
  /** Success notice under `notices.`, as the envelope's message. */
  notice?: string;
  /** The answer changes with a release only: whoever keeps it asks whether it still holds, and is told so in few bytes. */
  lasting?: true;
  /** What the envelope's `data` will be. */
  run(context: AreaContext): Promise<unknown>;
}
/** A call with the area whose manifest lists it. */
export interface OwnedCall extends AreaCall {
  area: string;
}

/** Sets the tag of an answer that may be kept; true when the caller has this very one. */
function isKept(data: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = `W/"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-language' });
  return (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(tag);
}

async function answer(services: Services, call: AreaCall, request: FastifyRequest, reply: FastifyReply) {
  const session = request.session as Session;
  requireGate(session, call);
  const params = request.params as Record<string, string>;
  const reach = await reachAt(services.db, session, params);
  const data = await call.run({
    ...services,
    reach,
    locale: request.locale,
    params,
    query: request.query as RawQuery,
    body: request.body,
    origin: { ip: request.ip, requestId: request.id },
  });
  if (call.lasting && isKept(data, request, reply)) return reply.status(304).send();
  return { success: true, data, message: call.notice ? translate(request.locale, `notices.${call.notice}`) : '' };
}

/** Registers them on the part of the app where people are signed in. */
export function serveAreaCalls(api: FastifyInstance, services: Services, calls: readonly OwnedCall[]): void {
  for (const call of calls)
    api.route({
      method: call.method,
      url: withColons(call.path),
      schema: { tags: [call.area], summary: call.summary, security: [{ bearer: [] }] } as object,
      handler: (request, reply) => answer(services, call, request, reply),
    });
}
