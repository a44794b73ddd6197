/** Converts anything thrown to AppError, which has a code and a status. */
import type { FastifyError } from 'fastify';
import { type ErrorCode, errorStatus } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import { keyOfCode } from '#schemas/kernel/fields/message.ts';
import { inputOfLimit, type Limit } from '#schemas/kernel/rules/limits.ts';
import { DatabaseAway, DatabaseError } from '#server/db/database.ts';
import { limitName } from '#server/db/limits.ts';
import { columnName, uniqueName } from '#server/db/tables.ts';
import { AppError } from './appError.ts';

const FASTIFY: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMedia',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
};

/** What the limit of the entity says that the database has kept. */
function fromLimit(error: DatabaseError, entity: Entity): AppError | undefined {
  const found = Object.entries(entity.limits ?? {}).find(([name]) => limitName(entity.table, name) === error.constraint);
  if (!found) return undefined;
  return limitRefused(entity, found[1]);
}

/** The error of a limit, at the input that can be changed. */
export function limitRefused(entity: Entity, limit: Limit): AppError {
  const { error: code } = limit;
  const input = inputOfLimit(entity, limit);
  return new AppError(isErrorCode(code) ? code : 'duplicate', {
    messageKey: keyOfCode(code),
    ...(input ? { fields: { [input]: { code } } } : {}),
  });
}

/** An error of PostgreSQL, as an AppError that names the field. */
function fromDatabase(error: DatabaseError, entity: Entity | undefined): AppError {
  const limit = entity && fromLimit(error, entity);
  if (limit) return limit;
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

/** Some limits have a code of their own in the catalogue of errors. */
const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;

/** No space for an uploaded file. */
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
