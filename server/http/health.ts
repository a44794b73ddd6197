/** Is the process alive, and can it do its work? */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { AppError } from './errors.ts';

export function registerHealth(api: FastifyInstance, db: Database, isStopping: () => boolean): void {
  const open = { config: { public: true, rateLimit: false as const }, schema: { tags: ['health'] } };
  api.get('/health/live', open, async () => ({ success: true, data: { status: 'live' }, message: '' }));
  api.get('/health/ready', open, async () => {
    if (isStopping()) throw new AppError('unavailable');
    await db.query(sql`select 1`).catch(() => {
      throw new AppError('unavailable');
    });
    return { success: true, data: { status: 'ready' }, message: '' };
  });
}
