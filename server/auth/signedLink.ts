/**
 * Links to files in a mail: they need no sign-in, contain the file and their expiry, and are signed with a
 * key of this installation.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { type SentFile, sendFile } from '#server/files/sendFile.ts';
import { XLSX_TYPE } from '#server/files/spreadsheet.ts';
import { storageOf } from '#server/files/storage.ts';
import { sending } from '#server/openapi/responses.ts';
import { sameSecret } from './secrets.ts';
import { makeAccessTokens } from './session/accessToken.ts';

/** Maximum validity of a link. */
export const LINK_DAYS = 7;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a link opens; part of the signed data, so that a link of one kind cannot open another. */
type Kind = 'file' | 'system-file';
const paths: Readonly<Record<Kind, (id: string) => string>> = {
  file: (id) => `/background-tasks/${id}/file`,
  'system-file': (uuid) => `/system-files/shared/${uuid}`,
};

const signatureOf = async (db: Database, kind: Kind, id: string, until: number): Promise<string> =>
  createHmac('sha256', await makeAccessTokens(db).key())
    .update(`${kind}:${id}:${until}`)
    .digest('base64url');

async function linkTo(db: Database, publicUrl: string, kind: Kind, id: string, days: number): Promise<string> {
  const until = Math.floor(Date.now() / 1000) + days * 86_400;
  return `${publicUrl}/api${paths[kind](id)}?until=${until}&signature=${await signatureOf(db, kind, id, until)}`;
}

/** The address of a task's file, valid for a week. */
export const taskFileLink = (db: Database, { publicUrl }: Pick<Config, 'publicUrl'>, taskId: string): Promise<string> =>
  linkTo(db, publicUrl, 'file', taskId, LINK_DAYS);

/**
 * The address of an uploaded file for a mail; the file is kept until the link expires, even when no record refers to it any more.
 * Call it before the transaction that writes the mail.
 * @param uuid of the file
 * @param days validity of the link, at most a week
 * @throws Error when there is no such file, or the validity is longer
 */
export async function fileLink(
  db: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  uuid: string,
  days: number = LINK_DAYS,
): Promise<string> {
  if (!(days > 0 && days <= LINK_DAYS)) throw new Error(`a link lives for ${LINK_DAYS} days at most`);
  const [file] = await db.query(sql`
    update system_files set linked_until_date = greatest(linked_until_date, now() + make_interval(secs => ${days * 86_400}::float8))
    where uuid = ${uuid}::uuid returning id`);
  if (!file) throw new Error('there is no such file to link to');
  return linkTo(db, publicUrl, 'system-file', uuid, days);
}

interface LinkQuery {
  until?: string;
  signature?: string;
}

/** Registers the routes of these links on an app whose prefix is the API base. */
export function registerFileLinks(app: FastifyInstance, { db, config }: { db: Database; config: Config }): void {
  /** Throws `notFound` unless the link is ours and has not expired. */
  const check = async (kind: Kind, id: string, { until = '', signature = '' }: LinkQuery) => {
    if (!UUID.test(id) || !/^\d{1,12}$/.test(until) || typeof signature !== 'string') throw new AppError('notFound');
    const isRight = sameSecret(signature, await signatureOf(db, kind, id, Number(until)));
    if (!isRight || Number(until) * 1000 < Date.now()) throw new AppError('notFound');
  };
  const serve = (kind: Kind, path: string, summary: string, find: (id: string) => Promise<SentFile[]>) =>
    app.get<{ Params: { id: string }; Querystring: LinkQuery }>(
      path,
      { schema: { tags: ['files'], summary, ...sending('*/*', [404, 429]) } },
      async ({ params: { id }, query }, reply) => {
        await check(kind, id, query);
        const [file] = await find(id);
        if (!file) throw new AppError('notFound');
        return sendFile(reply, storageOf(config), file);
      },
    );
  serve('file', '/background-tasks/:id/file', 'The file of a finished task, by its signed link', (id) =>
    db.query<SentFile>(sql`
      select storage_key as key, file_name as name, size, ${XLSX_TYPE} as mime from background_tasks
      where id = ${id}::uuid and status = 'DONE'`),
  );
  serve('system-file', '/system-files/shared/:id', 'An uploaded file, by its signed link', (uuid) =>
    db.query<SentFile>(sql`select storage_key as key, name, size, mime from system_files where uuid = ${uuid}::uuid`),
  );
}
