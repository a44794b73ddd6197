/** Every failure, whoever threw it, becomes one envelope with a status, a stable code and a sentence. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOfHeader } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Envelope, ErrorCode } from '#schemas/kernel/errors.ts';
import { wireKey } from '#schemas/kernel/field.ts';
import { PARAMETER } from '#schemas/kernel/pathFits.ts';
import { DatabaseAway, DatabaseError } from '#server/db/database.ts';
import { columnName, uniqueName } from '#server/db/tables.ts';
import { AppError } from './errors.ts';
import { API_HEADERS } from './headers.ts';
import { messageOf, wordFields } from './wording.ts';

/** Codes that the spec also puts into `data`, where older clients look for them (000 §8). */
const IN_DATA: ReadonlySet<ErrorCode> = new Set(['access_token_expired', 'invalid_jwt_signature']);

const FASTIFY: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMedia',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
};

/** What PostgreSQL refused, as an error that names the field. */
function fromDatabase(error: DatabaseError, entity: Entity | undefined): AppError {
  if (error.code === '23505') {
    const field =
      entity &&
      Object.entries(entity.fields).find(([name, one]) => uniqueName(entity.table, columnName(name, one)) === error.constraint);
    return new AppError('duplicate', field ? { fields: { [wireKey(...field)]: { code: 'duplicate' } } } : {});
  }
  if (error.code === '23P01') return new AppError('duplicate');
  // A refused deletion is 23503 up to PostgreSQL 17 and 23001 from 18 on.
  if (error.code === '23503' || error.code === '23001') return new AppError('inUse');
  if (error.code === '23514' || error.code === '23502') return new AppError('validation');
  if (
    error.code === '22003' ||
    error.code === '22P02' ||
    error.code === '22021' ||
    error.code === '22007' ||
    error.code === '22008'
  )
    return new AppError('badQuery', { params: { param: '' } });
  if (error.code === '40001' || error.code === '40P01') return new AppError('unavailable');
  return new AppError('internal');
}

/** No room for an uploaded file. */
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

export function asAppError(error: unknown, entity: Entity | undefined): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseError) return fromDatabase(error, entity);
  if (error instanceof DatabaseAway || isFull(error)) return new AppError('unavailable');
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? FASTIFY[code] : undefined;
  if (known) return new AppError(known);
  if (error instanceof SyntaxError && statusCode === 400) return new AppError('malformed');
  if (statusCode === 429) return new AppError('tooMany');
  if (statusCode === 413) return new AppError('tooLarge');
  if (statusCode === 400) return new AppError('malformed');
  return new AppError('internal');
}

/** The envelope of a failure. */
export function failureEnvelope(error: AppError, request: FastifyRequest): Envelope {
  const entity = request.routeOptions?.config?.entity;
  const { fields, data } = error.facts;
  return {
    success: false,
    data: IN_DATA.has(error.code) ? error.code : (data ?? null),
    message: messageOf(error, request.locale),
    code: error.code,
    ...(fields ? { errors: wordFields(fields, request.locale, entity) } : {}),
    requestId: request.id,
  };
}

/** After so many seconds it is worth trying again, unless the failure itself knows better. */
const RETRY_SECONDS = '5';

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error, request.routeOptions?.config?.entity);
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

/** An address that no route can read, such as `/%`: refused before any hook has run. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.locale ??= localeOfHeader(request.headers['accept-language']);
  reply.header('x-request-id', request.id);
  sendFailure(error, request, reply);
}

/** Longer parameters are no keys; the router's own limit. */
export const LONGEST_KEY = 500;

/** The addresses below a prefix, as they are registered. Must be called before them. */
function addressesBelow(app: FastifyInstance, prefix: string): { method: string; shape: RegExp }[] {
  const known: { method: string; shape: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith(`${prefix}/`)) return;
    const shape = new RegExp(`^${url.replace(/\*$/, '.+').replace(PARAMETER, `[^/]{1,${LONGEST_KEY}}`)}/?$`);
    for (const one of [method].flat()) known.push({ method: one, shape });
  });
  return known;
}

/** Addresses that nothing answers: 405 when another method below the prefix would do, 404 otherwise. Before all routes. */
export function installNotFound(app: FastifyInstance, prefix: string): void {
  const known = addressesBelow(app, prefix);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] as string;
    const allowed = [...new Set(known.filter(({ shape }) => shape.test(path)).map(({ method }) => method))];
    const refusal = allowed.length
      ? new AppError('methodNotAllowed', { headers: { allow: allowed.join(', ') } })
      : new AppError('notFound');
    return sendFailure(refusal, request, reply);
  });
}
