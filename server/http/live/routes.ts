/** `GET /live`: server-sent events about other people's writes, the person's notices, and the progress of their jobs. */
import type { FastifyInstance } from 'fastify';
import type { Auth } from '#server/auth/session/auth.ts';
import type { Services } from '#server/engine/context.ts';
import { AppError } from '#server/errors/appError.ts';
import { sending } from '#server/openapi/responses.ts';
import { type Listener, LiveHub } from './hub.ts';
import { openStream } from './stream.ts';

/** When the access token expires, in ms since 1970. It has already been verified. */
function expiryOf(authorization: string | undefined): number {
  const payload = authorization?.split('.')[1] ?? '';
  return Number((JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }).exp) * 1000;
}

/**
 * Registers the call outside compression: a compressor would buffer the events. The stream ends with the
 * access token with which it was opened, so that it never outlasts what any other call may do.
 */
export function registerLive(
  api: FastifyInstance,
  { auth, db, model }: { auth: Auth } & Pick<Services, 'db' | 'model'>,
): LiveHub {
  const hub = new LiveHub({ db, model });
  api.addHook('preClose', () => hub.close());
  api.route({
    method: 'GET',
    url: '/live',
    exposeHeadRoute: false,
    schema: {
      tags: ['system'],
      summary: 'Server-sent events: changed records, notices, jobs',
      security: [{ bearer: [] }],
      ...sending('text/event-stream', [401, 403, 429, 503]),
    } as object,
    handler: async (request, reply) => {
      const { session, sessionId } = await auth.identify(request);
      await hub.listen();
      // Checked and reserved in one step: otherwise many parallel requests could all pass the check.
      if (!hub.hasRoomFor(session.userId)) throw new AppError('tooMany', { headers: { 'retry-after': '30' } });
      reply.hijack();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stream = openStream(reply.raw, reply.getHeaders(), () => {
        clearTimeout(timer);
        hub.remove(listener);
      });
      const listener: Listener = { sessionId, session, stream };
      hub.add(listener);
      timer = setTimeout(() => stream.end('token'), Math.max(0, expiryOf(request.headers.authorization) - Date.now()));
      timer.unref();
      stream.send('open', {});
      // Reads the session once more, because it may have changed since it was read a moment ago.
      hub.recheck(listener);
    },
  });
  return hub;
}
