/** Every failure, wherever it was thrown, becomes one envelope with a status, a stable code and a sentence. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOfHeader } from '#i18n/server.ts';
import type { Envelope, ErrorCode } from '#schemas/kernel/calls/errors.ts';
import { PARAMETER } from '#schemas/kernel/calls/pathMatches.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { fieldMessages, messageOf } from '#server/errors/errorMessages.ts';
import { API_HEADERS } from './headers.ts';

/** Codes that the spec also puts into `data`, where older clients look for them (000 §8). */
const IN_DATA: ReadonlySet<ErrorCode> = new Set(['access_token_expired', 'invalid_jwt_signature']);

/** The envelope of a failure. */
export function failureEnvelope(error: AppError, request: FastifyRequest): Envelope {
  const entity = request.routeOptions?.config?.entity;
  const { fields, data } = error.facts;
  return {
    success: false,
    data: IN_DATA.has(error.code) ? error.code : (data ?? null),
    message: messageOf(error, request.locale),
    code: error.code,
    ...(fields ? { errors: fieldMessages(fields, request.locale, entity) } : {}),
    requestId: request.id,
  };
}

/** Seconds until a retry is worthwhile, unless the failure itself says otherwise. */
const RETRY_SECONDS = '5';

/** Longer values are cut in a sentence. */
const SHOWN = 60;
/** A value that cannot be used is named with its parameter, as it was written. */
function namingValue(error: AppError, request: FastifyRequest): AppError {
  const { messageKey, params } = error.facts;
  const value =
    messageKey === 'errors.badValue' && (request.query as Readonly<Record<string, unknown>> | null)?.[String(params?.param)];
  if (!value) return error;
  const shown = [value].flat().join(',').slice(0, SHOWN);
  return new AppError(error.code, { ...error.facts, messageKey: 'errors.wrongValue', params: { ...params, value: shown } });
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = namingValue(asAppError(error, request.routeOptions?.config?.entity), request);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  if (known.status === 503) reply.header('retry-after', RETRY_SECONDS);
  // The rest of such a request is not worth waiting for.
  if (known.status === 408 || known.status === 413) reply.header('connection', 'close');
  return reply
    .headers({ ...API_HEADERS, ...known.facts.headers })
    .status(known.status)
    .send(failureEnvelope(known, request));
}

export function installFailures(app: FastifyInstance): void {
  app.setErrorHandler(sendFailure);
}

/** An address that no route can parse, such as `/%`: refused before any hook has run. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.locale ??= localeOfHeader(request.headers['accept-language']);
  reply.header('x-request-id', request.id);
  sendFailure(error, request, reply);
}

/** Longer parameters cannot be keys; the router has the same limit. */
export const MAX_KEY_LENGTH = 500;

/** Collects the addresses registered below a prefix. Must be called before they are registered; read when somebody asks for one that is not there. */
function addressesBelow(app: FastifyInstance, prefix: string): () => readonly { method: string; shape: RegExp }[] {
  const known: { method: string; url: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith(`${prefix}/`)) for (const one of [method].flat()) known.push({ method: one, url });
  });
  const shapeOf = (url: string) => new RegExp(`^${url.replace(/\*$/, '.+').replace(PARAMETER, `[^/]{1,${MAX_KEY_LENGTH}}`)}/?$`);
  let shapes: { method: string; shape: RegExp }[] | undefined;
  return () => {
    shapes ??= known.map(({ method, url }) => ({ method, shape: shapeOf(url) }));
    return shapes;
  };
}

/** Addresses without a route: 405 when another method is registered below the prefix, 404 otherwise. Before all routes. */
export function installNotFound(app: FastifyInstance, prefix: string): void {
  const known = addressesBelow(app, prefix);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] as string;
    const allowed = [
      ...new Set(
        known()
          .filter(({ shape }) => shape.test(path))
          .map(({ method }) => method),
      ),
    ];
    const refusal = allowed.length
      ? new AppError('methodNotAllowed', { headers: { allow: allowed.join(', ') } })
      : new AppError('notFound');
    return sendFailure(refusal, request, reply);
  });
}
