/**
 * Links to files that are made for one person, for a mail: they need no sign-in, name the task and when they run out, and
 * are signed with a key of this installation.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { makeAccessTokens } from '#server/auth/accessToken.ts';
import { sameSecret } from '#server/auth/secrets.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { attachment } from './routes.ts';
import { XLSX_TYPE } from './spreadsheet.ts';
import { storageOf } from './storage.ts';

export const LINK_DAYS = 7;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const signatureOf = async (db: Database, id: string, until: number): Promise<string> =>
  createHmac('sha256', await makeAccessTokens(db).key())
    .update(`file:${id}:${until}`)
    .digest('base64url');

/** The address of a task's file, good for a week. */
export async function fileLink(db: Database, { publicUrl }: Pick<Config, 'publicUrl'>, taskId: string): Promise<string> {
  const until = Math.floor(Date.now() / 1000) + LINK_DAYS * 86_400;
  return `${publicUrl}/api/background-tasks/${taskId}/file?until=${until}&signature=${await signatureOf(db, taskId, until)}`;
}

/** Registers `GET /background-tasks/{id}/file` on an app whose prefix is the API base. */
export function registerFileLinks(app: FastifyInstance, { db, config }: { db: Database; config: Config }): void {
  const schema = { tags: ['files'], summary: 'The file of a finished task, by its signed link' };
  app.get<{ Params: { id: string }; Querystring: { until?: string; signature?: string } }>(
    '/background-tasks/:id/file',
    { schema },
    async (request, reply) => {
      const { id } = request.params;
      const { until = '', signature = '' } = request.query;
      if (!UUID.test(id) || !/^\d{1,12}$/.test(until) || typeof signature !== 'string') throw new AppError('notFound');
      const isRight = sameSecret(signature, await signatureOf(db, id, Number(until)));
      if (!isRight || Number(until) * 1000 < Date.now()) throw new AppError('notFound');
      const [file] = await db.query<{ key: string; name: string; size: number }>(
        sql`select storage_key as key, file_name as name, size from background_tasks where id = ${id}::uuid and status = 'DONE'`,
      );
      const bytes =
        file &&
        (await storageOf(config)
          .read(file.key)
          .catch(() => undefined));
      if (!file || !bytes) throw new AppError('notFound');
      return reply
        .type(XLSX_TYPE)
        .headers({
          'content-length': file.size,
          'content-disposition': attachment(file.name),
          'cache-control': 'private, no-store',
        })
        .send(bytes);
    },
  );
}
