/** Liveness and readiness: is the process alive, and can it do its work? */
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/appError.ts';
import { responding } from '#server/openapi/responses.ts';
import { byKey, partly, text, textOf } from '#server/openapi/values.ts';

/** One dependency of the work. */
export interface Check {
  name: string;
  /** If it fails, no requests should be sent here. */
  vital: boolean;
  /** `ok`, or a word for what is wrong. Must not throw, and must be quick. */
  look(): Promise<string>;
}

const HEALTH = partly({ status: textOf('live', 'ready'), details: byKey(text) }, 'details');

/** Registers `/health/live`, and `/health/ready` with the result of each check: 503 when a vital one is not `ok`. */
export function registerHealth(api: FastifyInstance, checks: readonly Check[], isStopping: () => boolean): void {
  const open = {
    config: { public: true, rateLimit: false as const },
    schema: { tags: ['health'], ...responding(HEALTH, [503]) },
  };
  const said = (summary: string) => ({ ...open, schema: { ...open.schema, summary } });
  api.get('/health/live', said('Whether the process runs'), async () => ({
    success: true,
    data: { status: 'live' },
    message: '',
  }));
  api.get('/health/ready', said('Whether it can do its work'), async () => {
    if (isStopping()) throw new AppError('unavailable', { data: { status: 'stopping' } });
    const found = await Promise.all(checks.map(async ({ name, look }) => [name, await look()] as const));
    const details = Object.fromEntries(found);
    if (checks.some(({ name, vital }) => vital && details[name] !== 'ok'))
      throw new AppError('unavailable', { data: { status: 'unavailable', details } });
    return { success: true, data: { status: 'ready', details }, message: '' };
  });
}
