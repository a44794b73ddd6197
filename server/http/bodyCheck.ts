/**
 * Bodies must be plain data. An object with its own `toString`, `constructor` or `then` makes code that reads it as text, by
 * its kind or as a promise throw or misbehave, far from here; no field of the product has such a name, so a body with
 * one is refused before anything reads it. So is a body that is nested deeper than any form.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RESERVED_NAMES } from '#schemas/kernel/reservedNames.ts';
import { AppError } from '#server/errors/appError.ts';

const MAX_DEPTH = 64;

function isData(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value) && Object.keys(value).some((key) => RESERVED_NAMES.has(key))) return false;
      for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) next.push(inner);
    }
    level = next;
  }
  return true;
}

/**
 * A write without a body, or with `null` for one, says nothing: it is the same as `{}`, so that no call has to think of it. Files come
 * as a stream of parts, and the body of such a call stays absent.
 */
const hasNone = ({ method, body, headers }: FastifyRequest): boolean =>
  (body === undefined || body === null) &&
  method !== 'GET' &&
  method !== 'HEAD' &&
  method !== 'OPTIONS' &&
  !/^multipart\//i.test(headers['content-type'] ?? '');

/** Refuses bodies that are not plain data with AppError `malformed`. Runs before the hooks of any call. */
export function installBodyCheck(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (hasNone(request)) request.body = {};
    if (!isData(request.body)) throw new AppError('malformed');
    done();
  });
}
